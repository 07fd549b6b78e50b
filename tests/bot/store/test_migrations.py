"""Migrations: numbered steps from nothing to exactly the schema, repeatable, and all or nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, inspect, select

from bot.store import Connection, Store, database, schema
from bot.store.database import migrate

MIGRATIONS = Path(database.__file__).parent / "migrations"
FILES = sorted(path.name for path in (MIGRATIONS / "versions").glob("*.py"))


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'cairn.db'}")
    await found.open()
    yield found
    await found.close()


def described(connection: Connection) -> dict[str, Any]:
    """Every table with its columns, keys, constraints and indexes."""
    inspector = inspect(connection)
    return {
        table: {
            "columns": [
                (each["name"], str(each["type"]), each["nullable"], each["default"])
                for each in inspector.get_columns(table)
            ],
            "key": inspector.get_pk_constraint(table),
            "foreign keys": by_name(inspector.get_foreign_keys(table)),
            "unique": by_name(inspector.get_unique_constraints(table)),
            "checks": by_name(inspector.get_check_constraints(table)),
            "indexes": [
                (name, each["column_names"], each["unique"], str(each.get("dialect_options", {}).get("sqlite_where")))
                for name, each in by_name(inspector.get_indexes(table)).items()
            ],
        }
        for table in inspector.get_table_names()
        if table != "alembic_version"
    }


def by_name(listed: Any) -> dict[str, Any]:
    return {str(each["name"]): each for each in sorted(listed, key=lambda each: str(each["name"]))}


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


def tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def test_migrations_lead_from_nothing_to_the_schema(opened: Store) -> None:
    assert await opened.read(differences) == []


async def test_no_column_index_or_constraint_differs(opened: Store) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        wanted = described(connection)
    engine.dispose()
    assert await opened.read(described) == wanted
    assert wanted.keys() == schema.metadata.tables.keys()


async def test_migrating_again_changes_nothing(opened: Store) -> None:
    await opened.write(lambda connection: connection.execute(insert(schema.players).values(confirm=True)).rowcount)
    before = await opened.read(described)
    for _ in range(2):
        await opened.open()
    assert await opened.read(described) == before
    assert await opened.read(lambda connection: connection.scalars(select(schema.players.c.confirm)).all()) == [True]


async def test_an_interrupted_migration_leaves_nothing_behind(tmp_path: Path) -> None:
    def cut_off(connection: Connection) -> None:
        migrate(connection)
        assert tables(connection)
        raise ZeroDivisionError

    empty = Store(f"sqlite:///{tmp_path / 'empty.db'}")
    with pytest.raises(ZeroDivisionError):
        await empty.write(cut_off)
    assert await empty.read(tables) == []
    await empty.open()
    assert await empty.read(differences) == []
    await empty.close()


@pytest.mark.parametrize(("number", "file"), list(enumerate(FILES, 1)))
def test_migrations_are_numbered_in_order(number: int, file: str) -> None:
    assert file.startswith(f"{number:04}_")
    script = ScriptDirectory(str(MIGRATIONS)).get_revision(f"{number:04}")
    assert script is not None
    assert Path(script.path).name == file
    assert script.down_revision == (f"{number - 1:04}" if number > 1 else None)


def test_migrations_form_one_line_that_ends_with_the_last() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [f"{len(FILES):04}"]
