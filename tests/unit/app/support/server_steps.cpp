#include "tests/unit/app/support/server_steps.h"

#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_writer.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <stdexcept>

namespace pairwright::test {

std::unique_ptr<Database> stepsAt(const ServerAddress& address)
{
    auto database = server::connect(address);
    if (!database)
        throw std::runtime_error(database.error().detail.toStdString());
    return std::move(database).value();
}

JournalRow lastStepOf(const ServerAddress& address)
{
    const auto database = stepsAt(address);
    return journalRows(*database, lastJournalStep(*database).value(), 1).value().front();
}

JournalRow stepLike(const ServerAddress& event, const QString& name, const QString& changes)
{
    const auto database = stepsAt(event);
    JournalRow row = journalOf(*database, name).value().back();
    row.step = lastJournalStep(*database).value() + 1;
    row.changes = changes;
    return row;
}

JournalRow anotherResult(const ServerAddress& event)
{
    const auto name = QStringLiteral("EnterResult");
    Delta delta = changesFromJson(journalOf(*stepsAt(event), name).value().back().changes).value();
    std::erase_if(delta, [](const Change& change) { return !std::holds_alternative<BoardChange>(change); });
    auto& change = std::get<BoardChange>(delta.front());
    change.before = change.after;
    change.after.result = change.before.result == GameResult::draw ? GameResult::whiteWins : GameResult::draw;
    JournalRow row = stepLike(event, name, changesToJson(delta));
    const auto told = QStringLiteral("\"result\":\"%1\"");
    row.description.replace(told.arg(codeOf(*change.before.result)), told.arg(codeOf(*change.after.result)));
    return row;
}

Expected<Done, StoreError> given(const ServerAddress& address, const JournalRow& row,
                                 const std::vector<const char*>& statements)
{
    const auto database = stepsAt(address);
    auto transaction = SqlTransaction::begin(*database);
    if (!transaction)
        return Unexpected{transaction.error()};
    if (auto done = appendJournal(*database, row); !done)
        return done;
    for (const char* statement : statements)
        if (auto done = database->run(QLatin1StringView(statement)); !done)
            return done;
    if (const auto delta = changesFromJson(row.changes); delta && statements.empty())
        if (auto done = writeDelta(*database, *delta); !done)
            return done;
    return transaction->commit();
}

QString refusalOf(const ServerAddress& address, const JournalRow& row)
{
    const auto done = given(address, row);
    return done ? QString() : done.error().detail;
}

bool isNotForIt(const ServerAddress& address, const JournalRow& row, const std::vector<const char*>& statements)
{
    const auto done = given(address, row, statements);
    if (done || done.error().code != StoreError::Code::readOnly)
        qWarning("%s", done ? "accepted" : qPrintable(done.error().detail));
    return !done && done.error().code == StoreError::Code::readOnly;
}

bool mayNot(const ServerAddress& address, const char* statement)
{
    const auto done = stepsAt(address)->run(QLatin1StringView(statement));
    if (!done && done.error().code != StoreError::Code::readOnly)
        qWarning("%s: %s", statement, qPrintable(done.error().detail));
    return !done && done.error().code == StoreError::Code::readOnly;
}

std::unique_ptr<TournamentSession> deskAt(const ServerAddress& address, const QString& who, const QString& folder)
{
    SessionOptions options = testOptions();
    options.who = who;
    options.deskFolder = folder;
    auto opened = TournamentSession::openStore(
        address.text(), [address, clock = options.clock] { return ServerStore::open(address, clock); }, options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

void letIn(const ServerAddress& login, bool isIn)
{
    ServerAddress owner = login;
    owner.user = TemporaryCluster::user();
    const auto database = stepsAt(owner);
    if (!database->run(QStringLiteral("ALTER ROLE %1 %2")
                           .arg(login.user, isIn ? QStringLiteral("LOGIN") : QStringLiteral("NOLOGIN"))))
        throw std::runtime_error("the login stays as it is");
    if (!isIn)
        (void)database->select(
            QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ?"), {login.user},
            [](const QSqlQuery&) { return true; });
}

void write(TournamentSession& session)
{
    session.flush();
    if (session.notSaved())
        throw std::runtime_error("not saved");
}

bool isDoneAt(const ServerAddress& address, const char* statement)
{
    const auto done = stepsAt(address)->run(QLatin1StringView(statement));
    if (!done)
        qWarning("%s: %s", statement, qPrintable(done.error().detail));
    return done.hasValue();
}

QString answerAt(const ServerAddress& address, const QString& question)
{
    QString answer = QStringLiteral("nothing");
    const auto done = stepsAt(address)->select(question, {}, [&answer](const QSqlQuery& row) {
        answer = row.value(0).toString();
        return true;
    });
    return done ? answer : QStringLiteral("refused: ") + done.error().detail;
}

} // namespace pairwright::test
