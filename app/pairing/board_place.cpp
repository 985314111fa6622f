#include "app/pairing/board_place.h"

#include "app/pairing/fixed_boards.h"
#include "app/pairing/paired_from.h"
#include "engine/capabilities.h"
#include "engine/field/round_field.h"

#include <algorithm>
#include <optional>

namespace pairwright {

namespace {

/// The matches of a round as boards of pairing numbers, which is how the engine orders them.
class Numbered {
public:
    Numbered(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
        : view_(pairedFrom(tournament, round, version))
        , virtualPoints_(capabilitiesOf(version.system).boardsByVirtualPoints)
    {
    }

    /// No value: one of the two has no number.
    [[nodiscard]] std::optional<Board> board(const Match& match) const
    {
        const auto white = view_.order.tpnOf(match.a);
        const auto black = view_.order.tpnOf(match.b);
        return white && black ? std::optional(Board{*white, *black}) : std::nullopt;
    }
    [[nodiscard]] std::vector<Board> sorted(std::vector<Board> boards) const
    {
        sortBoards(boards, view_.state, virtualPoints_);
        return boards;
    }

private:
    EngineView view_;
    bool virtualPoints_;
};

} // namespace

std::size_t placeOfBoard(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                         const Match& match)
{
    const Numbered numbered(tournament, round, version);
    std::vector<std::optional<Board>> boards;
    std::vector<Board> known;
    for (const Match& one : version.pairings.boards) {
        boards.push_back(numbered.board(one));
        if (boards.back())
            known.push_back(*boards.back());
    }
    const auto added = numbered.board(match);
    if (!added)
        return boards.size();
    known.push_back(*added);
    const std::vector<Board> sorted = numbered.sorted(std::move(known));
    const auto place = std::find(sorted.begin(), sorted.end(), *added);
    if (place == sorted.begin())
        return 0;
    const auto before = std::find(boards.begin(), boards.end(), std::optional(*std::prev(place)));
    return static_cast<std::size_t>(before - boards.begin()) + 1;
}

std::vector<Match> inPublishingOrder(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    std::vector<Match> matches = version.pairings.boards;
    if (capabilitiesOf(version.system).rounds == RoundsMade::allAtOnce)
        return matches;
    const Numbered numbered(tournament, round, version);
    std::vector<Board> known;
    for (const Match& match : matches)
        if (const auto board = numbered.board(match))
            known.push_back(*board);
    const std::vector<Board> sorted = numbered.sorted(std::move(known));
    const auto placeOf = [&](const Match& match) {
        const auto board = numbered.board(match);
        return board ? std::find(sorted.begin(), sorted.end(), *board) : sorted.end();
    };
    std::stable_sort(matches.begin(), matches.end(),
                     [&placeOf](const Match& a, const Match& b) { return placeOf(a) < placeOf(b); });
    return withFixedBoards(tournament, std::move(matches));
}

} // namespace pairwright
