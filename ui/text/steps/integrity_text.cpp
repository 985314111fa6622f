#include "ui/text/steps/integrity_text.h"

#include "app/domain/changes/game_change.h"
#include "app/domain/json/enum_names.h"
#include "app/domain/rounds/game_result.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/display_text.h"
#include "ui/text/format.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/text/steps/numbers_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::IntegrityText)
};

const auto byHandStart = QStringLiteral("exchange ");

QString whatWasDone(const IntegrityEvent& event)
{
    using Kind = IntegrityEvent::Kind;
    switch (event.kind) {
    case Kind::fideModeLeft: return Tr::tr("FIDE mode left");
    case Kind::roundCount: return Tr::tr("number of rounds changed");
    case Kind::system: return Tr::tr("pairing system changed");
    case Kind::tieBreaks: return Tr::tr("tie-breaks changed");
    case Kind::points: return Tr::tr("point values changed");
    case Kind::forbiddenPairs: return Tr::tr("list of who must not meet changed");
    case Kind::numbers:
        return event.text.startsWith(byHandStart) ? Tr::tr("pairing numbers exchanged by hand")
                                                  : Tr::tr("pairing numbers changed");
    case Kind::correction:
        return isOfColours(gameChangeIn(event.text)) ? Tr::tr("played with colours reversed")
                                                     : Tr::tr("result corrected");
    case Kind::ratingOnly: return Tr::tr("corrected for the rating report only");
    case Kind::adjournedGame: return Tr::tr("adjourned game was decided");
    case Kind::lineUp: return Tr::tr("line-up changed after the round");
    case Kind::publicationWithdrawn: return Tr::tr("publication withdrawn");
    case Kind::roundAmended: return Tr::tr("published round put right");
    case Kind::pairedByHand: return Tr::tr("paired by hand");
    case Kind::importedRound: break;
    }
    return Tr::tr("imported, not as the rules pair it");
}

/// The codes of an event are English; an arrow is understood in every language.
QString detailOf(const IntegrityEvent& event, const Tournament& tournament)
{
    if (event.kind == IntegrityEvent::Kind::importedRound || event.kind == IntegrityEvent::Kind::roundAmended ||
        event.kind == IntegrityEvent::Kind::pairedByHand)
        return shortPairsText(event.text, tournament);
    if (event.kind == IntegrityEvent::Kind::numbers)
        return QString(event.text).remove(byHandStart).replace(QStringLiteral(" to "), QStringLiteral(" → "));
    if (event.kind == IntegrityEvent::Kind::fideModeLeft)
        if (const auto ratedBy = fromName<RatedBy>(event.text))
            return nameOfRatedBy(*ratedBy);
    if (isOfColours(gameChangeIn(event.text)))
        return {};
    QStringList sides = gameChangeIn(event.text).change.split(QStringLiteral(" to "));
    if (event.kind == IntegrityEvent::Kind::lineUp) {
        for (QString& side : sides) {
            const Player* member = tournament.member(PlayerKey{side.toLongLong()});
            side = member != nullptr ? displayName(member->data) : Tr::tr("nobody");
        }
        return sides.join(QStringLiteral(" → "));
    }
    for (QString& side : sides)
        if (const auto result = gameResultFromCode(side); result && sides.size() == 2)
            side = formatResult(*result);
    return sides.join(QStringLiteral(" → "));
}

QString sentenceOf(const QString& where, const QString& what, const QString& detail)
{
    const QString text = Tr::tr("%1: %2", "where, what was done").arg(where, what);
    return detail.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, detail);
}

} // namespace

QString describeEvent(const IntegrityEvent& event, const Tournament& tournament)
{
    const int round = event.round.value;
    const auto game = gameChangeIn(event.text).game;
    const QString where = round == 0 ? Tr::tr("Before round 1")
                          : event.board && game
                              ? filled(Tr::tr("Round %1, %2", "board or match"), round,
                                       gamePlace(tournament, BoardId{event.round, *event.board, *game}))
                          : event.board ? filled(Tr::tr("Round %1, %2", "board or match"), round,
                                                 boardPlaces(tournament, event.round, {*event.board}, Unended::none))
                                        : Tr::tr("Round %1").arg(round);
    return sentenceOf(where, whatWasDone(event), detailOf(event, tournament));
}

} // namespace pairwright
