#include "engine/lim/player_facts.h"

#include "engine/field/player_facts.h"
#include "engine/lim/lim_field.h"

#include <algorithm>

namespace pairwright::lim {

namespace {

/// The scores of a round's groups in the order in which they are paired: from the top to just above the
/// median, from the bottom to just below it, then the median (2.2).
class GroupOrder {
public:
    explicit GroupOrder(const LimField& field)
        : median_(field.median())
    {
        for (int rank = 0; rank < field.size(); ++rank) {
            const Score score = field.player(rank).score;
            auto& side = score > median_ ? above_ : below_;
            if (score != median_ && (side.empty() || side.back() != score))
                side.push_back(score);
        }
        std::reverse(below_.begin(), below_.end());
    }

    [[nodiscard]] LimPlayerFacts of(Score score) const
    {
        LimPlayerFacts facts;
        const auto sides = static_cast<int>(above_.size() + below_.size());
        if (score == median_) {
            facts.order = sides + 1;
            return facts;
        }
        const bool higher = score > median_;
        const auto& side = higher ? above_ : below_;
        const auto place = static_cast<int>(std::find(side.begin(), side.end(), score) - side.begin());
        facts.order = 1 + place + (higher ? 0 : static_cast<int>(above_.size()));
        if (place == 0)
            facts.place = higher ? LimPlace::top : LimPlace::bottom;
        else
            facts.place = higher ? LimPlace::aboveMedian : LimPlace::belowMedian;
        return facts;
    }

private:
    Score median_;
    std::vector<Score> above_; ///< descending
    std::vector<Score> below_; ///< ascending
};

} // namespace

std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request)
{
    const LimField field(state, request);
    const GroupOrder groups(field);
    std::vector<PlayerFacts> result;
    for (int rank = 0; rank < field.size(); ++rank) {
        LimPlayerFacts facts = groups.of(field.player(rank).score);
        facts.due = field.due(rank);
        facts.floatedInLastRound = field.floatedLast(rank);
        result.push_back(commonFacts(field, state, rank));
        result.back().system = facts;
    }
    return result;
}

} // namespace pairwright::lim
