#pragma once

#include "engine/trf/teams/match_points.h"
#include "engine/trf/to_state.h"

#include <vector>

namespace pairwright::trf {

/// A team in one round.
struct TeamRound {
    RoundRecord record = Bye{ByeKind::Zero};
    BothPoints points;
    char type = 'Z';                ///< as 299 names it
    std::vector<Score> boards = {}; ///< TeamPoints::boards
};

/// The numbers of teams become ids, in their order.
void numberTeams(const TeamFile& file, ConvertedState& converted);

/// The paired rounds of all teams, whichever score counts. `converted` has its numbers; both outlive it.
class TeamRounds {
public:
    TeamRounds(const TeamFile& file, const ConvertedState& converted);

    [[nodiscard]] const std::vector<TeamRound>& of(Tpn tpn) const { return rounds_[indexOf(tpn)]; }
    [[nodiscard]] const MatchScale& scale() const { return scale_; }

private:
    static std::size_t indexOf(Tpn tpn) { return static_cast<std::size_t>(tpn.value - 1); }
    [[nodiscard]] TeamRound freeRound(ByeKind kind, char type) const;
    [[nodiscard]] Tpn tpnOf(Tpn ofFile) const { return *converted_.tpnOf(FileId{ofFile.value}); }
    TeamRound& at(Tpn ofFile, RoundNumber round);
    void takeRequests();
    void takePairingByes();
    void takeMatch(const TeamMatch& match);
    void takeSide(const TeamMatch& match, Tpn team, Tpn other, Colour colour, BothPoints own, BothPoints others);
    [[nodiscard]] std::vector<Score> boardsOf(const TeamMatch& match, Tpn team, BothPoints own) const;
    void takeAbnormal();

    const TeamFile& file_;
    MatchScale scale_;
    const ConvertedState& converted_;
    std::vector<std::vector<TeamRound>> rounds_;
};

} // namespace pairwright::trf
