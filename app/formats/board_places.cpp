#include "app/formats/board_places.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/number_runs.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::BoardPlaces)
};

const auto comma = QStringLiteral(", ");

/// The boards of a match that are meant; none where all of them are, or it is not known.
std::vector<int> someGames(const Match* match, Unended why)
{
    std::vector<int> games;
    for (int number = 1; match != nullptr && why != Unended::none && number <= match->gameCount(); ++number) {
        const std::optional<GameResult>& result = match->game(number).outcome.result;
        if (why == Unended::missing ? !result : result == GameResult::adjourned)
            games.push_back(number);
    }
    return match != nullptr && static_cast<int>(games.size()) < match->gameCount() ? games : std::vector<int>();
}

} // namespace

QString boardPlaces(const Tournament& tournament, RoundNumber round, const std::vector<int>& boards, Unended why,
                    int most)
{
    if (!tournament.settings.teams)
        return (boards.size() == 1 ? Tr::tr("board %1") : Tr::tr("boards %1", "several"))
            .arg(numberRuns(boards, most).join(comma));
    QStringList parts;
    std::vector<int> whole;
    int left = most;
    for (const int number : boards) {
        const std::vector<int> games = someGames(tournament.board({round, number}), why);
        if (games.empty()) {
            whole.push_back(number);
            continue;
        }
        if (left <= 0) {
            parts.append(QStringLiteral("…"));
            break;
        }
        const QStringList places = numberRuns(games, left);
        parts.append(filled(games.size() == 1 ? Tr::tr("match %1: board %2") : Tr::tr("match %1: boards %2", "several"),
                            number, places.join(comma)));
        left -= static_cast<int>(places.size());
    }
    if (!whole.empty())
        parts.append((whole.size() == 1 ? Tr::tr("match %1") : Tr::tr("matches %1", "several"))
                         .arg(numberRuns(whole, std::max(1, left)).join(comma)));
    return parts.join(QStringLiteral("; "));
}

QString gamePlace(const Tournament& tournament, BoardId game)
{
    return tournament.settings.teams ? filled(Tr::tr("match %1, board %2"), game.board, game.game)
                                     : Tr::tr("board %1").arg(game.board);
}

QString gamePlaceFirst(const Tournament& tournament, BoardId game)
{
    return tournament.settings.teams ? filled(Tr::tr("Match %1, board %2", "begins a line"), game.board, game.game)
                                     : Tr::tr("Board %1", "begins a line").arg(game.board);
}

} // namespace pairwright
