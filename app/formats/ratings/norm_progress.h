#pragma once

#include "app/formats/ratings/rated_tournament.h"
#include "engine/ratings/title_norm.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace pairwright {

/// One condition of a title norm in the words of the language that is spoken, as every card of a player tells it.
struct NormDial {
    enum class State : std::uint8_t {
        met,   ///< or not asked for
        ahead, ///< the planned games can still bring it
        outOfReach,
    };
    State state = State::ahead;
    double share = 0; ///< how far it is, of what is needed: 0 to 1
    QString what;     ///< "Opponents with a title"
    QString present;  ///< "4"; a dash while there is nothing
    QString counts;   ///< "4 / 5": what is there and what is needed
    QString toGo;     ///< "1 more"; may be empty

    /// "Opponents with a title 4 / 5, 1 more".
    [[nodiscard]] QString sentence() const;
};

/// How far a player is with one title norm.
struct NormProgress {
    NormTitle title = NormTitle::GM;
    bool achieved = false;
    bool inReach = true; ///< achieved, or it can still be
    QString verdict;     ///< "IM norm: in reach, still needed: 2½ points from 4 games"
    /// All conditions; of a norm that is out of reach those alone that fail.
    std::vector<NormDial> dials;
    QStringList remarks; ///< none of a norm that is out of reach
};

/// The norms of the players of one event, which must outlive it.
class NormCards {
public:
    NormCards(const Tournament& tournament, const RatedTournament& rated);

    /// Why nobody can make one here; empty: somebody could.
    [[nodiscard]] const QString& whyNone() const { return whyNone_; }
    /// The norms above the player's title, those in reach first; empty where there are none.
    [[nodiscard]] std::vector<NormProgress> of(PlayerKey player) const;

private:
    const RatedTournament& rated_;
    QString whyNone_;
    std::optional<NormChecker> checker_; ///< none where there are no norms
};

} // namespace pairwright
