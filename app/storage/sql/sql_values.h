#pragma once

#include "app/domain/ids.h"
#include "app/domain/json/enum_names.h"

#include <QDate>
#include <QDateTime>
#include <QSqlQuery>
#include <QString>
#include <QTime>
#include <QVariant>

#include <limits>
#include <optional>

/// Values of the domain as the tables hold them, and back.
namespace pairwright::sql {

/// A text that is not null: the driver binds a null QString as NULL.
inline QVariant of(const QString& text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}
inline QVariant of(int number)
{
    return QVariant(number);
}
inline QVariant of(bool yes)
{
    return QVariant(yes ? 1 : 0);
}
inline QVariant of(PlayerKey key)
{
    return QVariant(static_cast<qlonglong>(key.value));
}
inline QVariant of(ThingId id)
{
    return QVariant(static_cast<qlonglong>(id.value));
}
inline QVariant of(RoundNumber round)
{
    return QVariant(round.value);
}
inline QVariant of(const QDate& date)
{
    return date.isValid() ? QVariant(date.toString(Qt::ISODate)) : QVariant();
}
/// To the minute.
inline QVariant of(const QTime& time)
{
    return time.isValid() ? QVariant(time.toString(QStringLiteral("HH:mm"))) : QVariant();
}
inline QVariant of(const QDateTime& time)
{
    return QVariant(time.toUTC().toString(Qt::ISODateWithMs));
}
/// As a text: it does not fit a signed column.
inline QVariant of(std::uint64_t seed)
{
    return QVariant(QString::number(seed));
}
inline QVariant of(GameResult result)
{
    return QVariant(QString(codeOf(result)));
}
template <NamedEnum E>
QVariant of(E value)
{
    return QVariant(QString(nameOf(value)));
}
template <class T>
QVariant of(const std::optional<T>& value)
{
    return value ? of(*value) : QVariant();
}

/// A whole number that fits; Qt cuts off what does not.
inline std::optional<int> wholeNumber(const QVariant& value)
{
    bool isNumber = false;
    const qlonglong number = value.toLongLong(&isNumber);
    const bool isWhole = value.typeId() != QMetaType::Double || value.toDouble() == static_cast<double>(number);
    if (!isNumber || !isWhole || number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(number);
}

/// Reads the columns of one row from left to right. A value that does not fit, which only a damaged
/// file has, makes `ok` false.
class RowReader {
public:
    explicit RowReader(const QSqlQuery& row)
        : row_(row)
    {
    }

    QString text() { return next().toString(); }
    int number()
    {
        const auto value = wholeNumber(next());
        ok = ok && value.has_value();
        return value.value_or(0);
    }
    bool yes() { return number() != 0; }
    PlayerKey player() { return {longNumber()}; }
    ThingId thing() { return {longNumber()}; }
    std::int64_t longNumber()
    {
        bool fits = false;
        const qlonglong number = next().toLongLong(&fits);
        ok = ok && fits;
        return number;
    }
    RoundNumber round() { return RoundNumber{number()}; }
    QDate date() { return QDate::fromString(text(), Qt::ISODate); }
    QTime clock() { return QTime::fromString(text(), QStringLiteral("HH:mm")); }
    QDateTime time()
    {
        QDateTime value = QDateTime::fromString(text(), Qt::ISODateWithMs);
        ok = ok && value.isValid();
        return value;
    }
    GameResult result()
    {
        const auto value = gameResultFromCode(text());
        ok = ok && value.has_value();
        return value.value_or(GameResult::draw);
    }
    template <NamedEnum E>
    E named()
    {
        const auto value = fromName<E>(text());
        ok = ok && value.has_value();
        return value.value_or(E{});
    }

    /// True, and skipped, if the next column is NULL.
    bool isNull()
    {
        if (!row_.isNull(column_))
            return false;
        ++column_;
        return true;
    }
    /// A number that does not fit a signed column.
    std::optional<std::uint64_t> optionalSeed()
    {
        if (isNull())
            return std::nullopt;
        bool fits = false;
        const std::uint64_t seed = text().toULongLong(&fits);
        ok = ok && fits;
        return seed;
    }
    std::optional<int> optionalNumber() { return isNull() ? std::nullopt : std::optional(number()); }
    std::optional<RoundNumber> optionalRound() { return isNull() ? std::nullopt : std::optional(round()); }
    std::optional<PlayerKey> optionalPlayer() { return isNull() ? std::nullopt : std::optional(player()); }
    std::optional<QDateTime> optionalTime() { return isNull() ? std::nullopt : std::optional(time()); }
    std::optional<GameResult> optionalResult() { return isNull() ? std::nullopt : std::optional(result()); }

    bool ok = true;

private:
    QVariant next() { return row_.value(column_++); }
    const QSqlQuery& row_;
    int column_ = 0;
};

} // namespace pairwright::sql
