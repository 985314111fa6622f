#include "engine/trf/checked_round.h"

#include <algorithm>

namespace pairwright::trf {

CheckedRound checkRound(const TournamentState& state, const PairingRequest& request, const GivenRound& given,
                        const std::vector<std::pair<Tpn, Tpn>>& colourless)
{
    CheckedRound checked;
    auto verdict = judge(state, request, given);
    if (!verdict) {
        checked.refused = verdict.error();
        return checked;
    }
    std::erase_if(verdict->colours, [&](const std::pair<Tpn, Tpn>& board) {
        return std::find(colourless.begin(), colourless.end(), board) != colourless.end();
    });
    checked.verdict = std::move(*verdict);
    return checked;
}

CheckedRound checkRound(const RecordedRound& recorded)
{
    return checkRound(recorded.input.converted.state, recorded.input.request, recorded.given, recorded.colourless);
}

} // namespace pairwright::trf
