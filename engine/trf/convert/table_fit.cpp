#include "engine/trf/convert/table_fit.h"

#include "engine/capabilities.h"

#include <algorithm>
#include <set>

namespace pairwright::trf {

namespace {

using Pairs = std::set<std::pair<Tpn, Tpn>>;

Pairs pairsOf(const TournamentState& state, int round)
{
    Pairs pairs;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn own{static_cast<std::int32_t>(i + 1)};
        const auto opponent = scheduledOpponent(state.record(own, RoundNumber{round}));
        if (opponent && own < *opponent)
            pairs.emplace(own, *opponent);
    }
    return pairs;
}

Pairs pairsOf(const RoundPairing& pairing)
{
    Pairs pairs;
    for (const Board& board : pairing.boards)
        pairs.insert(std::minmax(board.white, board.black));
    return pairs;
}

struct Compared {
    int fitting = 0;
    std::optional<RoundNumber> firstOther;
};

/// A game without a result may be missing from what is recorded.
Compared compare(const TournamentState& state, const PairingRequest& request)
{
    Compared compared;
    const auto rounds = layOut(state, request);
    for (int round = 1; round <= state.roundsPlayed(); ++round) {
        const Pairs table = rounds && static_cast<std::size_t>(round) <= rounds->size()
                                ? pairsOf((*rounds)[static_cast<std::size_t>(round - 1)])
                                : Pairs();
        if (std::ranges::includes(table, pairsOf(state, round)))
            ++compared.fitting;
        else if (!compared.firstOther)
            compared.firstOther = RoundNumber{round};
    }
    return compared;
}

} // namespace

TableFit tableFitOf(const PairingInput& input)
{
    const auto options = capabilitiesOf(input.request.system).options;
    const auto seam = std::ranges::find(options, seamOption, &SystemOption::key);
    if (seam == options.end())
        return {{}, compare(input.converted.state, input.request).firstOther};
    TableFit fit;
    int most = -1;
    bool differ = false;
    for (const std::string_view choice : seam->choices) {
        PairingRequest request = input.request;
        request.options.set(*seam, choice);
        const Compared compared = compare(input.converted.state, request);
        differ = differ || (most >= 0 && compared.fitting != most);
        if (compared.fitting > most)
            fit = {choice, compared.firstOther};
        most = std::max(most, compared.fitting);
    }
    if (!differ)
        fit.seam = {};
    return fit;
}

} // namespace pairwright::trf
