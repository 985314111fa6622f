#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

struct ZipContent {
    QString name;
    QByteArray bytes;
};

/// A zip archive with these entries in memory; the same entries give the same bytes. No value: there is no memory.
std::optional<QByteArray> zipped(const std::vector<ZipContent>& entries);

} // namespace pairwright
