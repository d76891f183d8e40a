"""What an old database holds besides tables, described without classes: evenings, days, debts, league, judgements."""

from collections.abc import Iterable

from bot.daily import Daily, DailyDeals
from game.core.driver import Driver
from game.core.visibility import view_of
from game.daily import ME
from game.evenings.evening import Evening
from game.evenings.standings import standings
from game.games.catalogue import CATALOGUE
from game.league import Season
from game.table.journaled import replayed
from storage.dailies import Dailies
from storage.database import Database
from storage.debts import open_debts
from storage.evenings import Evenings
from storage.league import League
from storage.played import Judgements
from tests.alone import alone_tables
from tests.storage.old_databases import Json, described

FAMILIES = (["lupfen-liechtenstein", "lupfen-vorarlberg"], ["skat"])


async def house(database: Database, server: int, people: Iterable[int], asked_for: Json) -> Json:
    """Describe everything; `asked_for` names what is looked up: `plays`, `pars`, `judgements`, `season`."""
    return {
        "debts": await debts(database, server),
        "evenings": [evening_told(each) for each in await Evenings(database).live(lambda _: True)],
        "days": [await day_told(database, play) for play in asked_for["plays"]],
        "pars": {
            f"{day} {ruleset}": {
                str(deal): par.result for deal, par in (await Dailies(database).pars(day, ruleset)).items()
            }
            for day, ruleset in asked_for["pars"]
        },
        "judgements": {
            f"{table} {deal} {seat}": await judgement(database, table, deal, seat)
            for table, deal, seat in asked_for["judgements"]
        },
        "league": await league(database, server, asked_for["season"]),
        "names": {str(person): (await League(database).names([person])).get(person) for person in people},
    }


async def debts(database: Database, server: int) -> list[Json]:
    """Return who owes whom."""
    found = await database.read(open_debts, server)
    return [{"from": each.source, "to": each.target, "chips": each.amount} for each in found]


def evening_told(evening: Evening) -> Json:
    """Describe an evening: its rounds with tables and pars, and the standings."""
    return {
        "id": evening.id,
        "phase": evening.phase,
        "number": evening.number,
        "people": {str(user): name for user, name in evening.people.items()},
        "words": [word for _, word in evening.words],
        "rounds": [
            {
                "tables": [
                    [table.table, table.done, list(table.results), [[seat.user, seat.name] for seat in table.seats]]
                    for table in each.tables
                ],
                "par": list(each.par),
                "par_deals": [list(deal) for deal in each.par_deals],
                "told": list(each.compared.told) if each.compared else None,
            }
            for each in evening.rounds
        ],
        "without_par": [
            number for number, each in enumerate(evening.rounds, start=1) if each.commitment and not each.par
        ],
        "standings": [
            [line.place, line.name, [str(gain) for gain in line.rounds], str(line.total), line.beside]
            for line in standings(evening)
        ],
    }


async def day_of_play(database: Database, play: str) -> Daily:
    """Return a person's play of a day, with its sealed set."""
    store = Dailies(database)
    found = await store.find(play)
    return Daily(found, await DailyDeals(store, CATALOGUE, alone_tables()).whole(found.day, found.ruleset))


async def running_deal(database: Database, play: str) -> Driver | None:
    """Return the deal of a day that somebody is playing."""
    saved = await database.journal.saved(play)
    return replayed(saved.deal, saved.answers, CATALOGUE) if saved and saved.deal and not saved.deal_over else None


async def day_told(database: Database, play: str) -> Json:
    """Describe a person's play of a day: results, and what they see of a deal that is not over."""
    found, whole = await day_of_play(database, play)
    running = await running_deal(database, play)
    return {
        "play": play,
        "day": found.day,
        "ruleset": found.ruleset,
        "person": str(found.person),
        "name": found.name,
        "results": {str(number): result for number, result in found.results.items()},
        "next": found.next_deal(whole),
        "running": {str(running.setup.number): seen_alone(running)} if running else {},
    }


def seen_alone(driver: Driver) -> Json:
    """Describe what the person who plays alone sees."""
    return {"question": len(driver.given), "seen": described(view_of(driver, ME))}


async def judgement(database: Database, table: str, deal: int, seat: int) -> Json | None:
    """Describe a stored judgement."""
    found = await Judgements(database).find(table, deal, seat)
    if found is None:
        return None
    choices = [[each.step, each.given, each.judgement.better, each.judgement.cost] for each in found.choices]
    return {"result": found.result, "choices": choices}


async def league(database: Database, server: int, when: float) -> list[Json]:
    """Describe what the league counts in the season of a moment: deals, and differences from par."""
    told: list[Json] = []
    for family in FAMILIES:
        found = await League(database).results(server, family, Season.at(when, "quarter"))
        deals = sorted([each.ruleset, *sorted(each.results.items())] for each in found.deals)
        told.append({"deals": deals, "differences": {str(who): [*each] for who, each in found.differences.items()}})
    return told
