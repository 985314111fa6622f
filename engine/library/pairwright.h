/* The pairing engine of Pairwright for any language: the text of a TRF in, JSON out.
 *
 * Every function is thread safe, keeps nothing between calls, writes to no stream and lets no C++ exception out.
 * Players are named by the ids of the file. JSON is UTF-8, one line, and carries "schema": 1; later versions only add
 * members. Pairing a large field may take seconds; there is no way to stop it early. */
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
    PAIRWRIGHT_DIFFERENCES = 6  /* pairwright_check: a round is not as the rules give it */
};

/* What the caller decides instead of the file. Start from PAIRWRIGHT_OPTIONS_INIT: 0 and NULL mean "as the file says",
 * and `size` lets older programs use newer libraries. A NULL pointer to the options is the same as all defaults. */
typedef struct pairwright_options {
    size_t size;            /* sizeof(pairwright_options) */
    const char* system;     /* "dutch", "dubov", "burstein", "lim", "double-swiss" */
    const char* tie_breaks; /* of pairwright_standings: "BH/C1,BH,SB"; NULL: those of the file, or the usual ones */
    int edition;            /* 2012, 2017, 2026, ... */
    int rounds;             /* of the whole tournament */
    int round;              /* explain: a paired round instead of the next; check: only this one; standings: after it */
    int first;              /* explain: why are these two not paired with each other? */
    int second;
} pairwright_options;

#define PAIRWRIGHT_OPTIONS_INIT                                                                                        \
    {                                                                                                                  \
        sizeof(pairwright_options), NULL, NULL, 0, 0, 0, 0, 0                                                          \
    }

/* Each function reads `length` bytes of a TRF (TRF06, TRF16, TRF26, the extensions of JaVaFo and bbpPairings; any line
 * ends, UTF-8 or Windows-1252) and sets *json to a text that the caller gives back to pairwright_free(). */

/* The next round: {"round", "system", "edition", "boards": [{"white", "black"}], "bye", "remarks"}. "arbiter_decides"
 * is there where the rules leave part of the round to the arbiter (Dubov 1997). */
PAIRWRIGHT_API int pairwright_pair(const char* trf, size_t length, const pairwright_options* options, char** json);

/* Pairs every recorded round again: {"rounds": [{"round", "clean", "undecided", "recorded", "verdict"}],
 * "differences", "undecided", "remarks"}. */
PAIRWRIGHT_API int pairwright_check(const char* trf, size_t length, const pairwright_options* options, char** json);

/* The round with its decision record ("criteria" or "procedure"), or, with `first` and `second`, why these two are not
 * paired: "verdict" is is-paired, impossible, worse, later-in-order, decided-by-step or unknown. */
PAIRWRIGHT_API int pairwright_explain(const char* trf, size_t length, const pairwright_options* options, char** json);

/* {"after_round", "tie_breaks", "standings": [{"rank", "shared", "id", "name", "points", "tie_breaks", "decided_by"}]};
 * values are texts of decimal numbers. */
PAIRWRIGHT_API int pairwright_standings(const char* trf, size_t length, const pairwright_options* options, char** json);

/* Takes NULL as well. */
PAIRWRIGHT_API void pairwright_free(char* json);

/* "0.1.0"; belongs to the library. */
PAIRWRIGHT_API const char* pairwright_version(void);

#ifdef __cplusplus
}
#endif

#endif
