#include "ui/pages/reports/report_maker.h"
#include "app/domain/text/file_name.h"

#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/report/shown_date.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/receipts.h"
#include "engine/capabilities.h"
#include "ui/pages/reports/disaster_pack.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/print/bound_pages.h"
#include "ui/print/card_pages.h"
#include "ui/print/notice_page.h"
#include "ui/print/result_slip_pages.h"
#include "ui/text/steps/note_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Reports)
};

bool isPairings(ReportKind kind)
{
    switch (kind) {
    case ReportKind::pairingsByBoard:
    case ReportKind::pairingsByName:
    case ReportKind::matchBoards:
    case ReportKind::matchReports: return true;
    default: return false;
    }
}

template <class Card>
std::shared_ptr<const PaintedPages> cardPages(const QString& title, const std::vector<Card>& cards, int aPage,
                                              QSizeF paper)
{
    if (cards.empty())
        return nullptr;
    return std::make_shared<CardPages>(title, paintedCards(cards), aPage, paper);
}

/// Nullptr where there is nothing in any of them.
std::shared_ptr<const PaintedPages> bound(const QString& title,
                                          const std::vector<std::shared_ptr<const PaintedPages>>& all)
{
    std::vector<BoundPages::Part> parts;
    for (const auto& pages : all)
        if (pages)
            parts.push_back({pages, 1});
    return parts.empty() ? nullptr : std::make_shared<BoundPages>(title, parts);
}

} // namespace

std::vector<QString> boardNotes(const Tournament& tournament, RoundNumber round)
{
    std::vector<QString> notes;
    for (const BoardLine& line : pictureOf(tournament, round).boards)
        notes.push_back(describeNotes(line));
    return notes;
}

bool isDocument(ReportKind kind)
{
    switch (kind) {
    case ReportKind::resultSlips:
    case ReportKind::boardCards:
    case ReportKind::nameBadges:
    case ReportKind::playerCards:
    case ReportKind::teamCards:
    case ReportKind::notice:
    case ReportKind::prizeReceipts:
    case ReportKind::disasterPack:
    case ReportKind::printSet: return false;
    default: return true;
    }
}

bool isOfPrizes(ReportKind kind)
{
    switch (kind) {
    case ReportKind::prizes:
    case ReportKind::prizeCeremony:
    case ReportKind::prizeWorksheet:
    case ReportKind::prizeReceipts:
    case ReportKind::teamRankings: return true;
    default: return false;
    }
}

bool isOfARound(ReportKind kind)
{
    switch (kind) {
    case ReportKind::playerList:
    case ReportKind::payments:
    case ReportKind::wallChart:
    case ReportKind::schedule:
    case ReportKind::postponedGames:
    case ReportKind::virtualPoints:
    case ReportKind::nameBadges:
    case ReportKind::playerCards:
    case ReportKind::teamCards:
    case ReportKind::notice:
    case ReportKind::allFiles:
    case ReportKind::prizes:
    case ReportKind::prizeCeremony:
    case ReportKind::prizeWorksheet:
    case ReportKind::prizeReceipts:
    case ReportKind::teamRankings:
    case ReportKind::disasterPack:
    case ReportKind::printSet: return false;
    default: return true;
    }
}

bool isOfferedFor(const Tournament& tournament, ReportKind kind)
{
    switch (kind) {
    case ReportKind::titleNorms: return whyNoNorms(peopleOf(tournament)).isEmpty();
    case ReportKind::schedule:
    case ReportKind::postponedGames: return capabilitiesOf(tournament.settings.system).allPlayAll;
    case ReportKind::virtualPoints: return virtualPointsKind(tournament) != VirtualPoints::none;
    case ReportKind::matchBoards:
    case ReportKind::matchReports:
    case ReportKind::lineUpForms:
    case ReportKind::teamPlayers:
    case ReportKind::teamCards:
    case ReportKind::boardStandings: return tournament.settings.teams.has_value();
    case ReportKind::boardCards: return !tournament.settings.teams; // they are of players
    case ReportKind::allFiles: return false;
    default: return true;
    }
}

bool ranksPlayers(ReportKind kind)
{
    return kind == ReportKind::standings || kind == ReportKind::groups || kind == ReportKind::crossTable;
}

bool hasGroups(ReportKind kind)
{
    return ranksPlayers(kind) || kind == ReportKind::playerList;
}

std::optional<RoundNumber> usualRound(const Tournament& tournament, ReportKind kind)
{
    const Round* inPlay = tournament.roundInPlay();
    const int current = inPlay != nullptr ? inPlay->number.value : 0;
    int round = roundOfStandings(tournament);
    if (kind == ReportKind::lineUpForms)
        round = tournament.allRoundsPublished() ? current : tournament.roundAhead().value;
    else if (kind == ReportKind::resultSlips || kind == ReportKind::boardCards)
        round = current;
    else if (isPairings(kind))
        round = current > 0 ? current : static_cast<int>(tournament.rounds.size());
    return round > 0 ? std::optional(RoundNumber{round}) : std::nullopt;
}

int usualNumberAPage(ReportKind kind)
{
    switch (kind) {
    case ReportKind::resultSlips:
    case ReportKind::playerCards: return 4;
    case ReportKind::prizeReceipts:
    case ReportKind::teamCards:
    case ReportKind::boardCards: return 2;
    case ReportKind::nameBadges: return 10;
    default: return 0;
    }
}

Expected<ReportDocument, ReportError> makeReport(const Tournament& tournament, const ReportChoice& choice)
{
    const ReportOptions common{
        QDateTime::currentDateTime(), choice.ratings,   choice.federations, choice.clubs, choice.birthYears,
        Language(choice.language),    choice.webAddress};
    const Speaking speaking(common.language);
    const int published = tournament.lastPublished().value;
    const RoundNumber round = choice.round.value_or(RoundNumber{std::max(1, published)});
    const int after = std::min(published, choice.round ? choice.round->value : published);
    PairingSheetOptions pairings;
    pairings.common = common;
    pairings.points = choice.points;
    pairings.proposal = round.value > published;
    StandingsOptions standings;
    standings.common = common;
    standings.story = true;
    standings.groups = categoriesOf(tournament, choice.groups); // of those that there are here
    if (ranksPlayers(choice.kind) && !finalStandingsWaitFor(tournament, after).empty())
        return Unexpected{ReportError{ReportError::Code::gamesOpen, RoundNumber{after}}};
    switch (choice.kind) {
    case ReportKind::pairingsByBoard:
        pairings.changedOnly = choice.changedOnly;
        if (choice.notes)
            pairings.boardNotes = boardNotes(tournament, round);
        return pairingsByBoard(tournament, round, pairings);
    case ReportKind::pairingsByName: return pairingsByName(tournament, round, pairings);
    case ReportKind::matchBoards: return matchBoards(tournament, round, pairings);
    case ReportKind::matchReports: return matchReports(tournament, round, pairings);
    case ReportKind::lineUpForms: return lineUpForms(tournament, round, common);
    case ReportKind::teamPlayers: return teamPlayers(tournament, after, common);
    case ReportKind::boardStandings: return boardStandings(tournament, after, common);
    case ReportKind::playerList: return playerList(tournament, choice.byName, common, standings.groups);
    case ReportKind::payments: return paymentsReport(tournament, common);
    case ReportKind::ratingPreview: return ratingPreview(peopleOf(tournament), after, choice.ratingKind, common);
    case ReportKind::titleNorms: return titleNorms(peopleOf(tournament), after, common);
    case ReportKind::standings: return standingsReport(tournament, after, standings);
    case ReportKind::groups: return groupStandings(tournament, after, standings);
    case ReportKind::wallChart: return wallChart(tournament, common);
    case ReportKind::schedule: return scheduleReport(tournament, common);
    case ReportKind::postponedGames: return postponedReport(tournament, common);
    case ReportKind::virtualPoints: return virtualPointsReport(tournament, common);
    case ReportKind::prizes: return prizeList(tournament, common);
    case ReportKind::prizeCeremony: return prizeCeremony(tournament, common);
    case ReportKind::prizeWorksheet: return prizeWorksheet(tournament, common);
    case ReportKind::teamRankings: return teamRankingsReport(tournament, common);
    default: return crossTable(tournament, after, standings);
    }
}

std::shared_ptr<const PaintedPages> makePages(const Tournament& tournament, const ReportChoice& choice, QSizeF paper)
{
    if (!choice.secondLanguage.isEmpty() && choice.kind != ReportKind::printSet) {
        ReportChoice first = choice;
        ReportChoice second = choice;
        second.language = std::exchange(first.secondLanguage, {});
        second.secondLanguage.clear();
        return bound(tournament.event.name + QStringLiteral(" – ") + nameOf(choice.kind),
                     {makePages(tournament, first, paper), makePages(tournament, second, paper)});
    }
    const Speaking speaking{Language(choice.language)};
    const int aPage = choice.aPage > 0 ? choice.aPage : usualNumberAPage(choice.kind);
    const Round* round = choice.round ? tournament.round(*choice.round) : nullptr;
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    const QString title = tournament.event.name + QStringLiteral(" – ") + nameOf(choice.kind);
    switch (choice.kind) {
    case ReportKind::printSet: return nullptr;
    case ReportKind::resultSlips:
        if (version == nullptr)
            return nullptr;
        return std::make_shared<ResultSlipPages>(resultSlips(tournament, *choice.round, *version), aPage, paper);
    case ReportKind::boardCards:
        return cardPages(title, boardCards(tournament, choice.names ? choice.round : std::nullopt), aPage, paper);
    case ReportKind::nameBadges: return cardPages(title, nameBadges(peopleOf(tournament)), aPage, paper);
    case ReportKind::playerCards: return cardPages(title, playerCards(tournament), aPage, paper);
    case ReportKind::teamCards:
        return tournament.settings.teams ? cardPages(title, teamCards(tournament), aPage, paper) : nullptr;
    case ReportKind::prizeReceipts: return cardPages(title, prizeReceipts(tournament), aPage, paper);
    case ReportKind::notice:
        if (choice.notice.trimmed().isEmpty())
            return nullptr;
        return std::make_shared<NoticePage>(
            tournament.event.name, choice.notice.trimmed(), shownDateTime(QDateTime::currentDateTime()),
            choice.orientation == SheetOptions::Orientation::landscape ? paper.transposed() : paper);
    case ReportKind::disasterPack: return disasterPack(tournament, paper);
    default: break;
    }
    if (!isOfferedFor(tournament, choice.kind))
        return nullptr;
    const auto made = makeReport(tournament, choice);
    if (!made)
        return nullptr;
    SheetOptions options;
    options.page = paper;
    options.orientation = choice.orientation;
    options.type = choice.type;
    options.pages = choice.pages;
    options.logo = choice.logo;
    return std::make_shared<const Sheet>(*made, options);
}

QString nameOf(ReportKind kind, bool ofTeams)
{
    switch (kind) {
    case ReportKind::pairingsByBoard: return Tr::tr("Pairings by board");
    case ReportKind::pairingsByName: return Tr::tr("Pairings by name");
    case ReportKind::standings: return Tr::tr("Standings");
    case ReportKind::crossTable: return Tr::tr("Cross-table");
    case ReportKind::playerList: return ofTeams ? Tr::tr("Team list") : Tr::tr("Player list");
    case ReportKind::payments: return Tr::tr("Payments");
    case ReportKind::explanation: return Tr::tr("Explanation for a player");
    case ReportKind::ratingPreview: return Tr::tr("Rating preview");
    case ReportKind::titleNorms: return Tr::tr("Title norms");
    case ReportKind::resultSlips: return Tr::tr("Result slips");
    case ReportKind::groups: return Tr::tr("Groups");
    case ReportKind::wallChart: return Tr::tr("Wall chart");
    case ReportKind::schedule: return Tr::tr("Schedule");
    case ReportKind::postponedGames: return Tr::tr("Postponed games");
    case ReportKind::virtualPoints: return Tr::tr("Virtual points");
    case ReportKind::boardCards: return Tr::tr("Board cards");
    case ReportKind::nameBadges: return Tr::tr("Name badges");
    case ReportKind::playerCards: return Tr::tr("Player cards");
    case ReportKind::prizes: return Tr::tr("Prizes");
    case ReportKind::prizeCeremony: return Tr::tr("Prize ceremony");
    case ReportKind::prizeWorksheet: return Tr::tr("Worksheet of the prizes");
    case ReportKind::prizeReceipts: return Tr::tr("Receipts for prizes");
    case ReportKind::teamRankings: return Tr::tr("Team rankings");
    case ReportKind::matchBoards: return Tr::tr("Matches and boards");
    case ReportKind::matchReports: return Tr::tr("Match reports");
    case ReportKind::lineUpForms: return Tr::tr("Line-up forms");
    case ReportKind::teamPlayers: return Tr::tr("Teams and players");
    case ReportKind::boardStandings: return Tr::tr("Players by board");
    case ReportKind::teamCards: return Tr::tr("Team cards");
    case ReportKind::notice: return Tr::tr("Notice");
    case ReportKind::allFiles: return Tr::tr("All files of the event");
    case ReportKind::disasterPack: return Tr::tr("Disaster pack");
    case ReportKind::printSet: return Tr::tr("Print set");
    }
    return {};
}

QString suggestedFileName(const Tournament& tournament, const ReportChoice& choice)
{
    QString name = tournament.event.name.isEmpty() ? Tr::tr("Tournament") : tournament.event.name;
    const int round = choice.kind == ReportKind::printSet       ? tournament.lastPublished().value
                      : isOfARound(choice.kind) && choice.round ? choice.round->value
                                                                : 0;
    if (round > 0)
        name += QStringLiteral(" R%1").arg(round);
    name += QStringLiteral(" ") + nameOf(choice.kind, tournament.settings.teams.has_value());
    return fileNameFrom(name);
}

} // namespace pairwright
