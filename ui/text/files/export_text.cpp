#include "ui/text/files/export_text.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "engine/base/limits.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ExportText)
};

QString whoIs(const std::optional<PlayerKey>& key, const Tournament& tournament)
{
    const Player* player = key ? tournament.anybody(*key) : nullptr;
    return player != nullptr ? player->data.name : Tr::tr("a player");
}

QString wordsFor(const ExportFinding& finding)
{
    QStringList words;
    for (const PlayerField field : finding.playerFields)
        words.append(playerFieldWord(infoOf(field)));
    return words.join(QStringLiteral(", "));
}

int roundOf(const ExportFinding& finding)
{
    return finding.round ? finding.round->value : 0;
}

} // namespace

QString describeField(const ExportFinding& finding, const Tournament& tournament)
{
    const QString name = whoIs(finding.player, tournament);
    switch (finding.field) {
    case ReportField::eventName: return Tr::tr("Name of the event");
    case ReportField::city: return Tr::tr("City");
    case ReportField::federation: return Tr::tr("Federation");
    case ReportField::startDate: return Tr::tr("First day");
    case ReportField::endDate: return Tr::tr("Last day");
    case ReportField::chiefArbiter: return Tr::tr("Chief arbiter");
    case ReportField::timeControl: return Tr::tr("Time control");
    case ReportField::roundDate: return Tr::tr("Date of round %1").arg(roundOf(finding));
    case ReportField::plannedRounds: return Tr::tr("Number of rounds");
    case ReportField::result:
        return finding.round ? Tr::tr("Results of round %1").arg(roundOf(finding)) : Tr::tr("Results");
    case ReportField::playerName: return Tr::tr("Name of %1").arg(name);
    case ReportField::playerFideId: return Tr::tr("FIDE ID of %1").arg(name);
    case ReportField::playerFederation: return Tr::tr("Federation of %1").arg(name);
    case ReportField::playerSex: return Tr::tr("Sex of %1").arg(name);
    case ReportField::playerBirth: return Tr::tr("Birth of %1").arg(name);
    case ReportField::playerRating: return Tr::tr("Rating of %1").arg(name);
    case ReportField::ofPlayers: return Tr::tr("More about the players");
    case ReportField::ratingPeriods: return Tr::tr("Ratings of later months");
    }
    return {};
}

QString sentenceFor(const ExportFinding& finding, const Tournament& tournament)
{
    const auto places = [&](Unended why) {
        return boardPlaces(tournament, finding.round.value_or(RoundNumber{1}), finding.boards, why);
    };
    switch (finding.code) {
    case ExportFinding::Code::missing: return Tr::tr("is missing");
    case ExportFinding::Code::wrong: return Tr::tr("“%1” is not possible here").arg(finding.text);
    case ExportFinding::Code::adjourned:
        return Tr::tr("adjourned, no report before the games have ended: %1", "boards or matches")
            .arg(places(Unended::adjourned));
    case ExportFinding::Code::open: return Tr::tr("not entered: %1", "boards or matches").arg(places(Unended::missing));
    case ExportFinding::Code::noLineUp:
        return Tr::tr("somebody who plays is not named; enter the line-ups: %1", "matches").arg(places(Unended::none));
    case ExportFinding::Code::endBeforeStart: return Tr::tr("lies before the first day");
    case ExportFinding::Code::outsideEvent: return Tr::tr("lies outside the days of the event");
    case ExportFinding::Code::datesNotAscending: return Tr::tr("lies before the date of an earlier round");
    case ExportFinding::Code::notAllRounds:
        return filled(Tr::tr("only %1 of %2 rounds are published"), tournament.lastPublished().value,
                      tournament.settings.plannedRounds);
    case ExportFinding::Code::roundsToCome:
        return Tr::tr("from round %1 on everything is still to be played: the report does not have these rounds")
            .arg(finding.round.value_or(RoundNumber{}).value);
    case ExportFinding::Code::noRounds: return Tr::tr("nothing was played yet");
    case ExportFinding::Code::ratingNotFide: return Tr::tr("is no FIDE rating: TRF26 leaves FIDE’s column empty");
    case ExportFinding::Code::ratingNowhere:
        return Tr::tr("is neither FIDE’s nor a national one with a federation: TRF26 has no place for it");
    case ExportFinding::Code::noListOfMonth:
        return Tr::tr("no rating list of %1 is taken over: games of that month count by the one before")
            .arg(shownMonth(finding.text));
    case ExportFinding::Code::noPlaceInTrf:
        return Tr::tr("there is no place for it in TRF, it stays in the tournament file: %1").arg(wordsFor(finding));
    case ExportFinding::Code::ratingOnlyResult:
        return Tr::tr("the report differs from the standings: %1", "boards or matches").arg(places(Unended::none));
    }
    return {};
}

Place placeOf(const ExportFinding& finding)
{
    const auto overview = [](const char* field) {
        return Place{PageId::overview, QLatin1String(field), {}, {}};
    };
    const auto player = [&finding](const char* field) {
        return Place{PageId::players, QLatin1String(field), finding.player, {}};
    };
    switch (finding.field) {
    case ReportField::eventName: return overview("eventName");
    case ReportField::city: return overview("city");
    case ReportField::federation: return overview("federation");
    case ReportField::startDate: return overview("startDate");
    case ReportField::endDate: return overview("endDate");
    case ReportField::chiefArbiter: return overview("chiefArbiter");
    case ReportField::timeControl: return overview("timeControl");
    case ReportField::roundDate: return {PageId::overview, QStringLiteral("roundDate%1").arg(roundOf(finding)), {}, {}};
    case ReportField::plannedRounds: return overview("plannedRounds");
    case ReportField::result: {
        Place place{PageId::rounds, {}, {}, {}};
        if (finding.round)
            place.board = BoardId{*finding.round, finding.boards.empty() ? 1 : finding.boards.front()};
        return place;
    }
    case ReportField::playerName: return player("name");
    case ReportField::playerFideId: return player("fideId");
    case ReportField::playerFederation: return player("federation");
    case ReportField::playerSex: return player("sex");
    case ReportField::playerBirth: return player("birth");
    case ReportField::playerRating: return player("rating");
    case ReportField::ofPlayers: return player("");
    case ReportField::ratingPeriods: return overview("ratingMethod");
    }
    return {};
}

QString sentenceForMissingRecords(const QStringList& records)
{
    const std::pair<const char*, QString> words[]{
        {"142", Tr::tr("the number of rounds")},     {"152", Tr::tr("the initial colour")},
        {"162", Tr::tr("the points of a game")},     {"172", Tr::tr("the starting order")},
        {"192", Tr::tr("the pairing system")},       {"202", Tr::tr("the tie-breaks")},
        {"212", Tr::tr("the tie-breaks")},           {"222", Tr::tr("the time control as a code")},
        {"240", Tr::tr("requested byes")},           {"250", Tr::tr("acceleration")},
        {"260", Tr::tr("forbidden pairs")},          {"300", Tr::tr("line-ups")},
        {"310", Tr::tr("the numbers of the teams")}, {"320", Tr::tr("byes of teams")},
        {"330", Tr::tr("forfeited matches")},        {"352", Tr::tr("the colours of the boards")},
        {"362", Tr::tr("the points of a match")}};
    QStringList lost;
    for (const QString& record : records) {
        QString word = Tr::tr("record %1").arg(record);
        for (const auto& [code, text] : words)
            if (record == QLatin1String(code))
                word = text;
        if (!lost.contains(word))
            lost.append(word);
    }
    return Tr::tr("This version of TRF has no place for: %1.").arg(lost.join(QStringLiteral(", ")));
}

QString sentenceFor(const trf::Omission& omission)
{
    const QString detail = QString::fromStdString(omission.detail);
    switch (omission.code) {
    case trf::OmissionCode::recordNotInVersion:
        return Tr::tr("This version of TRF has no record %1; it is left out.").arg(detail);
    case trf::OmissionCode::keptLine: return Tr::tr("A line of an extension is left out: %1").arg(detail);
    case trf::OmissionCode::cutText: return Tr::tr("“%1” is too long and was cut.").arg(detail);
    case trf::OmissionCode::controlCharacters: return Tr::tr("Control characters were replaced by blanks.");
    case trf::OmissionCode::pointValues: return Tr::tr("TRF cannot say all of the point values of this tournament.");
    case trf::OmissionCode::openGame: return Tr::tr("A game has no result: the report is not complete.");
    case trf::OmissionCode::missingRank: return Tr::tr("Not everybody has a rank.");
    }
    return {};
}

QString sentenceFor(const trf::WriteError& error)
{
    switch (error.code) {
    case trf::WriteErrorCode::adjournedGame:
        return Tr::tr("A game of round %1 is adjourned. Enter its result before you make the report.")
            .arg(error.round ? error.round->value : 0);
    case trf::WriteErrorCode::noLineUp:
        return Tr::tr(
                   "In match %1 of round %2 somebody who plays is not named. A TRF tells a match by its players: enter "
                   "the line-ups first.")
            .arg(QString::fromStdString(error.detail), QString::number(error.round ? error.round->value : 0));
    case trf::WriteErrorCode::tooManyPlayers: return Tr::tr("A TRF holds at most %1 players.").arg(mostPlayers);
    case trf::WriteErrorCode::doesNotFit:
        return Tr::tr("The number %1 is too large for a TRF.").arg(QString::fromStdString(error.detail));
    case trf::WriteErrorCode::unreadable:
        return Tr::tr("No program could read this report, because it would contradict itself: %1")
            .arg(QString::fromStdString(error.detail));
    }
    return {};
}

} // namespace pairwright
