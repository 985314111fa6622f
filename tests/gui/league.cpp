#include "tests/gui/league.h"

#include "app/session/tournament_session.h"

#include <QFile>

namespace pairwright {

QString makeLeague(const QString& path)
{
    QFile::remove(path);
    NewTournament first;
    first.event.name = QStringLiteral("School League");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = 5;
    first.system = teamSystems()[0].id;
    first.teams = TeamRules{};
    const QStringList names{QStringLiteral("Anemone"), QStringLiteral("Begonia"),   QStringLiteral("Camellia"),
                            QStringLiteral("Dahlia"),  QStringLiteral("Edelweiss"), QStringLiteral("Freesia"),
                            QStringLiteral("Gentian")};
    auto session = std::move(TournamentSession::create(path, first)).value();
    std::vector<NewPlayer> teams;
    for (const QString& name : names)
        teams.emplace_back().data.name = name;
    bool done = session->apply(AddPlayers{teams, {}}).hasValue();
    for (int team = 1; team <= names.size(); ++team) {
        std::vector<PlayerData> members;
        for (int place = 1; place <= 5; ++place) {
            PlayerData& member = members.emplace_back();
            member.name = QStringLiteral("%1, %2").arg(names[team - 1]).arg(place);
            member.rating = Rating{2300 - 40 * team - 20 * place, RatingSource::fide, {}};
        }
        done = done && session->apply(AddMembers{PlayerKey{team}, members, {}}).hasValue();
    }
    done = done && session->apply(SetInitialColour{{Colour::White, {}}}).hasValue();
    session->flush();
    if (!done)
        qFatal("no league for the test");
    return path;
}

} // namespace pairwright
