#include "tests/unit/formats/sample_tournament.h"

namespace pairwright {

namespace {

const QDateTime morning(QDate(2026, 9, 1), QTime(9, 0), Qt::UTC);

Match board(int white, int black, std::optional<GameResult> result)
{
    Match made = Match::of(PlayerKey{white}, PlayerKey{black});
    made.game(1).outcome.result = result;
    return made;
}

RoundVersion version(int number, std::vector<Match> boards, std::optional<int> bye, int players)
{
    RoundVersion made;
    made.version = number;
    made.pairings.boards = std::move(boards);
    if (bye)
        made.pairings.bye = PlayerKey{*bye};
    for (int i = 1; i <= players; ++i)
        made.order.push_back(PlayerKey{i});
    made.publishedAt = morning;
    return made;
}

void addPlayer(Tournament& tournament, const QString& name, int rating, Title title = Title::None)
{
    Player player;
    player.key = tournament.nextPlayerKey;
    player.data.name = name;
    player.data.title = title;
    player.data.federation = "AUT";
    player.data.rating = Rating{rating, RatingSource::fide, {}};
    tournament.players.push_back(player);
    ++tournament.nextPlayerKey.value;
}

} // namespace

Tournament sampleTournament()
{
    Tournament tournament;
    tournament.event.name = "Open of the Rooks";
    tournament.event.city = "Linz";
    tournament.event.start = QDate(2026, 9, 1);
    tournament.event.end = QDate(2026, 9, 3);
    tournament.settings.plannedRounds = 5;
    addPlayer(tournament, "Adler, Ada", 2200, Title::WFM);
    addPlayer(tournament, QStringLiteral("Österreicher, Otto"), 2100);
    addPlayer(tournament, "Cerny, Cyril", 2000);
    addPlayer(tournament, "<img src=x onerror=alert(1)>", 1900);
    addPlayer(tournament, "Ebner, Eva", 1800);
    addPlayer(tournament, "Fuchs, Fritz", 1700);
    addPlayer(tournament, "Late, Larry", 1600);
    tournament.players[6].firstRound = RoundNumber{2};
    tournament.players[4].withdrawals = {Withdrawal{RoundNumber{2}, {}}};
    tournament.players[5].absences[RoundNumber{2}] = AbsenceKind::halfPoint;
    tournament.players[5].absences[RoundNumber{1}] = AbsenceKind::zeroPoint;

    Round first;
    first.number = RoundNumber{1};
    first.versions = {
        version(1, {board(1, 3, GameResult::whiteWins), board(4, 2, GameResult::blackWinsByForfeit)}, 5, 6)};
    first.publishedVersion = 1;
    first.closedAt = morning;

    Round second;
    second.number = RoundNumber{2};
    RoundVersion withdrawn = version(1, {board(2, 1, {}), board(3, 4, {})}, {}, 7);
    withdrawn.withdrawn = WithdrawnPublication{morning, "wrong list"};
    second.versions = {withdrawn, version(2, {board(2, 1, GameResult::draw), board(3, 4, {})}, 7, 7)};
    second.publishedVersion = 2;
    tournament.rounds = {first, second};
    return tournament;
}

} // namespace pairwright
