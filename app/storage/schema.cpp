#include "app/storage/schema.h"

#include <QFile>
#include <QStringList>

#include <array>
#include <stdexcept>

// Outside of any namespace, as the macro wants it: a static library's resources are not found otherwise.
static void loadSchemaResource()
{
    Q_INIT_RESOURCE(schema);
}

namespace pairwright {

namespace {

/// The statements of a schema file: a semicolon at the end of a line ends one.
QStringList statementsOf(const QString& resource)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        throw std::logic_error("schema is missing from the program");
    QStringList statements;
    QString current;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.isEmpty() || line.startsWith(QStringLiteral("--")))
            continue;
        current += line + QLatin1Char('\n');
        if (line.endsWith(QLatin1Char(';'))) {
            current.chop(2);
            statements.append(current);
            current.clear();
        }
    }
    return statements;
}

} // namespace

namespace {

/// The files in the order of the revisions that they lead to; a released one is never edited.
constexpr std::array revisions{"001_initial",
                               "002_acceleration",
                               "003_tie_breaks",
                               "004_manual_pairing",
                               "005_matches",
                               "006_player_group",
                               "007_games",
                               "008_step_name",
                               "009_fide_mode",
                               "010_lists_and_check_in",
                               "011_off_the_web",
                               "012_private_and_places",
                               "013_official_ratings",
                               "014_stated_ranks",
                               "015_things",
                               "016_options_and_counting",
                               "017_round_robin",
                               "018_play_off",
                               "019_lots",
                               "020_prizes",
                               "021_round_times",
                               "022_teams",
                               "023_captain",
                               "024_short_name"};
static_assert(revisions.size() == sqlite::schemaVersion);

QStringList statementsOf(std::size_t revision)
{
    loadSchemaResource();
    return statementsOf(QStringLiteral(":/pairwright/schema/%1.sql").arg(QLatin1StringView(revisions.at(revision))));
}

/// Runs the files that lead from a revision (0: an empty database) to another and writes the number of that one.
Expected<Done, StoreError> runRevisions(Database& database, int from, int to)
{
    for (auto i = static_cast<std::size_t>(from); i < static_cast<std::size_t>(to); ++i)
        for (const QString& statement : statementsOf(i))
            if (auto done = database.run(statement); !done)
                return done;
    return sqlite::writeIdentity(database, to);
}

} // namespace

QStringList shapingStatements()
{
    QStringList shaping;
    for (std::size_t i = 0; i < revisions.size(); ++i)
        for (const QString& statement : statementsOf(i))
            if (const QString verb = statement.section(QLatin1Char(' '), 0, 0);
                verb == QStringLiteral("CREATE") || verb == QStringLiteral("ALTER") || verb == QStringLiteral("DROP"))
                shaping.append(statement);
    return shaping;
}

QStringList statementsAfter(int revision)
{
    QStringList statements;
    for (auto i = static_cast<std::size_t>(revision); i < revisions.size(); ++i)
        statements += statementsOf(i);
    return statements;
}

Expected<Done, StoreError> createSchema(Database& database, int revision)
{
    return runRevisions(database, 0, revision);
}

Expected<Done, StoreError> upgradeSchema(Database& database)
{
    const auto revision = sqlite::readSchemaVersion(database);
    if (!revision)
        return Unexpected{revision.error()};
    if (*revision >= sqlite::schemaVersion)
        return Done{};
    auto transaction = SqlTransaction::begin(database);
    if (!transaction)
        return Unexpected{transaction.error()};
    if (auto done = runRevisions(database, *revision, sqlite::schemaVersion); !done)
        return done;
    return transaction->commit();
}

} // namespace pairwright
