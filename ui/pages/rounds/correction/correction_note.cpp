#include "ui/pages/rounds/correction/correction_note.h"

#include "app/domain/rounds/pairings.h"
#include "app/domain/text/filled.h"
#include "app/formats/report/report_frame.h"
#include "ui/text/format.h"

#include <QCoreApplication>

#include <array>

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
    const Player* player = tournament.anybody(key);
    return player != nullptr ? displayName(player->data) : QString();
}

/// With the team where teams meet: the sheet hangs on the wall, where all look for theirs.
QString playerAt(const Tournament& tournament, std::optional<PlayerKey> player, PlayerKey side)
{
    return player ? QStringLiteral("%1 (%2)").arg(playerName(tournament, *player), playerName(tournament, side))
                  : playerName(tournament, side);
}

QString openOr(const std::optional<GameResult>& result)
{
    return result ? formatResult(*result) : NoteTr::tr("open");
}

ReportTable resultsTable(const Tournament& before, const Tournament& after, const Mistake& mistake)
{
    using Align = ReportColumn::Align;
    ReportTable table;
    const bool ofTeams = before.settings.teams.has_value();
    table.columns = {
        {NoteTr::tr("Round"), Align::right}, {ofTeams ? NoteTr::tr("Match, board") : NoteTr::tr("Board"), Align::right},
        nameColumn(NoteTr::tr("White")),     nameColumn(NoteTr::tr("Black")),
        {NoteTr::tr("Was"), Align::centre},  {NoteTr::tr("Is"), Align::centre}};
    for (const Mistake::Result& one : mistake.results) {
        const Game* old = before.game(one.board);
        const Game* now = after.game(one.board);
        if (old == nullptr || now == nullptr)
            continue;
        const QString is = now->outcome.result == old->outcome.result && now->outcome.ratingOnly
                               ? NoteTr::tr("%1 (rating only)").arg(formatResult(*now->outcome.ratingOnly))
                               : openOr(now->outcome.result);
        table.rows.push_back({QString::number(one.board.round.value),
                              ofTeams ? filled(QStringLiteral("%1.%2"), one.board.board, one.board.game)
                                      : QString::number(one.board.board),
                              playerAt(before, old->forWhite, old->white), playerAt(before, old->forBlack, old->black),
                              openOr(old->outcome.result), is});
    }
    return table;
}

/// Whom the sheet on the wall names at that board.
QString untilNow(const Tournament& before, const Pairings& old, std::size_t place, const Match& match)
{
    if (const Match* moved = sameBoard(old, match))
        return (before.settings.teams ? NoteTr::tr("match %1") : NoteTr::tr("board %1"))
            .arg(moved - old.boards.data() + 1);
    if (place >= old.boards.size())
        return NoteTr::tr("new");
    return QStringLiteral("%1 – %2").arg(playerName(before, old.boards[place].a),
                                         playerName(before, old.boards[place].b));
}

/// The boards of a round that the sheet on the wall shows otherwise; no rows: none does.
ReportTable boardsTable(const Tournament& before, const Tournament& after, RoundNumber round)
{
    using Align = ReportColumn::Align;
    ReportTable table;
    const bool ofTeams = after.settings.teams.has_value();
    table.heading = (ofTeams ? NoteTr::tr("Matches of round %1 that have changed")
                             : NoteTr::tr("Boards of round %1 that have changed"))
                        .arg(round.value);
    table.columns = {{ofTeams ? NoteTr::tr("Match") : NoteTr::tr("Board"), Align::right},
                     nameColumn(ofTeams ? NoteTr::tr("Team") : NoteTr::tr("White")),
                     nameColumn(ofTeams ? NoteTr::tr("Team") : NoteTr::tr("Black")),
                     {NoteTr::tr("Until now"), Align::left, true}};
    const Round* oldRound = before.round(round);
    const Round* newRound = after.round(round);
    if (oldRound == nullptr || newRound == nullptr || oldRound->published() == nullptr ||
        newRound->published() == nullptr)
        return table;
    const Pairings& old = oldRound->published()->pairings;
    const Pairings& now = newRound->published()->pairings;
    for (std::size_t i = 0; i < now.boards.size(); ++i) {
        const Match& match = now.boards[i];
        const bool stays = i < old.boards.size() && old.boards[i].a == match.a && old.boards[i].b == match.b;
        if (!stays)
            table.rows.push_back({QString::number(i + 1), playerName(after, match.a), playerName(after, match.b),
                                  untilNow(before, old, i, match)});
    }
    for (std::size_t i = now.boards.size(); i < old.boards.size(); ++i)
        table.rows.push_back(
            {QString::number(i + 1), NoteTr::tr("nobody"), QString(),
             QStringLiteral("%1 – %2").arg(playerName(before, old.boards[i].a), playerName(before, old.boards[i].b))});
    if (now.bye != old.bye)
        table.rows.push_back({QString(), now.bye ? playerName(after, *now.bye) : NoteTr::tr("nobody"),
                              NoteTr::tr("bye"), old.bye ? playerName(before, *old.bye) : NoteTr::tr("nobody")});
    return table;
}

/// Single boards of matches that were played with colours reversed; no rows: none was.
ReportTable coloursTable(const Tournament& before, const Tournament& after, RoundNumber round)
{
    ReportTable table;
    table.heading = NoteTr::tr("Colours of round %1 that have changed").arg(round.value);
    table.columns = {{NoteTr::tr("Match, board"), ReportColumn::Align::right},
                     nameColumn(NoteTr::tr("White")),
                     nameColumn(NoteTr::tr("Black"))};
    const Round* oldRound = before.round(round);
    const Round* newRound = after.round(round);
    if (!after.settings.teams || oldRound == nullptr || newRound == nullptr || oldRound->published() == nullptr ||
        newRound->published() == nullptr)
        return table;
    const auto& old = oldRound->published()->pairings.boards;
    const auto& now = newRound->published()->pairings.boards;
    for (std::size_t i = 0; i < now.size() && i < old.size(); ++i) {
        std::vector<int> turned;
        for (int number = 1; number <= now[i].gameCount() && number <= old[i].gameCount(); ++number)
            if (now[i].game(number).white == old[i].game(number).black &&
                now[i].game(number).black == old[i].game(number).white)
                turned.push_back(number);
        if (turned.size() == now[i].games.size())
            continue; // the whole match
        for (const int number : turned) {
            const Game& game = now[i].game(number);
            table.rows.push_back({filled(QStringLiteral("%1.%2"), i + 1, number),
                                  playerAt(after, game.forWhite, game.white),
                                  playerAt(after, game.forBlack, game.black)});
        }
    }
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
    const int last = before.lastPublished().value;
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
                   : filled(SheetsTr::tr("the standings after rounds %1 to %2"), from->value, standingsAfter));
    if (last > from->value && !again)
        sheets << SheetsTr::tr("the points on the pairings of round %1").arg(last);
    return sheets;
}

ReportDocument changedBoards(const Tournament& before, const Tournament& after, RoundNumber round,
                             const QDateTime& printedAt)
{
    ReportOptions options;
    options.printedAt = printedAt;
    const Round* of = after.round(round);
    ReportDocument document = startReport(
        ReportKind::explanation, after,
        (after.settings.teams ? NoteTr::tr("Changed matches of round %1") : NoteTr::tr("Changed boards of round %1"))
            .arg(round.value),
        options, round, of != nullptr ? of->published() : nullptr);
    document.tables.push_back(boardsTable(before, after, round));
    document.tables.back().heading.clear(); // the title says it
    document.introduction.append(after.settings.teams ? NoteTr::tr("All other matches stay as they are.")
                                                      : NoteTr::tr("All other boards stay as they are."));
    return document;
}

ReportDocument correctionNote(const Tournament& before, const Tournament& after, const Mistake& mistake,
                              const QStringList& outdated, const QDateTime& printedAt)
{
    ReportOptions options;
    options.printedAt = printedAt;
    const RoundNumber last = after.lastPublished();
    const RoundVersion* version = after.round(last) != nullptr ? after.round(last)->published() : nullptr;
    ReportDocument document =
        startReport(ReportKind::explanation, after, NoteTr::tr("Correction"), options, last, version);
    if (ReportTable results = resultsTable(before, after, mistake); !results.rows.empty())
        document.tables.push_back(std::move(results));
    for (int round = 1; round <= last.value; ++round)
        for (const ReportTable& changed : std::array{boardsTable(before, after, RoundNumber{round}),
                                                     coloursTable(before, after, RoundNumber{round})})
            if (!changed.rows.empty())
                document.tables.push_back(changed);
    if (!outdated.isEmpty())
        document.introduction.append(NoteTr::tr("Not valid any more: %1.").arg(enumerate(outdated)));
    return document;
}

} // namespace pairwright
