"""The part of tests/ENDORSEMENT.md that tells of other programs."""
from collections import Counter

from . import ledger as ledgers

WORDS = {
    "dutch-2026": ("Dutch 2026", "rounds"),
    "dutch-2017": ("Dutch 2017, points 1, 1/2, 0", "rounds"),
    "tie-breaks": ("tie-breaks and ranks", "values"),
}
WAYS = {"ours": "our tournaments, by them", "theirs": "their tournaments, by us"}


def number(text):
    return "{:,}".format(text)


def span(values):
    found = sorted(set(values))
    return found[0] if len(found) == 1 else "%s to %s" % (found[0], found[-1])


def rows_of(book, wanted):
    current = book.current(book.pieces)
    sorts = Counter()
    for row in book.current(book.differences):
        sorts[row["comparison"], row["way"], row["kind"]] += 1
    lines = ["| compared | tournaments of | with | tournaments | of | " + "compared | refused | differences | "
             + " | ".join(ledgers.KINDS) + " | made |",
             "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |" + " ---: |" * len(ledgers.KINDS) + " --- |"]
    for comparison, (words, what) in WORDS.items():
        for way, told in WAYS.items():
            rows = [row for row in current if (row["comparison"], row["way"]) == (comparison, way)]
            total = {name: sum(int(row[name]) for row in rows) for name in ("tournaments", "compared", "refused", "differences")}
            lines.append("| %s | %s | %s | %s | %s | %s %s | %s | %s | %s | %s |" % (
                words, told, span(row["witness"] for row in rows) if rows else "-", number(total["tournaments"]),
                number(wanted[comparison]), number(total["compared"]), what, number(total["refused"]),
                number(total["differences"]), " | ".join(number(sorts[comparison, way, kind]) for kind in ledgers.KINDS),
                "%s, %s" % (span(row["date"] for row in rows), span(row["program"] for row in rows)) if rows else "-"))
    return lines


def differences_of(book):
    kinds = Counter()
    example = {}
    for row in book.current(book.differences):
        where = "a round" if row["where"].startswith("round") else row["where"]
        key = (row["comparison"], row["kind"], row["article"] or "-", where)
        kinds[key] += 1
        example.setdefault(key, "seed %s, %s: %s" % (row["seed"], row["where"], row["words"]))
    if not kinds:
        return ["Nothing differs." if book.current(book.pieces) else "Nothing has been compared with this engine yet."]
    lines = ["| compared | kind | article | where | how often | for instance |", "| --- | --- | --- | --- | ---: | --- |"]
    return lines + ["| %s | %s | %s | %s | %s | %s |" % (WORDS[key[0]][0], *key[1:], number(count), example[key])
                    for key, count in sorted(kinds.items())]


def refusals_of(book):
    reasons = Counter()
    for row in book.current(book.refusals):
        reasons[row["comparison"], row["reason"]] += int(row["count"])
    if not reasons:
        return ["Nothing was refused."] if book.current(book.pieces) else []
    lines = ["| compared | reason | how often |", "| --- | --- | ---: |"]
    return lines + ["| %s | %s | %s |" % (WORDS[key[0]][0], key[1].replace("|", "/"), number(count))
                    for key, count in sorted(reasons.items())]


def text(book, wanted):
    old = len(book.pieces.rows) - len(book.current(book.pieces))
    return "\n".join([
        "Pieces of 500 tournaments, made with engine %s." % book.engine[:12]
        + (" %d pieces were made with another engine; they count for nothing and are run again." % old if old else ""),
        "", *rows_of(book, wanted), "",
        "*Refused*: one of the two could not make or read the tournament. *Ours* and *theirs*: a fault of that program;",
        "*reading*: the article can be read in two ways; *input*: the file does not say what it should; *open*: nobody has",
        "looked yet. A difference is a round, or a tie-break of a tournament. Two faults of TieBreakServer that are known",
        "(findings) are kept out of the tie-breaks: Fore Buchholz stands last in each list, and `-n` tells the rounds.",
        "",
        "Rounds of teams (C.04.6) are not compared: Gacrux's TieBreakServer has a module for them that it does not load (as of",
        "2026-07-21), and no other program that pairs by that text is known; it tells tie-breaks. What stands for them is in",
        "tests/RESULTS.md: the oracle, which transcribes the articles, the two paths, and generated events of teams through",
        "`pairwright-cli check`, 5,000 of each system (`ctest --preset release -R unit_cli_teams_full`).",
        "", *differences_of(book), "",
        *refusals_of(book)]).rstrip()
