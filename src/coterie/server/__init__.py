"""The web application: lobby, live tables, accounts, storage."""

from pathlib import Path

from coterie.server.limits import Limits

WEB = Path(__file__).parents[3] / "web" / "dist"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///coterie.db",
    redis: str | None = None,
    web: Path = WEB,
    limits: Limits | None = None,
) -> None:
    """Run the server until it is stopped."""
    import gc

    import uvicorn

    from coterie.server.app import make_app
    from coterie.server.line import Line

    limits = limits or Limits()
    app = make_app(database, redis, web, limits)
    # What is here now stays; what a move allocates is freed without the collector's help. To
    # search all there is would hold every table up: `Tables` does that, seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000_000)
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws=Line,
        ws_max_size=4 * limits.message_bytes,  # up to here an error, beyond it the line is cut
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


__all__ = ["Limits", "serve"]
