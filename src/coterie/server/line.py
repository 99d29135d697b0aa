"""A websocket to which the application writes without a detour."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, which the application finds in the scope's state.

    Through ASGI a message would pass half a dozen coroutines before it is written, and wait in
    one of them while the client does not read: at a table nobody waits for a client."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    @property
    def unsent(self) -> int:
        """Bytes the client has not read yet."""
        return self.transport.get_write_buffer_size()

    def post(self, data: bytes) -> None:
        """Send a text. Nothing happens if the line is closed already."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_text(data)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self) -> None:
        """End it at once, whatever is unsent."""
        self.transport.abort()
