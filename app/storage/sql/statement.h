#pragma once

#include <QString>
#include <QVariant>

namespace pairwright::sql {

struct Statement {
    QString sql;
    QVariantList values;
    bool changesARow = false; ///< that is there
};

} // namespace pairwright::sql
