#include "ui/pages/rounds/map/map_costs.h"

#include "engine/tournament/colours.h"
#include "engine/tournament/match_record.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::MapCosts)
};

/// At the name; empty: the finding costs nothing that the counts do not say.
QString wordsFor(const Finding& finding, bool ofThesePlayers)
{
    switch (finding.code) {
    case FindingCode::rematch:
        return ofThesePlayers ? Tr::tr("met in round %1").arg(finding.round ? finding.round->value : 0)
                              : Tr::tr("makes a rematch");
    case FindingCode::forbiddenPair: return ofThesePlayers ? Tr::tr("must not meet") : Tr::tr("two must not meet");
    case FindingCode::byeNotAllowed: return Tr::tr("bye not allowed");
    case FindingCode::thirdColourInARow: return Tr::tr("third colour in a row");
    case FindingCode::colourDifferenceBeyondTwo: return Tr::tr("colours too uneven");
    default: return {};
    }
}

bool isNotGranted(const RoundReading& reading, Tpn tpn, Colour colour)
{
    const ColourPreference due = reading.due(tpn);
    return due.strength != PreferenceStrength::none && due.colour != colour;
}

} // namespace

std::optional<RoundNumber> metBefore(const RoundReading& reading, PlayerKey one, PlayerKey other)
{
    const TpnMap& order = reading.view().order;
    const auto tpn = order.tpnOf(one);
    const auto theirs = order.tpnOf(other);
    for (int round = 1; tpn && theirs && round < reading.round().value; ++round) {
        const MatchRecord match = matchOf(reading.view().state, *tpn, RoundNumber{round});
        if (match.isPlayed() && match.opponent == *theirs)
            return RoundNumber{round};
    }
    return std::nullopt;
}

MapCosts::MapCosts(const Tournament& tournament, const RoundVersion& version,
                   std::shared_ptr<const RoundReading> reading)
    : tournament_(tournament)
    , version_(version)
    , reading_(std::move(reading))
    , judge_(tournament)
{
}

const MapCosts::BoardCount& MapCosts::countOf(PlayerKey white, PlayerKey black)
{
    const auto known = counted_.find({white, black});
    if (known != counted_.end())
        return known->second;
    BoardCount& count = counted_[{white, black}];
    const auto& view = reading_->view();
    const auto first = view.order.tpnOf(white);
    const auto second = view.order.tpnOf(black);
    if (first && second) {
        const RoundNumber round = reading_->round();
        count.floats = view.state.pairingScore(*first, round) != view.state.pairingScore(*second, round) ? 1 : 0;
        if (view.state.gamesOfARound == 1) // everybody has both colours in a match
            count.colours = (isNotGranted(*reading_, *first, Colour::White) ? 1 : 0) +
                            (isNotGranted(*reading_, *second, Colour::Black) ? 1 : 0);
    }
    count.findings = judge_.ofBoard(Match::of(white, black), 1);
    return count;
}

RoundCounts MapCosts::countsOf(const Pairings& pairings)
{
    RoundCounts counts;
    for (const Match& match : pairings.boards) {
        const BoardCount& board = countOf(match.a, match.b);
        counts.floats += board.floats;
        counts.coloursNotGranted += board.colours;
        counts.metBefore += static_cast<int>(std::ranges::count(board.findings, FindingCode::rematch, &Finding::code));
    }
    return counts;
}

MapCost MapCosts::of(PlayerKey moved, PlayerKey onto)
{
    const auto board = std::ranges::find_if(version_.pairings.boards,
                                            [&](const Match& match) { return match.has(moved) && match.has(onto); });
    if (board != version_.pairings.boards.end())
        return {MapCost::Kind::asPaired, Tr::tr("as paired")};
    const auto edit = editThatPairs(version_, moved, onto);
    if (!edit)
        return {MapCost::Kind::impossible, moved == onto ? QString() : Tr::tr("not possible")};
    return dearest(pairingsAfter(version_, *edit), moved, onto);
}

MapCost MapCosts::dearest(const Pairings& after, PlayerKey moved, PlayerKey onto)
{
    const Pairings& before = version_.pairings;
    int floats = 0;
    int colours = 0;
    int boards = 0;
    std::array<QString, 2> forbidden; // of other boards, of this one
    // Boards keep their places, so that what changes stands at the same place in both.
    for (std::size_t i = 0; i < after.boards.size(); ++i) {
        const Match& then = after.boards[i];
        const Match* now = i < before.boards.size() ? &before.boards[i] : nullptr;
        if (now != nullptr && now->a == then.a && now->b == then.b)
            continue;
        ++boards;
        const BoardCount& count = countOf(then.a, then.b);
        floats += count.floats;
        colours += count.colours;
        if (now != nullptr) {
            const BoardCount& old = countOf(now->a, now->b);
            floats -= old.floats;
            colours -= old.colours;
        }
        const bool theirs = then.has(moved) && then.has(onto);
        for (const Finding& finding : count.findings) {
            QString& words = forbidden.at(theirs ? 1 : 0);
            if (words.isEmpty() && finding.level >= WarningLevel::confirm)
                words = wordsFor(finding, theirs);
        }
    }
    if (!forbidden[1].isEmpty())
        return {MapCost::Kind::forbidden, forbidden[1]};
    if (after.bye && after.bye != before.bye && !judge_.ofBye(*after.bye).empty())
        return {MapCost::Kind::forbidden, Tr::tr("bye not allowed")};
    if (!forbidden[0].isEmpty())
        return {MapCost::Kind::forbidden, forbidden[0]};
    if (floats > 0)
        return {MapCost::Kind::dear, Tr::tr("+%n float(s)", nullptr, floats)};
    if (colours > 0)
        return {MapCost::Kind::dear, Tr::tr("+%n colour(s)", "not granted", colours)};
    if (after.bye != before.bye)
        return {MapCost::Kind::free, Tr::tr("bye moves")};
    return {MapCost::Kind::free, Tr::tr("%n board(s)", "that change", boards)};
}

} // namespace pairwright
