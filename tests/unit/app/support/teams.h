#pragma once

#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

namespace pairwright::test {

inline PlayerData personOf(const QString& name, int rating)
{
    PlayerData data;
    data.name = name;
    if (rating > 0)
        data.rating = Rating{rating, RatingSource::fide, {}};
    return data;
}

/// Teams "A", "B" ... of `members` players each, the first team the strongest.
inline MemoryTournament someTeams(int teams, int members = 5, TeamRules rules = {})
{
    MemoryTournament tournament(0, 5);
    tournament.apply(SetTeamRules{rules});
    for (int i = 0; i < teams; ++i) {
        NewPlayer team;
        team.data.name = QString(QChar(u'A' + i));
        tournament.apply(AddPlayers{{team}, {}});
    }
    for (int i = 0; i < teams; ++i) {
        std::vector<PlayerData> people;
        for (int place = 1; place <= members; ++place)
            people.push_back(
                personOf(QStringLiteral("%1%2").arg(QChar(u'a' + i)).arg(place), 2400 - 50 * i - 10 * place));
        tournament.apply(AddMembers{PlayerKey{i + 1}, people, {}});
    }
    return tournament;
}

/// With round 1 published.
inline MemoryTournament teamsInRoundOne(int teams, TeamRules rules = {})
{
    MemoryTournament tournament = someTeams(teams, 5, rules);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.pairAndPublish();
    return tournament;
}

/// By board.
inline void enterMatch(MemoryTournament& tournament, int board, std::initializer_list<GameResult> results,
                       int round = 1)
{
    EnterResults command{RoundNumber{round}, {}};
    int game = 0;
    for (const GameResult result : results)
        command.results.push_back({board, result, ++game});
    tournament.apply(command);
}

} // namespace pairwright::test
