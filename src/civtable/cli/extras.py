"""What `pip install civtable` does not bring: a command that needs more says what to install."""

from importlib.util import find_spec
from typing import Final

from civtable.cli.common import usage_error

EXTRAS: Final = {
    "dataset": ("pyarrow",),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "server": (
        *("aiosmtplib", "alembic", "argon2", "cryptography", "fastapi", "httptools", "openskill"),
        *("prometheus_client", "psycopg", "pydantic", "sqlalchemy", "starlette", "tzdata", "uvicorn"),
        "websockets",
    ),
}
"""The packages of an extra of pyproject.toml, by the names under which they are imported."""


def require(extra: str) -> None:
    """Refuse a command whose extra is not there, or only in part, before anything of it is imported."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise usage_error("extra-missing", package=package, command=f'pip install "civtable[{extra}]"')
