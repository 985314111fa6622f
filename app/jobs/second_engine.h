#pragma once

#include "app/domain/tournament.h"
#include "app/pairing/round_answers.h"
#include "engine/systems.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// A pairing program of somebody else, as it is set at this computer: it reads a TRF and prints the pairs of the next
/// round, "white black" in the numbers of the file, one a line, "number 0" for the bye.
struct SecondEngine {
    /// The program and its arguments, split at blanks outside quotation marks; no shell reads it. {file} stands for the
    /// TRF; where it is missing, "--dutch {file} -p" is added, as the engines that FIDE knows want it.
    QString command;
    SystemEdition system = systemInForce(usualSystem, "")->id; ///< whose rules it pairs by; it is asked for no other
    friend bool operator==(const SecondEngine&, const SecondEngine&) = default;

    [[nodiscard]] bool isSet() const { return !command.trimmed().isEmpty(); }
    /// What it is called: the file name of the program, of an interpreter that of its script.
    [[nodiscard]] QString name() const;
};

/// White and Black of each board in no order, and who has the bye.
struct SecondRound {
    std::vector<BoardPlayers> boards;
    std::optional<PlayerKey> bye;
};

/// The pairs in what a program printed; no value where that is no round of these players. A first line with one number
/// only is their count.
std::optional<SecondRound> secondRoundFrom(const QByteArray& printed, const std::vector<PlayerKey>& order,
                                           const std::vector<PlayerKey>& participants);

/// What the program is given: the tournament as it may be given to others, without birth dates, its published rounds
/// and who is away. Empty: it cannot be written.
QByteArray fileForSecondEngine(const Tournament& tournament);

constexpr std::chrono::seconds secondEngineLimit{30};

/// Asks the program for the round ahead. It gets the tournament as it may be given to others, in a file that is gone
/// afterwards. Asked to stop, or after the limit, the program is ended. No value: it gave no round of these players.
std::optional<SecondRound> pairBy(const SecondEngine& engine, const Tournament& tournament,
                                  const std::vector<PlayerKey>& participants, const std::stop_token& stop,
                                  std::chrono::milliseconds limit = secondEngineLimit);

} // namespace pairwright
