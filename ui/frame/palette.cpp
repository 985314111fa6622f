#include "ui/frame/palette.h"

#include "ui/dialogs/palette_window.h"
#include "ui/frame/desk.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/text/format.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Palette)
};

using Entries = std::vector<PaletteWindow::Entry>;

void addCommands(Entries& entries, const Actions& actions)
{
    for (QAction* action : actions.all())
        if (action->isEnabled() && action != actions.get(ActionId::goTo))
            entries.push_back({action->text().remove(QLatin1Char('&')),
                               action->shortcut().toString(QKeySequence::NativeText), action->icon(), [action] {
                                   action->trigger();
                               }});
}

void addPlayers(Entries& entries, Desk& desk)
{
    const QIcon icon = themedIcon(QStringLiteral("user"));
    for (const Player& player : desk.projected().players)
        entries.push_back({displayName(player.data), Tr::tr("player"), icon, [&desk, key = player.key] {
                               desk.leadTo({PageId::players, {}, key, {}});
                           }});
}

void addBoards(Entries& entries, Desk& desk)
{
    const Tournament& tournament = desk.projected();
    const RoundNumber round = desk.shownRound().value_or(RoundNumber{1});
    const RoundVersion* version = shownVersion(tournament, round);
    if (version == nullptr)
        return;
    const QIcon icon = themedIcon(QStringLiteral("rounds"));
    const auto name = [&tournament](PlayerKey key) {
        const Player* player = tournament.player(key);
        return player != nullptr ? player->data.name : QString();
    };
    int board = 0;
    for (const Match& match : version->pairings.boards) {
        ++board;
        entries.push_back({Tr::tr("Board %1: %2 – %3").arg(QString::number(board), name(match.a), name(match.b)),
                           Tr::tr("round %1").arg(round.value), icon, [&desk, id = BoardId{round, board}] {
                               desk.leadTo({PageId::rounds, {}, {}, id});
                           }});
    }
}

} // namespace

void showPalette(Desk& desk, QWidget* parent)
{
    Entries entries;
    addCommands(entries, desk.actions());
    addPlayers(entries, desk);
    addBoards(entries, desk);
    auto* palette = new PaletteWindow(std::move(entries), parent);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

} // namespace pairwright
