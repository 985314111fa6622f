#include "app/formats/ratings/norm_progress.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rating_words.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Ratings are looked at from where a difference counts for nothing any more (B.02 art. 8.3.1).
constexpr int widestRatings = 400;

double shareOf(const NormRequirement& requirement)
{
    using Kind = NormRequirement::Kind;
    if (isFulfilled(requirement))
        return 1;
    if (!requirement.present || requirement.needed <= 0)
        return 0;
    const bool isRating = requirement.kind == Kind::averageRating || requirement.kind == Kind::performance;
    const int from = isRating ? requirement.needed - widestRatings : 0;
    return std::clamp(static_cast<double>(*requirement.present - from) / (requirement.needed - from), 0.0, 1.0);
}

NormDial dialOf(const NormRequirement& requirement, const NormCheck& check)
{
    NormDial dial;
    dial.state = isFulfilled(requirement) ? NormDial::State::met
                 : requirement.inReach    ? NormDial::State::ahead
                                          : NormDial::State::outOfReach;
    dial.what = nameOf(requirement.kind, check.title);
    dial.share = shareOf(requirement);
    const QString present = presentText(requirement);
    dial.present = present.isEmpty() ? QStringLiteral("–") : present;
    const QString needed = neededText(requirement);
    dial.counts = present.isEmpty() ? needed : steady(filled(QStringLiteral("%1 / %2"), present, needed));
    dial.toGo = toGoText(requirement, check);
    return dial;
}

NormProgress progressOf(const NormCheck& check)
{
    NormProgress progress{check.title, check.achieved, check.inReach, verdictOn(check), {}, {}};
    for (const NormRequirement& requirement : check.requirements)
        if (check.inReach || !requirement.inReach)
            progress.dials.push_back(dialOf(requirement, check));
    for (const NormCheck::Remark remark : check.remarks)
        if (check.inReach)
            progress.remarks.append(describe(remark));
    return progress;
}

} // namespace

QString NormDial::sentence() const
{
    const QString told = filled(QStringLiteral("%1 %2"), what, counts);
    return toGo.isEmpty() ? told : filled(QStringLiteral("%1, %2"), told, toGo);
}

NormCards::NormCards(const Tournament& tournament, const RatedTournament& rated)
    : rated_(rated)
    , whyNone_(whyNoNorms(tournament))
{
    if (whyNone_.isEmpty())
        checker_.emplace(rated.event);
}

std::vector<NormProgress> NormCards::of(PlayerKey player) const
{
    std::vector<NormProgress> norms;
    const auto tpn = rated_.order.tpnOf(player);
    if (!checker_ || !tpn)
        return norms;
    for (const NormTitle title : soughtTitles(rated_.event.person(*tpn)))
        norms.push_back(progressOf(checker_->check(*tpn, title)));
    std::stable_partition(norms.begin(), norms.end(), [](const NormProgress& norm) { return norm.inReach; });
    return norms;
}

} // namespace pairwright
