#pragma once

#include "app/domain/changes/field_edit.h"
#include "app/domain/setup/event_data.h"

#include <cstdint>
#include <span>

/// The fields of EventData, in one table; the dates of the rounds are a list of their own.
namespace pairwright {

enum class EventField : std::uint8_t {
    name,
    city,
    federation,
    start,
    end,
    chiefArbiter,
    deputyArbiters,
    timeControl,
};

struct EventFieldInfo {
    using Value = std::variant<QString, QDate, Official, std::vector<Official>>;
    using Member = std::variant<QString EventData::*, QDate EventData::*, Official EventData::*,
                                std::vector<Official> EventData::*>;

    EventField field = EventField::name;
    Member member;
    const char* key = "";  ///< in JSON and in findings
    const char* word = ""; ///< for people; translated by eventFieldWord
};

std::span<const EventFieldInfo> eventFields();
const EventFieldInfo& infoOf(EventField field);
/// In the language of the program.
QString eventFieldWord(const EventFieldInfo& info);

using EventFieldEdit = FieldEdit<EventField, EventFieldInfo::Value>;

} // namespace pairwright
