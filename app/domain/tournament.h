#pragma once

#include "app/domain/event_data.h"
#include "app/domain/players/player.h"
#include "app/domain/rounds/round.h"
#include "app/domain/settings.h"

#include <QLatin1StringView>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace pairwright {

/// A line of an imported TRF that we do not understand and write back at its place on export.
struct KeptLine {
    enum class Place : std::uint8_t { top, header, afterPlayer, tail };
    Place place = Place::tail;      ///< top: before the first known record; header: before the players
    std::optional<PlayerKey> after; ///< the player line above it; set for afterPlayer only
    QString text;
    friend bool operator==(const KeptLine&, const KeptLine&) = default;
};

/// How the kept line of a round begins that was imported and that the rules pair otherwise; the program itself wrote it
/// (app/corrections/imported_rounds.h), so that it names nobody and goes wherever the tournament goes.
inline constexpr QLatin1StringView importedRoundLine{"### Import @ Round "};
/// Such a line, with nothing but codes in it.
bool isImportedRoundLine(const QString& line);
/// Takes out what another program had to say, which may be private.
void dropLinesOfOthers(std::vector<KeptLine>& lines);

/// A whole tournament: a plain value. Owned by TournamentSession, which is the only one who changes
/// it; everybody else reads. Copies are cheap enough to hand to a worker thread.
struct Tournament {
    EventData event;
    Settings settings;
    std::vector<Player> players;     ///< by key, ascending
    std::vector<Round> rounds;       ///< rounds[i] has the number i+1; the last may be a proposal only
    std::vector<KeptLine> keptLines; ///< in the order of the file
    PlayerKey nextPlayerKey;         ///< the key of the next new player
    friend bool operator==(const Tournament&, const Tournament&) = default;

    /// nullptr when there is no such player.
    [[nodiscard]] const Player* player(PlayerKey key) const;
    /// nullptr when nothing is stored for that round.
    [[nodiscard]] const Round* round(RoundNumber number) const;
    /// The published board; nullptr when there is none, or it has no such game.
    [[nodiscard]] const Match* board(BoardId id) const;
    /// That game of it.
    [[nodiscard]] const Game* game(BoardId id) const;
    /// The round that was published last, by number; number 0 as long as none is. Published rounds are always 1 .. n.
    [[nodiscard]] RoundNumber lastPublished() const;
    /// A round is published: the start is over.
    [[nodiscard]] bool hasBegun() const { return lastPublished().value > 0; }
    /// Nothing is left to be paired.
    [[nodiscard]] bool allRoundsPublished() const { return lastPublished().value >= settings.plannedRounds; }
    /// The round to be made next: who comes, goes or asks for a bye now does so from this one on.
    [[nodiscard]] RoundNumber roundAhead() const { return RoundNumber{lastPublished().value + 1}; }
    /// The round from whose results that one is made: the one before; nullptr for the first, and where all rounds are
    /// made at once.
    [[nodiscard]] const Round* roundBehind(RoundNumber number) const;
    /// The round that was made from the results of that one, published or proposed; nullptr: none.
    [[nodiscard]] const Round* roundMadeFrom(RoundNumber number) const;
    /// Published, and the next is published that was made from it: what is in it is corrected, no longer entered.
    [[nodiscard]] bool isClosed(RoundNumber number) const;
    /// Published and not closed.
    [[nodiscard]] bool mayEnterResults(RoundNumber number) const;
    /// Those in which results may be entered, in order.
    [[nodiscard]] std::vector<const Round*> roundsInPlay() const;
    /// The one of them that is played now: the first with open games, else the last; nullptr: none is published.
    [[nodiscard]] const Round* roundInPlay() const;
    /// The edition of C.07 in force when the event started; today's without a date.
    [[nodiscard]] TieBreakRules tieBreakRules() const;
    /// The round whose proposal is being edited by hand; no value: no manual phase is open.
    [[nodiscard]] std::optional<RoundNumber> roundEditedByHand() const;
};

/// A state of a tournament that nobody changes any more: what jobs, paper and pages are made from.
using SharedTournament = std::shared_ptr<const Tournament>;

/// Most rounds that `players` can play without meeting twice: n-1, or n with a bye in each round.
int mostPlayableRounds(int players);

} // namespace pairwright
