#include "tests/unit/web/web_events.h"

#include "app/pairing/pairing_job.h"

#include <array>

namespace pairwright::test {

namespace {

constexpr std::array results{GameResult::whiteWins, GameResult::draw, GameResult::blackWins,
                             GameResult::whiteWins, GameResult::draw, GameResult::blackWinsByForfeit};

/// The same ones every time, mixed.
void play(MemoryTournament& tournament, int leaveOpen)
{
    const RoundNumber round = tournament.value.lastPublished();
    EnterResults command{round, {}};
    const auto& boards = tournament.value.round(round)->published()->pairings.boards;
    for (std::size_t i = 0; i + static_cast<std::size_t>(leaveOpen) < boards.size(); ++i)
        command.results.push_back({static_cast<int>(i) + 1,
                                   results.at((i * 7 + static_cast<std::size_t>(round.value) * 5) % results.size()),
                                   1});
    tournament.apply(command);
}

} // namespace

void edit(MemoryTournament& tournament, PlayerKey player, const std::function<void(PlayerData&)>& change)
{
    PlayerData data = tournament.value.player(player)->data;
    change(data);
    tournament.apply(editOf(*tournament.value.player(player), data));
}

MemoryTournament roundRobinEvent(int players, bool twice)
{
    MemoryTournament tournament(players);
    tournament.apply(SetSystem{{twice ? System::DoubleRoundRobin : System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
    tournament.apply(PostponeGame{{RoundNumber{1}, 2}, Postponement{}});
    tournament.apply(WithdrawPlayer{{PlayerKey{players}}, RoundNumber{2}});
    return tournament;
}

MemoryTournament playedEvent(int players, int rounds)
{
    MemoryTournament tournament(players, std::max(rounds, 5));
    tournament.value.event.city = QStringLiteral("Vienna");
    tournament.value.event.start = QDate(2026, 3, 1);
    tournament.value.event.end = QDate(2026, 3, 5);
    tournament.value.event.timeControl = QStringLiteral("90 min + 30 s/move");
    tournament.value.event.chiefArbiter.name = QStringLiteral("Arbiter, Anna");
    const QStringList clubs{QStringLiteral("Rook Lifters"), QStringLiteral("SK Süd & West"), QString()};
    const QStringList federations{QStringLiteral("AUT"), QStringLiteral("GER")};
    for (Player& player : tournament.value.players) {
        const auto key = static_cast<int>(player.key.value);
        player.data.name = QStringLiteral("Surname%1, Given%1").arg(key);
        player.data.title = key % 9 == 1 ? Title::FM : Title::None;
        player.data.federation = federations[key % 2];
        player.data.club = clubs[key % 3];
        player.data.group = key % 4 == 0 ? QStringLiteral("Guests") : QString();
        player.data.sex = key % 5 == 0 ? Sex::Female : Sex::Male;
        player.data.fideId = QString::number(16'000'00 + key);
        player.data.birth = BirthDate{1960 + key % 50, 7, 23};
    }
    for (int round = 1; round <= rounds; ++round) {
        tournament.pairAndPublish();
        play(tournament, round == rounds ? 1 : 0);
    }
    return tournament;
}

QStringList hostileNames()
{
    return {QStringLiteral("<img src=x onerror=alert(1)>"),
            QStringLiteral("<b>Bold</b>, <a href='http://x.example'>Ann</a>"),
            QStringLiteral("\"'; </title></td><script>alert(1)</script>"),
            QStringLiteral("%n%s%1%2 %L1, Per"),
            QStringLiteral("=cmd|' /C calc'!A0"),
            QStringLiteral("&lt;script&gt; & Sons, Tom"),
            QString(20, QChar('W')) + QStringLiteral(", ") + QString(38, QChar('M')),
            QString::fromUtf8("محمد, عبد الله"),
            QString::fromUtf8("王, 小明"),
            QString::fromUtf8("\u202Egnp.exe, Mirror\u202C\u2066")};
}

MemoryTournament hostileEvent()
{
    MemoryTournament tournament = playedEvent(11, 0);
    const QStringList names = hostileNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        PlayerData& data = tournament.value.players[static_cast<std::size_t>(i)].data;
        data.name = names[i];
        data.club = names[(i + 1) % names.size()];
        data.group = names[(i + 2) % names.size()];
    }
    tournament.value.event.name = names[2];
    tournament.value.event.city = names[0];
    tournament.value.event.chiefArbiter.name = names[1];
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        play(tournament, 0);
    }
    return tournament;
}

} // namespace pairwright::test
