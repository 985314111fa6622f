#pragma once

#include "app/session/tournament_session.h"
#include "tests/gui/applied.h"
#include "tests/gui/scripted_asker.h"
#include "ui/frame/desk.h"
#include "ui/settings/window_language.h"

#include <QTemporaryDir>

#include <algorithm>

namespace pairwright {

/// A desk with a new tournament in a temporary folder, for tests of models and views without a window.
class GuiDesk {
public:
    explicit GuiDesk(int players = 0, int rounds = 5)
        : settings(folder.filePath(QStringLiteral("settings.ini")))
        , actions(&owner)
        , desk({actions, asker, messages, settings, language})
    {
        NewTournament start;
        start.event.name = QStringLiteral("Test open");
        start.plannedRounds = rounds;
        auto created = TournamentSession::create(folder.filePath(QStringLiteral("test.pairwright")), start);
        desk.setSession(std::move(created.value()));
        const bool prepared = applied(desk, SetInitialColour{{Colour::White, std::nullopt}}) &&
                              (players == 0 || applied(desk, AddPlayers{newPlayers(players), {}}));
        if (!prepared)
            qFatal("the tournament of the test was refused");
        desk.session()->flush();
    }

    static std::vector<NewPlayer> newPlayers(int count)
    {
        std::vector<NewPlayer> players;
        for (int i = 1; i <= count; ++i) {
            NewPlayer player;
            player.data.name = QStringLiteral("Player %1").arg(i, 2, 10, QLatin1Char('0'));
            player.data.rating = Rating{std::max(1400, 2500 - 10 * i), RatingSource::fide, {}};
            player.data.club = i % 4 == 0 ? QStringLiteral("Club A") : QString();
            players.push_back(player);
        }
        return players;
    }

    static NewPlayer newPlayer(const QString& name)
    {
        NewPlayer player;
        player.data.name = name;
        return player;
    }

    /// Proposes, publishes and, if wanted, fills in results: White wins on odd boards, draws on even ones.
    void playRound(bool withResults);

    QTemporaryDir folder;
    QObject owner;
    ScriptedAsker asker;
    MessageBar messages;
    UserSettings settings;
    WindowLanguage language;
    Actions actions;
    Desk desk;
};

} // namespace pairwright
