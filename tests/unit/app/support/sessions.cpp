#include "tests/unit/app/support/sessions.h"

#include "app/formats/trf/import.h"
#include "app/pairing/pairing_job.h"

#include <QFile>

#include <algorithm>
#include <stdexcept>

namespace pairwright::test {

namespace {

const QDateTime& startOfTime()
{
    static const QDateTime start(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
    return start;
}

std::string describe(const CommandError& error)
{
    std::string text = "refused, level " + std::to_string(static_cast<int>(error.level)) + ", codes";
    for (const Finding& finding : error.findings)
        text += " " + std::to_string(static_cast<int>(finding.code)) + " " + finding.text.toStdString();
    return text;
}

EnterResults allOpen(const Tournament& tournament, GameResult result)
{
    EnterResults command{tournament.lastPublished(), {}};
    for (const int number : tournament.round(command.round)->openBoards()) {
        const Match& board = *tournament.board(BoardId{command.round, number});
        for (int game = 1; game <= board.gameCount(); ++game)
            if (!board.game(game).outcome.result)
                command.results.push_back({number, result, game});
    }
    return command;
}

} // namespace

std::vector<NewPlayer> somePlayers(int count, int first)
{
    constexpr int top = 2400;
    constexpr int step = 10;
    std::vector<NewPlayer> players;
    for (int number = first; number < first + count; ++number) {
        NewPlayer player;
        player.data.name = QStringLiteral("Player %1").arg(number);
        player.data.rating =
            Rating{std::max(top - step * (number - 1), 1), RatingSource::fide, QStringLiteral("2026-03")};
        players.push_back(player);
    }
    return players;
}

SessionOptions testOptions()
{
    SessionOptions options;
    options.who = QStringLiteral("arbiter");
    options.clock = [now = startOfTime()]() mutable {
        return now = now.addSecs(1);
    };
    return options;
}

NewTournament someTournament(int rounds)
{
    NewTournament start;
    start.event.name = QStringLiteral("Test Open");
    start.plannedRounds = rounds;
    start.system = {System::Dutch, 2026};
    return start;
}

std::unique_ptr<TournamentSession> createSession(const QString& path, int players, int rounds)
{
    auto session = TournamentSession::create(path, someTournament(rounds), testOptions());
    if (!session)
        throw std::runtime_error("cannot create " + path.toStdString());
    if (players > 0) {
        mustApply(**session, AddPlayers{somePlayers(players), {}});
        mustApply(**session, SetInitialColour{{Colour::White, {}}});
    }
    return std::move(session).value();
}

std::unique_ptr<TournamentSession> openSession(const QString& path)
{
    auto session = TournamentSession::open(path, testOptions());
    if (!session)
        throw std::runtime_error("cannot open " + path.toStdString() + ", code " +
                                 std::to_string(static_cast<int>(session.error().code)) + " " +
                                 session.error().detail.toStdString());
    return std::move(session).value();
}

void mustApply(TournamentSession& session, const Command& command)
{
    std::optional<CommandError> failure;
    const auto connection =
        QObject::connect(&session, &TournamentSession::failed, [&](const NotSaved& what) { failure = what.cause; });
    const auto ticket = session.apply(command, WarningLevel::twoSteps);
    if (!ticket)
        throw std::runtime_error(nameOf(command).latin1() + (" " + describe(ticket.error())));
    session.flush();
    QObject::disconnect(connection);
    if (failure)
        throw std::runtime_error("not saved: " + describe(*failure));
}

void pairAndPublish(TournamentSession& session)
{
    const auto draft = proposeRound(session.saved());
    if (!draft)
        throw std::runtime_error("no pairing");
    mustApply(session, StoreProposal{*draft});
    mustApply(session, PublishRound{draft->round});
}

void enterAll(TournamentSession& session, GameResult result)
{
    mustApply(session, allOpen(session.saved(), result));
}

MemoryTournament::MemoryTournament(int players, int rounds)
{
    value.event = someTournament(rounds).event;
    value.settings.plannedRounds = rounds;
    value.settings.system = {System::Dutch, 2026};
    if (players > 0) {
        apply(AddPlayers{somePlayers(players), {}});
        apply(SetInitialColour{{Colour::White, {}}});
    }
}

Plan MemoryTournament::plan(const Command& command) const
{
    return planOf(value, command, startOfTime());
}

void MemoryTournament::apply(const Command& command)
{
    const auto accepted = checked(plan(command), WarningLevel::twoSteps);
    if (!accepted)
        throw std::runtime_error(nameOf(command).latin1() + (" " + describe(accepted.error())));
    applyTo(value, accepted->delta);
}

void MemoryTournament::pairAndPublish()
{
    const auto draft = proposeRound(value);
    if (!draft)
        throw std::runtime_error("no pairing");
    apply(StoreProposal{*draft});
    apply(PublishRound{draft->round});
}

void MemoryTournament::enterAll(GameResult result)
{
    apply(allOpen(value, result));
}

std::vector<FindingCode> codesOf(const std::vector<Finding>& findings)
{
    std::vector<FindingCode> codes;
    codes.reserve(findings.size());
    for (const Finding& finding : findings)
        codes.push_back(finding.code);
    return codes;
}

bool has(const std::vector<Finding>& findings, FindingCode code, WarningLevel level)
{
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& finding) { return finding.code == code && finding.level == level; });
}

WarningLevel levelOf(const MemoryTournament& tournament, const Command& command)
{
    return highestLevel(tournament.plan(command).findings);
}

std::vector<FindingCode> refusals(const MemoryTournament& tournament, const Command& command)
{
    const auto accepted = checked(tournament.plan(command), WarningLevel::twoSteps);
    return accepted ? std::vector<FindingCode>{} : codesOf(accepted.error().findings);
}

MemoryTournament proposedSample()
{
    QFile file(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample tournament");
    auto imported = importTrf(file.readAll(), {QDateTime(QDate(2026, 10, 5), QTime(9, 0), Qt::UTC), {}});
    MemoryTournament tournament;
    tournament.value = std::move(imported.value().tournament);
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    return tournament;
}

} // namespace pairwright::test
