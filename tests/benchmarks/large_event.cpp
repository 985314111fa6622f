#include "tests/benchmarks/large_event.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace pairwright {

void mustDo(TournamentSession& session, const Command& command)
{
    if (!session.apply(command, WarningLevel::twoSteps)) {
        std::fprintf(stderr, "refused: %s\n", nameOf(command).latin1());
        std::exit(1);
    }
    session.flush();
}

std::vector<NewPlayer> manyPlayers(int count)
{
    std::vector<NewPlayer> list;
    for (int number = 1; number <= count; ++number) {
        NewPlayer player;
        player.data.name = QStringLiteral("Surname%1, Given").arg(number);
        player.data.federation = QStringLiteral("GER");
        player.data.club = QStringLiteral("Chess club of a town %1").arg(number % 97);
        player.data.rating = Rating{std::max(1, 2600 - number), RatingSource::fide, QStringLiteral("2026-03")};
        list.push_back(player);
    }
    return list;
}

} // namespace pairwright
