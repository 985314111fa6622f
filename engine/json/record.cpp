#include "engine/json/record.h"

#include "engine/json/record_fields.h"

namespace pairwright::json {

namespace {

template <class Record>
std::optional<DecisionRecord> readAs(const Value& from)
{
    Record record;
    return read(from, record) ? std::optional<DecisionRecord>(std::move(record)) : std::nullopt;
}

} // namespace

void insertRecord(Object& object, const DecisionRecord& record)
{
    if (const auto* criteria = std::get_if<CriteriaRecord>(&record))
        object.insert("criteria", write(*criteria));
    else if (const auto* procedure = std::get_if<ProcedureRecord>(&record))
        object.insert("procedure", write(*procedure));
    else
        object.insert("table", write(std::get<TableRecord>(record)));
}

std::optional<DecisionRecord> recordIn(const Object& object)
{
    if (object.contains("criteria"))
        return readAs<CriteriaRecord>(object["criteria"]);
    return object.contains("table") ? readAs<TableRecord>(object["table"])
                                    : readAs<ProcedureRecord>(object["procedure"]);
}

} // namespace pairwright::json
