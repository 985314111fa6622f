#include "ui/text/files/trf_text.h"

#include "app/domain/text/filled.h"
#include "engine/base/limits.h"
#include "engine/trf/text/text.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TrfText)
};

QString number(const std::optional<trf::FileId>& id)
{
    return id ? QString::number(id->value) : QStringLiteral("?");
}

/// "1½" of "1.5"; anything else as it is.
QString shownPoints(const std::string& text)
{
    const auto points = trf::parsePoints(text);
    return points ? formatScore(*points) : QString::fromStdString(text);
}

/// What 310 says of a team, or should: "rank 3", "no rank"; "7.0 MP" is the same in every language.
QString standingText(const QString& text)
{
    if (text == QLatin1String("no rank"))
        return Tr::tr("no rank");
    const auto rank = QStringLiteral("rank ");
    return text.startsWith(rank) ? Tr::tr("rank %1").arg(text.mid(rank.size())) : text;
}

QString repairText(const trf::Repair& repair)
{
    const QString found = QString::fromStdString(repair.found);
    const QString used = QString::fromStdString(repair.used);
    const int round = repair.round ? repair.round->value : 0;
    switch (repair.code) {
    case trf::RepairCode::windows1252: return Tr::tr("the file is not UTF-8 and was read as Windows-1252");
    case trf::RepairCode::byteColumns: return Tr::tr("columns were counted in bytes instead of characters");
    case trf::RepairCode::tabs: return Tr::tr("tabs were replaced by blanks");
    case trf::RepairCode::controlCharacters: return Tr::tr("control characters were replaced by blanks");
    case trf::RepairCode::shiftedLine: return Tr::tr("the line is shifted");
    case trf::RepairCode::title: return Tr::tr("the title “%1” was read as %2").arg(found, used);
    case trf::RepairCode::unknownTitle: return Tr::tr("the title “%1” is unknown").arg(found);
    case trf::RepairCode::sex: return Tr::tr("the sex “%1” was read as “%2”").arg(found, used);
    case trf::RepairCode::date: return Tr::tr("the date “%1” was read as %2").arg(found, used);
    case trf::RepairCode::unreadableDate: return Tr::tr("“%1” is no date").arg(found);
    case trf::RepairCode::unreadableNumber: return Tr::tr("“%1” is no number and was left out").arg(found);
    case trf::RepairCode::decimalComma: return Tr::tr("“%1” was read as %2").arg(found, used);
    case trf::RepairCode::points:
        return Tr::tr("the points “%1” do not match the results, which give %2").arg(found, shownPoints(repair.used));
    case trf::RepairCode::unknownResult:
        return Tr::tr("“%1” in round %2 is no result, or stands against one that is not known: it counts as adjourned")
            .arg(found, QString::number(round));
    case trf::RepairCode::byeWritten: return Tr::tr("“%1” was read as the bye “%2”").arg(found, used);
    case trf::RepairCode::colourOfBye: return Tr::tr("a colour without an opponent was left out");
    case trf::RepairCode::colourFromOpponent: return Tr::tr("a missing colour was taken from the opponent");
    case trf::RepairCode::playerCount:
        return Tr::tr("the number of players is given as %1, but there are %2").arg(found, used);
    case trf::RepairCode::ratedCount:
        return Tr::tr("the number of rated players is given as %1, but there are %2").arg(found, used);
    case trf::RepairCode::repeatedRecord: return Tr::tr("a second record %1 replaces the first").arg(found);
    case trf::RepairCode::duplicateName: return Tr::tr("two players are named “%1”").arg(found);
    case trf::RepairCode::duplicateFideId: return Tr::tr("two players have the FIDE ID %1").arg(found);
    case trf::RepairCode::severalPairingByes: return Tr::tr("round %1 has more than one pairing bye").arg(round);
    case trf::RepairCode::abnormalPoints: return Tr::tr("record 299 changes points; it is kept, but not applied");
    case trf::RepairCode::unknownPoints:
        return Tr::tr("record 362: “%1” is not known and counts for nothing").arg(found);
    case trf::RepairCode::teamRecordUnused:
        return Tr::tr("record %1 says of team %2 in round %3 what its games do not; it counts for nothing")
            .arg(found, used, QString::number(round));
    case trf::RepairCode::missingBoards:
        return Tr::tr("round %1: the match %2 has %3 of the boards; the others are empty")
            .arg(QString::number(round), found, used);
    case trf::RepairCode::smallTeam:
        return Tr::tr("team %1 has %2 players, fewer than there are boards").arg(found, used);
    case trf::RepairCode::emptyTeam: return Tr::tr("team %1 has no players").arg(found);
    case trf::RepairCode::sameTeamName: return Tr::tr("two teams are named “%1”").arg(used);
    case trf::RepairCode::teamStanding:
        return Tr::tr("record 310 of team %1: %2 in the file, %3 by the matches")
            .arg(number(repair.player), standingText(found), standingText(used));
    case trf::RepairCode::lineUpOtherwise:
        return filled(Tr::tr("record 300, round %1: of team %2 player %3 sat otherwise by the games, which count"),
                      round, found, number(repair.player));
    case trf::RepairCode::coloursOtherwise:
        return filled(
            Tr::tr("the colours of %1 matches, first of %2 in round %3, are not those of record 352; the games "
                   "count"),
            used, found, round);
    case trf::RepairCode::tooManyBoards:
        return Tr::tr("matches of %1 boards; an event of teams has at most %2").arg(found, used);
    case trf::RepairCode::matchPointsRange:
        return Tr::tr("record 362: %1 is out of bounds; match points are from 0 to 99.9").arg(found);
    case trf::RepairCode::matchPointsOrder:
        return Tr::tr("record 362: a match won must be worth more than one lost, and a drawn one lie between them");
    case trf::RepairCode::matchPointsDraws:
        return Tr::tr(
            "record 362: two drawn matches are worth more than one won and one lost, which FIDE does not allow");
    case trf::RepairCode::abnormalUnused: return Tr::tr("record 299 “%1” concerns nothing that there is").arg(found);
    case trf::RepairCode::systemComment: return Tr::tr("the comment “%1” is not understood").arg(found);
    case trf::RepairCode::teamsOf013:
        return found.isEmpty()
                   ? Tr::tr("teams of a TRF16 (013): no record names their system")
                   : Tr::tr("teams of a TRF16 (013): their system is that of record 092, “%1”; match points 2, "
                            "1, 0 and what else the format does not say are the usual ones")
                         .arg(found);
    }
    return {};
}

} // namespace

QString sentenceFor(const trf::Repair& repair)
{
    return repair.line > 0 ? filled(Tr::tr("Line %1: %2."), repair.line, repairText(repair))
                           : Tr::tr("%1.").arg(repairText(repair));
}

QString sentenceFor(const trf::ReadError& error)
{
    const QString detail = QString::fromStdString(error.detail);
    const QString record = QString::fromStdString(error.record);
    const QString player = number(error.player);
    const QString other = number(error.other);
    const int round = error.round ? error.round->value : 0;
    switch (error.code) {
    case trf::ReadErrorCode::notTrf: return Tr::tr("nothing in it looks like a TRF.");
    case trf::ReadErrorCode::foreignDialect:
        return Tr::tr("it is written in the dialect %1, which gives other meanings to the records.").arg(detail);
    case trf::ReadErrorCode::teamReport:
        return Tr::tr("it is the report of an event of teams, and record 192 names no system of teams that is known.");
    case trf::ReadErrorCode::noPlayers: return Tr::tr("it holds no players.");
    case trf::ReadErrorCode::tooManyLines:
        return Tr::tr("it holds more than %1 lines; no report of one tournament has so many.").arg(trf::maxLines);
    case trf::ReadErrorCode::tooManyPlayers: return Tr::tr("it holds more than %1 players.").arg(mostPlayers);
    case trf::ReadErrorCode::badId: return Tr::tr("“%1” is no pairing number.").arg(detail);
    case trf::ReadErrorCode::duplicateId:
        if (error.record == "310" || error.record == "013") { // teams, and who is in them
            if (!error.player)
                return filled(Tr::tr("team %1 stands in line %2 too."), detail, error.otherLine.value_or(0));
            return error.otherLine == error.line ? Tr::tr("player %1 stands twice in the team.").arg(player)
                                                 : filled(Tr::tr("player %1 is in another team too, in line %2."),
                                                          player, error.otherLine.value_or(0));
        }
        return filled(Tr::tr("pairing number %1 stands in line %2 too."), player, error.otherLine.value_or(0));
    case trf::ReadErrorCode::impossibleRating: return Tr::tr("the rating “%1” is impossible.").arg(detail);
    case trf::ReadErrorCode::impossibleNumber:
        return Tr::tr("record %1: the number “%2” is impossible.").arg(record, detail);
    case trf::ReadErrorCode::badValue: return Tr::tr("record %1: “%2” means nothing there.").arg(record, detail);
    case trf::ReadErrorCode::beyondColumns:
        return Tr::tr("record %1: “%2” runs out of its columns, which hold up to 99.9 with one decimal.")
            .arg(record, detail);
    case trf::ReadErrorCode::badCell:
        return filled(Tr::tr("player %1, round %2: “%3” is no opponent, colour and result."), player, round, detail);
    case trf::ReadErrorCode::unknownOpponent:
        return filled(Tr::tr("player %1, round %2: there is no player %3."), player, round, other);
    case trf::ReadErrorCode::playsHimself:
        return filled(Tr::tr("player %1 plays against himself in round %2."), player, round);
    case trf::ReadErrorCode::opponentDisagrees:
        return filled(Tr::tr("round %1: player %2 names player %3, who names somebody else."), round, player, other);
    case trf::ReadErrorCode::sameColour:
        return filled(Tr::tr("round %1: players %2 and %3 have the same colour."), round, player, other);
    case trf::ReadErrorCode::missingColour:
        return filled(Tr::tr("player %1, round %2: the colour is missing."), player, round);
    case trf::ReadErrorCode::contradictingResults:
        return filled(Tr::tr("round %1: the results of players %2 and %3 contradict each other."), round, player,
                      other);
    case trf::ReadErrorCode::byeWithOpponent:
        return filled(Tr::tr("player %1, round %2: a bye with an opponent."), player, round);
    case trf::ReadErrorCode::noMatch:
        return filled(
            Tr::tr("player %1: columns %2 and %3 hold %4; a match is two games with the same opponent and alternating "
                   "colours, or a bye: U H, F F, H H or Z Z."),
            player, round, round + 1, detail);
    case trf::ReadErrorCode::halfOfAMatch:
        return Tr::tr("record %1 counts columns, two for each match: it must be an even number, not %2.")
            .arg(record, detail);
    case trf::ReadErrorCode::unknownPlayer:
        return Tr::tr("record %1 names a player who is not in the file.").arg(record);
    case trf::ReadErrorCode::unknownTeam:
        return Tr::tr("record %1 names team %2, which is not in the file.").arg(record, detail);
    case trf::ReadErrorCode::contradictingRequest:
        return filled(Tr::tr("player %1, round %2: cell and request contradict each other."), player, round);
    case trf::ReadErrorCode::contradictingRecords:
        return Tr::tr("record %1 and %2 contradict each other.").arg(record, detail);
    }
    return {};
}

namespace {

QString sentenceFor(const TeamContradiction& said)
{
    using Code = TeamContradiction::Code;
    const auto at = [&said](std::size_t place) {
        return said.numbers.at(place);
    };
    switch (said.code) {
    case Code::noSuchTeam: return Tr::tr("no record 310 is of team %1, which other records name.").arg(at(0));
    case Code::forfeitOfOthers: return Tr::tr("record 330: one of the teams meets another one in round %1.").arg(at(0));
    case Code::gameElsewhere:
        return filled(Tr::tr("the game of player %1 in round %2 is not against the team that his team meets."), at(0),
                      at(1));
    case Code::twoOrders: return filled(Tr::tr("record 300 gives two line-ups for round %1 to team %2."), at(0), at(1));
    case Code::notOfTeam:
        return filled(Tr::tr("record 300, round %1: player %2 does not belong to team %3."), at(0), at(1), at(2));
    case Code::sitsTwice:
        return filled(Tr::tr("record 300, round %1: player %2 sits at two boards of team %3."), at(0), at(1), at(2));
    case Code::meetsAnother:
        return filled(Tr::tr("record 300, round %1: team %2 meets team %3, not team %4."), at(0), at(1), at(2), at(3));
    case Code::boardsBeyond352:
        return filled(Tr::tr("round %1: teams %2 and %3 play on %4 boards, and record 352 has %5."), at(0), at(1),
                      at(2), at(3), at(4));
    case Code::tooManyBoards:
        return filled(Tr::tr("its matches have %1 boards; an event of teams has at most %2."), at(0), at(1));
    }
    return {};
}

/// Those that importTeams() passes on; the others are of pairing.
QString sentenceFor(const trf::ConversionError& error)
{
    const QString detail = QString::fromStdString(error.detail);
    switch (error.code) {
    case trf::ConversionErrorCode::notForTeams:
        return Tr::tr("the pairing system “%1”, which it names, pairs no teams here.").arg(detail);
    case trf::ConversionErrorCode::boardsUnknown:
        return Tr::tr("nothing says how many boards the match has: there is no record 352 and no game, and the teams "
                      "have different numbers of players. Add the record, for instance “352 WBWB”.");
    case trf::ConversionErrorCode::boardsOfTable:
        return Tr::tr("there is no table of a Scheveningen match for %1 boards.").arg(detail);
    case trf::ConversionErrorCode::badOption:
        return Tr::tr("the comment “### OPTION %1” is not understood.").arg(detail);
    case trf::ConversionErrorCode::noTeamSystem:
        return Tr::tr("nothing says by which system the teams are paired: there is no record 192, and record 092 says "
                      "“%1”. Add the record, for instance “192 FIDE_TEAM_TYPEA_MP_GP”.")
            .arg(detail);
    default: return {};
    }
}

} // namespace

QString sentenceFor(const TeamRefusal& refusal)
{
    if (const auto* reading = std::get_if<trf::ReadError>(&refusal))
        return sentenceFor(*reading);
    if (const auto* conversion = std::get_if<trf::ConversionError>(&refusal))
        return sentenceFor(*conversion);
    if (const auto* points = std::get_if<trf::Repair>(&refusal))
        return Tr::tr("%1.").arg(repairText(*points));
    if (const auto* contradiction = std::get_if<TeamContradiction>(&refusal))
        return sentenceFor(*contradiction);
    return {};
}

} // namespace pairwright
