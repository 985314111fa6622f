#include "app/storage/server/server_database.h"

#include <QSqlError>

#include <array>
#include <utility>

namespace pairwright::server {

namespace {

using Code = StoreError::Code;

/// The first row that a state begins with counts (https://www.postgresql.org/docs/current/errcodes-appendix.html).
constexpr std::array<std::pair<const char*, Code>, 15> codes{{
    {"08", Code::cannotOpen},  // no connection
    {"25006", Code::readOnly}, // a transaction that only reads
    {"28", Code::cannotOpen},  // not who may come in
    {"3D", Code::cannotOpen},  // no such database
    {"40", Code::busy},        // rolled back for another's sake
    {"42501", Code::readOnly}, // no right to
    {"53100", Code::diskFull},
    {"53300", Code::busy},        // too many connections
    {"55P03", Code::blocked},     // a lock is not to be had
    {"57014", Code::interrupted}, // cancelled, or longer than it may
    {"57P", Code::cannotOpen},    // the server stops or starts
    {"58030", Code::io},
    {"PW001", Code::privateKept}, // ours, see server_rights.cpp
    {"XX001", Code::damaged},
    {"XX002", Code::damaged},
}};

} // namespace

std::unique_ptr<Database> over(const QSqlDatabase& connection, const QString& name)
{
    return std::make_unique<Database>(name, connection, storeErrorFrom);
}

StoreError storeErrorFrom(const QSqlError& error, const QString& name)
{
    Q_UNUSED(name)
    const QString state = error.nativeErrorCode();
    if (state.isEmpty())
        return {Code::cannotOpen, error.text(), true};
    for (const auto& [beginning, code] : codes)
        if (state.startsWith(QLatin1StringView(beginning)))
            return {code, error.text(), true};
    return {Code::failed, error.text(), true};
}

} // namespace pairwright::server
