#include "app/cli/json_output.h"

#include <QJsonDocument>

namespace pairwright::cli {

void printJson(Console& console, QJsonObject object)
{
    object.insert(QStringLiteral("schema"), 1);
    console.print(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n");
}

} // namespace pairwright::cli
