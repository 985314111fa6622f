#pragma once

#include "app/domain/boxed.h"
#include "app/domain/ids.h"
#include "app/domain/json/enum_names.h"
#include "app/domain/rounds/board_colours.h"
#include "app/domain/rounds/kept_record.h"
#include "engine/json/codec.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTime>

/// What the JSON of app adds to that of the engine: Qt's values and the domain's own.
namespace pairwright::json {

template <class T>
struct IsOptional<Boxed<T>> : std::true_type {
};

template <>
struct Codec<QString> {
    static Value write(const QString& value) { return value.toStdString(); }
    static bool read(const Value& from, QString& value)
    {
        value = QString::fromStdString(from.text());
        return from.as<std::string>() != nullptr;
    }
};

template <>
struct Codec<KeptRecord> {
    static Value write(const KeptRecord& value) { return value.json().toStdString(); }
    static bool read(const Value& from, KeptRecord& value)
    {
        value = KeptRecord(QString::fromStdString(from.text()));
        return from.as<std::string>() != nullptr;
    }
};

template <>
struct Codec<PlayerKey> {
    static Value write(PlayerKey value) { return value.value; }
    static bool read(const Value& from, PlayerKey& value) { return json::read(from, value.value); }
};

template <>
struct Codec<ThingId> {
    static Value write(ThingId value) { return value.value; }
    static bool read(const Value& from, ThingId& value) { return json::read(from, value.value); }
};

template <>
struct Codec<GameResult> {
    static Value write(GameResult value)
    {
        return std::string(codeOf(value).data(), static_cast<std::size_t>(codeOf(value).size()));
    }
    static bool read(const Value& from, GameResult& value)
    {
        const auto found = gameResultFromCode(QString::fromStdString(from.text()));
        if (found)
            value = *found;
        return found.has_value();
    }
};

/// The two that are usual by name, others by the letters of all boards.
template <>
struct Codec<BoardColours> {
    static constexpr std::string_view alternating = "alternating";
    static constexpr std::string_view alike = "alike";
    static Value write(BoardColours value)
    {
        return value == BoardColours::alternating() ? std::string(alternating)
               : value == BoardColours::alike()     ? std::string(alike)
                                                    : value.letters(BoardColours::mostBoards);
    }
    static bool read(const Value& from, BoardColours& value)
    {
        const std::string& text = from.text();
        const auto found = text == alternating ? std::optional(BoardColours::alternating())
                           : text == alike     ? std::optional(BoardColours::alike())
                                               : BoardColours::of(text);
        value = found.value_or(BoardColours());
        return found.has_value();
    }
};

template <>
struct Codec<QDate> {
    static Value write(const QDate& value)
    {
        return value.isValid() ? Value(value.toString(Qt::ISODate).toStdString()) : Value();
    }
    static bool read(const Value& from, QDate& value)
    {
        value = QDate::fromString(QString::fromStdString(from.text()), Qt::ISODate);
        return from.isNull() || value.isValid();
    }
};

/// To the minute.
template <>
struct Codec<QTime> {
    static constexpr const char* format = "HH:mm";
    static Value write(const QTime& value)
    {
        return value.isValid() ? Value(value.toString(QLatin1StringView(format)).toStdString()) : Value();
    }
    static bool read(const Value& from, QTime& value)
    {
        value = QTime::fromString(QString::fromStdString(from.text()), QLatin1StringView(format));
        return from.isNull() || value.isValid();
    }
};

template <>
struct Codec<QDateTime> {
    static Value write(const QDateTime& value) { return value.toUTC().toString(Qt::ISODateWithMs).toStdString(); }
    static bool read(const Value& from, QDateTime& value)
    {
        value = QDateTime::fromString(QString::fromStdString(from.text()), Qt::ISODateWithMs);
        return value.isValid();
    }
};

inline QString compactText(const Value& value)
{
    return QString::fromStdString(compact(value));
}

/// null where the text is no JSON.
inline Value parsed(const QString& text)
{
    return parse(text.toStdString()).value_or(Value());
}

} // namespace pairwright::json
