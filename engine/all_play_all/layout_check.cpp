#include "engine/all_play_all/layout_check.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace pairwright::all_play_all {

namespace {

struct Seat {
    RoundNumber round;
    int colour = 0; ///< 1: White, -1: Black
};

/// What everybody plays, round by round.
class Layout {
public:
    Layout(std::span<const GivenRound> rounds, int players)
        : seats_(static_cast<std::size_t>(players))
    {
        std::int32_t number = 0;
        for (const GivenRound& round : rounds) {
            ++number;
            std::set<Tpn> seated;
            for (const auto& [white, black] : round.boards) {
                meetings_[std::minmax(white, black)].push_back(RoundNumber{number});
                take(white, {RoundNumber{number}, 1}, seated);
                take(black, {RoundNumber{number}, -1}, seated);
            }
        }
    }

    [[nodiscard]] const std::vector<LayoutFault>& twice() const { return twice_; }
    [[nodiscard]] const std::vector<Seat>& seats(Tpn tpn) const
    {
        return seats_[static_cast<std::size_t>(tpn.value - 1)];
    }
    [[nodiscard]] std::vector<RoundNumber> meetings(Tpn a, Tpn b) const
    {
        const auto found = meetings_.find({a, b});
        return found != meetings_.end() ? found->second : std::vector<RoundNumber>();
    }

private:
    void take(Tpn tpn, Seat seat, std::set<Tpn>& seated)
    {
        if (!seated.insert(tpn).second)
            twice_.push_back({LayoutFault::Kind::twiceInARound, {tpn}, {seat.round}});
        if (tpn.value >= 1 && tpn.value <= static_cast<std::int32_t>(seats_.size()))
            seats_[static_cast<std::size_t>(tpn.value - 1)].push_back(seat);
    }

    std::vector<std::vector<Seat>> seats_;
    std::map<std::pair<Tpn, Tpn>, std::vector<RoundNumber>> meetings_;
    std::vector<LayoutFault> twice_;
};

void judgeColours(Tpn tpn, const std::vector<Seat>& seats, int cycles, std::vector<LayoutFault>& faults)
{
    int sum = 0;
    int run = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        sum += seats[i].colour;
        run = i > 0 && seats[i].colour == seats[i - 1].colour ? run + 1 : 1;
        if (run == 3)
            faults.push_back(
                {LayoutFault::Kind::thirdColour, {tpn}, {seats[i - 2].round, seats[i - 1].round, seats[i].round}});
    }
    // Even cycles even each other out; what is left is at most one game of the first.
    const int most = cycles % 2 == 0 ? 0 : 1;
    if (std::abs(sum) > most)
        faults.push_back({LayoutFault::Kind::unevenColours, {tpn}, {}});
}

} // namespace

std::vector<LayoutFault> faultsOf(std::span<const GivenRound> rounds, int players, int cycles)
{
    const Layout layout(rounds, players);
    std::vector<LayoutFault> faults = layout.twice();
    for (Tpn a{1}; a.value < players; ++a.value)
        for (Tpn b{a.value + 1}; b.value <= players; ++b.value) {
            const std::vector<RoundNumber> met = layout.meetings(a, b);
            const int times = static_cast<int>(met.size());
            if (times != cycles)
                faults.push_back(
                    {times > cycles ? LayoutFault::Kind::meetTooOften : LayoutFault::Kind::meetTooSeldom, {a, b}, met});
        }
    for (Tpn tpn{1}; tpn.value <= players; ++tpn.value)
        judgeColours(tpn, layout.seats(tpn), cycles, faults);
    std::stable_sort(faults.begin(), faults.end(),
                     [](const LayoutFault& a, const LayoutFault& b) { return a.kind < b.kind; });
    return faults;
}

} // namespace pairwright::all_play_all
