#!/usr/bin/env python3
"""The pairing engine of Pairwright for Python, by ctypes alone: pairwright.py pair|check|explain|standings FILE

    import pairwright
    answer = pairwright.pair(open("open.trf", "rb").read(), system="dutch", edition=2026)
    for board in answer["boards"]:
        print(board["white"], board["black"])

    stop = pairwright.Stop()        # stop.request() in another thread: the call raises PairwrightError, code STOPPED
    pairwright.pair(trf, stop=stop)
"""
import ctypes
import ctypes.util
import json
import os
import sys


class Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("system", ctypes.c_char_p),
        ("tie_breaks", ctypes.c_char_p),
        ("edition", ctypes.c_int),
        ("rounds", ctypes.c_int),
        ("round", ctypes.c_int),
        ("first", ctypes.c_int),
        ("second", ctypes.c_int),
        ("stop", ctypes.c_void_p),
    ]


class PairwrightError(Exception):
    """The library's message; `code` is one of those of pairwright.h."""

    def __init__(self, code, error):
        super().__init__(error.get("message", "no answer"))
        self.code = code
        self.error = error


OK, DIFFERENCES, STOPPED = 0, 6, 7
_path = os.environ.get("PAIRWRIGHT_LIBRARY") or ctypes.util.find_library("pairwright") or "libpairwright.so.0"
_library = ctypes.CDLL(_path)
_library.pairwright_free.argtypes = [ctypes.c_void_p]
_library.pairwright_free.restype = None
_library.pairwright_version.restype = ctypes.c_char_p
_library.pairwright_stop_new.restype = ctypes.c_void_p
_library.pairwright_stop_request.argtypes = [ctypes.c_void_p]
_library.pairwright_stop_request.restype = None
_library.pairwright_stop_free.argtypes = [ctypes.c_void_p]
_library.pairwright_stop_free.restype = None


class Stop:
    """Stops the calls that it is given to, from any thread; once asked, for good."""

    def __init__(self):
        self.pointer = _library.pairwright_stop_new()

    def request(self):
        _library.pairwright_stop_request(self.pointer)

    def __del__(self):
        _library.pairwright_stop_free(self.pointer)


def _plain(value):
    if isinstance(value, Stop):
        return value.pointer
    return value.encode() if isinstance(value, str) else value


def _ask(function, trf, options):
    values = {key: _plain(value) for key, value in options.items()}
    answer = ctypes.c_void_p()
    question = getattr(_library, "pairwright_" + function)
    question.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(Options), ctypes.POINTER(ctypes.c_void_p)]
    code = question(trf, len(trf), ctypes.byref(Options(size=ctypes.sizeof(Options), **values)), ctypes.byref(answer))
    try:
        result = json.loads(ctypes.string_at(answer).decode()) if answer else {}
    finally:
        _library.pairwright_free(answer)
    if code not in (OK, DIFFERENCES):
        raise PairwrightError(code, result.get("error", {}))
    return result


def pair(trf, **options):
    """The next round of a TRF (bytes)."""
    return _ask("pair", trf, options)


def check(trf, **options):
    """Every recorded round, paired again by the rules, and the points and ranks that the file states."""
    return _ask("check", trf, options)


def explain(trf, **options):
    """Why a round is paired as it is; with first=ID, second=ID why these two are not."""
    return _ask("explain", trf, options)


def standings(trf, **options):
    """The table, by tie_breaks="BH/C1,BH" or those of the file."""
    return _ask("standings", trf, options)


def version():
    return _library.pairwright_version().decode()


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("pair", "check", "explain", "standings"):
        sys.exit(__doc__)
    with open(sys.argv[2], "rb") as file:
        content = file.read()
    try:
        print(json.dumps(globals()[sys.argv[1]](content)))
    except PairwrightError as error:
        print(error, file=sys.stderr)
        sys.exit(error.code)
