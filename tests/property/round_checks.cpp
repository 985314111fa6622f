#include "tests/property/round_checks.h"

#include "tests/oracle/colours.h"
#include "tests/oracle/legality.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace pairwright::property {

namespace {

using oracle::Edition;
using oracle::Field;
using oracle::Player;
using oracle::Rank;

std::string text(const Board& board)
{
    return "board " + std::to_string(board.white.value) + "-" + std::to_string(board.black.value);
}

std::string text(Tpn tpn)
{
    return "player " + std::to_string(tpn.value);
}

/// Only for players who are present: completeness() says so.
Rank rankOf(const Field& field, Tpn tpn)
{
    const auto found = std::find_if(field.players.begin(), field.players.end(),
                                    [tpn](const Player& player) { return player.tpn == tpn; });
    return static_cast<Rank>(found - field.players.begin());
}

const Player& playerOf(const Field& field, Tpn tpn)
{
    return field.player(rankOf(field, tpn));
}

bool breaksLimits(const Player& player, Colour given)
{
    const auto& colours = player.colours;
    const bool third =
        colours.size() >= 2 && colours[colours.size() - 1] == given && colours[colours.size() - 2] == given;
    const int before = player.colourDifference;
    const int after = before + (given == Colour::White ? 1 : -1);
    return third || (std::abs(after) > 2 && std::abs(after) > std::abs(before));
}

/// 3.6: score of the higher ranked player, sum of scores, both descending; TPN of the higher ranked player.
struct BoardKey {
    Score higher;
    Score sum;
    Tpn tpn;

    bool comesBefore(const BoardKey& other) const
    {
        if (higher != other.higher)
            return higher > other.higher;
        return sum != other.sum ? sum > other.sum : tpn < other.tpn;
    }
};

BoardKey keyOf(const Proposal& proposal, const Board& board)
{
    const TournamentState& state = proposal.position.state;
    const auto score = [&](Tpn tpn) {
        return proposal.field.edition == Edition::Dutch2026 ? playerOf(proposal.field, tpn).score
                                                            : state.scoreAfter(tpn, state.roundsPlayed());
    };
    const Score white = score(board.white);
    const Score black = score(board.black);
    const bool whiteIsHigher = white != black ? white > black : board.white < board.black;
    return {std::max(white, black), white + black, whiteIsHigher ? board.white : board.black};
}

} // namespace

Complaints completeness(const Proposal& proposal)
{
    std::map<Tpn, int> seen;
    for (const Board& board : proposal.pairing.boards) {
        ++seen[board.white];
        ++seen[board.black];
    }
    if (proposal.pairing.bye)
        ++seen[*proposal.pairing.bye];
    Complaints complaints;
    for (const Player& player : proposal.field.players)
        if (seen[player.tpn] != 1)
            complaints.push_back(text(player.tpn) + " is paired " + std::to_string(seen[player.tpn]) + " times");
    if (static_cast<int>(seen.size()) != proposal.field.size())
        complaints.emplace_back("somebody is paired who is not present");
    if (proposal.pairing.bye.has_value() != (proposal.field.size() % 2 == 1))
        complaints.emplace_back("the bye does not fit the number of players");
    return complaints;
}

Complaints legality(const Proposal& proposal)
{
    const Field& field = proposal.field;
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const Rank white = rankOf(field, board.white);
        const Rank black = rankOf(field, board.black);
        if (!oracle::c1_mayMeet(field, white, black))
            complaints.push_back(text(board) + " is a rematch or forbidden");
        if (!oracle::c3_coloursAllow(field, white, black))
            complaints.push_back(text(board) + " joins two absolute preferences for one colour");
    }
    if (proposal.pairing.bye && !oracle::c2_mayHaveBye(field, rankOf(field, *proposal.pairing.bye)))
        complaints.push_back(text(*proposal.pairing.bye) + " is barred from the bye");
    return complaints;
}

Complaints colourLimits(const Proposal& proposal)
{
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const Player& white = playerOf(proposal.field, board.white);
        const Player& black = playerOf(proposal.field, board.black);
        if (white.topscorer || black.topscorer)
            continue;
        if (breaksLimits(white, Colour::White) || breaksLimits(black, Colour::Black))
            complaints.push_back(text(board) + " breaks a colour limit");
    }
    return complaints;
}

Complaints colourRules(const Proposal& proposal)
{
    Complaints complaints;
    if (proposal.pairing.effectiveNumbers !=
        oracle::effectiveNumbers(proposal.position.state, proposal.position.absent))
        complaints.emplace_back("the effective numbers are others");
    for (const Board& board : proposal.pairing.boards) {
        const Rank one = rankOf(proposal.field, board.white);
        const Rank other = rankOf(proposal.field, board.black);
        const auto allocation = oracle::allocateColours(proposal.field, std::min(one, other), std::max(one, other));
        if (allocation.white != one || allocation.rule != board.rule)
            complaints.push_back(text(board) + " has its colours against article 5, or by another rule");
    }
    return complaints;
}

Complaints boardOrder(const Proposal& proposal)
{
    Complaints complaints;
    const auto& boards = proposal.pairing.boards;
    for (std::size_t i = 1; i < boards.size(); ++i)
        if (!keyOf(proposal, boards[i - 1]).comesBefore(keyOf(proposal, boards[i])))
            complaints.push_back(text(boards[i]) + " is published too late");
    return complaints;
}

Complaints recordAgrees(const Proposal& proposal)
{
    const auto* record = std::get_if<CriteriaRecord>(&proposal.pairing.record);
    if (record == nullptr)
        return {"there is no criteria record"};
    Complaints complaints;
    std::vector<Tpn> arriving;
    std::set<std::pair<Tpn, Tpn>> pairs;
    std::size_t residents = 0;
    for (const BracketRecord& bracket : record->brackets) {
        residents += bracket.residents.size();
        if (bracket.mdps != arriving)
            complaints.emplace_back("the floaters of one bracket are not those of the next");
        arriving = bracket.downfloaters;
        pairs.insert(bracket.pairs.begin(), bracket.pairs.end());
        if (2 * bracket.pairs.size() + bracket.downfloaters.size() != bracket.residents.size() + bracket.mdps.size())
            complaints.emplace_back("a bracket loses or invents players");
    }
    if (arriving.size() > 1 ||
        (arriving.empty() ? std::nullopt : std::optional{arriving.front()}) != proposal.pairing.bye)
        complaints.emplace_back("the last floater is not the one with the bye");
    if (static_cast<int>(residents) != proposal.field.size() || pairs.size() != proposal.pairing.boards.size())
        complaints.emplace_back("the brackets do not hold everybody");
    for (const Board& board : proposal.pairing.boards)
        if (pairs.count({board.white, board.black}) + pairs.count({board.black, board.white}) != 1)
            complaints.push_back(text(board) + " is in no bracket");
    return complaints;
}

Complaints allChecks(const Proposal& proposal)
{
    Complaints all = completeness(proposal);
    if (!all.empty())
        return all; // the other checks look players up
    for (const auto check : {legality, colourLimits, colourRules, boardOrder, recordAgrees, noBetterSwap}) {
        const Complaints found = check(proposal);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

} // namespace pairwright::property
