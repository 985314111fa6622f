#include "app/storage/tournament/journal_store.h"

#include "app/domain/changes/change_check.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/sql/sql_values.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

namespace pairwright {

template <>
struct EnumNames<StepKind> {
    static constexpr std::array names{"done", "undone", "redone"};
};

namespace {

constexpr int changesVersion = 2;
constexpr int firstByField = 2; // until then both sides were whole
constexpr int privateVersion = 1;

// In the order of the alternatives of Change.
constexpr std::array changeNames{"event", "settings", "player",      "version", "pairings", "publication",
                                 "round", "board",    "manualPhase", "log",     "lineUp"};
static_assert(changeNames.size() == std::variant_size_v<Change>);

/// Of these changes the journal keeps what is there afterwards, and before it the fields that differ.
template <class T>
constexpr bool isByField =
    std::is_same_v<T, EventChange> || std::is_same_v<T, SettingsChange> || std::is_same_v<T, PlayerChange>;

/// Members that are fields by themselves, each of them (app/domain/changes/field_merge.h).
bool isPartwise(const std::string& key)
{
    return key == "data" || key == "roundDates" || key == "roundTimes" || key == "absences";
}

/// The members of `before` that `after` has otherwise; null: those that only `after` has.
json::Object different(const json::Object& before, const json::Object& after)
{
    json::Object result;
    for (const json::Member& member : before.members()) {
        const json::Value& now = after[member.key];
        if (member.value == now)
            continue;
        const bool byParts = isPartwise(member.key) && member.value.isObject() && now.isObject();
        result.insert(member.key, byParts ? different(member.value.object(), now.object()) : member.value);
    }
    for (const json::Member& member : after.members())
        if (!before.contains(member.key))
            result.insert(member.key, json::Value());
    return result;
}

/// The other way round: what was before, of what is there after it and the members that were otherwise.
json::Object undone(const json::Object& after, const json::Object& different)
{
    json::Object before;
    for (const json::Member& member : after.members())
        if (!different.contains(member.key))
            before.insert(member.key, member.value);
    for (const json::Member& member : different.members()) {
        const json::Value& now = after[member.key];
        const bool byParts = isPartwise(member.key) && member.value.isObject() && now.isObject();
        if (!member.value.isNull())
            before.insert(member.key, byParts ? undone(now.object(), member.value.object()) : member.value);
    }
    return before;
}

template <class T>
json::Object written(const T& change)
{
    json::Object object = json::write(change).object();
    if (isByField<T> && object["before"].isObject() && object["after"].isObject())
        object.insert("before", different(object["before"].object(), object["after"].object()));
    return object;
}

/// Up to revision 14 the log was one of the settings.
bool readOlderLog(const json::Object& from, Delta& log)
{
    std::vector<IntegrityEvent> before;
    std::vector<IntegrityEvent> after;
    for (const auto& [side, events] : {std::pair{"before", &before}, std::pair{"after", &after}})
        if (const json::Value& value = from[side].object()["integrity"]; !value.isNull() && !json::read(value, *events))
            return false;
    const auto note = [&log](const auto& there, const auto& missing, const auto& change) {
        for (const IntegrityEvent& event : there)
            if (std::find(missing.begin(), missing.end(), event) == missing.end())
                log.emplace_back(change(event));
    };
    note(before, after, [](const IntegrityEvent& event) { return LogChange{event, {}}; });
    note(after, before, [](const IntegrityEvent& event) { return LogChange{{}, event}; });
    return true;
}

template <class T>
bool readSides(json::Object from, int version, T& change, Delta& log)
{
    if (isByField<T> && version >= firstByField && from["before"].isObject() && from["after"].isObject())
        from.insert("before", undone(from["after"].object(), from["before"].object()));
    if (std::is_same_v<T, SettingsChange> && !readOlderLog(from, log))
        return false;
    return json::read(json::Value(std::move(from)), change);
}

template <std::size_t I = 0>
bool readChange(std::string_view kind, const json::Object& from, int version, Delta& into, Delta& log)
{
    if constexpr (I < std::variant_size_v<Change>) {
        if (kind != changeNames.at(I))
            return readChange<I + 1>(kind, from, version, into, log);
        std::variant_alternative_t<I, Change> change{};
        if (!readSides(from, version, change, log))
            return false;
        into.emplace_back(std::move(change));
        return keepsPromises(into.back());
    } else {
        return false;
    }
}

json::Object privateFieldsOf(const PlayerData& data)
{
    json::Object fields;
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate)
            std::visit([&](auto member) { fields.insert(info.key, json::write(data.*member)); }, info.member);
    return fields;
}

/// Puts what stands apart back into its players; false if it does not fit.
bool addPrivate(Delta& delta, const QString& text)
{
    const auto fill = [](const json::Value& from, Boxed<Player>& player) {
        bool fits = from.isNull() || player;
        for (const PlayerFieldInfo& info : playerFields())
            if (fits && info.isPrivate && from.isObject())
                std::visit([&](auto member) { fits = json::read(from.object()[info.key], player->data.*member); },
                           info.member);
        return fits;
    };
    const json::Value whole = json::parsed(text);
    if (whole.object()["v"] != json::Value(privateVersion))
        return false;
    for (const json::Value& entry : whole.object()["changes"].array()) {
        std::int64_t index = 0;
        if (!json::read(entry.object()["change"], index) || index < 0 ||
            index >= static_cast<std::int64_t>(delta.size()))
            return false;
        auto* change = std::get_if<PlayerChange>(&delta[static_cast<std::size_t>(index)]);
        if (change == nullptr || !fill(entry.object()["before"], change->before) ||
            !fill(entry.object()["after"], change->after))
            return false;
    }
    return true;
}

constexpr int mostReachable = 100'000; // nobody takes more back, step by step

Expected<std::vector<JournalRow>, StoreError> readRows(Database& database, const QString& rest,
                                                       const QVariantList& values)
{
    std::vector<JournalRow> rows;
    bool fits = true;
    const auto done =
        database.select(QStringLiteral("SELECT step, made_at, made_by, kind, target_step, is_barrier, "
                                       "acknowledged, step_name, description, command, changes, "
                                       "(SELECT changes FROM journal_private WHERE journal_private.step = "
                                       "journal.step) AS hidden ") +
                            rest,
                        values, [&](const QSqlQuery& query) {
                            sql::RowReader row(query);
                            JournalRow& entry = rows.emplace_back();
                            entry.step = row.player().value; // also a 64-bit number
                            entry.at = row.time();
                            entry.who = row.text();
                            entry.kind = row.named<StepKind>();
                            if (!row.isNull())
                                entry.target = row.player().value;
                            entry.isBarrier = row.yes();
                            entry.acknowledged = row.number();
                            entry.name = row.text();
                            entry.description = row.text();
                            entry.command = row.text();
                            entry.changes = row.text();
                            entry.privateChanges = row.text();
                            fits = row.ok;
                            return fits;
                        });
    if (!done)
        return Unexpected{done.error()};
    if (!fits)
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("impossible row in table journal")}};
    return rows;
}

} // namespace

Expected<Done, StoreError> appendJournal(Database& database, const JournalRow& row)
{
    using sql::of;
    const QVariant target = row.target ? QVariant(static_cast<qlonglong>(*row.target)) : QVariant();
    auto done = database.run(
        QStringLiteral("INSERT INTO journal (step, made_at, made_by, kind, target_step, is_barrier, acknowledged, "
                       "step_name, description, command, changes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {static_cast<qlonglong>(row.step), of(row.at), of(row.who), of(row.kind), target, of(row.isBarrier),
         row.acknowledged, of(row.name), of(row.description), of(row.command), of(row.changes)});
    if (!done || row.privateChanges.isEmpty())
        return done;
    return database.run(QStringLiteral("INSERT INTO journal_private (step, changes) VALUES (?, ?)"),
                        {static_cast<qlonglong>(row.step), of(row.privateChanges)});
}

Expected<std::int64_t, StoreError> lastJournalStep(Database& database)
{
    std::int64_t last = 0;
    const auto done = database.select(QStringLiteral("SELECT MAX(step) FROM journal"), {}, [&](const QSqlQuery& row) {
        last = row.value(0).toLongLong();
        return true;
    });
    if (!done)
        return Unexpected{done.error()};
    return last;
}

Expected<std::vector<JournalRow>, StoreError> journalSinceBarrier(Database& database)
{
    return readRows(
        database,
        QStringLiteral("FROM (SELECT * FROM journal WHERE step >= (SELECT COALESCE(MAX(step), 0) FROM journal WHERE "
                       "is_barrier = 1) ORDER BY step DESC LIMIT ?) AS journal ORDER BY step"),
        {mostReachable});
}

Expected<std::vector<JournalRow>, StoreError> journalRows(Database& database, std::int64_t first, int count)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return readRows(database, QStringLiteral("FROM journal WHERE step >= ? AND step < ? ORDER BY step"),
                    {static_cast<qlonglong>(first), static_cast<qlonglong>(std::min(first, most - count) + count)});
}

Expected<std::vector<JournalRow>, StoreError> journalAfter(Database& database, std::int64_t step)
{
    return readRows(database, QStringLiteral("FROM journal WHERE step > ? ORDER BY step"),
                    {static_cast<qlonglong>(step)});
}

Expected<std::vector<JournalRow>, StoreError> journalOf(Database& database, const QString& name)
{
    return readRows(database, QStringLiteral("FROM journal WHERE step_name = ? AND kind = ? ORDER BY step"),
                    {name, sql::of(StepKind::done)});
}

namespace {

/// What was done anew has no step that it takes back or does again; the others have an earlier one.
bool isPossible(const std::optional<StepKind>& kind, qlonglong step, const QVariant& target)
{
    if (!kind || *kind == StepKind::done)
        return kind && target.isNull();
    return target.toLongLong() >= 1 && target.toLongLong() < step;
}

} // namespace

Expected<std::optional<std::int64_t>, StoreError> firstMissingStep(Database& database)
{
    std::optional<std::int64_t> missing;
    const auto note = [&missing](const QSqlQuery& row) {
        if (!row.value(0).isNull())
            missing = row.value(0).toLongLong();
        return true;
    };
    // Of steps 1 to n there are n; only where they are not is it worth looking for the place.
    auto done =
        database.select(QStringLiteral("SELECT CASE WHEN MIN(step) < 1 THEN MIN(step) WHEN MIN(step) > 1 THEN 1 "
                                       "WHEN MAX(step) > COUNT(*) THEN 0 END FROM journal"),
                        {}, note);
    if (done && missing == 0)
        done =
            database.select(QStringLiteral("SELECT MIN(step) + 1 FROM journal WHERE NOT EXISTS (SELECT 1 FROM journal "
                                           "AS next WHERE next.step = journal.step + 1)"),
                            {}, note);
    if (!done)
        return Unexpected{done.error()};
    return missing;
}

Expected<std::vector<std::int64_t>, StoreError> unreadableSteps(Database& database, qsizetype mostLetters)
{
    std::vector<std::int64_t> steps;
    qsizetype letters = 0;
    const auto done =
        database.select(QStringLiteral("SELECT step, description, command, changes, kind, target_step FROM journal "
                                       "ORDER BY step DESC"),
                        {}, [&](const QSqlQuery& row) {
                            const QString description = row.value(1).toString();
                            const QString command = row.value(2).toString();
                            const QString changes = row.value(3).toString();
                            letters += description.size() + command.size() + changes.size();
                            if (letters > mostLetters)
                                return false;
                            const qlonglong step = row.value(0).toLongLong();
                            const bool fits =
                                json::parsed(description).isObject() && json::parsed(command).isObject() &&
                                changesFromJson(changes) &&
                                isPossible(fromName<StepKind>(row.value(4).toString()), step, row.value(5));
                            if (!fits)
                                steps.push_back(step);
                            return true;
                        });
    if (!done)
        return Unexpected{done.error()};
    return steps;
}

Expected<Done, StoreError> cutJournal(Database& database, std::int64_t step)
{
    // A row may refer to an earlier one, never to a later one.
    const auto last = lastJournalStep(database);
    if (!last)
        return Unexpected{last.error()};
    for (std::int64_t row = *last; row > step; --row)
        for (const char* table : {"journal_private", "journal"})
            if (auto done = database.run(QStringLiteral("DELETE FROM %1 WHERE step = ?").arg(QLatin1StringView(table)),
                                         {static_cast<qlonglong>(row)});
                !done)
                return done;
    return Done{};
}

std::span<const QLatin1StringView> changeKinds()
{
    static const auto kinds = [] {
        std::array<QLatin1StringView, changeNames.size()> names;
        std::transform(changeNames.begin(), changeNames.end(), names.begin(),
                       [](const char* name) { return QLatin1StringView(name); });
        return names;
    }();
    return kinds;
}

QString changesToJson(const Delta& delta)
{
    json::Array list;
    for (const Change& change : delta) {
        json::Object object = std::visit([](const auto& one) { return written(one); }, change);
        object.insert("kind", changeNames.at(change.index()));
        list.emplace_back(std::move(object));
    }
    return json::compactText(json::Object{{"v", changesVersion}, {"changes", std::move(list)}});
}

QString privateChangesToJson(const Delta& delta)
{
    json::Array list;
    for (std::size_t i = 0; i < delta.size(); ++i) {
        const auto* change = std::get_if<PlayerChange>(&delta[i]);
        if (change == nullptr)
            continue;
        json::Object entry{{"change", static_cast<std::int64_t>(i)}};
        for (const auto& [side, player] : {std::pair{"before", &change->before}, std::pair{"after", &change->after}})
            if (*player && (*player)->data != withoutPrivate((*player)->data))
                entry.insert(side, privateFieldsOf((*player)->data));
        if (entry.contains("before") || entry.contains("after"))
            list.emplace_back(std::move(entry));
    }
    if (list.empty())
        return {};
    return json::compactText(json::Object{{"v", privateVersion}, {"changes", std::move(list)}});
}

std::optional<Delta> changesFromJson(const QString& text, const QString& privateText)
{
    const json::Value whole = json::parsed(text);
    int version = 0;
    if (!json::read(whole.object()["v"], version) || version < 1 || version > changesVersion)
        return std::nullopt;
    Delta delta;
    const json::Array& changes = whole.object()["changes"].array();
    delta.reserve(changes.size());
    Delta log; // behind the others, for what is private goes by their places
    for (const json::Value& change : changes)
        if (!readChange(change.object()["kind"].text(), change.object(), version, delta, log))
            return std::nullopt;
    delta.insert(delta.end(), log.begin(), log.end());
    if (privateText.isEmpty())
        return delta;
    // Where it cannot be read it is as if it had been left out: the step itself is sound.
    Delta together = delta;
    return addPrivate(together, privateText) ? together : delta;
}

} // namespace pairwright
