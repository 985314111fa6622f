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

} // namespace pairwright::sql
