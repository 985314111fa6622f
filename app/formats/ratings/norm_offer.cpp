#include "app/formats/ratings/norm_offer.h"

#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/report_texts.h"

#include <algorithm>

namespace pairwright {

QString whyNoNorms(std::span<const RatedPerson> people, int games, int ofARound)
{
    // Few players meet several times.
    const int others = std::max(1, static_cast<int>(people.size()) - 1);
    const auto obstacle = normObstacle(people, games, std::max(ofARound, (games + others - 1) / others));
    if (!obstacle)
        return {};
    switch (*obstacle) {
    case NormObstacle::tooFewGames:
        return ReportTexts::tr(
            "There are no title norms: they need nine games, and fewer are planned (B.01 art. 1.4).");
    case NormObstacle::tooFewTitled:
        return ReportTexts::tr("There are no title norms: too few players have a title (B.01 art. 1.4).");
    case NormObstacle::tooWeak:
        return ReportTexts::tr("There are no title norms: even the strongest opponents average too low a rating (B.01 "
                               "art. 1.4).");
    }
    return {};
}

QString whyNoNorms(const Tournament& tournament)
{
    if (!inFideMode(tournament.settings))
        return ReportTexts::tr("There are no title norms: FIDE does not rate this tournament.");
    if (const auto kind = ratingKindOf(tournament.event.timeControl); kind && *kind != RatingKind::standard)
        return ReportTexts::tr("There are no title norms: by its time control the event is %1 chess, and norms exist "
                               "for standard play only.",
                               "rapid or blitz")
            .arg(nameOf(*kind));
    if (QString quick = tooQuickForNorms(tournament.event.timeControl); !quick.isEmpty())
        return quick;
    const int ofARound = gamesOfARound(tournament.settings.system.system);
    return whyNoNorms(ratedPeople(tournament, RatingKind::standard), ofARound * tournament.settings.plannedRounds,
                      ofARound);
}

} // namespace pairwright
