#include "app/storage/server/server_rights.h"

#include "app/domain/json/enum_names.h"
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
CREATE FUNCTION invite(what text, who text, sees_private boolean) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
DECLARE
    until date;
BEGIN
    SELECT GREATEST(COALESCE(CAST(end_date AS date) + 7, current_date + 30), current_date + 1) INTO until FROM tournament;
    RETURN pairwright.make_login('{event}', what, who, sees_private, until);
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

/// By a function of the server's owner (packaging/server/pairwright-server); one that somebody else has put in its
/// place is not called.
Expected<bool, StoreError> mayMakeRoles(Database& database)
{
    bool may = false;
    const auto done = database.select(
        QStringLiteral("SELECT 1 FROM pg_proc AS f JOIN pg_namespace AS s ON s.oid = f.pronamespace JOIN pg_roles AS o "
                       "ON o.oid = f.proowner WHERE s.nspname = 'pairwright' AND f.proname = 'make_roles' AND "
                       "f.prosecdef AND o.rolsuper AND has_schema_privilege(s.oid, 'USAGE') AND "
                       "has_function_privilege(f.oid, 'EXECUTE')"),
        {}, [&may](const QSqlQuery&) {
            may = true;
            return true;
        });
    if (!done)
        return Unexpected{done.error()};
    return may;
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
    add(QStringLiteral("SELECT pairwright.make_roles('{event}', CAST(CURRENT_USER AS text))"));

    // Nobody else comes into the schema, and what its owner makes later is nobody's either.
    add(QStringLiteral("ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC"));
    add(QStringLiteral("GRANT USAGE ON SCHEMA {schema} TO {viewer}"));
    add(QStringLiteral("GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {viewer}"));

    add(QStringLiteral("GRANT INSERT ON journal TO {check-in}, {results}"));
    add(QStringLiteral("GRANT UPDATE (arrived, first_round) ON player TO {check-in}"));
    add(QStringLiteral("GRANT INSERT, DELETE ON player_absence, player_withdrawal TO {check-in}"));
    add(QStringLiteral("GRANT UPDATE (result, rating_only_result, was_adjourned, counts, postponed_to) ON round_game "
                       "TO {results}"));
    add(QStringLiteral("GRANT INSERT ON integrity_event TO {results}"));
    for (const TableInfo& table : allTables())
        if (table.group != TableGroup::history && !table.isPrivate)
            add(QStringLiteral("GRANT INSERT, UPDATE, DELETE ON %1 TO {arbiter}").arg(QLatin1StringView(table.name)));

    // A step is written by whom it is given to, and never changed.
    add(QStringLiteral("ALTER TABLE journal ENABLE ROW LEVEL SECURITY"));
    add(QStringLiteral("CREATE POLICY everybody_reads ON journal FOR SELECT TO {viewer} USING (true)"));
    for (const DeskRole desk : {DeskRole::checkIn, DeskRole::results})
        add(QStringLiteral("CREATE POLICY \"%1\" ON journal FOR INSERT TO {%1} WITH CHECK (step_name IN (%2))")
                .arg(keyOf(desk), listed(stepsOf(desk))));
    add(QStringLiteral("CREATE POLICY arbiter ON journal FOR INSERT TO {arbiter} WITH CHECK (step_name NOT IN (%1))")
            .arg(listed(stepsOfTheChief())));
    add(QStringLiteral("CREATE POLICY chief ON journal FOR INSERT TO {chief} WITH CHECK (true)"));

    // Who may not see them sees none. A change of a player takes his private row away first, whether there is one or
    // not; the player himself goes only with it.
    add(QStringLiteral("GRANT INSERT, DELETE ON player_private TO {private}"));
    add(QStringLiteral("GRANT INSERT ON journal_private TO {private}"));
    add(QStringLiteral("GRANT DELETE ON player_private TO {check-in}"));
    for (const TableInfo& table : allTables())
        if (table.isPrivate) {
            const QLatin1StringView name(table.name);
            add(QStringLiteral("ALTER TABLE %1 ENABLE ROW LEVEL SECURITY").arg(name));
            add(QStringLiteral("CREATE POLICY private ON %1 TO {private} USING (true) WITH CHECK (true)").arg(name));
        }
    add(QStringLiteral("CREATE FUNCTION keep_private() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER "
                       "SET search_path = {schema}, pg_temp AS $$ BEGIN "
                       "IF EXISTS (SELECT 1 FROM player_private WHERE player_key = OLD.player_key) THEN "
                       "RAISE insufficient_privilege USING MESSAGE = 'the private data of a player is not for this "
                       "login to take away'; END IF; RETURN OLD; END $$"));
    add(QStringLiteral("REVOKE ALL ON FUNCTION keep_private() FROM PUBLIC"));
    add(QLatin1StringView(invitation));
    add(QStringLiteral("REVOKE ALL ON FUNCTION invite(text, text, boolean) FROM PUBLIC"));
    add(QStringLiteral("GRANT EXECUTE ON FUNCTION invite(text, text, boolean) TO {chief}"));
    add(QStringLiteral("CREATE TRIGGER keep_private BEFORE DELETE ON player FOR EACH ROW "
                       "EXECUTE FUNCTION keep_private()"));
    return all;
}

} // namespace

Expected<Done, StoreError> makeRights(Database& database, const ServerAddress& address)
{
    const auto may = mayMakeRoles(database);
    if (!may)
        return Unexpected{may.error()};
    if (!*may)
        return Done{};
    const auto beginning = beginningOfRoles(database, address);
    if (!beginning)
        return Unexpected{beginning.error()};
    for (QString statement : statements()) {
        statement.replace(QStringLiteral("{schema}"), quoted(address.schema()));
        statement.replace(QStringLiteral("{event}"), address.event);
        // The names of roles are ours and need no doubled quotes.
        statement.replace(QRegularExpression(QStringLiteral("\\{([a-z-]+)\\}")),
                          QStringLiteral("\"%1\\1\"").arg(*beginning));
        if (auto done = database.run(statement); !done)
            return done;
    }
    return Done{};
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
        return std::optional(Rights{*writes ? DeskRole::chief : DeskRole::viewer, true});
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
