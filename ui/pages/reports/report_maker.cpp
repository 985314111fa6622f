#include "ui/pages/reports/report_maker.h"

#include "ui/pages/rounds/round_picture.h"
#include "ui/print/result_slip_pages.h"
#include "ui/text/note_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Reports)
};

bool isPairings(ReportKind kind)
{
    return kind == ReportKind::pairingsByBoard || kind == ReportKind::pairingsByName;
}

} // namespace

std::vector<QString> boardNotes(const Tournament& tournament, RoundNumber round)
{
    std::vector<QString> notes;
    for (const BoardLine& line : pictureOf(tournament, round).boards)
        notes.push_back(describeNotes(line));
    return notes;
}

Expected<ReportDocument, ReportError> makeReport(const Tournament& tournament, const ReportChoice& choice)
{
    const ReportOptions common{QDateTime::currentDateTime(), choice.ratings, choice.federations, choice.clubs};
    const int published = tournament.publishedRounds();
    const RoundNumber round = choice.round.value_or(RoundNumber{std::max(1, published)});
    if (isPairings(choice.kind)) {
        PairingSheetOptions options;
        options.common = common;
        options.proposal = round.value > published;
        options.changedOnly = choice.changedOnly;
        if (choice.notes && choice.kind == ReportKind::pairingsByBoard)
            options.boardNotes = boardNotes(tournament, round);
        return choice.kind == ReportKind::pairingsByBoard ? pairingsByBoard(tournament, round, options)
                                                          : pairingsByName(tournament, round, options);
    }
    if (choice.kind == ReportKind::playerList)
        return playerList(tournament, choice.byName, common);
    if (choice.kind == ReportKind::payments)
        return paymentsReport(tournament, common);
    const int after = std::min(published, choice.round ? choice.round->value : published);
    if (choice.kind == ReportKind::ratingPreview)
        return ratingPreview(tournament, after, choice.ratingKind, common);
    if (choice.kind == ReportKind::titleNorms)
        return titleNorms(tournament, after, common);
    StandingsOptions options;
    options.common = common;
    return choice.kind == ReportKind::standings ? standingsReport(tournament, after, options)
                                                : crossTable(tournament, after, options);
}

std::shared_ptr<const PaintedPages> makeSlips(const Tournament& tournament, const ReportChoice& choice, QSizeF page)
{
    const Round* round = choice.round ? tournament.round(*choice.round) : nullptr;
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    if (version == nullptr)
        return nullptr;
    return std::make_shared<ResultSlipPages>(resultSlips(tournament, *choice.round, *version), choice.slipsAPage, page);
}

QString nameOf(ReportKind kind)
{
    switch (kind) {
    case ReportKind::pairingsByBoard: return Tr::tr("Pairings by board");
    case ReportKind::pairingsByName: return Tr::tr("Pairings by name");
    case ReportKind::standings: return Tr::tr("Standings");
    case ReportKind::crossTable: return Tr::tr("Cross-table");
    case ReportKind::playerList: return Tr::tr("Player list");
    case ReportKind::payments: return Tr::tr("Payments");
    case ReportKind::explanation: return Tr::tr("Explanation for a player");
    case ReportKind::ratingPreview: return Tr::tr("Rating preview");
    case ReportKind::titleNorms: return Tr::tr("Title norms");
    case ReportKind::resultSlips: return Tr::tr("Result slips");
    }
    return {};
}

QString suggestedFileName(const Tournament& tournament, const ReportChoice& choice)
{
    QString name = tournament.event.name.isEmpty() ? Tr::tr("Tournament") : tournament.event.name;
    if (choice.kind != ReportKind::playerList && choice.kind != ReportKind::payments && choice.round)
        name += QStringLiteral(" R%1").arg(choice.round->value);
    name += QStringLiteral(" ") + nameOf(choice.kind);
    for (const QChar bad : QStringLiteral("/\\:*?\"<>|"))
        name.replace(bad, QLatin1Char('-'));
    return name;
}

} // namespace pairwright
