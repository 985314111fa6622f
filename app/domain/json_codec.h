#pragma once

#include "app/domain/enum_names.h"
#include "app/domain/ids.h"
#include "app/domain/kept_record.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/descriptor.h"

#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Values to and from JSON. One describe(visit, value) per struct, in any header that the translation
/// unit includes, serves both directions: JsonWriter and JsonReader visit the same fields.
namespace pairwright {

template <class T, class U>
concept Like = std::same_as<std::remove_const_t<T>, U>;

namespace json {

template <class T>
struct IsVector : std::false_type {
};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {
};
template <class T>
struct IsOptional : std::false_type {
};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {
};
template <class T>
struct IsRoundMap : std::false_type {
};
template <class T>
struct IsRoundMap<std::map<RoundNumber, T>> : std::true_type {
};

template <class T>
struct IsVariant : std::false_type {
};
template <class... T>
struct IsVariant<std::variant<T...>> : std::true_type {
};

template <class T>
struct IsPair : std::false_type {
};
template <class A, class B>
struct IsPair<std::pair<A, B>> : std::true_type {
};

/// Collects the fields of one struct. An optional without a value leaves its field out.
class Writer {
public:
    template <class T>
    void operator()(const char* key, const T& value);
    /// A field that older files do not have.
    template <class T>
    void orDefault(const char* key, const T& value)
    {
        (*this)(key, value);
    }
    QJsonObject object;
};

/// Fills the fields of one struct; `ok` turns false at the first field that does not fit.
class Reader {
public:
    explicit Reader(QJsonObject from)
        : object(std::move(from))
    {
    }
    template <class T>
    void operator()(const char* key, T& value);
    /// A field that older files do not have: `value` stays as it is then.
    template <class T>
    void orDefault(const char* key, T& value)
    {
        if (has(key))
            (*this)(key, value);
    }
    [[nodiscard]] bool has(const char* key) const { return object.contains(QLatin1StringView{key}); }
    QJsonObject object;
    bool ok = true;
};

template <class T>
QJsonValue write(const T& value)
{
    if constexpr (std::same_as<T, bool> || std::same_as<T, int> || std::same_as<T, QString>) {
        return QJsonValue(value);
    } else if constexpr (std::same_as<T, KeptRecord>) {
        return QJsonValue(value.json());
    } else if constexpr (std::same_as<T, std::string>) {
        return QJsonValue(QString::fromStdString(value));
    } else if constexpr (std::same_as<T, std::int64_t>) {
        return QJsonValue(static_cast<qint64>(value));
    } else if constexpr (std::same_as<T, std::uint64_t>) {
        return QJsonValue(QString::number(value)); // JSON numbers are doubles
    } else if constexpr (std::same_as<T, PlayerKey>) {
        return QJsonValue(static_cast<qint64>(value.value));
    } else if constexpr (std::same_as<T, RoundNumber> || std::same_as<T, Tpn>) {
        return QJsonValue(value.value);
    } else if constexpr (std::same_as<T, Score>) {
        return QJsonValue(value.tenths);
    } else if constexpr (std::same_as<T, TieBreak>) {
        return QJsonValue(QString::fromStdString(toString(value)));
    } else if constexpr (std::same_as<T, GameResult>) {
        return QJsonValue(codeOf(value));
    } else if constexpr (NamedEnum<T>) {
        return QJsonValue(nameOf(value));
    } else if constexpr (std::same_as<T, QDate>) {
        return value.isValid() ? QJsonValue(value.toString(Qt::ISODate)) : QJsonValue();
    } else if constexpr (std::same_as<T, QDateTime>) {
        return QJsonValue(value.toUTC().toString(Qt::ISODateWithMs));
    } else if constexpr (IsOptional<T>::value) {
        return value ? write(*value) : QJsonValue();
    } else if constexpr (IsVariant<T>::value) {
        return std::visit([](const auto& one) { return write(one); }, value); // what it is follows from its place
    } else if constexpr (IsVector<T>::value) {
        QJsonArray array;
        for (const auto& item : value)
            array.append(write(item));
        return array;
    } else if constexpr (IsPair<T>::value) {
        return QJsonArray{write(value.first), write(value.second)};
    } else if constexpr (IsRoundMap<T>::value) {
        QJsonObject object;
        for (const auto& [round, item] : value)
            object.insert(QString::number(round.value), write(item));
        return object;
    } else {
        Writer writer;
        describe(writer, value);
        return writer.object;
    }
}

template <class T>
bool read(const QJsonValue& from, T& value)
{
    if constexpr (std::same_as<T, bool>) {
        value = from.toBool();
        return from.isBool();
    } else if constexpr (std::same_as<T, int>) {
        value = from.toInt();
        return from.isDouble();
    } else if constexpr (std::same_as<T, QString>) {
        value = from.toString();
        return from.isString();
    } else if constexpr (std::same_as<T, KeptRecord>) {
        value = KeptRecord(from.toString());
        return from.isString();
    } else if constexpr (std::same_as<T, std::string>) {
        value = from.toString().toStdString();
        return from.isString();
    } else if constexpr (std::same_as<T, TieBreak>) {
        const auto parsed = parseTieBreak(from.toString().toStdString());
        if (parsed)
            value = *parsed;
        return parsed.hasValue();
    } else if constexpr (std::same_as<T, std::int64_t>) {
        value = from.toInteger();
        return from.isDouble();
    } else if constexpr (std::same_as<T, std::uint64_t>) {
        bool ok = false;
        value = from.toString().toULongLong(&ok);
        return ok;
    } else if constexpr (std::same_as<T, PlayerKey>) {
        value.value = from.toInteger();
        return from.isDouble();
    } else if constexpr (std::same_as<T, RoundNumber> || std::same_as<T, Tpn>) {
        value.value = from.toInt();
        return from.isDouble();
    } else if constexpr (std::same_as<T, Score>) {
        value.tenths = from.toInt();
        return from.isDouble();
    } else if constexpr (std::same_as<T, GameResult> || NamedEnum<T>) {
        std::optional<T> found;
        if constexpr (std::same_as<T, GameResult>)
            found = gameResultFromCode(from.toString());
        else
            found = fromName<T>(from.toString());
        if (found)
            value = *found;
        return found.has_value();
    } else if constexpr (std::same_as<T, QDate>) {
        value = QDate::fromString(from.toString(), Qt::ISODate);
        return from.isNull() || value.isValid();
    } else if constexpr (std::same_as<T, QDateTime>) {
        value = QDateTime::fromString(from.toString(), Qt::ISODateWithMs);
        return value.isValid();
    } else if constexpr (IsOptional<T>::value) {
        value.reset();
        if (from.isNull() || from.isUndefined())
            return true;
        return read(from, value.emplace());
    } else if constexpr (IsVector<T>::value) {
        value.clear();
        const QJsonArray array = from.toArray();
        for (const QJsonValue item : array) {
            if (!read(item, value.emplace_back()))
                return false;
        }
        return from.isArray();
    } else if constexpr (IsPair<T>::value) {
        const QJsonArray array = from.toArray();
        return array.size() == 2 && read(array.at(0), value.first) && read(array.at(1), value.second);
    } else if constexpr (IsRoundMap<T>::value) {
        value.clear();
        const QJsonObject object = from.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            bool ok = false;
            const int round = it.key().toInt(&ok);
            if (!ok || !read(it.value(), value[RoundNumber{round}]))
                return false;
        }
        return from.isObject();
    } else {
        Reader reader{from.toObject()};
        describe(reader, value);
        return reader.ok && from.isObject();
    }
}

template <class T>
void Writer::operator()(const char* key, const T& value)
{
    if constexpr (IsOptional<T>::value) {
        if (!value)
            return;
    }
    object.insert(QLatin1StringView{key}, write(value));
}

template <class T>
void Reader::operator()(const char* key, T& value)
{
    if (ok)
        ok = read(object.value(QLatin1StringView{key}), value);
}

} // namespace json
} // namespace pairwright
