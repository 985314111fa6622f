#include "ui/frame/window/palette.h"

#include "ui/dialogs/palette_window.h"
#include "ui/frame/desk.h"
#include "ui/frame/next_step.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/text/format.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Palette)
};

using Entries = std::vector<PaletteWindow::Entry>;

/// What takes something back or away: nobody means it who has typed two letters.
constexpr std::array takingAway{ActionId::undo,          ActionId::redo,         ActionId::discardProposal,
                                ActionId::cancelEditing, ActionId::unpair,       ActionId::withdrawPublication,
                                ActionId::clearResult,   ActionId::removePlayer, ActionId::withdraw,
                                ActionId::expel,         ActionId::closeWindow,  ActionId::quit};

PaletteWindow::Likely likelihood(ActionId id, ActionId next, const QStringList& lately, const QAction& action)
{
    if (id == next)
        return PaletteWindow::Likely::next;
    if (std::ranges::find(takingAway, id) != takingAway.end())
        return PaletteWindow::Likely::takesAway;
    return lately.contains(action.objectName()) ? PaletteWindow::Likely::lately : PaletteWindow::Likely::usual;
}

void addCommands(Entries& entries, Desk& desk)
{
    const Actions& actions = desk.actions();
    const ActionId next = nextStep(desk.projected());
    const QStringList lately = desk.settings().recentCommands();
    for (int i = 0; i < static_cast<int>(ActionId::count); ++i) {
        const auto id = static_cast<ActionId>(i);
        QAction* action = actions.get(id);
        if (!action->isEnabled() || id == ActionId::goTo)
            continue;
        entries.push_back({action->text().remove(QLatin1Char('&')),
                           action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                           [&desk, action] {
                               desk.settings().addRecentCommand(action->objectName());
                               action->trigger();
                           },
                           PaletteWindow::Section::commands, likelihood(id, next, lately, *action)});
    }
}

void addPlayers(Entries& entries, Desk& desk)
{
    const QIcon icon = themedIcon(QStringLiteral("user"));
    for (const Player& player : desk.projected().players)
        entries.push_back({displayName(player.data),
                           player.data.rating ? QString::number(player.data.rating->value) : QString(), icon,
                           [&desk, key = player.key] {
                               desk.leadTo({PageId::players, {}, key, {}});
                           },
                           PaletteWindow::Section::players});
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
        entries.push_back({(tournament.settings.teams ? Tr::tr("Match %1: %2 – %3") : Tr::tr("Board %1: %2 – %3"))
                               .arg(QString::number(board), name(match.a), name(match.b)),
                           Tr::tr("round %1").arg(round.value), icon,
                           [&desk, id = BoardId{round, board}] {
                               desk.leadTo({PageId::rounds, {}, {}, id});
                           },
                           PaletteWindow::Section::boards});
    }
}

} // namespace

void showPalette(Desk& desk, QWidget* parent)
{
    Entries entries;
    addCommands(entries, desk);
    addPlayers(entries, desk);
    addBoards(entries, desk);
    auto* palette = new PaletteWindow(std::move(entries), parent);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

} // namespace pairwright
