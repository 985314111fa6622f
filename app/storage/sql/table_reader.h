#pragma once

#include "app/storage/sql/database.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/store_error.h"

#include <QString>

#include <functional>
#include <set>

namespace pairwright::sql {

/// Reads table after table until one fails or holds something that cannot be.
class Tables {
public:
    /// `impossible`: where to note the tables with rows that cannot be, and go on; nullptr: they are a failure.
    explicit Tables(Database& database, std::set<QString>* impossible = nullptr)
        : database_(database)
        , impossible_(impossible)
    {
    }

    /// `row` returns false when the row refers to something that is not there.
    void read(const char* table, const QString& sql, const std::function<bool(RowReader&)>& row)
    {
        if (!result_)
            return;
        bool fits = true;
        result_ = database_.select(sql, {}, [&](const QSqlQuery& query) {
            RowReader reader(query);
            const bool good = row(reader) && reader.ok;
            if (!good && impossible_ != nullptr)
                impossible_->insert(QLatin1StringView(table));
            fits = good || impossible_ != nullptr;
            return fits;
        });
        if (result_ && !fits) {
            result_ = Unexpected{StoreError{StoreError::Code::damaged,
                                            QStringLiteral("impossible row in table ") + QLatin1StringView(table)}};
        }
    }
    /// Its rows are numbered from 1: a gap is a row that is lost.
    void checkNumbers(const char* table, const char* column)
    {
        read(table,
             QStringLiteral("SELECT COUNT(*), COALESCE(MIN(%1), 1), COALESCE(MAX(%1), 0) FROM %2")
                 .arg(QLatin1StringView(column), QLatin1StringView(table)),
             [](RowReader& row) {
                 const int rows = row.number();
                 return row.number() == 1 && row.number() == rows;
             });
    }
    [[nodiscard]] const Expected<Done, StoreError>& result() const { return result_; }

private:
    Database& database_;
    std::set<QString>* impossible_;
    Expected<Done, StoreError> result_ = Done{};
};

} // namespace pairwright::sql
