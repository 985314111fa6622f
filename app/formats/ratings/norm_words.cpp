#include "app/domain/text/filled.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/worded_points.h"

namespace pairwright {

namespace {

using Kind = NormRequirement::Kind;
using Remark = NormCheck::Remark;

bool isMaximum(Kind kind)
{
    return kind == Kind::fromOwnFederation || kind == Kind::fromOneFederation;
}

QString ofKindText(NormTitle title)
{
    switch (title) {
    case NormTitle::GM: return ReportTexts::tr("Opponents GM");
    case NormTitle::IM: return ReportTexts::tr("Opponents GM or IM");
    case NormTitle::WGM: return ReportTexts::tr("Opponents GM, IM or WGM");
    case NormTitle::WIM: break;
    }
    return ReportTexts::tr("Opponents GM, IM, WGM or WIM");
}

/// "1½ points from 2 games": what the games to come must still bring.
QString pointsToCome(int halfPoints, int games)
{
    constexpr int tenthsOfAHalf = 5;
    const QString points = wordedPoints(Score{halfPoints * tenthsOfAHalf});
    return games == 1 ? ReportTexts::tr("%1 from 1 game", "points").arg(points)
                      : filled(ReportTexts::tr("%1 from %2 games", "points, number"), points, games);
}

} // namespace

QString nameOf(NormTitle title)
{
    switch (title) {
    case NormTitle::GM: return QStringLiteral("GM");
    case NormTitle::IM: return QStringLiteral("IM");
    case NormTitle::WGM: return QStringLiteral("WGM");
    case NormTitle::WIM: break;
    }
    return QStringLiteral("WIM");
}

QString nameOf(Kind kind, NormTitle title)
{
    switch (kind) {
    case Kind::games: return ReportTexts::tr("Games over the board");
    case Kind::score: return ReportTexts::tr("Points (35 %)");
    case Kind::titled: return ReportTexts::tr("Opponents with a title");
    case Kind::ofKind: return ofKindText(title);
    case Kind::foreignFederations: return ReportTexts::tr("Foreign federations");
    case Kind::fromOwnFederation: return ReportTexts::tr("From the own federation");
    case Kind::fromOneFederation: return ReportTexts::tr("From one federation");
    case Kind::averageRating: return ReportTexts::tr("Opponents’ average");
    case Kind::performance: break;
    }
    return ReportTexts::tr("Performance");
}

QString neededText(const NormRequirement& requirement)
{
    if (requirement.kind == Kind::score)
        return halfPointsText(requirement.needed);
    return isMaximum(requirement.kind) ? ReportTexts::tr("at most %1", "number").arg(requirement.needed)
                                       : QString::number(requirement.needed);
}

QString presentText(const NormRequirement& requirement)
{
    if (!requirement.present)
        return {};
    return requirement.kind == Kind::score ? halfPointsText(*requirement.present)
                                           : QString::number(*requirement.present);
}

QString toGoText(const NormRequirement& requirement, const NormCheck& check)
{
    if (requirement.waived)
        return {};
    if (!requirement.inReach)
        return ReportTexts::tr("out of reach");
    if (!requirement.toGo)
        return {};
    const int toGo = *requirement.toGo;
    switch (requirement.kind) {
    case Kind::score: return ReportTexts::tr("%1 more", "number").arg(halfPointsText(toGo));
    case Kind::averageRating: return ReportTexts::tr("%1 on average from now on", "rating").arg(toGo);
    case Kind::performance: return pointsToCome(toGo, check.gamesAhead);
    case Kind::fromOwnFederation:
    case Kind::fromOneFederation: return ReportTexts::tr("at most %1 more", "number").arg(toGo);
    case Kind::games:
    case Kind::titled:
    case Kind::ofKind:
    case Kind::foreignFederations: break;
    }
    return ReportTexts::tr("%1 more", "number").arg(toGo);
}

QString stateText(const NormRequirement& requirement, const NormCheck& check)
{
    if (requirement.waived)
        return ReportTexts::tr("not needed");
    const QString toGo = toGoText(requirement, check);
    if (!requirement.met)
        return toGo.isEmpty() ? ReportTexts::tr("not met") : toGo;
    return toGo.isEmpty() ? ReportTexts::tr("met") : ReportTexts::tr("met so far; %1").arg(toGo);
}

QString verdictOn(const NormCheck& check)
{
    const QString title = nameOf(check.title);
    if (check.achieved)
        return filled(
            ReportTexts::tr("%1 norm: all conditions met with %2 games, performance %3", "title, number, rating"),
            title, check.games.games, check.games.performance());
    if (!check.inReach)
        return ReportTexts::tr("%1 norm: out of reach", "title").arg(title);
    const NormRequirement& performance = check.requirement(Kind::performance);
    return ReportTexts::tr("%1 norm: in reach, still needed: %2", "title, points from games")
        .arg(title, pointsToCome(performance.toGo.value_or(0), check.gamesAhead));
}

QString describe(Remark remark)
{
    switch (remark) {
    case Remark::bigSwiss:
        return ReportTexts::tr("20 rated foreigners from 3 federations, 10 of them masters: two foreign federations "
                               "are not needed.");
    case Remark::exceptionsNotKnown:
        return ReportTexts::tr("National finals, zonals and the like do not need two foreign federations; the "
                               "program does not know what the event is.");
    case Remark::ownFederationUnknown: return ReportTexts::tr("The player’s federation is not known.");
    case Remark::someFederationsUnknown:
        return ReportTexts::tr("The federation of some opponents is not known; they count as not foreign.");
    case Remark::eightGames: return ReportTexts::tr("Eight games suffice: nine rounds with a bye or a forfeit win.");
    case Remark::laterRoundsDropped: return ReportTexts::tr("Later rounds are left out.");
    case Remark::winsDropped: return ReportTexts::tr("Games against beaten opponents are left out.");
    case Remark::searchStopped: return ReportTexts::tr("Not every way of leaving out beaten opponents was tried.");
    case Remark::floorRaised: return ReportTexts::tr("The lowest opponent counts with the floor of the title.");
    case Remark::lastRoundAsLost:
        return ReportTexts::tr("The opponent of the last round did not come: it counts as a game lost.");
    case Remark::strongestOpponents:
        return ReportTexts::tr("An estimate: with the strongest opponents that the player has not met.");
    case Remark::unratedOpponents: break;
    }
    return ReportTexts::tr("Opponents without a rating, or with one below 1400, count as 1400.");
}

QStringList normNotes()
{
    return {ReportTexts::tr("Preview by B.01 art. 1.4 (2024, from secondary sources): a check for the arbiter, no "
                            "certificate."),
            ReportTexts::tr("Numbers needed are for all games that the player will have in the end. Points still "
                            "needed hold if the average of the opponents stays, or just reaches what is asked for."),
            ReportTexts::tr("Not checked: rounds a day, arbiters, opponents outside FIDE, and team "
                            "events where seven games suffice.")};
}

} // namespace pairwright
