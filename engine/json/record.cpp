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
    else
        object.insert("procedure", write(std::get<ProcedureRecord>(record)));
}

std::optional<DecisionRecord> recordIn(const Object& object)
{
    return object.contains("criteria") ? readAs<CriteriaRecord>(object["criteria"])
                                       : readAs<ProcedureRecord>(object["procedure"]);
}

} // namespace pairwright::json
