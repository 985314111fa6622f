#include "engine/tiebreaks/contribution.h"

#include <cassert>

namespace pairwright {

namespace {

std::string cite(TieBreakEdition edition, const char* article)
{
    return "C.07:" + std::to_string(static_cast<int>(edition)) + " art. " + article;
}

} // namespace

std::string articleOf(TieBreakEdition edition, Contribution::Basis basis)
{
    switch (basis) {
    case Contribution::Basis::dummyOwnScore: return cite(edition, "16.4");
    case Contribution::Basis::dummyCappedByOpponent: return cite(edition, "16.4.1");
    case Contribution::Basis::dummyCappedByDraws: return cite(edition, "16.4.2");
    case Contribution::Basis::ownResult:
    case Contribution::Basis::opponentScore: break;
    }
    return {};
}

std::string articleOf(TieBreakEdition edition, Contribution::Cut cut)
{
    switch (cut) {
    case Contribution::Cut::leastSignificant:
    case Contribution::Cut::mostSignificant: return cite(edition, "14");
    case Contribution::Cut::voluntaryUnplayedRound: return cite(edition, "16.5");
    case Contribution::Cut::none: break;
    }
    return {};
}

std::string articleOfOpponentAdjustment(TieBreakEdition edition)
{
    return cite(edition, "16.3");
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

} // namespace pairwright
