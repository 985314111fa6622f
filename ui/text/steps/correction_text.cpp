#include "ui/text/steps/correction_text.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct CorrectionTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::CorrectionText)
};

/// Events that change what stood in the standings.
bool changesStandings(const IntegrityEvent& event)
{
    using Kind = IntegrityEvent::Kind;
    return isCorrection(event) || event.kind == Kind::adjournedGame || event.kind == Kind::points;
}

} // namespace

bool isCorrection(const IntegrityEvent& event)
{
    using Kind = IntegrityEvent::Kind;
    return event.kind == Kind::correction || event.kind == Kind::roundAmended;
}

QString correctedSince(const Tournament& tournament, RoundNumber standingsAfter)
{
    const Round* next = tournament.round(RoundNumber{standingsAfter.value + 1});
    const RoundVersion* published = next != nullptr ? next->published() : nullptr;
    QStringList places;
    if (published == nullptr || !published->publishedAt)
        return {};
    for (const IntegrityEvent& event : tournament.integrity) {
        if (!changesStandings(event) || event.round > standingsAfter || event.at <= *published->publishedAt)
            continue;
        places << (event.board ? filled(CorrectionTr::tr("round %1 %2", "board or match"), event.round.value,
                                        boardPlaces(tournament, event.round, {*event.board}, Unended::none))
                               : CorrectionTr::tr("round %1").arg(event.round.value));
    }
    places.removeDuplicates();
    return places.join(QStringLiteral(", "));
}

} // namespace pairwright
