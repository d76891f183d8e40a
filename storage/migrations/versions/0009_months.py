"""The time old sessions were pruned; on PostgreSQL, answers and records partitioned by month (`storage/months.py`)."""

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0009"
down_revision = "0008"

KEYS = {"answers": "table_id, deal, number", "records": "table_id, deal"}
BY_MONTH = """
ALTER TABLE {name} RENAME TO {name}_before;
ALTER TABLE {name}_before RENAME CONSTRAINT pk_{name} TO pk_{name}_before;
CREATE TABLE {name} (LIKE {name}_before INCLUDING DEFAULTS) PARTITION BY RANGE (table_id);
ALTER TABLE {name} ADD CONSTRAINT pk_{name} PRIMARY KEY ({key});
ALTER TABLE {name} ADD CONSTRAINT fk_{name}_table_id FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number);
ALTER TABLE {name} ATTACH PARTITION {name}_before FOR VALUES FROM ('1') TO (MAXVALUE);
CREATE TABLE {name}_rest PARTITION OF {name} DEFAULT;
"""


def upgrade() -> None:
    op.add_column("tables", Column("pruned", BigInteger()))
    if op.get_bind().dialect.name == "postgresql":
        for name, key in KEYS.items():
            for statement in filter(None, map(str.strip, BY_MONTH.format(name=name, key=key).split(";"))):
                op.execute(statement)
