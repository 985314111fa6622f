// How far results have got, and what more there is to say of a cell.
#include "ui/pages/rounds/boards_model.h"

#include "app/explain/facts_text.h"
#include "ui/text/rounds/match_text.h"

namespace pairwright {

bool BoardsModel::isSaving(int board) const
{
    const Match* match = desk_.projected().board({picture_.round, board});
    for (int game = 1; match != nullptr && game <= match->gameCount(); ++game)
        if (desk_.session()->isSaving(BoardId{picture_.round, board, game}))
            return true;
    return false;
}

bool BoardsModel::isWaiting(int board) const
{
    const Match* match = desk_.projected().board({picture_.round, board});
    for (int game = 1; match != nullptr && game <= match->gameCount(); ++game)
        if (desk_.session()->isWaiting(BoardId{picture_.round, board, game}))
            return true;
    return false;
}

QVariant BoardsModel::toolTip(const BoardLine& line, Column column) const
{
    if (column == Notes)
        return notesOf(line);
    if (column == White || column == Black) {
        const QString former = struckBeside({PairingRow::Kind::board, line.board, {}}, column);
        return former.isEmpty() ? QString() : tr("instead of %1", "before the pairings were edited").arg(former);
    }
    if (column == Result) {
        const Match* stored = desk_.projected().board(BoardId{picture_.round, line.board});
        QStringList told;
        if (stored != nullptr)
            told.append(describeGames(*stored, nameOf(stored->a), nameOf(stored->b)));
        if (isWaiting(line.board))
            told.append(tr("Waits at this desk for the server."));
        told.removeAll(QString());
        return told.join(QLatin1Char('\n'));
    }
    if (column != WhiteFacts && column != BlackFacts)
        return {};
    const SideLine& side = column == WhiteFacts ? line.white : line.black;
    if (!side.facts)
        return {};
    QStringList lines;
    for (const NamedFact& fact : namedFacts(*side.facts, side.floats))
        lines.append(tr("%1: %2").arg(fact.name, fact.value));
    return lines.join(QLatin1Char('\n'));
}

} // namespace pairwright
