"""Every tie-break of a tournament by both programs: values, and the ranks that follow."""
import json
import os
import random
import re
from decimal import Decimal, InvalidOperation

from .pairings import Counted, Difference as RoundDifference

# All that the list of FIDE asks of a Swiss, with what may be cut.
CODES = ("AOB", "APPO", "APRO", "ARO", "ARO/C1", "ARO/M1", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BPG", "BWG", "DE", "FB",
         "FB/C1", "FB/C2", "FB/M1", "FB/M2", "PS", "PS/C1", "PS/C2", "PTP", "REP", "RTNG", "SB", "SB/C1", "SB/C2", "STD",
         "TPN", "TPR", "WIN", "WON")
MOST = 7


def drawn_codes(seed):
    """Four to seven different ones. Fore Buchholz comes last: TieBreakServer 1.9.57 computes Buchholz otherwise after it."""
    draw = random.Random(seed)
    return sorted(draw.sample(CODES, draw.randint(4, MOST)), key=lambda code: code.startswith("FB"))


def number(text):
    """None where the tie-break does not apply."""
    if text in (None, "", "-", "-0", "None"):
        return None
    try:
        return Decimal(text)
    except InvalidOperation:
        return text


def by_us(programs, path, codes, more):
    code, told, said = programs("standings", path, "--tiebreaks", ",".join(codes), "--json", *more)
    if code != 0:
        return None, said
    table = json.loads(told)
    return {row["id"]: (row["rank"], [number(row["points"])] + [number(value) for value in row["tie_breaks"]])
            for row in table["standings"]}, None


def played_out(path, work):
    """The file; of an event that ended early a copy in which it was no longer. One of the two counts planned rounds."""
    with open(path, encoding="utf-8", newline="") as file:
        whole = text = file.read()
    # A round that was not paired any more may hold the absences that were asked for.
    played = max((number for cells in cells_of(path).values() for number, (opponent, result) in enumerate(cells, 1)
                  if opponent != "0000" or result == "U"), default=0)
    text = re.sub(r"(^|[\r\n])(001 [^\r\n]*)", lambda found: found.group(1) + found.group(2)[:89 + 10 * played], text)
    # Lines may end with a carriage return alone, which begins no line for a regular expression.
    shorter = re.sub(r"(^|[\r\n])(142|XXR) +\d+", lambda found: "%s%s %d" % (found.group(1), found.group(2), played), text)
    if shorter == whole:
        return path
    copy = os.path.join(work, "played-out" + os.path.splitext(path)[1])
    with open(copy, "w", encoding="utf-8", newline="") as file:
        file.write(shorter)
    return copy


def by_them(script, path, codes, out):
    if os.path.exists(out):
        os.remove(out)
    code = script("-i", path, "-o", out, "-F", "TXT", "-d", "S", "-s", "-t", "PTS", *codes)
    if not os.path.exists(out):
        return None, "exit %d" % code
    with open(out, encoding="utf-8", errors="replace") as file:
        lines = file.read().split("\n")
    if not lines[0].startswith("StartNo"):
        return None, " ".join(lines)[:100]
    table = {}
    for line in lines[1:]:
        cells = line.split(";")
        if len(cells) == len(codes) + 3:
            table[int(cells[0])] = (int(cells[1]), [number(cell) for cell in cells[2:]])
    return table, None


# Values that are a place among those who are tied, or a count of them, as the program likes: their ranks are compared.
WITHOUT_VALUE = ("DE",)


class Difference(RoundDifference):
    """A tie-break, or the ranks, on which the two do not say the same of a tournament."""

    def __init__(self, one, code, players, words):
        super().__init__(one, code, "%d players, %s" % (len(players), words))
        self.players = players


def cells_of(path):
    """Of each player opponent and result of each round, ("0000", "Z") where a round is left blank."""
    players = {}
    with open(path, encoding="utf-8") as file:
        for line in file.read().replace("\r", "\n").split("\n"):
            if line.startswith("001 "):
                cells = [line[at:at + 10] for at in range(89, len(line), 10)]
                players[int(line[4:8])] = [(cell[2:6].strip() or "0000", cell[9:10].strip() or "Z") for cell in cells]
    return players


def missed(cells):
    """Rounds that he missed of his own will (C.07 art. 16.1)."""
    return sum(1 for _, result in cells if result in "-HZ")


ODD = {("-", "-"), ("0", "0"), ("=", "0"), ("0", "=")}


def had_an_odd_result(players, player):
    """Whether in one of his games the two did not share the points of a win, played or not: 0-0, 1/2-0, both away."""
    for at, (opponent, result) in enumerate(players[player]):
        others = players.get(int(opponent), []) if opponent.isdigit() else []
        if at < len(others) and (result, others[at][1]) in ODD:
            return True
    return False


def classify(difference, path):
    """What is known of how the programs read the rules; the rest is for a person to look at."""
    code = difference.where
    players = cells_of(path)
    if code.startswith(("SB/C", "SB/M")) and all(missed(players.get(player, [])) >= 2 for player in difference.players):
        # Absences whose dummies differ: one takes the lowest product, the other the product with the lowest dummy.
        difference.kind, difference.article = "reading", "C.07 16.5"
    if code == "STD" and all(had_an_odd_result(players, player) for player in difference.players):
        # Points compared with those of the scheduled opponent, or with a draw.
        difference.kind, difference.article = "reading", "C.07 7.7"


def rank_alike(programs, script, path, codes, out, more):
    ours, _ = by_us(programs, path, codes, more)
    theirs, _ = by_them(script, path, codes, out)
    return ours is not None and theirs is not None and all(
        rank == theirs.get(player, (None,))[0] for player, (rank, _) in ours.items())


def compared(programs, script, made, work, more=()):
    """Counts values; one difference for each tie-break of a tournament, told with its first player."""
    count = Counted()
    out = os.path.join(work, "values.txt")
    for one in made:
        if one.failed:
            continue
        codes = drawn_codes(one.seed)
        path = played_out(one.path, work)
        table, said = by_us(programs, path, codes, more)
        if table is None:
            count.refuse("by us: " + said)
            continue
        other, said = by_them(script, path, codes, out)
        if other is None:
            count.refuse(said)
            continue
        count.tournaments += 1
        count.compared += len(table) * (len(codes) + 2)
        found = {}
        for player, (rank, values) in table.items():
            others = other.get(player, (None, [None] * (len(codes) + 1)))
            pairs = list(zip(["PTS", *codes], values, others[1])) + [("rank", rank, others[0])]
            for code, value, another in pairs:
                if value != another and code not in WITHOUT_VALUE:
                    found.setdefault(code, []).append((player, "%s: %s, %s" % (player, value, another)))
        if len(found) > 1:
            found.pop("rank", None)  # it follows from the values
        for code, players in found.items():
            difference = Difference(one, code, [player for player, _ in players], players[0][1])
            classify(difference, path)
            if code == "rank" and "AOB" in codes and rank_alike(programs, script, path, [one for one in codes if one != "AOB"],
                                                                out, more):
                # Exact averages, or averages to two decimals: the article leaves it open.
                difference.kind, difference.article = "reading", "C.07 8.2"
            count.differences.append(difference)
    return count
