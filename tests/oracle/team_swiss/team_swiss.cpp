#include "tests/oracle/team_swiss/team_swiss.h"

#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/team_swiss/candidates.h"
#include "tests/oracle/team_swiss/colours.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace pairwright::oracle::teamswiss {

namespace {

/// The pairings that are left, and what has decided so far.
class Narrowing {
public:
    explicit Narrowing(std::vector<Candidate> all)
        : left_(std::move(all))
    {
    }

    /// Leaves those with the smallest value.
    template <class ValueOf>
    void keepBest(Step step, const ValueOf& valueOf)
    {
        std::vector<decltype(valueOf(left_.front()))> values;
        values.reserve(left_.size());
        for (const Candidate& candidate : left_)
            values.push_back(valueOf(candidate));
        const auto best = *std::min_element(values.begin(), values.end());
        std::size_t kept = 0;
        for (std::size_t i = 0; i < left_.size(); ++i)
            if (values[i] == best)
                left_[kept++] = left_[i];
        if (kept < left_.size())
            decided_.set(static_cast<std::size_t>(step));
        left_.resize(kept);
    }

    [[nodiscard]] const std::vector<Candidate>& left() const { return left_; }
    [[nodiscard]] const std::bitset<steps>& decided() const { return decided_; }

private:
    std::vector<Candidate> left_;
    std::bitset<steps> decided_;
};

/// 3.4; 3.4.1 holds of every complete pairing.
void giveBye(const Teams& teams, Narrowing& narrowing)
{
    const auto receiver = [&teams](const Candidate& candidate) -> const Team& {
        return teams.at(*candidate.bye);
    };
    narrowing.keepBest(Step::byeScore, [&](const Candidate& candidate) { return receiver(candidate).score; });
    narrowing.keepBest(Step::byeMatches,
                       [&](const Candidate& candidate) { return -receiver(candidate).matchesPlayed; });
    narrowing.keepBest(Step::byeNumber, [&](const Candidate& candidate) { return -receiver(candidate).tpn.value; });
}

/// [C6], of each set of upfloaters whether it is met: what is left of the following scoregroup can be paired with as
/// few upfloaters as its number allows, and everybody else still. Reading: met or not met.
std::map<Set, bool> c6_ofSets(const Teams& teams, const std::vector<Candidate>& candidates, Set unpaired)
{
    const Set following = scoregroupBelow(teams, teams.at(firstOf(unpaired)).score);
    std::map<Set, bool> met;
    for (const Candidate& candidate : candidates) {
        const BracketOf bracket = bracketOf(teams, candidate, unpaired);
        const Set left = following & unpaired & ~bracket.upfloaters;
        const bool isMet = pairedOutside(candidate, left) == sizeOf(left) % 2;
        met[bracket.upfloaters] = met[bracket.upfloaters] || isMet;
    }
    return met;
}

/// 3.5, then 3.6, for the bracket of the top-scoregroup. Gives it.
BracketOf makeBracket(const Teams& teams, Narrowing& narrowing, Set unpaired)
{
    const auto of = [&](const Candidate& candidate) {
        return bracketOf(teams, candidate, unpaired);
    };
    const auto keep = [&](Step step, auto criterion) {
        narrowing.keepBest(step, [&](const Candidate& candidate) { return criterion(teams, of(candidate)); });
    };
    keep(Step::c4, [](const Teams&, const BracketOf& bracket) { return sizeOf(bracket.upfloaters); });
    keep(Step::c5, c5_differences);
    const auto c6 = c6_ofSets(teams, narrowing.left(), unpaired);
    keep(Step::c6, [&c6](const Teams&, const BracketOf& bracket) { return c6.at(bracket.upfloaters) ? 0 : 1; });
    keep(Step::c7, c7_upfloatersWhoFloated);
    keep(Step::setOrder, orderOfSet);
    keep(Step::c8, c8_preferencesNotFulfilled);
    keep(Step::c9, c9_strongPreferencesNotFulfilled);
    keep(Step::c10, c10_opponentsWhoFloated);
    keep(Step::identifier, identifierOf);
    return of(narrowing.left().front());
}

std::vector<Tpn> tpnsOf(const Teams& teams, Set set)
{
    std::vector<Tpn> tpns;
    for (const Rank rank : membersOf(set))
        tpns.push_back(teams.at(rank).tpn);
    return tpns;
}

} // namespace

std::string toString(Step step)
{
    static constexpr std::array<const char*, steps> names{"3.4.2", "3.4.3", "3.4.4", "C4", "C5",  "C6",
                                                          "C7",    "3.5.4", "C8",    "C9", "C10", "3.6.3"};
    return names.at(static_cast<std::size_t>(step));
}

std::optional<TeamRound> pairTeams(const Teams& teams)
{
    Narrowing narrowing(everyCandidate(teams)); // [C1], [C2], and [C3] for the rest of the round
    if (narrowing.left().empty())
        return std::nullopt;
    TeamRound round;
    Set unpaired = teams.everybody();
    if (teams.size() % 2 == 1) {
        giveBye(teams, narrowing);
        const Rank bye = *narrowing.left().front().bye;
        round.bye = teams.at(bye).tpn;
        unpaired &= ~only(bye);
    }
    while (unpaired != 0) {
        const BracketOf bracket = makeBracket(teams, narrowing, unpaired);
        unpaired &= ~bracket.residents & ~bracket.upfloaters;
        TeamBracket& made = round.brackets.emplace_back();
        made.residents = tpnsOf(teams, bracket.residents);
        made.upfloaters = tpnsOf(teams, bracket.upfloaters);
        for (const auto& [one, other] : bracket.pairs) {
            made.pairs.emplace_back(teams.at(one).tpn, teams.at(other).tpn);
            const TeamColours colours = allocateColours(teams, one, other);
            round.boards.push_back({teams.at(colours.white).tpn, teams.at(colours.black).tpn, colours.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const TeamBoard& one, const TeamBoard& other) { return one.white < other.white; });
    round.decided = narrowing.decided();
    return round;
}

std::optional<TeamRound> pairByOracle(const TeamPosition& position)
{
    return pairTeams(makeTeams(position));
}

std::string toString(const TeamRound& round)
{
    std::ostringstream text;
    for (const TeamBoard& board : round.boards)
        text << board.white.value << '-' << board.black.value << " (" << board.rule << ") ";
    if (round.bye)
        text << "bye " << round.bye->value;
    return text.str();
}

} // namespace pairwright::oracle::teamswiss
