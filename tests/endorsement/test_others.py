"""What the comparison with other programs counts. Run by tests/checks/endorsement_scripts."""
import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from others import ledger, memory, page, pairings, section, tie_breaks, tournaments  # noqa: E402

PLAYER = "001    1      Player, 0001                      2100                             1.5    1"
WANTED = {"dutch-2026": 50_000, "dutch-2017": 10_000, "tie-breaks": 50_000}


def counted(tournaments_, differences=()):
    count = pairings.Counted()
    count.tournaments, count.compared = tournaments_, 10 * tournaments_
    count.differences = list(differences)
    return count


def made(seed=7):
    return tournaments.Made("t.trf", "plain", seed)


class PiecesTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def book(self, engine):
        return ledger.Ledger(self.folder.name, engine)

    def test_a_piece_of_another_engine_is_made_again_and_never_added(self):
        old = self.book("1" * 40)
        old.add("dutch-2026", "ours", 0, "0.1", "bbpPairings 6.0.0", counted(500))
        old.add("dutch-2026", "ours", 1, "0.1", "bbpPairings 6.0.0", counted(500))
        book = self.book("2" * 40)
        self.assertFalse(book.is_done("dutch-2026", "ours", 0))
        book.add("dutch-2026", "ours", 0, "0.1", "bbpPairings 6.0.0", counted(499))
        again = self.book("2" * 40)
        self.assertEqual([row["tournaments"] for row in again.current(again.pieces)], ["499"])
        self.assertIn("| 499 | 50,000 |", page.text(again, WANTED))
        self.assertIn("1 pieces were made with another engine", page.text(again, WANTED))

    def test_where_nothing_was_compared_nothing_agrees(self):
        self.assertIn("Nothing has been compared with this engine yet.", page.text(self.book("1" * 40), WANTED))
        self.assertNotIn("Nothing differs", page.text(self.book("1" * 40), WANTED))
        book = self.book("1" * 40)
        book.add("dutch-2026", "ours", 0, "0.1", "bbpPairings 6.0.0", counted(500))
        self.assertIn("Nothing differs.", page.text(self.book("1" * 40), WANTED))

    def test_the_same_piece_counts_once(self):
        for _ in range(2):
            self.book("1" * 40).add("dutch-2017", "theirs", 3, "0.1", "bbpPairings 5.0.1",
                                    counted(500, [pairings.Difference(made(), "round 3", "other pairs")]))
        book = self.book("1" * 40)
        self.assertEqual((len(book.pieces.rows), len(book.differences.rows)), (1, 1))

    def test_two_that_add_at_once_keep_both(self):
        one, two = self.book("1" * 40), self.book("1" * 40)
        one.add("tie-breaks", "ours", 0, "0.1", "t", counted(500))
        two.add("tie-breaks", "ours", 1, "0.1", "t", counted(400))
        one.add("tie-breaks", "ours", 2, "0.1", "t", counted(300))
        self.assertEqual(len(self.book("1" * 40).pieces.rows), 3)

    def test_the_other_ways_of_a_piece_stay(self):
        book = self.book("1" * 40)
        book.add("tie-breaks", "ours", 0, "0.1", "t", counted(500))
        book.add("tie-breaks", "theirs", 0, "0.1", "t", counted(400))
        self.assertEqual(len(self.book("1" * 40).pieces.rows), 2)


class Witness:
    """Counts how often it is asked; writes its own number."""
    version = "witness 1"

    def __init__(self):
        self.calls = 0

    def __call__(self, *words):
        self.calls += 1
        if "-o" in words:
            tournaments.write(words[words.index("-o") + 1], "%d\r\n\xe9" % self.calls)
        return 0, "told %d" % self.calls, ""


class MemoryTest(unittest.TestCase):
    def test_a_program_is_asked_once_for_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            place, asked = os.path.join(folder, "program"), os.path.join(folder, "asked.trf")
            out, other = os.path.join(folder, "out"), os.path.join(folder, "other")
            tournaments.write(place, "program")
            tournaments.write(asked, "one")
            witness = Witness()
            program = memory.Remembering(witness, place, os.path.join(folder, "memory"))
            first = program(asked, "-o", out)
            written = tournaments.read(out)
            self.assertEqual(program(asked, "-o", other), first)
            self.assertEqual((tournaments.read(other), witness.calls), (written, 1))
            # Other words, another file, another program: asked anew.
            program(asked, "-c")
            tournaments.write(asked, "two")
            program(asked, "-o", out)
            self.assertEqual(witness.calls, 3)
            tournaments.write(place, "a newer program")
            memory.Remembering(witness, place, os.path.join(folder, "memory"))(asked, "-o", out)
            self.assertEqual(witness.calls, 4)
            self.assertEqual(memory.Remembering(witness, place, os.path.join(folder, "memory"))(asked, "-o", out)[1], "told 4")


class FindingsTest(unittest.TestCase):
    def test_rounds_in_which_the_other_program_pairs_otherwise(self):
        told = ("t: Round #1\nt: Round #2\n  Checker pairings        Tournament pairings \n     92 -  81   99 -  81\n\n"
                "t: Round #3\nNo valid pairing exists for round 3.\n\n")
        self.assertEqual(pairings.their_findings(told), (3, [(2, "other pairs"), (3, "no legal pairing")]))

    def test_what_is_known_has_its_article_and_the_rest_is_open(self):
        with tempfile.TemporaryDirectory() as folder:
            for points, kind in (("P 0.0", "theirs"), ("P 1.0", "open")):
                path = os.path.join(folder, "t.trf")
                tournaments.write(path, "162  W 1.0    D 0.5    L 0.0    %s\n" % points)
                difference = pairings.Difference(made(), "round 3", "other pairs")
                pairings.classify(difference, path)
                self.assertEqual(difference.kind, kind)

    def test_an_odd_result_explains_standard_points(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "t.trf")
            tournaments.write(path, PLAYER + "     2 w -\n" + PLAYER.replace("   1      Player", "   2      Player") + "     1 b -\n"
                              + PLAYER.replace("   1      Player", "   3      Player") + "  0000 - U\n")
            for player, kind in ((1, "reading"), (3, "open")):
                difference = tie_breaks.Difference(made(), "STD", [player], "")
                tie_breaks.classify(difference, path)
                self.assertEqual(difference.kind, kind)


class FilesTest(unittest.TestCase):
    def test_who_came_late_or_left_has_blanks_and_a_short_line(self):
        line = PLAYER + "  0000 - Z     2 w 1  0000 - H  0000 - Z  0000 - Z"
        self.assertEqual(tournaments.blank_absences(line), PLAYER + " " * 10 + "     2 w 1  0000 - H")

    def test_one_dialect_of_forbidden_pairs_is_left(self):
        self.assertEqual(tournaments.in_one_dialect("260   5   9    1    2\nXXP 1 2\nXXR 9"), "260   5   9    1    2\nXXR 9")
        self.assertEqual(tournaments.in_one_dialect("XXP 1 2\nXXR 9"), "XXP 1 2\nXXR 9")
        self.assertEqual(tournaments.options_for("2017", ["--eventful", "--forbidden-groups", "1..6", "--draws", "5"]),
                         ["--eventful", "--draws", "5"])

    def test_an_event_that_ended_early_is_compared_as_one_that_was_no_longer(self):
        with tempfile.TemporaryDirectory() as folder:
            for end in ("\n", "\r\n", "\r"):
                path = os.path.join(folder, "early.trf")
                tournaments.write(path, end.join(["142 14", PLAYER + " " * 5 + "2 w 1", "XXR 14", ""]))
                copy = tournaments.read(tie_breaks.played_out(path, folder))
                self.assertEqual(copy, end.join(["142 1", PLAYER + " " * 5 + "2 w 1", "XXR 1", ""]))

    def test_a_round_of_absences_alone_was_not_played(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "early.trf")
            for unpaired in ("0000 - Z", "0000 - H"):
                tournaments.write(path, "\n".join(["142 2", PLAYER + "  0000 - U  " + unpaired, ""]))
                copy = tournaments.read(tie_breaks.played_out(path, folder))
                self.assertEqual(copy, "\n".join(["142 1", PLAYER + "  0000 - U", ""]))

    def test_ranks_are_alike_where_each_player_has_the_same(self):
        table = {"standings": [{"id": 1, "rank": 1, "points": "2", "tie_breaks": ["4"]},
                               {"id": 2, "rank": 2, "points": "2", "tie_breaks": ["3"]}]}
        for theirs, alike in (("1;1;2;4\n2;2;2;3\n", True), ("1;2;2;4\n2;1;2;3\n", False), ("1;1;2;4\n", False)):
            def script(*words):
                tournaments.write(words[words.index("-o") + 1], "StartNo;Rank;PTS;BH\n" + theirs)
                return 0
            with tempfile.TemporaryDirectory() as folder:
                self.assertEqual(tie_breaks.rank_alike(lambda *_: (0, json.dumps(table), ""), script, "t.trf", ["BH"],
                                                       os.path.join(folder, "out"), ()), alike)

    def test_a_model_has_ratings_and_no_first_colour(self):
        unrated = PLAYER[:48] + "    " + PLAYER[52:]
        self.assertEqual(tournaments.as_model("152 B\nXXC black1\n" + unrated), PLAYER[:48] + "1000" + PLAYER[52:])

    def test_the_same_seed_asks_for_the_same_tie_breaks_and_fore_buchholz_comes_last(self):
        for seed in range(200):
            codes = tie_breaks.drawn_codes(seed)
            self.assertEqual(codes, tie_breaks.drawn_codes(seed))
            fore = [code.startswith("FB") for code in codes]
            self.assertEqual(fore, sorted(fore))


class PagesTest(unittest.TestCase):
    def test_a_section_is_replaced_and_the_others_stay(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "PAGE.md")
            tournaments.write(path, "# Page\n\n## One\n\nold\n\n## Two\n\nstays\n")
            section.write(path, "One", "new")
            self.assertEqual(tournaments.read(path), "# Page\n\n## One\n\nnew\n\n## Two\n\nstays\n")

    def test_a_page_of_another_engine_is_stale_and_marked_once(self):
        engine = subprocess.run(["git", "rev-parse", "HEAD:engine"], stdout=subprocess.PIPE, check=False, cwd=HERE)
        if engine.returncode != 0:
            self.skipTest("no repository")
        stale = [os.path.join(HERE, "..", "checks", "stale")]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "PAGE.md")
            tournaments.write(path, "# Page\n\nMade with engine %s.\n" % engine.stdout.decode()[:12])
            self.assertEqual(subprocess.run([*stale, path], stdout=subprocess.PIPE, check=False).returncode, 0)
            tournaments.write(path, "# Page\n\nMade with engine 0123456789ab.\n")
            for _ in range(2):
                self.assertEqual(subprocess.run([*stale, "--mark", path], stdout=subprocess.PIPE, check=False).returncode, 1)
            self.assertEqual(tournaments.read(path).count("**Stale: made with engine 0123456789ab"), 1)
            tournaments.write(path, "# Page\n\nNothing said.\n")
            self.assertEqual(subprocess.run([*stale, path], stdout=subprocess.PIPE, check=False).returncode, 1)


if __name__ == "__main__":
    unittest.main()
