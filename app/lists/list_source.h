#pragma once

#include "app/lists/list_people.h"
#include "app/lists/list_reading.h"
#include "app/lists/table_list.h"
#include "engine/base/expected.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace pairwright {

/// What the user knows of a file better than the file itself.
struct ListFileOptions {
    TableListOptions table;
    std::optional<QString> month; ///< "2026-10"
};

/// The files of a folder that may hold lists, by name; what is in folders below it is not looked at.
QStringList listFilesIn(const QString& folder);

/// A file on its way in.
struct ListFile {
    QString path;
    QString name; ///< without folders
    QString hash; ///< SHA-256, hexadecimal
    qint64 bytes = 0;
};

/// Whether it can be read at all, and which file it is.
Expected<ListFile, ListReadError> lookAtListFile(const QString& path, const ListReadingWatch& watch);

/// Reads a list of any kind, text, XML or table, as it is or from a zip: what it is shows by what stands in it, its
/// month, where it does not say, by the name of the file or by its date. `people` is filled and sorted.
Expected<ListOrigin, ListReadError> readListFile(const ListFile& file, const ListFileOptions& options,
                                                 ListPeople& people, const ListReadingWatch& watch);

} // namespace pairwright
