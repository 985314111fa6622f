#include "app/domain/text/system_name.h"

#include "app/domain/text/filled.h"

#include <QCoreApplication>

#include <string>

namespace pairwright {

namespace {

constexpr const char* nameContext = "pairwright::SystemName";
/// Names that are words, as the registry has them; the rest are names of people and places, and FIDE's own.
[[maybe_unused]] constexpr const char* wordNames[] = {
    QT_TRANSLATE_NOOP("pairwright::SystemName", "Swiss Team"),
    QT_TRANSLATE_NOOP("pairwright::SystemName", "Round robin"),
    QT_TRANSLATE_NOOP("pairwright::SystemName", "Double round robin"),
    QT_TRANSLATE_NOOP("pairwright::SystemName", "Multiple round robin"),
};

} // namespace

QString systemName(const SystemInfo& system)
{
    return QCoreApplication::translate(nameContext, std::string(system.name).c_str());
}

QString systemEditionName(const SystemInfo& system)
{
    return filled(QStringLiteral("%1 %2"), systemName(system), system.id.edition);
}

} // namespace pairwright
