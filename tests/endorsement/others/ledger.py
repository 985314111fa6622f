"""What has been done, in the repository: a row for each piece, a row for each difference."""
import contextlib
import datetime
import fcntl
import os
import subprocess

PIECES = ("comparison", "way", "piece", "engine", "date", "program", "witness", "tournaments", "compared", "refused",
          "differences")
DIFFERENCES = ("comparison", "way", "piece", "seed", "recipe", "where", "kind", "article", "words")
REFUSALS = ("comparison", "way", "piece", "count", "reason")
KINDS = ("ours", "theirs", "reading", "input", "open")


def git(*words):
    return subprocess.run(["git", *words], stdout=subprocess.PIPE, check=True).stdout.decode().strip()


def engine_tree(any_state=False):
    """The hash of engine/ that the checkout holds; refuses where it is not what is committed."""
    if not any_state and git("status", "--porcelain", "--", "engine"):
        raise SystemExit("engine/ has changes that are not committed: no piece could say what it was made with")
    return git("rev-parse", "HEAD:engine")


class Table:
    """A file of rows, columns by tabs, the first line names them."""

    def __init__(self, path, columns):
        self.path, self.columns = path, columns
        self.read()

    def read(self):
        self.rows = []
        if os.path.exists(self.path):
            with open(self.path, encoding="utf-8") as file:
                for line in file.read().split("\n")[1:]:
                    if line:
                        self.rows.append(dict(zip(self.columns, line.split("\t"))))

    def save(self):
        lines = ["\t".join(self.columns)] + ["\t".join(str(row[name]) for name in self.columns) for row in self.rows]
        with open(self.path + ".new", "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        os.replace(self.path + ".new", self.path)


class Ledger:
    """All tables; rows of a piece replace those of the same piece that were made before. Several processes may add to it."""

    def __init__(self, folder, engine):
        self.engine, self.folder = engine, folder
        self.pieces = Table(os.path.join(folder, "pieces.tsv"), PIECES)
        self.differences = Table(os.path.join(folder, "differences.tsv"), DIFFERENCES)
        self.refusals = Table(os.path.join(folder, "refusals.tsv"), REFUSALS)

    def is_done(self, comparison, way, piece):
        return any(row["comparison"] == comparison and row["way"] == way and row["piece"] == str(piece) and
                   row["engine"] == self.engine for row in self.pieces.rows)

    def tournaments(self, comparison, way):
        """How many have been compared."""
        return sum(int(row["tournaments"]) for row in self.current(self.pieces)
                   if (row["comparison"], row["way"]) == (comparison, way))

    def add(self, comparison, way, piece, program, witness, counted):
        key = {"comparison": comparison, "way": way, "piece": str(piece)}
        with self.alone():
            self.replace(key, program, witness, counted)

    @contextlib.contextmanager
    def alone(self):
        """Nobody else writes, and what others wrote before is known."""
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX)
            for table in (self.pieces, self.differences, self.refusals):
                table.read()
            yield
        finally:
            os.close(folder)

    def replace(self, key, program, witness, counted):
        for table in (self.pieces, self.differences, self.refusals):
            table.rows = [row for row in table.rows if any(row[name] != value for name, value in key.items())]
        self.pieces.rows.append({**key, "engine": self.engine, "date": datetime.date.today().isoformat(), "program": program,
                                 "witness": witness, "tournaments": counted.tournaments, "compared": counted.compared,
                                 "refused": counted.refused, "differences": len(counted.differences)})
        for one in counted.differences:
            self.differences.rows.append({**key, "seed": one.seed, "recipe": one.recipe, "where": one.where, "kind": one.kind,
                                          "article": one.article, "words": one.words})
        for reason, count in sorted(counted.refusals.items()):
            self.refusals.rows.append({**key, "count": count, "reason": reason.replace("\t", " ")})
        for table in (self.pieces, self.differences, self.refusals):
            table.rows.sort(key=lambda row: (row["comparison"], row["way"], int(row["piece"])))
            table.save()

    def current(self, table):
        """Rows of pieces of this engine."""
        if table is self.pieces:
            return [row for row in table.rows if row["engine"] == self.engine]
        return [row for row in table.rows if self.is_done(row["comparison"], row["way"], row["piece"])]
