#include "ui/pages/reports/disaster_pack.h"

#include "app/formats/report/teams/team_reports.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/planner.h"
#include "engine/capabilities.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/print/bound_pages.h"
#include "ui/print/card_pages.h"
#include "ui/print/result_slip_pages.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::DisasterPack)
};

constexpr int slipsOfThePack = 8;
constexpr int cardsOfThePack = 6;
constexpr int teamCardsOfThePack = 2;
constexpr double coverShare = 1.35; // it is read by candlelight

/// Collects the sheets and what they are.
class Pack {
public:
    Pack(const Tournament& tournament, QSizeF paper)
        : tournament_(tournament)
        , paper_(paper)
    {
    }

    [[nodiscard]] QString nameFor(ReportKind kind) const
    {
        return nameOf(kind, tournament_.settings.teams.has_value());
    }

    void add(ReportKind kind) { add(nameFor(kind), {pagesOf(kind, usualRound(tournament_, kind))}); }

    /// The sheet of each of these rounds.
    void add(ReportKind kind, const std::vector<RoundNumber>& rounds)
    {
        std::vector<std::shared_ptr<const PaintedPages>> all;
        all.reserve(rounds.size());
        for (const RoundNumber round : rounds)
            all.push_back(pagesOf(kind, round));
        add(nameFor(kind), all);
    }

    void add(const QString& name, const std::vector<std::shared_ptr<const PaintedPages>>& all)
    {
        int count = 0;
        for (const auto& pages : all)
            if (pages != nullptr && pages->pageCount() > 0) {
                count += pages->pageCount();
                parts_.push_back({pages, 1});
            }
        if (count > 0)
            names_.append(Tr::tr("%1: %n page(s)", nullptr, count).arg(name));
    }

    void addSheet(const QString& name, const ReportDocument& document)
    {
        SheetOptions options;
        options.page = paper_;
        add(name, {std::make_shared<Sheet>(document, options)});
    }

    [[nodiscard]] std::shared_ptr<const PaintedPages> bound() const
    {
        std::vector<BoundPages::Part> parts{{cover(), 1}};
        parts.insert(parts.end(), parts_.begin(), parts_.end());
        return std::make_shared<BoundPages>(tournament_.event.name + QStringLiteral(" – ") +
                                                nameOf(ReportKind::disasterPack),
                                            parts, BoundPages::Counted::together);
    }

private:
    [[nodiscard]] std::shared_ptr<const PaintedPages> pagesOf(ReportKind kind, std::optional<RoundNumber> round) const
    {
        ReportChoice choice;
        choice.kind = kind;
        choice.round = round;
        choice.aPage = kind == ReportKind::resultSlips   ? slipsOfThePack
                       : kind == ReportKind::playerCards ? cardsOfThePack
                                                         : 0;
        return makePages(tournament_, choice, paper_);
    }

    [[nodiscard]] std::shared_ptr<const PaintedPages> cover() const
    {
        ReportOptions options;
        options.printedAt = QDateTime::currentDateTime();
        SheetOptions sheet;
        sheet.page = paper_;
        sheet.textShare = coverShare;
        return std::make_shared<Sheet>(packCover(tournament_, names_, options), sheet);
    }

    const Tournament& tournament_;
    QSizeF paper_;
    QStringList names_;
    std::vector<BoundPages::Part> parts_;
};

/// Where a table gives all rounds, those that are not laid out yet are there as proposals.
Tournament withRoundsAhead(const Tournament& tournament)
{
    Tournament whole = tournament;
    if (!capabilitiesOf(tournament.settings.system).allPlayAll || tournament.allRoundsPublished())
        return whole;
    const auto drafts = layOutRounds(tournament);
    if (!drafts || drafts->empty())
        return whole;
    const Plan plan = planOf(tournament, LayOutRounds{*drafts}, QDateTime::currentDateTimeUtc());
    if (highestLevel(plan.findings) != WarningLevel::refused)
        applyTo(whole, plan.delta);
    return whole;
}

/// The rounds that are still to be played from the pack: where a table gives all of them, each.
std::vector<RoundNumber> roundsAhead(const Tournament& tournament)
{
    std::vector<RoundNumber> rounds;
    const Round* current = tournament.roundInPlay();
    if (!capabilitiesOf(tournament.settings.system).allPlayAll) {
        if (current != nullptr && !current->openBoards().empty())
            rounds.push_back(current->number);
        return rounds;
    }
    for (const Round& round : tournament.rounds)
        if (round.published() != nullptr ? !round.openBoards().empty() : round.proposal() != nullptr)
            rounds.push_back(round.number);
    return rounds;
}

} // namespace

std::shared_ptr<const PaintedPages> disasterPack(const Tournament& tournament, QSizeF paper)
{
    if (tournament.players.empty())
        return nullptr;
    const Tournament whole = withRoundsAhead(tournament);
    Pack pack(whole, paper);
    const bool ofTeams = tournament.settings.teams.has_value();
    pack.add(ReportKind::playerList);
    if (ofTeams)
        pack.add(ReportKind::teamPlayers);
    if (tournament.hasBegun()) {
        pack.add(ReportKind::pairingsByBoard);
        if (ofTeams)
            pack.add(ReportKind::matchBoards);
        pack.add(ReportKind::standings);
    }
    if (isOfferedFor(tournament, ReportKind::schedule))
        pack.add(ReportKind::schedule);
    pack.add(ReportKind::wallChart);
    if (isOfferedFor(tournament, ReportKind::virtualPoints))
        pack.add(ReportKind::virtualPoints);
    pack.add(ofTeams ? ReportKind::teamCards : ReportKind::playerCards);
    const std::vector<RoundNumber> ahead = roundsAhead(whole);
    pack.add(ReportKind::resultSlips, ahead);
    if (ofTeams) {
        const bool table = capabilitiesOf(tournament.settings.system).allPlayAll;
        pack.add(ReportKind::matchReports, ahead);
        if (!table) {
            pack.add(ReportKind::lineUpForms);
            pack.addSheet(Tr::tr("Empty match reports"),
                          emptyMatchReports(tournament, std::max<std::size_t>(1, tournament.players.size() / 2), {}));
        } else if (!isSeatedByTable(tournament.settings)) // which says who sits where
            pack.add(ReportKind::lineUpForms, ahead);
        pack.add(Tr::tr("Empty team cards"),
                 {std::make_shared<CardPages>(
                     nameOf(ReportKind::teamCards),
                     paintedCards(std::vector<TeamCard>(teamCardsOfThePack, emptyTeamCard(tournament))),
                     teamCardsOfThePack, paper)});
        return pack.bound();
    }
    // Enough for a whole round, and a page of cards for who comes late.
    const std::size_t boards = std::max<std::size_t>(1, tournament.players.size() / 2);
    pack.add(Tr::tr("Empty result slips"),
             {std::make_shared<ResultSlipPages>(std::vector<ResultSlip>(boards, emptyResultSlip(tournament)),
                                                slipsOfThePack, paper)});
    pack.add(
        Tr::tr("Empty player cards"),
        {std::make_shared<CardPages>(nameOf(ReportKind::playerCards),
                                     paintedCards(std::vector<PlayerCard>(cardsOfThePack, emptyPlayerCard(tournament))),
                                     cardsOfThePack, paper)});
    return pack.bound();
}

} // namespace pairwright
