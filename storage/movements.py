"""SQL for the movements and balances of the ledger's accounts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Subquery, func, select, union_all

from storage.schema import postings


def movements(*conditions: ColumnElement[bool]) -> Subquery:
    """Return both sides of postings as rows of account, chips gained, table and deal."""
    place: tuple[Any, ...] = (postings.c.server, postings.c.table_id, postings.c.deal)
    gained = select(postings.c.target.label("account"), postings.c.amount.label("chips"), *place).where(*conditions)
    given = select(postings.c.source, -postings.c.amount, *place).where(*conditions)
    return union_all(gained, given).subquery("movements")


def total(rows: Subquery) -> ColumnElement[Any]:
    """Add up the chips of movements."""
    return func.sum(rows.c.chips)
