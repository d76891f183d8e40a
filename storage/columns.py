"""Short forms of columns and foreign keys, for the schema and its migrations."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, ForeignKeyConstraint, Text
from sqlalchemy.types import TypeEngine

Kind = type[TypeEngine[Any]]


def keys(**kinds: Kind) -> Iterator[Column[Any]]:
    """Yield the columns of a primary key, none of which counts by itself."""
    return (Column(name, kind, primary_key=True, autoincrement=False) for name, kind in kinds.items())


def filled(**kinds: Kind) -> Iterator[Column[Any]]:
    """Yield columns that always have a value."""
    return (Column(name, kind, nullable=False) for name, kind in kinds.items())


def optional(**kinds: Kind) -> Iterator[Column[Any]]:
    """Yield columns that may be NULL."""
    return (Column(name, kind) for name, kind in kinds.items())


def links(**targets: str) -> Iterator[ForeignKeyConstraint]:
    """Yield foreign keys of single columns, each with its target such as `people.id`."""
    return (ForeignKeyConstraint([name], [target]) for name, target in targets.items())


def level_column() -> Column[str]:
    """Return the column of the level of the computers that have played; empty where an earlier version did not say."""
    return Column("level", Text, nullable=False, server_default="")
