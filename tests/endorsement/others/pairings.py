"""Every round of a tournament paired again by the other program."""
import json
import os
import re


class Counted:
    """What a piece counts: tournaments that could be compared, rounds or values, who was refused, what differs."""

    def __init__(self):
        self.tournaments = self.compared = self.refused = 0
        self.differences = []
        self.refusals = {}

    def refuse(self, reason):
        self.refused += 1
        reason = re.sub(r"/\S+", "FILE", reason.strip().split("\n")[-1])[:120]
        self.refusals[reason] = self.refusals.get(reason, 0) + 1


class Difference:
    """A round that the two pair otherwise. `kind` is ours, theirs, reading or input, and open until somebody has looked."""

    def __init__(self, one, where, words):
        self.recipe, self.seed, self.where, self.words = one.recipe, one.seed, where, words
        self.kind, self.article = "open", ""


def points_of(path):
    """What a file says of points: {"W": ..., "P": ...}, those it names."""
    with open(path, encoding="utf-8") as file:
        found = re.findall(r"(?m)^162 .*$", file.read().replace("\r", "\n"))
    return {symbol: float(value) for line in found for symbol, value in re.findall(r"([WDLZAP]) *(\d+\.\d)", line)}


def classify(difference, path):
    """What is known of the other program; the rest is for a person to look at."""
    points = points_of(path)
    if points.get("P", points.get("W", 1)) <= points.get("L", 0):
        # A pairing-allocated bye that is worth no more than a loss is a downfloat, too; they give none.
        difference.kind, difference.article = "theirs", "C.04.3 1.4.3"


def their_findings(told):
    """Rounds in which it pairs otherwise, or not at all."""
    found, number, rounds = [], None, 0
    for line in told.split("\n"):
        start = re.search(r": Round #(\d+)$", line)
        if start:
            number, rounds = int(start.group(1)), rounds + 1
        elif "Checker pairings" in line:
            found.append((number, "other pairs"))
        elif line.startswith("No valid pairing"):
            found.append((number, "no legal pairing"))
    return rounds, found


def checked_by_them(engine, made):
    """Ours, paired again by them."""
    count = Counted()
    for one in made:
        code, told, said = engine(one.path, "-c")
        if code != 0:
            count.refuse(said or "exit %d" % code)
            continue
        rounds, found = their_findings(told)
        count.tournaments += 1
        count.compared += rounds
        for number, words in found:
            difference = Difference(one, "round %s" % number, words)
            classify(difference, one.path)
            count.differences.append(difference)
    return count


def checked_by_us(programs, made, edition):
    """Theirs, paired again by us."""
    count = Counted()
    known = {}
    for one in made:
        if one.failed:
            count.refuse(one.failed)
        else:
            known[os.path.basename(one.path)] = one
    folder = os.path.dirname(made[0].path)
    code, told, said = programs("check", folder, "--system", "dutch", "--edition", edition, "--threads", "1", "--json")
    if code not in (0, 3, 6):
        raise RuntimeError("check: " + said)
    for file in json.loads(told)["files"]:
        one = known.get(os.path.basename(file["file"]))
        if one is None:
            continue
        if "refused" in file:
            count.refuse("by us: " + file["refused"])
            continue
        count.tournaments += 1
        count.compared += file["rounds"]
        for round_ in file.get("not_clean", []):
            difference = Difference(one, "round %s" % round_.get("round"), "other pairs")
            classify(difference, one.path)
            count.differences.append(difference)
    return count
