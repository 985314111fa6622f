"""The tournaments of a piece: every axis on which programs may differ, in the same number in each piece."""
import os
import random
import re

PIECE = 500
EACH = 50  # tournaments of a recipe in a piece

ODD_POINTS = "3/1/0,3/1/0/1,3/2/1,2/1/0/1,1/0.5/0/0.5,1/0.5/0/0,2/1.5/1,5/2/0"
USUAL = "1/0.5/0"



def resize(each):
    """Smaller pieces, for a trial."""
    global EACH, PIECE
    EACH, PIECE = each, each * len(RECIPES)


# What our generator is asked for, and what is done to its files. Points stand apart: the older edition is compared in the
# usual ones only, and knows no forbidden pairs of some rounds.
RECIPES = (
    ("plain", ["--tie-breaks", "any"], USUAL),
    ("eventful", ["--eventful"], ODD_POINTS + "," + USUAL),
    ("accelerated", ["--eventful", "--acceleration", "baku", "--forbidden-groups", "0..2"], USUAL),
    ("odd points", ["--eventful", "--acceleration", "none"], ODD_POINTS),
    ("all unrated", ["--eventful", "--unrated", "1"], USUAL),
    ("equal ratings", ["--eventful", "--highest-rating", "2000", "--lowest-rating", "2000"], USUAL),
    ("many byes", ["--eventful", "--half-byes", "6..15", "--full-byes", "10..40", "--zero-byes", "6..20", "--withdrawals",
                   "15..40", "--returns", "2..3", "--forfeits", "4..10", "--double-forfeits", "10..50"], USUAL),
    ("forbidden", ["--eventful", "--forbidden-pairs", "0..10", "--forbidden-groups", "1..6"], USUAL),
    ("late", ["--eventful", "--late-entries", "3..8", "--withdrawals", "10..30"], USUAL),
    ("odd results", ["--eventful", "--draws", "0..20", "--draw-losses", "5..30", "--loss-draws", "5..30", "--double-losses",
                     "5..30"], USUAL),
)


class Field:
    """Sizes of a piece."""

    def __init__(self, least, most):
        self.least, self.most = least, most

    def players(self):
        return "%d..%d" % (self.least, self.most)


SMALL = Field(15, 120)
LARGE = Field(121, 215)


def blank_absences(text):
    """Before his first and after his last entry a player's line has blanks, and ends with the last one: as programs write
    whoever came late or left."""
    lines = []
    for line in text.split("\n"):
        if line.startswith("001 ") and len(line) > 91:
            cells = [line[at:at + 10] for at in range(89, len(line), 10)]
            given = [i for i, cell in enumerate(cells) if not re.fullmatch(r"  0000 - Z *", cell)]
            if given:
                cells = [cell if given[0] <= i else " " * 10 for i, cell in enumerate(cells[:given[-1] + 1])]
                line = line[:89] + "".join(cells).rstrip()
        lines.append(line)
    return "\n".join(lines)


def as_model(text):
    """Everybody has a rating, and nothing says who began with White: their generators want the one and draw the other."""
    lines = []
    for line in text.split("\n"):
        if line.startswith(("152 ", "XXC ")):
            continue
        if line.startswith("001 ") and not line[48:52].strip():
            line = line[:48] + "1000" + line[52:]
        lines.append(line)
    return "\n".join(lines)


def in_one_dialect(text):
    """Without the older record of forbidden pairs, which names no rounds, where the newer one stands beside it."""
    lines = text.split("\n")
    if any(line.startswith("260 ") for line in lines):
        lines = [line for line in lines if not line.startswith("XXP ")]
    return "\n".join(lines)


def options_for(edition, options):
    """The older edition is paired by a program that knows forbidden pairs of all rounds only."""
    if edition != "2017" or "--forbidden-groups" not in options:
        return options
    at = options.index("--forbidden-groups")
    return options[:at] + options[at + 2:]


class Made:
    """One tournament: its file, the recipe, its seed; `failed` if a program could not make it."""

    def __init__(self, path, recipe, seed, failed=None):
        self.path, self.recipe, self.seed, self.failed = path, recipe, seed, failed


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def ours(programs, edition, field, first, folder, profile="engine", only=None):
    """Made by us; each with the absences as blanks in every other one of the late."""
    made = []
    for number, (name, options, points) in enumerate(RECIPES):
        seed = first + number * EACH
        if only is not None and number not in only:
            continue
        into = os.path.join(folder, "ours%d" % number)
        code, out, said = programs("generate", "--system", "dutch", "--edition", edition, "--seed", str(seed), "--count",
                                   str(EACH), "--players", field.players(), "--rounds", "5..15", "--points",
                                   USUAL if edition == "2017" else points, "--threads", "1", "--profile", profile, "--out",
                                   into, *options_for(edition, options))
        if code != 0:
            raise RuntimeError("generate %s %d: %s%s" % (name, seed, out, said))
        for place, entry in enumerate(sorted(os.listdir(into))):
            path = os.path.join(into, entry)
            text = read(path)
            text = in_one_dialect(text) if edition != "2017" else text
            write(path, blank_absences(text) if name == "late" and place % 2 else text)
            made.append(Made(path, name, seed + place))
    return made


def configuration(field, usual, seed):
    """Rates of which something comes about in most tournaments."""
    draw = random.Random(seed)
    players = draw.randint(field.least, field.most)
    lines = ["PlayersNumber=%d" % players, "RoundsNumber=%d" % draw.randint(5, min(15, players - 1)),
             "DrawPercentage=%d" % draw.randint(0, 60), "ForfeitRate=%d" % draw.randint(5, 60),
             "RetiredRate=%d" % draw.randint(4, 200), "HalfPointByeRate=%d" % draw.randint(3, 200)]
    lowest = draw.randint(1400, 2300)
    highest = lowest if draw.random() < 0.2 else draw.randint(2400, 2800)
    lines += ["HighestRating=%d" % highest, "LowestRating=%d" % lowest]
    if not usual and draw.random() < 0.4:
        win, tie, loss, bye = draw.choice([(3, 1, 0, 3), (3, 1, 0, 1), (3, 2, 1, 3), (2, 1, 0, 1), (1, 0.5, 0, 0.5)])
        lines += ["PointsForWin=%.1f" % win, "PointsForDraw=%.1f" % tie, "PointsForLoss=%.1f" % loss, "PointsForPAB=%.1f" % bye]
    return "\n".join(lines) + "\n"


def theirs(engine, models, edition, field, first, folder):
    """Half of a piece by their generator alone, half with the players, points, forbidden pairs and virtual points of
    tournaments of ours (`models`)."""
    made = []
    os.makedirs(folder, exist_ok=True)
    for number in range(PIECE):
        seed = first + number
        path = os.path.join(folder, "theirs%d.trf" % seed)
        if number < PIECE // 2:
            name = "their generator"
            write(path + ".cfg", configuration(field, edition == "2017", seed))
            words = ["-g", path + ".cfg"]
        else:
            model = models[number % len(models)]
            name = "like ours: " + model.recipe
            write(path + ".model", as_model(read(model.path)))
            words = [path + ".model", "-g"]
        code, _, said = engine(*words, "-o", path, "-s", str(seed))
        # 1: no legal pairing before the last round, which may happen; the rounds before are there.
        made.append(Made(path, name, seed, None if code in (0, 1) and os.path.exists(path) else said.strip() or "exit %d" % code))
    return made
