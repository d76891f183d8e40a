"""TLS to PostgreSQL as operators set it up: the server's certificate comes from an authority of their own."""

import os
import subprocess
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import Database
from storage.problems import StorageProblem

OWN_NAME = "subjectAltName=IP:127.0.0.1"


def openssl(*arguments: str) -> None:
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Create a self-signed certificate; return it and its key."""
    made, key = folder / f"{name}.crt", folder / f"{name}.key"
    new = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    openssl(*new, "-subj", f"/CN={name}", "-addext", OWN_NAME, "-out", str(made), "-keyout", str(key))
    return made, key


async def ask(url: str, *statements: str) -> str:
    """Run statements outside of a transaction; return the first value of the last."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        results = [await connection.execute(text(statement)) for statement in statements]
        told = str(results[-1].scalar()) if results[-1].returns_rows else ""
    await engine.dispose()
    return told


def install(files: tuple[Path, Path], folder: Path) -> None:
    """Install the server's certificate and key, owned by the user that runs it."""
    owner = folder.stat()
    for source, name in zip(files, ("server.crt", "server.key"), strict=True):
        place = folder / name
        place.write_bytes(source.read_bytes())
        place.chmod(0o600)
        os.chown(place, owner.st_uid, owner.st_gid)


@pytest.fixture
async def authority(on_server: str, tmp_path: Path) -> AsyncGenerator[Path]:
    """Switch on TLS on the server; yield the authority's certificate."""
    made, key = certificate(tmp_path, "server")
    install((made, key), Path(await ask(on_server, "SHOW data_directory")))
    await ask(on_server, "ALTER SYSTEM SET ssl = on", "SELECT pg_reload_conf()")
    yield made
    await ask(on_server, "ALTER SYSTEM RESET ssl", "SELECT pg_reload_conf()")


async def test_required_tls_is_never_skipped(on_server: str) -> None:
    with pytest.raises(StorageProblem, match="SSL"):
        await Database.open(f"{on_server}?sslmode=require")


async def test_a_server_is_trusted_only_through_its_own_authority(
    on_server: str, authority: Path, tmp_path: Path
) -> None:
    database = await Database.open(f"{on_server}?sslmode=verify-full&sslrootcert={authority}")
    assert await database.value(text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"))
    await database.close()
    stranger, _ = certificate(tmp_path, "stranger")
    for mode in ("verify-full", "verify-ca"):
        with pytest.raises(StorageProblem, match="does not prove who it is: self-signed certificate") as refused:
            await Database.open(f"{on_server}?sslmode={mode}&sslrootcert={stranger}")
        assert (refused.value.key, refused.value.passes) == ("certificate", True)
    for parameters, said in (
        (f"sslmode=verify-full&sslrootcert={tmp_path / 'none.crt'}", "there is no file .*none.crt"),
        ("sslmode=very", "sslmode"),
    ):
        with pytest.raises(StorageProblem, match=said) as unusable:
            await Database.open(f"{on_server}?{parameters}")
        assert (unusable.value.key, unusable.value.passes) == ("parameters", False)
