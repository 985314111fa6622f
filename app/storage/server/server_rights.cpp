#include "app/storage/server/server_rights.h"

#include "app/domain/json/enum_names.h"
#include "app/storage/server/journal_guard.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/tournament/tables.h"

#include <QRegularExpression>
#include <QStringList>

#include <set>

namespace pairwright::server {

namespace {

constexpr auto forPrivate = "private";

/// A login for one role, which ends a week after the event: its password. Only a chief calls it, and only for this
/// event.
constexpr auto invitation = R"(
CREATE OR REPLACE FUNCTION invite(what text, who text, sees_private boolean) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
DECLARE
    until date;
BEGIN
    SELECT LEAST(GREATEST(COALESCE(CAST(end_date AS date) + 7, current_date + 30), current_date + 1), current_date + 1000)
        INTO until FROM tournament;
    RETURN pairwright.make_login('{event}', what, who, sees_private, until);
END $$)";

/// Ends one of these logins before its time.
constexpr auto endOfLogin = R"(
CREATE OR REPLACE FUNCTION end_login(who text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    PERFORM pairwright.end_login('{event}', who);
END $$)";

QString keyOf(DeskRole role)
{
    return nameOf(role);
}

/// What all roles of the event begin with: they are known to the whole server, which may have events of that name in
/// several databases.
Expected<QString, StoreError> beginningOfRoles(Database& database, const ServerAddress& address)
{
    QString number;
    const auto done =
        database.select(QStringLiteral("SELECT CAST(oid AS TEXT) FROM pg_database WHERE datname = current_database()"),
                        {}, [&number](const QSqlQuery& row) {
                            number = row.value(0).toString();
                            return true;
                        });
    if (!done)
        return Unexpected{done.error()};
    return QStringLiteral("pw:%1@%2:").arg(address.event, number);
}

Expected<bool, StoreError> holds(Database& database, const QString& question, const QVariantList& values)
{
    bool does = false;
    const auto done = database.select(question, values, [&does](const QSqlQuery&) {
        does = true;
        return true;
    });
    if (!done)
        return Unexpected{done.error()};
    return does;
}

/// The roles that come into the schema of the event, but for its owner.
Expected<QStringList, StoreError> rolesLetIn(Database& database, const ServerAddress& address)
{
    QStringList names;
    const auto done = database.select(
        QStringLiteral("SELECT DISTINCT r.rolname FROM pg_namespace AS s, aclexplode(s.nspacl) AS a JOIN pg_roles AS r "
                       "ON r.oid = a.grantee WHERE s.nspname = ? AND r.oid <> s.nspowner"),
        {address.schema()}, [&names](const QSqlQuery& row) {
            names += row.value(0).toString();
            return true;
        });
    if (!done)
        return Unexpected{done.error()};
    return names;
}

/// Its chief could invite, on this server or on the one that it comes from.
Expected<bool, StoreError> hadRoles(Database& database, const ServerAddress& address)
{
    return holds(database,
                 QStringLiteral("SELECT 1 FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = f.pronamespace WHERE "
                                "s.nspname = ? AND f.proname = 'invite'"),
                 {address.schema()});
}

/// 'EnterResult', 'EnterResults'
QString listed(const std::vector<QLatin1StringView>& steps)
{
    QStringList names;
    for (const QLatin1StringView step : steps)
        names += QStringLiteral("'%1'").arg(step);
    return names.join(QStringLiteral(", "));
}

/// The statements with the roles by their keys in braces, {schema} and {event}.
QStringList statements()
{
    QStringList all;
    const auto add = [&all](const QString& statement) {
        all += statement;
    };
    // One that came with the event from another server has nobody's name, or the name of somebody there.
    const auto policy = [&add](const QString& name, const QString& table, const QString& rule) {
        add(QStringLiteral("DROP POLICY IF EXISTS \"%1\" ON %2").arg(name, table));
        add(QStringLiteral("CREATE POLICY \"%1\" ON %2 %3").arg(name, table, rule));
    };
    // Nobody else comes into the schema, and what its owner makes later is nobody's either.
    add(QStringLiteral("ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC"));
    add(QStringLiteral("GRANT USAGE ON SCHEMA {schema} TO {viewer}"));
    add(QStringLiteral("GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {viewer}"));

    add(QStringLiteral("GRANT INSERT ON journal TO {check-in}, {results}"));
    add(QStringLiteral("GRANT UPDATE (arrived, first_round) ON player TO {check-in}"));
    add(QStringLiteral("GRANT INSERT, DELETE ON player_absence, player_withdrawal TO {check-in}"));
    add(QStringLiteral("GRANT UPDATE (result, rating_only_result, was_adjourned, counts, postponed_to) ON round_game "
                       "TO {results}"));
    add(QStringLiteral("GRANT INSERT, UPDATE, DELETE ON integrity_event TO {results}")); // as guard_log lets them
    for (const TableInfo& table : allTables())
        if (table.group != TableGroup::history && !table.isPrivate)
            add(QStringLiteral("GRANT INSERT, UPDATE, DELETE ON %1 TO {arbiter}").arg(QLatin1StringView(table.name)));
    add(QStringLiteral("REVOKE INSERT, DELETE ON tournament FROM {arbiter}"));

    // A step is written by whom it is given to, and never changed.
    add(QStringLiteral("ALTER TABLE journal ENABLE ROW LEVEL SECURITY"));
    const auto journal = QStringLiteral("journal");
    policy(QStringLiteral("everybody_reads"), journal, QStringLiteral("FOR SELECT TO {viewer} USING (true)"));
    for (const DeskRole desk : {DeskRole::checkIn, DeskRole::results})
        policy(keyOf(desk), journal,
               QStringLiteral("FOR INSERT TO {%1} WITH CHECK (step_name IN (%2))")
                   .arg(keyOf(desk), listed(stepsOf(desk))));
    policy(keyOf(DeskRole::arbiter), journal,
           QStringLiteral("FOR INSERT TO {arbiter} WITH CHECK (step_name NOT IN (%1))").arg(listed(stepsOfTheChief())));
    policy(keyOf(DeskRole::chief), journal, QStringLiteral("FOR INSERT TO {chief} WITH CHECK (true)"));

    // Who may not see them sees none, and who sees them writes them as an arbiter only. The player himself goes only
    // with what is private of him.
    add(QStringLiteral("REVOKE ALL ON player_private, journal_private FROM {private}, {check-in}"));
    add(QStringLiteral("GRANT INSERT, DELETE ON player_private TO {arbiter}"));
    add(QStringLiteral("GRANT INSERT ON journal_private TO {private}"));
    for (const TableInfo& table : allTables())
        if (table.isPrivate) {
            const QLatin1StringView name(table.name);
            add(QStringLiteral("ALTER TABLE %1 ENABLE ROW LEVEL SECURITY").arg(name));
            policy(QLatin1StringView(forPrivate), name, QStringLiteral("TO {private} USING (true) WITH CHECK (true)"));
        }
    add(QStringLiteral(
        "CREATE OR REPLACE FUNCTION keep_private() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER "
        "SET search_path = {schema}, pg_temp AS $$ BEGIN "
        "IF EXISTS (SELECT 1 FROM player_private WHERE player_key = OLD.player_key) THEN "
        "RAISE EXCEPTION USING ERRCODE = 'PW001', MESSAGE = 'the private data of a player is not for this "
        "login to take away'; END IF; RETURN OLD; END $$"));
    add(QStringLiteral("REVOKE ALL ON FUNCTION keep_private() FROM PUBLIC"));
    add(QLatin1StringView(invitation));
    add(QStringLiteral("REVOKE ALL ON FUNCTION invite(text, text, boolean) FROM PUBLIC"));
    add(QStringLiteral("GRANT EXECUTE ON FUNCTION invite(text, text, boolean) TO {chief}"));
    add(QLatin1StringView(endOfLogin));
    add(QStringLiteral("REVOKE ALL ON FUNCTION end_login(text) FROM PUBLIC"));
    add(QStringLiteral("GRANT EXECUTE ON FUNCTION end_login(text) TO {chief}"));
    add(QStringLiteral("DROP TRIGGER IF EXISTS keep_private ON player"));
    add(QStringLiteral("CREATE TRIGGER keep_private BEFORE DELETE ON player FOR EACH ROW "
                       "EXECUTE FUNCTION keep_private()"));
    return all + guardStatements();
}

Expected<Done, StoreError> runAll(Database& database, const ServerAddress& address, const QString& beginning,
                                  const QStringList& statements)
{
    for (QString statement : statements) {
        statement.replace(QStringLiteral("{schema}"), quoted(address.schema()));
        statement.replace(QStringLiteral("{event}"), address.event);
        statement.replace(QStringLiteral("{roles}"), beginning);
        // The names of roles are ours and need no doubled quotes.
        statement.replace(QRegularExpression(QStringLiteral("\\{([a-z-]+)\\}")),
                          QStringLiteral("\"%1\\1\"").arg(beginning));
        if (auto done = database.run(statement); !done)
            return done;
    }
    return Done{};
}

/// To the roles, which are there; whoever else came in comes in no more.
Expected<Done, StoreError> grantEverything(Database& database, const ServerAddress& address)
{
    const auto beginning = beginningOfRoles(database, address);
    if (!beginning)
        return Unexpected{beginning.error()};
    const auto earlier = rolesLetIn(database, address);
    if (!earlier)
        return Unexpected{earlier.error()};
    for (const QString& role : *earlier)
        if (auto done = database.run(
                QStringLiteral("REVOKE ALL ON SCHEMA %1 FROM %2").arg(quoted(address.schema()), quoted(role)));
            !done)
            return done;
    return runAll(database, address, *beginning, statements());
}

} // namespace

Expected<bool, StoreError> isOwner(Database& database, const ServerAddress& address)
{
    return holds(database,
                 QStringLiteral("SELECT 1 FROM pg_namespace WHERE nspname = ? AND pg_has_role(current_user, nspowner, "
                                "'USAGE')"),
                 {address.schema()});
}

Expected<Done, StoreError> makeRights(Database& database, const ServerAddress& address)
{
    const auto may = hasMaker(database, QStringLiteral("make_roles"));
    if (!may)
        return Unexpected{may.error()};
    if (!*may) {
        const auto beginning = beginningOfRoles(database, address);
        if (!beginning)
            return Unexpected{beginning.error()};
        return runAll(database, address, *beginning, guardStatements());
    }
    if (auto done = database.run(
            QStringLiteral("SELECT pairwright.make_roles('%1', CAST(CURRENT_USER AS text))").arg(address.event));
        !done)
        return done;
    return grantEverything(database, address);
}

Expected<Done, StoreError> renewRights(Database& database, const ServerAddress& address)
{
    const auto beginning = beginningOfRoles(database, address);
    if (!beginning)
        return Unexpected{beginning.error()};
    const auto have =
        holds(database, QStringLiteral("SELECT 1 FROM pg_roles WHERE starts_with(rolname, ?)"), {*beginning});
    if (!have)
        return Unexpected{have.error()};
    return *have ? grantEverything(database, address) : makeRights(database, address);
}

Expected<bool, StoreError> hasMaker(Database& database, const QString& name)
{
    return holds(
        database,
        QStringLiteral("SELECT 1 FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = f.pronamespace JOIN pg_roles AS o "
                       "ON o.oid = f.proowner WHERE s.nspname = 'pairwright' AND f.proname = ? AND "
                       "f.prosecdef AND o.rolsuper AND has_schema_privilege(s.oid, 'USAGE') AND "
                       "has_function_privilege(f.oid, 'EXECUTE')"),
        {name});
}

Expected<EventRoles, StoreError> bringRolesBack(Database& database, const ServerAddress& address)
{
    const auto had = hadRoles(database, address);
    const auto owner = isOwner(database, address);
    const auto may = hasMaker(database, QStringLiteral("make_roles"));
    for (const auto* answer : {&had, &owner, &may})
        if (!*answer)
            return Unexpected{answer->error()};
    if (!*owner)
        return EventRoles::there;
    const auto revision = revisionOf(database, address);
    if (!revision)
        return Unexpected{revision.error()};
    // What looks at the steps of an event of a newer program is not made by this one.
    if (*may && *revision == std::optional(currentRevision())) {
        auto transaction = SqlTransaction::begin(database);
        if (!transaction)
            return Unexpected{transaction.error()};
        // Somebody may do the same at this moment; whatever it is, the event is its owner's without them.
        if (makeRights(database, address) && transaction->commit())
            return *had ? EventRoles::madeAgain : EventRoles::there;
    }
    return *had ? EventRoles::missing : EventRoles::none;
}

Expected<std::vector<LetIn>, StoreError> loginsOf(Database& database, const ServerAddress& address)
{
    const auto beginning = beginningOfRoles(database, address);
    if (!beginning)
        return Unexpected{beginning.error()};
    std::vector<LetIn> logins;
    const auto read = database.select(
        QStringLiteral("SELECT l.rolname, r.rolname, CAST(CAST(l.rolvaliduntil AS date) - 1 AS text) FROM "
                       "pg_auth_members AS m JOIN pg_roles AS r ON r.oid = m.roleid JOIN pg_roles AS l ON l.oid = "
                       "m.member WHERE starts_with(r.rolname, ?) AND l.rolcanlogin AND l.rolvaliduntil IS NOT NULL "
                       "ORDER BY l.rolname"),
        {*beginning}, [&](const QSqlQuery& row) {
            const QString name = row.value(0).toString();
            if (logins.empty() || logins.back().name != name)
                logins.push_back(
                    {name, {DeskRole::viewer, false}, QDate::fromString(row.value(2).toString(), Qt::ISODate)});
            const QString key = row.value(1).toString().mid(beginning->size());
            logins.back().rights.seesPrivate |= key == QLatin1StringView(forPrivate);
            for (const DeskRole role :
                 {DeskRole::viewer, DeskRole::checkIn, DeskRole::results, DeskRole::arbiter, DeskRole::chief})
                if (key == keyOf(role))
                    logins.back().rights.role = role;
            return true;
        });
    if (!read)
        return Unexpected{read.error()};
    return logins;
}

Expected<std::optional<Rights>, StoreError> rightsOf(Database& database, const ServerAddress& address)
{
    const auto beginning = beginningOfRoles(database, address);
    if (!beginning)
        return Unexpected{beginning.error()};
    bool hasRoles = false;
    std::set<QString> own;
    const auto read = database.select(QStringLiteral("SELECT rolname, pg_has_role(current_user, oid, 'USAGE') FROM "
                                                     "pg_roles WHERE starts_with(rolname, ?)"),
                                      {*beginning}, [&](const QSqlQuery& row) {
                                          hasRoles = true;
                                          if (row.value(1).toBool())
                                              own.insert(row.value(0).toString().mid(beginning->size()));
                                          return true;
                                      });
    if (!read)
        return Unexpected{read.error()};
    if (!hasRoles) {
        const auto writes = mayWrite(database);
        if (!writes)
            return Unexpected{writes.error()};
        const auto roles = bringRolesBack(database, address);
        if (!roles)
            return Unexpected{roles.error()};
        return std::optional(Rights{*writes ? DeskRole::chief : DeskRole::viewer, true, *roles});
    }
    if (own.empty())
        return std::optional<Rights>();
    Rights rights{DeskRole::viewer, own.contains(QLatin1StringView(forPrivate))};
    for (const DeskRole role : {DeskRole::checkIn, DeskRole::results, DeskRole::arbiter, DeskRole::chief})
        if (own.contains(keyOf(role)))
            rights.role = role;
    return std::optional(rights);
}

} // namespace pairwright::server
