#pragma once

#include "app/engine_program/failure.h"
#include "engine/base/expected.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// pairwright-engine: the command lines of bbpPairings and JaVaFo, and of a plug-in of Vega, so that a program that
/// drives one of them can drive this one.
namespace pairwright::engine_program {

/// What the command line asks for. Paths are as given, no value where there is none.
struct Request {
    bool release = false;                     ///< -r: who this is
    bool help = false;                        ///< -h, --help: how to call it, and nothing else
    std::optional<std::string> system;        ///< registry key: --dutch, --burstein, ...; --team-swiss
    std::optional<int> edition;               ///< --dutch=2017
    std::optional<std::string> input;         ///< the tournament; with -g a model
    bool pair = false;                        ///< -p
    bool check = false;                       ///< -c
    bool generate = false;                    ///< -g
    std::optional<std::string> output;        ///< of -p, -o
    std::optional<int> round;                 ///< -c N: JaVaFo; this round only
    std::optional<std::string> configuration; ///< of -g
    std::optional<std::string> seed;          ///< -s
    bool checklist = false;                   ///< -l
    std::optional<std::string> checklistFile;
    friend bool operator==(const Request&, const Request&) = default;
};

/// `words` without the program's name. Options may stand in any order behind their file. FOLDER FILE.trfx alone is a
/// call of Vega: it pairs into engine.man of the folder. What takes no effect here (-w, -q, -b of JaVaFo) is refused.
Expected<Request, Failure> parseRequest(std::span<const std::string> words);

/// By its registry key.
bool isOfTeams(std::string_view system);

/// How to call the program.
std::string_view usage();

} // namespace pairwright::engine_program
