#include "ui/pages/reports/disaster_pack.h"

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

    void add(ReportKind kind)
    {
        ReportChoice choice;
        choice.kind = kind;
        choice.round = usualRound(tournament_, kind);
        choice.aPage = kind == ReportKind::resultSlips   ? slipsOfThePack
                       : kind == ReportKind::playerCards ? cardsOfThePack
                                                         : 0;
        add(nameOf(kind), makePages(tournament_, choice, paper_));
    }

    void add(const QString& name, const std::shared_ptr<const PaintedPages>& pages)
    {
        if (pages == nullptr || pages->pageCount() == 0)
            return;
        names_.append(Tr::tr("%1: %n page(s)", nullptr, pages->pageCount()).arg(name));
        parts_.push_back({pages, 1});
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

} // namespace

std::shared_ptr<const PaintedPages> disasterPack(const Tournament& tournament, QSizeF paper)
{
    if (tournament.players.empty())
        return nullptr;
    Pack pack(tournament, paper);
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
    pack.add(ReportKind::wallChart);
    if (isOfferedFor(tournament, ReportKind::virtualPoints))
        pack.add(ReportKind::virtualPoints);
    pack.add(ofTeams ? ReportKind::teamCards : ReportKind::playerCards);
    const Round* current = tournament.roundInPlay();
    if (current != nullptr && !current->openBoards().empty())
        pack.add(ReportKind::resultSlips);
    if (ofTeams) {
        pack.add(ReportKind::matchReports);
        pack.add(ReportKind::lineUpForms);
        pack.add(Tr::tr("Empty team cards"),
                 std::make_shared<CardPages>(
                     nameOf(ReportKind::teamCards),
                     paintedCards(std::vector<TeamCard>(teamCardsOfThePack, emptyTeamCard(tournament))),
                     teamCardsOfThePack, paper));
        return pack.bound();
    }
    // Enough for a whole round, and a page of cards for who comes late.
    const std::size_t boards = std::max<std::size_t>(1, tournament.players.size() / 2);
    pack.add(Tr::tr("Empty result slips"),
             std::make_shared<ResultSlipPages>(std::vector<ResultSlip>(boards, emptyResultSlip(tournament)),
                                               slipsOfThePack, paper));
    pack.add(
        Tr::tr("Empty player cards"),
        std::make_shared<CardPages>(nameOf(ReportKind::playerCards),
                                    paintedCards(std::vector<PlayerCard>(cardsOfThePack, emptyPlayerCard(tournament))),
                                    cardsOfThePack, paper));
    return pack.bound();
}

} // namespace pairwright
