#include "ui/settings/kept_columns.h"

#include "ui/settings/user_settings.h"
#include "ui/widgets/data_table.h"

namespace pairwright {

void keepColumns(DataTable& table, UserSettings& settings)
{
    table.letColumnsBeChosen(settings.columns(table.objectName()));
    QObject::connect(&table, &DataTable::columnsChosen, &table,
                     [&table, &settings](const QString& choice) { settings.setColumns(table.objectName(), choice); });
}

} // namespace pairwright
