"""Who is who: guests and accounts, each known by a signed cookie."""

import asyncio
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import insert, select, update

from coterie.engine.texts import texts
from coterie.server.limits import Sorry
from coterie.server.storage import HOUSE, PLAYERS, Conflict, Storage
from coterie.tables.chat import clean

COOKIE = "coterie"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one


class Player(Struct):
    """Somebody, with or without an account."""

    id: str
    name: str
    auto: bool = False
    login: str | None = None


def new_id() -> str:
    """An id that cannot be guessed: 12 characters, 72 bits."""
    return secrets.token_urlsafe(9)


class Identity:
    """The players and the secret that signs their cookies."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._secret = b""
        self._hasher = PasswordHasher()
        # Compared against when there is no such account, so that both take as long.
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._hashing = asyncio.Semaphore(2)

    async def start(self) -> None:
        """Find the secret of this database, or make it."""
        query = select(HOUSE.c.value).where(HOUSE.c.name == "secret")
        rows = await self.storage.read(query)
        if not rows:
            with suppress(Conflict):  # another process made it at the same time
                await self.storage.write(
                    insert(HOUSE).values(name="secret", value=secrets.token_hex(32))
                )
            rows = await self.storage.read(query)
        self._secret = bytes.fromhex(rows[0][0])

    def sign(self, player: str) -> str:
        """The cookie's value: who, and the proof that we said so."""
        mac = hmac.new(self._secret, player.encode(), hashlib.sha256).hexdigest()
        return f"{player}.{mac}"

    def verify(self, cookie: str | None) -> str | None:
        """The player's id, if the cookie is ours."""
        player, _, _ = (cookie or "").rpartition(".")
        if player and hmac.compare_digest(self.sign(player).encode(), (cookie or "").encode()):
            return player
        return None

    async def find(self, id: str) -> Player | None:
        rows = await self.storage.read(select(PLAYERS).where(PLAYERS.c.id == id))
        return _player(rows[0]) if rows else None

    async def guest(self, lang: str) -> Player:
        """Somebody new, with a name in that language."""
        number = str(secrets.randbelow(9000) + 1000)
        player = Player(new_id(), texts(None, lang).say("guest-name", {"number": number}))
        await self.storage.write(
            insert(PLAYERS).values(id=player.id, name=player.name, auto=False, created=time.time())
        )
        return player

    async def change(self, player: Player, name: str | None, auto: bool | None) -> Player:
        """Another name or setting."""
        if name is not None:
            player.name = clean(name, 24, "error-name")
        if auto is not None:
            player.auto = auto
        await self.storage.write(
            update(PLAYERS)
            .where(PLAYERS.c.id == player.id)
            .values(name=player.name, auto=player.auto)
        )
        return player

    async def register(self, player: Player, login: str, password: str) -> Player:
        """The guest gets an account and keeps everything."""
        if player.login is not None:
            raise Sorry("error-account", 409)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.storage.write(
                update(PLAYERS)
                .where(PLAYERS.c.id == player.id, PLAYERS.c.login.is_(None))
                .values(login=login.lower(), password=hashed)
            )
        except Conflict:
            raise Sorry("error-login-taken", 409) from None
        player.login = login.lower()
        return player

    async def login(self, login: str, password: str) -> Player:
        """The player of an account."""
        rows = await self.storage.read(select(PLAYERS).where(PLAYERS.c.login == login.lower()))
        hashed = rows[0].password if rows else self._nobody
        async with self._hashing:
            right = await asyncio.to_thread(self._right, hashed, password)
        if not rows or not right:
            raise Sorry("error-login", 403)
        return _player(rows[0])

    def _right(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False


def _player(row: Any) -> Player:
    return Player(row.id, row.name, row.auto, row.login)
