#include "ui/pages/rounds/correction/correction_note.h"

#include "app/formats/report/report_frame.h"
#include "ui/text/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct NoteTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::CorrectionNote)
};

struct SheetsTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WhatIfPage)
};

QString playerName(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.player(key);
    return player != nullptr ? displayName(player->data) : QString();
}

QString openOr(const std::optional<GameResult>& result)
{
    return result ? formatResult(*result) : NoteTr::tr("open");
}

bool holds(const Pairings& pairings, const Match& match)
{
    return std::any_of(pairings.boards.begin(), pairings.boards.end(),
                       [&](const Match& one) { return one.a == match.a && one.b == match.b; });
}

ReportTable resultsTable(const Tournament& before, const Tournament& after, const Mistake& mistake)
{
    using Align = ReportColumn::Align;
    ReportTable table;
    table.columns = {{NoteTr::tr("Round"), Align::right},      {NoteTr::tr("Board"), Align::right},
                     {NoteTr::tr("White"), Align::left, true}, {NoteTr::tr("Black"), Align::left, true},
                     {NoteTr::tr("Was"), Align::centre},       {NoteTr::tr("Is"), Align::centre}};
    for (const Mistake::Result& one : mistake.results) {
        const Game* old = before.game(one.board);
        const Game* now = after.game(one.board);
        if (old == nullptr || now == nullptr)
            continue;
        const QString is = now->outcome.result == old->outcome.result && now->outcome.ratingOnly
                               ? NoteTr::tr("%1 (rating only)").arg(formatResult(*now->outcome.ratingOnly))
                               : openOr(now->outcome.result);
        table.rows.push_back({QString::number(one.board.round.value), QString::number(one.board.board),
                              playerName(before, old->white), playerName(before, old->black),
                              openOr(old->outcome.result), is});
    }
    return table;
}

ReportTable boardsTable(const Tournament& before, const Tournament& after, RoundNumber round)
{
    using Align = ReportColumn::Align;
    ReportTable table;
    table.heading = NoteTr::tr("Boards of round %1 that are new").arg(round.value);
    table.columns = {{NoteTr::tr("Board"), Align::right},
                     {NoteTr::tr("White"), Align::left, true},
                     {NoteTr::tr("Black"), Align::left, true}};
    const Round* oldRound = before.round(round);
    const Round* newRound = after.round(round);
    if (oldRound == nullptr || newRound == nullptr || oldRound->published() == nullptr ||
        newRound->published() == nullptr)
        return table;
    const Pairings& old = oldRound->published()->pairings;
    const Pairings& now = newRound->published()->pairings;
    for (std::size_t i = 0; i < now.boards.size(); ++i)
        if (!holds(old, now.boards[i]))
            table.rows.push_back(
                {QString::number(i + 1), playerName(after, now.boards[i].a), playerName(after, now.boards[i].b)});
    if (now.bye && now.bye != old.bye)
        table.rows.push_back({QString(), playerName(after, *now.bye), NoteTr::tr("bye")});
    return table;
}

} // namespace

QStringList outdatedSheets(const Tournament& before, const Mistake& mistake, CorrectionWay::Kind way,
                           const std::optional<WhatIf>& answer)
{
    QStringList sheets;
    const auto from = mistake.round();
    if (!from || way == CorrectionWay::Kind::ratingOnly)
        return sheets;
    const int last = before.publishedRounds();
    const bool again = way == CorrectionWay::Kind::pairAgain;
    if (mistake.amended)
        sheets << SheetsTr::tr("the pairings of round %1").arg(from->value);
    if (again && !(mistake.amended && from->value == last))
        sheets << SheetsTr::tr("the pairings of round %1").arg(last);
    if (answer && answer->standings.empty())
        return sheets;
    const int standingsAfter = answer ? answer->standingsAfter : last;
    sheets << (from->value == standingsAfter
                   ? SheetsTr::tr("the standings after round %1").arg(from->value)
                   : SheetsTr::tr("the standings after rounds %1 to %2").arg(from->value).arg(standingsAfter));
    if (last > from->value && !again)
        sheets << SheetsTr::tr("the points on the pairings of round %1").arg(last);
    return sheets;
}

ReportDocument correctionNote(const Tournament& before, const Tournament& after, const Mistake& mistake,
                              const QStringList& outdated, const QDateTime& printedAt)
{
    ReportOptions options;
    options.printedAt = printedAt;
    const RoundNumber last{after.publishedRounds()};
    const RoundVersion* version = after.round(last) != nullptr ? after.round(last)->published() : nullptr;
    ReportDocument document =
        startReport(ReportKind::explanation, after, NoteTr::tr("Correction"), options, last, version);
    if (ReportTable results = resultsTable(before, after, mistake); !results.rows.empty())
        document.tables.push_back(std::move(results));
    for (int round = 1; round <= last.value; ++round)
        if (ReportTable boards = boardsTable(before, after, RoundNumber{round}); !boards.rows.empty())
            document.tables.push_back(std::move(boards));
    if (!outdated.isEmpty())
        document.introduction.append(NoteTr::tr("Not valid any more: %1.").arg(enumerate(outdated)));
    return document;
}

} // namespace pairwright
