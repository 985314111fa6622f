#include "engine/dutch/edition.h"

#include "engine/dutch/articles.h"

namespace pairwright::dutch {

std::span<const CriterionArticle> criteria(Edition edition)
{
    if (edition == Edition::of2026)
        return std::span(criteria2026).subspan(1);
    return criteria2017;
}

bool givesDownfloat(Edition edition, const RoundRecord& unplayed, const PointSystem& points)
{
    if (edition == Edition::of2017)
        return true;
    const auto* bye = std::get_if<Bye>(&unplayed);
    return (bye && bye->kind == ByeKind::PairingAllocated) || points.pointsFor(unplayed) > points.lossValue();
}

} // namespace pairwright::dutch
