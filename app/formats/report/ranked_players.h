#pragma once

#include "app/domain/tournament.h"
#include "app/formats/standings/category.h"
#include "engine/tiebreaks/standings.h"

#include <QString>

#include <vector>

namespace pairwright {

/// Standings of a tournament after a round, with the players they are about: what sheets and CSV files
/// show. Players who had not entered by then are not in it, and the expelled have no place (C.02.03 art. 7, checklist):
/// the others are ranked without them, while their games stay. The tournament must outlive it.
class RankedPlayers {
public:
    struct Line {
        const Player* player = nullptr;
        Tpn number; ///< TPN as of now; row.tpn leaves those out who had not entered
        StandingsRow row;

        /// "5", or "5=" when somebody else has the same rank.
        [[nodiscard]] QString rankText() const;
    };

    /// Precondition: 0 <= afterRound <= lastPublished().
    /// Of a category only its members are listed, with ranks counted among them.
    RankedPlayers(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                  const StandingsCategory& category = {});

    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    /// Those with a place, and behind them the expelled, without a rank: for what is not standings but a list of all.
    [[nodiscard]] std::vector<Line> everybody() const;
    /// Who has no place because of an expulsion, as a sentence; empty: nobody.
    [[nodiscard]] QString expelledText() const;
    /// The same places with the players as another value of the tournament has them, for instance without names. It
    /// must outlive them, and have everybody.
    void showAs(const Tournament& tournament);
    [[nodiscard]] int afterRound() const { return afterRound_; }
    /// The ranks are those that the imported file states, and it does not say by what.
    [[nodiscard]] bool areStated() const { return !lines_.empty() && lines_.front().row.stated; }
    /// Named in the standings at the end; see app/pairing/play_off.h.
    [[nodiscard]] std::optional<PlayerKey> playOffWinner() const { return playOffWinner_; }
    /// The edition of C.07 in force when the event started.
    [[nodiscard]] TieBreakEdition edition() const { return edition_; }

private:
    void keepOnly(const StandingsCategory& category, int year);

    std::vector<Line> lines_;
    std::vector<Line> expelled_;
    TieBreakEdition edition_;
    int afterRound_ = 0;
    std::optional<PlayerKey> playOffWinner_;
};

/// Which of the tie-breaks nobody has, because somebody has no rating (C.07 art. 10), as a sentence; empty: none.
QString notComputedText(const std::vector<RankedPlayers::Line>& lines, const std::vector<TieBreak>& tieBreaks);
/// What is said beside stated ranks.
QString statedRanksText();

/// The name of a player in the standings who has won the play-off, and what is said of it below them.
QString playOffWinnerText(const QString& name);
QString playOffNote(const QString& name);

/// "Buchholz Cut-1", in the language of the user.
QString tieBreakName(const TieBreak& tieBreak);

} // namespace pairwright
