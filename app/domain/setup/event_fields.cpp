#include "app/domain/setup/event_fields.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr std::array eventFieldTable{
    EventFieldInfo{EventField::name, &EventData::name, "name",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "Name of the event")},
    EventFieldInfo{EventField::city, &EventData::city, "city", QT_TRANSLATE_NOOP("pairwright::ChangeText", "City")},
    EventFieldInfo{EventField::federation, &EventData::federation, "federation",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "Federation")},
    EventFieldInfo{EventField::start, &EventData::start, "start",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "First day")},
    EventFieldInfo{EventField::end, &EventData::end, "end", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Last day")},
    EventFieldInfo{EventField::chiefArbiter, &EventData::chiefArbiter, "chiefArbiter",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "Chief arbiter")},
    EventFieldInfo{EventField::deputyArbiters, &EventData::deputyArbiters, "deputyArbiters",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "Deputy arbiters")},
    EventFieldInfo{EventField::timeControl, &EventData::timeControl, "timeControl",
                   QT_TRANSLATE_NOOP("pairwright::ChangeText", "Time control")},
};

} // namespace

bool isPossible(const PartOfEvent& part)
{
    const auto isText = [](const QString& text) {
        return !text.trimmed().isEmpty() && isAllowedText(text, Longest::name);
    };
    return isText(part.event) && isText(part.name) && isText(part.title) && part.place >= 1 && part.place <= mostParts;
}

std::span<const EventFieldInfo> eventFields()
{
    return eventFieldTable;
}

const EventFieldInfo& infoOf(EventField field)
{
    return *std::find_if(eventFieldTable.begin(), eventFieldTable.end(),
                         [field](const EventFieldInfo& info) { return info.field == field; });
}

QString eventFieldWord(const EventFieldInfo& info)
{
    return QCoreApplication::translate("pairwright::ChangeText", info.word);
}

} // namespace pairwright
