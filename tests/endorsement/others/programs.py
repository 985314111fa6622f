"""Our programs, and those of others, which the environment names; nothing of theirs is in this repository."""
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys

from . import memory

# What a comparison is made with, and the variable that says where it is.
PLACES = {
    "dutch-2026": "PAIRWRIGHT_WITNESS_DUTCH_2026",  # a program with the options of bbpPairings 6
    "dutch-2017": "PAIRWRIGHT_WITNESS_DUTCH_2017",  # the same, bbpPairings 5.0.1
    "tie-breaks": "PAIRWRIGHT_WITNESS_TIE_BREAKS",  # tiebreakchecker.py of TieBreakServer (Gacrux)
}
MEMORY = "PAIRWRIGHT_WITNESS_MEMORY"  # a folder
LONGEST = 300  # seconds that a program may take for one tournament


def run(words, **more):
    """(exit code, standard output, standard error); a program that takes too long ends with 124."""
    try:
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=LONGEST, check=False, **more)
    except subprocess.TimeoutExpired:
        return 124, "", "took longer than %d s" % LONGEST
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


class Ours:
    """Copies of our programs: a build in the middle of a run changes nothing of it."""

    def __init__(self, build, work):
        self.cli = shutil.copy(os.path.join(build, "bin", "pairwright-cli"), work)
        self.version = run([self.cli, "version"])[1].split("\n")[0].split()[-1]

    def __call__(self, *words):
        return run([self.cli, *words])


class Engine:
    """A pairing engine with the command line of the engines that FIDE knows."""

    def __init__(self, program):
        self.program = program
        told = " ".join(run([program])[1:])
        found = re.search(r"\bv?(\d+\.\d+(\.\d+)?)\b", told)
        self.version = "bbpPairings " + (found.group(1) if found else "?")

    def __call__(self, *words):
        return run([self.program, "--dutch", *words])


class Script:
    """A Python program with a command line: read once, each call of it in a process of its own."""

    def __init__(self, path):
        self.path = path
        sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
        runpy.run_path(path, run_name="read")
        told = run([sys.executable, path, "-V"])[1]
        found = re.search(r"\d+(\.\d+)+", told)
        self.version = "TieBreakServer " + (found.group(0) if found else "?")

    def __call__(self, *words):
        """Exit code; what it says is thrown away, as it names an output file."""
        child = os.fork()
        if child == 0:
            code = 70
            try:
                signal.alarm(LONGEST)
                nothing = os.open(os.devnull, os.O_RDWR)
                for stream in (0, 1, 2):
                    os.dup2(nothing, stream)
                sys.argv = [self.path, *words]
                runpy.run_path(self.path, run_name="__main__")
                code = 0
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 1
            except BaseException:  # whatever it is, the program has failed
                code = 70
            finally:
                os._exit(code & 255)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def witness(comparison):
    """None where the environment names none. Asked once for the same, where it names a folder for the answers."""
    place = os.environ.get(PLACES[comparison])
    if not place:
        return None
    program = Script(place) if place.endswith(".py") else Engine(place)
    folder = os.environ.get(MEMORY)
    return memory.Remembering(program, place, folder) if folder else program
