#include "engine/tiebreaks/contribution.h"

#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace pairwright {

namespace {

std::string cite(TieBreakEdition edition, std::string_view article)
{
    return "C.07:" + std::to_string(static_cast<int>(edition)) + " art. " + std::string(article);
}

/// Art. 14.1 and 14.2 are the cuts, 14.3 and 14.4 the medians.
const char* articleOfModifier(const TieBreak& tieBreak)
{
    if (tieBreak.cutHighest > 0)
        return tieBreak.cutHighest > 1 ? "14.4" : "14.3";
    return tieBreak.cutLowest > 1 ? "14.2" : "14.1";
}

} // namespace

std::string articleOf(TieBreakEdition edition, Contribution::Basis basis)
{
    switch (basis) {
    case Contribution::Basis::dummyOwnScore: return cite(edition, "16.4");
    case Contribution::Basis::dummyCappedByOpponent: return cite(edition, "16.4.1");
    case Contribution::Basis::dummyCappedByDraws: return cite(edition, "16.4.2");
    case Contribution::Basis::ownResult:
    case Contribution::Basis::ownRunningScore:
    case Contribution::Basis::opponentScore:
    case Contribution::Basis::opponentRating:
    case Contribution::Basis::opponentTieBreak:
    case Contribution::Basis::ownBoard: break;
    }
    return {};
}

std::string articleOf(TieBreakEdition edition, Contribution::Cut cut, const TieBreak& tieBreak)
{
    switch (cut) {
    case Contribution::Cut::leastSignificant:
    case Contribution::Cut::mostSignificant: return cite(edition, articleOfModifier(tieBreak));
    case Contribution::Cut::voluntaryUnplayedRound: return cite(edition, "16.5");
    case Contribution::Cut::belowLimit: return cite(edition, tieBreak.limitShift == 0 ? "9.2" : "14.5");
    case Contribution::Cut::none: break;
    }
    return {};
}

std::string articleOfOpponentAdjustment(TieBreakEdition edition)
{
    return cite(edition, "16.3.2");
}

std::string articleOf(TieBreakEdition edition, TieBreakKind kind)
{
    return cite(edition, infoOf(kind).article);
}

TieBreakValue sumOf(const std::vector<Contribution>& contributions, std::int64_t denominator)
{
    TieBreakValue sum{0, denominator};
    for (const Contribution& contribution : contributions) {
        assert(contribution.amount.denominator == denominator);
        if (contribution.cut == Contribution::Cut::none)
            sum.numerator += contribution.amount.numerator;
    }
    return sum;
}

int countOf(const std::vector<Contribution>& contributions)
{
    return static_cast<int>(std::ranges::count(contributions, Contribution::Cut::none, &Contribution::cut));
}

std::optional<int> roundedAverageOf(const std::vector<Contribution>& contributions)
{
    const int count = countOf(contributions);
    if (count == 0)
        return std::nullopt;
    const TieBreakValue sum = sumOf(contributions, 1);
    return static_cast<int>(roundedTo({sum.numerator, count}, 0));
}

} // namespace pairwright
