#include "app/storage/tournament/column_texts.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/tournament/tables.h"

namespace pairwright::sql {

QString dayText(const std::optional<Postponement>& postponed)
{
    if (!postponed)
        return QStringLiteral("");
    return postponed->to ? postponed->to->toString(Qt::ISODate) : QString(QLatin1StringView(openDay));
}

QString listsText(const std::vector<CountedList>& lists)
{
    QStringList names;
    for (const CountedList list : lists)
        names.append(QString(nameOf(list)));
    return names.join(QLatin1Char(','));
}

QString optionsText(const SystemOptions& options)
{
    return options.chosen().empty() ? QStringLiteral("") : json::compactText(json::write(options));
}

QVariant phaseText(const std::optional<ManualPhase>& phase)
{
    if (!phase)
        return {};
    return json::compactText(json::write(*phase));
}

} // namespace pairwright::sql
