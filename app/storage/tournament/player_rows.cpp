#include "app/storage/tournament/player_rows.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/domain/players/player_fields.h"

namespace pairwright::sql {

namespace {

struct Write {
    QVariantList& to;

    void operator()(const QString& text) const { to << of(text); }
    void operator()(Title title) const { to << of(title); }
    void operator()(const std::optional<Sex>& sex) const { to << of(sex); }
    void operator()(bool yes) const { to << of(yes); }
    void operator()(const std::optional<int>& number) const { to << of(number); }
    void operator()(const std::optional<Rating>& rating) const
    {
        if (rating)
            to << of(rating->value) << of(rating->source) << of(rating->list);
        else
            to << QVariant() << QVariant() << QVariant();
    }
    void operator()(const std::optional<OfficialRating>& rating) const
    {
        if (rating)
            to << of(rating->value) << (rating->k ? QVariant(*rating->k) : QVariant()) << of(rating->list);
        else
            to << QVariant() << QVariant() << QVariant();
    }
    void operator()(const std::vector<PeriodRating>& ratings) const
    {
        to << of(ratings.empty() ? QString() : json::compactText(json::write(ratings)));
    }
    void operator()(const std::optional<BirthDate>& birth) const
    {
        if (birth)
            to << of(birth->year) << of(birth->month) << of(birth->day);
        else
            to << QVariant() << QVariant() << QVariant();
    }
};

struct Read {
    RowReader& row;

    void operator()(QString& text) const { text = row.text(); }
    void operator()(bool& yes) const { yes = row.yes(); }
    void operator()(std::optional<int>& number) const { number = row.optionalNumber(); }
    void operator()(Title& title) const { title = row.named<Title>(); }
    void operator()(std::optional<Sex>& sex) const
    {
        if (!row.isNull())
            sex = row.named<Sex>();
    }
    void operator()(std::optional<Rating>& rating) const
    {
        if (const std::optional<int> value = row.optionalNumber()) {
            const auto source = row.named<RatingSource>();
            rating = Rating{*value, source, row.text()};
            return;
        }
        (void)row.text();
        (void)row.text();
    }
    void operator()(std::optional<OfficialRating>& rating) const
    {
        const std::optional<int> value = row.optionalNumber();
        const std::optional<int> k = row.optionalNumber();
        const QString list = row.text();
        if (value)
            rating = OfficialRating{*value, k, list};
    }
    void operator()(std::vector<PeriodRating>& ratings) const
    {
        const QString text = row.text();
        if (!text.isEmpty() && !json::read(json::parsed(text), ratings))
            row.ok = false;
    }
    void operator()(std::optional<BirthDate>& birth) const
    {
        const std::optional<int> year = row.optionalNumber();
        const std::optional<int> month = row.optionalNumber();
        const std::optional<int> day = row.optionalNumber();
        if (year)
            birth = BirthDate{*year, month, day};
    }
};

} // namespace

QStringList playerColumns(PlayerTable table)
{
    QStringList columns;
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate == (table == PlayerTable::privateData))
            columns += QString::fromLatin1(info.columns).split(QStringLiteral(", "));
    return columns;
}

QVariantList playerValues(const PlayerData& data, PlayerTable table)
{
    QVariantList values;
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate == (table == PlayerTable::privateData))
            std::visit([&](auto member) { Write{values}(data.*member); }, info.member);
    return values;
}

void readPlayerData(RowReader& row, PlayerData& data, PlayerTable table)
{
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate == (table == PlayerTable::privateData))
            std::visit([&](auto member) { Read{row}(data.*member); }, info.member);
}

namespace {

/// In the order of the columns in playerRow(); the key is the last.
QVariantList valuesOf(const Player& player)
{
    return playerValues(player.data) << of(player.firstRound) << of(player.arrived ? 1 : 0)
                                     << (player.team ? of(player.team->team) : QVariant())
                                     << (player.team ? QVariant(player.team->place) : QVariant()) << of(player.key);
}

void insertInto(const char* table, const QStringList& columns, QVariantList values, std::vector<Statement>& to)
{
    const QStringList places(columns.size(), QStringLiteral("?"));
    to.push_back(
        {QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
             .arg(QLatin1StringView(table), columns.join(QStringLiteral(", ")), places.join(QStringLiteral(", "))),
         std::move(values), false});
}

void deleteFrom(const char* table, PlayerKey player, std::vector<Statement>& to)
{
    to.push_back(
        {QStringLiteral("DELETE FROM %1 WHERE player_key = ?").arg(QLatin1StringView(table)), {of(player)}, false});
}

void playerRow(const Player* before, const Player& after, std::vector<Statement>& to)
{
    const QStringList columns = playerColumns() << QStringLiteral("first_round") << QStringLiteral("arrived")
                                                << QStringLiteral("team_key") << QStringLiteral("team_place")
                                                << QStringLiteral("player_key");
    const QVariantList values = valuesOf(after);
    if (before == nullptr) {
        insertInto("player", columns, values, to);
        return;
    }
    const QVariantList known = valuesOf(*before);
    QStringList changed;
    QVariantList with;
    for (qsizetype i = 0; i + 1 < columns.size(); ++i)
        if (values[i] != known[i]) {
            changed += columns[i] + QStringLiteral(" = ?");
            with += values[i];
        }
    if (!changed.empty())
        to.push_back(
            {QStringLiteral("UPDATE player SET %1 WHERE player_key = ?").arg(changed.join(QStringLiteral(", "))),
             with << of(after.key), true});
}

void presenceRows(const Player& before, const Player& after, std::vector<Statement>& to)
{
    const auto differs = [&](const char* table, const auto& was, const auto& is) {
        if (was != is && !was.empty())
            deleteFrom(table, before.key, to);
        return was != is;
    };
    const QString key = QStringLiteral("player_key");
    const QString number = QStringLiteral("round_number");
    if (differs("player_absence", before.absences, after.absences))
        for (const auto& [round, kind] : after.absences)
            insertInto("player_absence", {key, number, QStringLiteral("kind")}, {of(after.key), of(round), of(kind)},
                       to);
    if (differs("player_withdrawal", before.withdrawals, after.withdrawals))
        for (const Withdrawal& one : after.withdrawals)
            insertInto("player_withdrawal",
                       {key, QStringLiteral("from_round"), QStringLiteral("back_round"), QStringLiteral("expelled")},
                       {of(after.key), of(one.from), of(one.back), of(one.expelled)}, to);
    int round = 0;
    if (differs("player_virtual_points", before.virtualPoints, after.virtualPoints))
        for (const Score points : after.virtualPoints)
            insertInto("player_virtual_points", {key, number, QStringLiteral("tenths")},
                       {of(after.key), ++round, points.tenths}, to);
}

} // namespace

std::vector<Statement> playerStatements(const PlayerChange& change)
{
    std::vector<Statement> statements;
    Player nobody;
    nobody.key = change.before ? change.before->key : change.after->key;
    const Player& before = change.before ? *change.before : nobody;
    const Player& after = change.after ? *change.after : nobody;
    if (change.after)
        playerRow(change.before ? &before : nullptr, after, statements);
    else
        presenceRows(before, after, statements);
    // Who may not write it leaves it alone; else anew, for the journal may have lost what was there.
    const auto isPrivate = [](const Player& player) {
        return playerValues(player.data, PlayerTable::privateData);
    };
    const bool differs = isPrivate(before) != isPrivate(after);
    if (differs || !change.after)
        deleteFrom("player_private", nobody.key, statements);
    if (!change.after) {
        deleteFrom("player", nobody.key, statements);
        statements.back().changesARow = true;
        return statements;
    }
    if (differs && after.data != withoutPrivate(after.data))
        insertInto("player_private", playerColumns(PlayerTable::privateData) << QStringLiteral("player_key"),
                   playerValues(after.data, PlayerTable::privateData) << of(after.key), statements);
    if (!change.before) {
        const QVariant next = of(PlayerKey{after.key.value + 1});
        statements.push_back({QStringLiteral("UPDATE tournament SET next_player_key = ? WHERE next_player_key < ?"),
                              {next, next},
                              false});
    }
    presenceRows(before, after, statements);
    return statements;
}

} // namespace pairwright::sql
