#pragma once

#include "app/session/plan/planner.h"
#include "app/session/tournament_session.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

/// Tournaments and sessions for the tests of app.
namespace pairwright::test {

/// A folder that vanishes, and a file name in it.
class TournamentFile {
public:
    [[nodiscard]] QString path(const QString& name = QStringLiteral("open.pairwright")) const
    {
        return folder_.filePath(name);
    }
    [[nodiscard]] QString folder() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

/// "Player 1" (2400), "Player 2" (2390) ...: in rank order.
std::vector<NewPlayer> somePlayers(int count, int first = 1);

/// A clock that advances one second at each look, from 2026-03-01 10:00 UTC.
SessionOptions testOptions();

NewTournament someTournament(int rounds = 7);

std::unique_ptr<TournamentSession> createSession(const QString& path, int players, int rounds = 7);
std::unique_ptr<TournamentSession> openSession(const QString& path);

/// Applies with the highest acknowledgement, waits, and fails the test when it is refused or not saved.
void mustApply(TournamentSession& session, const Command& command);

/// Proposes and publishes the next round.
void pairAndPublish(TournamentSession& session);
/// Enters the same result on every open board of the last published round.
void enterAll(TournamentSession& session, GameResult result = GameResult::draw);

/// A tournament in memory, changed by commands without a file: every command has to be accepted.
class MemoryTournament {
public:
    explicit MemoryTournament(int players = 0, int rounds = 7);
    void apply(const Command& command);
    void pairAndPublish();
    void enterAll(GameResult result = GameResult::draw);
    [[nodiscard]] Plan plan(const Command& command) const;

    Tournament value;
};

/// The codes of the findings of a plan, in order.
std::vector<FindingCode> codesOf(const std::vector<Finding>& findings);
/// The highest that the plan warns with.
WarningLevel levelOf(const MemoryTournament& tournament, const Command& command);
/// The codes of what forbids the command; none where it is accepted, at the latest after a warning.
std::vector<FindingCode> refusals(const MemoryTournament& tournament, const Command& command);
/// The sample tournament, four rounds played, with the proposal for round 5: eleven boards and the bye.
MemoryTournament proposedSample();
bool has(const std::vector<Finding>& findings, FindingCode code, WarningLevel level);

} // namespace pairwright::test
