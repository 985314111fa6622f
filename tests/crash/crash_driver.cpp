// The program that is killed: plays the script on a file and says on standard output what is confirmed.
// crash_driver FILE SEED AHEAD [CALL FAULT NUMBER]
//   AHEAD: how many commands may be queued before the first of them is confirmed
//   CALL: write, sync or truncate; FAULT: killed or half; NUMBER: at the n-th call of that kind
// Lines: "open STEP" once the file is open, "STEP" for each confirmed step, "end" when the script is over.

#include "app/session/tournament_session.h"
#include "tests/crash/arbiter_script.h"
#include "tests/crash/disk_vfs.h"

#include <QCoreApplication>
#include <QStringList>

#include <limits>
#include <string>

#include <unistd.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

void say(const std::string& line)
{
    const std::string whole = line + "\n";
    if (::write(STDOUT_FILENO, whole.data(), whole.size()) < 0)
        ::_exit(3);
}

void planFromArguments(const QStringList& arguments)
{
    DiskPlan plan;
    plan.call = arguments.at(4) == QStringLiteral("sync")       ? DiskCall::sync
                : arguments.at(4) == QStringLiteral("truncate") ? DiskCall::truncate
                                                                : DiskCall::write;
    plan.fault = arguments.at(5) == QStringLiteral("half") ? DiskFault::halfDone : DiskFault::killed;
    plan.first = arguments.at(6).toInt();
    installDisk();
    planDisk(plan);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4 && arguments.size() != 7)
        return 2;
    const std::uint64_t seed = arguments.at(2).toULongLong();
    const int ahead = arguments.at(3).toInt();
    if (arguments.size() == 7)
        planFromArguments(arguments);

    std::int64_t step = 0;
    SessionOptions options;
    options.who = QStringLiteral("arbiter");
    options.clock = [&step] {
        return timeOfStep(step);
    };
    auto opened = TournamentSession::open(arguments.at(1), options);
    if (!opened || (*opened)->isReadOnly())
        return 4;
    TournamentSession& session = **opened;
    const auto history = session.history(1, std::numeric_limits<int>::max());
    if (!history || history->empty())
        return 5;
    step = history->back().step;
    std::int64_t confirmed = step;
    say("open " + std::to_string(step));
    QObject::connect(&session, &TournamentSession::confirmed, &session, [&] { say(std::to_string(++confirmed)); });
    bool failed = false;
    QObject::connect(&session, &TournamentSession::failed, &session, [&] { failed = true; });
    for (;;) {
        ++step;
        const auto next =
            nextStep(seed, step, session.projected(), {session.undoStep().hasValue(), session.redoStep().hasValue()});
        if (!next)
            break;
        const auto ticket = std::holds_alternative<Undo>(*next) ? session.undo()
                            : std::holds_alternative<Redo>(*next)
                                ? session.redo()
                                : session.apply(std::get<Command>(*next), WarningLevel::twoSteps);
        if (!ticket)
            return 6;
        if (step - confirmed >= ahead)
            session.flush();
        if (failed)
            return 7;
    }
    session.flush();
    opened->reset();
    say("end");
    return 0;
}
