#pragma once

#include "app/domain/tournament.h"
#include "app/session/command/command.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// Whether results of this event can be exchanged in that form: it tells games by the two numbers of a round, and in an
/// event of teams all boards of a match have the same two.
bool hasResultExchange(const Tournament& tournament);

/// Pairings and results as Swiss-Manager exchanges them
/// (`Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;...`): the published rounds, players by their numbers of
/// that round, decimal commas, UTF-8 and CRLF. The bye has NrS -1. What the format has no place for, an adjourned game
/// or a game lost by both, stands there as open. Precondition: hasResultExchange().
QByteArray resultExchange(const Tournament& tournament);

/// Something about a row that is not taken.
struct ExchangeIssue {
    enum class Code : std::uint8_t {
        unreadable,   ///< too few cells, or no numbers
        notPublished, ///< round
        notPaired,    ///< round: these two do not meet in it, or with other colours
        unknownResult,
        otherResult, ///< round, board: an earlier round has another result: put it right by hand
    };
    Code code = Code::unreadable;
    int line = 1;
    std::optional<RoundNumber> round;
    std::optional<int> board;
    friend bool operator==(const ExchangeIssue&, const ExchangeIssue&) = default;
};

/// A result that is here already, and that the file would replace.
struct ReplacedResult {
    BoardId board;
    GameResult was = GameResult::draw;
    GameResult willBe = GameResult::draw;
    friend bool operator==(const ReplacedResult&, const ReplacedResult&) = default;
};

/// What a file of results says that is not known yet. Read again it says nothing new.
struct ResultExchange {
    EnterResults results;                 ///< of the current round; may be empty
    std::vector<ReplacedResult> replaced; ///< those of `results` that are not new
    int same = 0;                         ///< rows whose result is here already
    int open = 0;                         ///< rows without a result
    std::vector<ExchangeIssue> issues;
};

/// No value: it is no such file, or !hasResultExchange(). Games are found by the two numbers, else by their national or
/// FIDE ids.
std::optional<ResultExchange> readResultExchange(const QByteArray& bytes, const Tournament& tournament);

} // namespace pairwright
