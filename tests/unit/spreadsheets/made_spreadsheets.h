#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace pairwright::test {

/// The parts of an archive, each written by its function: large ones piece by piece.
using ZipPart = std::pair<QString, std::function<void(const std::function<void(const QByteArray&)>& write)>>;
QByteArray zipOf(const std::vector<ZipPart>& parts);
ZipPart part(const QString& name, const QByteArray& content);

/// A workbook of one sheet: what stands inside <worksheet>, and inside <sst>.
QByteArray xlsxOf(const QByteArray& worksheet, const QByteArray& sharedStrings = {});
/// The same with the sheet written piece by piece.
QByteArray xlsxOf(const std::function<void(const std::function<void(const QByteArray&)>&)>& worksheet);
/// An ODS: what stands inside <office:spreadsheet>.
QByteArray odsOf(const QByteArray& tables);

} // namespace pairwright::test
