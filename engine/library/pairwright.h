/* The pairing engine of Pairwright for any language: the text of a TRF in, JSON out.
 *
 * Every function is thread safe, keeps nothing between calls, writes to no stream and lets no C++ exception out.
 * Players are named by the ids of the file, and where teams play (record 192 of TRF26: FIDE_TEAM...) teams by their
 * numbers: "white" is the team that has White on the first board. JSON is UTF-8, one line, and carries "schema": 1;
 * later versions only add members. Pairing a large field may take seconds; another thread can stop it
 * (pairwright_stop). */
#ifndef PAIRWRIGHT_H
#define PAIRWRIGHT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define PAIRWRIGHT_API __attribute__((visibility("default")))
#else
#define PAIRWRIGHT_API
#endif

/* What every call returns. With any but PAIRWRIGHT_OK and PAIRWRIGHT_DIFFERENCES the JSON is
 * {"error": {"code": 3, "message": "...", ...}}. */
enum {
    PAIRWRIGHT_OK = 0,
    PAIRWRIGHT_NO_PAIRING = 1,  /* the round has no legal pairing; the error says who is in the way */
    PAIRWRIGHT_INTERNAL = 2,    /* a defect of the library, or no memory: then there may be no JSON */
    PAIRWRIGHT_BAD_REQUEST = 3, /* the options or the content of the file */
    PAIRWRIGHT_TOO_LARGE = 4,   /* more than 9,999 players, or a search beyond the limit of the program */
    PAIRWRIGHT_DIFFERENCES = 6, /* pairwright_check: a round or the standings are not as the rules give them */
    PAIRWRIGHT_STOPPED = 7      /* pairwright_stop_request() came before the answer */
};

/* The way to stop calls from another thread: put it into their options, and ask. Such a call returns soon, usually
 * within 50 ms, PAIRWRIGHT_STOPPED; one that was done before keeps its answer. Asked once, it stays asked: later calls
 * with it stop at once. */
typedef struct pairwright_stop pairwright_stop; /* NOLINT(modernize-use-using): C */

/* What the caller decides instead of the file. Start from PAIRWRIGHT_OPTIONS_INIT: 0 and NULL mean "as the file says",
 * and `size` lets older programs use newer libraries (a size that no release had is a bad request). A NULL pointer to
 * the options is the same as all defaults. */
/* NOLINTNEXTLINE(modernize-use-using) */
typedef struct pairwright_options {
    size_t size;            /* sizeof(pairwright_options) */
    const char* system;     /* "dutch", "dubov", "burstein", "lim", "double-swiss", "team-swiss" */
    const char* tie_breaks; /* of pairwright_standings: "BH/C1,BH,SB"; NULL: those of the file, or the usual ones */
    int edition;            /* 2012, 2017, 2026, ... */
    int rounds;             /* of the whole tournament */
    int round;              /* explain: a paired round instead of the next; check: only this one; standings: after it */
    int first;              /* explain: why are these two not paired with each other? */
    int second;
    const pairwright_stop* stop; /* NULL: nobody stops the call; else it must live as long as the call */
} pairwright_options;

#define PAIRWRIGHT_OPTIONS_INIT                                                                                        \
    {                                                                                                                  \
        sizeof(pairwright_options), NULL, NULL, 0, 0, 0, 0, 0, NULL                                                    \
    }

/* Each function reads `length` bytes of a TRF (TRF06, TRF16, TRF26, the extensions of JaVaFo and bbpPairings; any line
 * ends, UTF-8 or Windows-1252) and sets *json to a text that the caller gives back to pairwright_free(). */

/* The next round: {"round", "system", "edition", "boards": [{"white", "black"}], "bye", "remarks"}. "free" is there in
 * a round robin with an odd number of players: who has no game, no bye and no point. "arbiter_decides" is there where
 * the rules leave part of the round to the arbiter (Dubov 1997). "games", [{"board", "white": {"id", "name"},
 * "black"}], is there where the table of a match of teams says who plays whom (Scheveningen). */
PAIRWRIGHT_API int pairwright_pair(const char* trf, size_t length, const pairwright_options* options, char** json);

/* Pairs every recorded round again, and compares the points and ranks that the file states, the ranks by the tie-breaks
 * that it names: {"rounds": [{"round", "clean", "undecided", "recorded", "verdict"}], "differences" and "undecided" (of
 * rounds), "standings": {"what", "differences": [{"id", "field", "stated", "computed"}]} or null, "remarks"}. With one
 * round asked for, the standings are not looked at. */
PAIRWRIGHT_API int pairwright_check(const char* trf, size_t length, const pairwright_options* options, char** json);

/* The round with its decision record ("criteria" or "procedure"), or, with `first` and `second`, why these two are not
 * paired: "verdict" is is-paired, impossible, worse, later-in-order, decided-by-step or unknown. */
PAIRWRIGHT_API int pairwright_explain(const char* trf, size_t length, const pairwright_options* options, char** json);

/* {"after_round", "tie_breaks", "standings": [{"rank", "shared", "id", "name", "points", "tie_breaks", "decided_by"}]};
 * values are texts of decimal numbers. */
PAIRWRIGHT_API int pairwright_standings(const char* trf, size_t length, const pairwright_options* options, char** json);

/* Takes NULL as well. */
PAIRWRIGHT_API void pairwright_free(char* json);

/* NULL: no memory. Given back to pairwright_stop_free() when no call has it any more. */
PAIRWRIGHT_API pairwright_stop* pairwright_stop_new(void);
/* From any thread, any number of times; both take NULL as well. */
PAIRWRIGHT_API void pairwright_stop_request(pairwright_stop* stop);
PAIRWRIGHT_API void pairwright_stop_free(pairwright_stop* stop);

/* "0.1.0"; belongs to the library. */
PAIRWRIGHT_API const char* pairwright_version(void);

#ifdef __cplusplus
}
#endif

#endif
