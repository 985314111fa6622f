#include "app/domain/json/record_json.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "engine/json/record.h"

namespace pairwright {

namespace {

constexpr int recordVersion = 1;

} // namespace

QString toJson(const StoredRecord& stored)
{
    json::Writer writer;
    writer("v", recordVersion);
    writer("program", stored.program);
    writer("system", stored.system);
    writer("effectiveNumbers", stored.effectiveNumbers);
    writer("resultsBefore", stored.resultsBefore);
    json::insertRecord(writer.object, stored.record);
    return json::compactText(std::move(writer.object));
}

Expected<StoredRecord, RecordError> storedRecordFromJson(const QString& text)
{
    const json::Value whole = json::parsed(text);
    if (whole.isNull())
        return Unexpected{RecordError{QStringLiteral("no JSON"), 0}};
    json::Reader reader(whole);
    int version = 0;
    reader("v", version);
    if (!reader.ok || version > recordVersion)
        return Unexpected{RecordError{QStringLiteral("unknown version of the record"), version}};
    StoredRecord stored;
    reader("program", stored.program);
    reader("system", stored.system);
    reader("effectiveNumbers", stored.effectiveNumbers);
    reader.orDefault("resultsBefore", stored.resultsBefore);
    auto record = json::recordIn(reader.object);
    if (!reader.ok || !record)
        return Unexpected{RecordError{QStringLiteral("damaged record"), version}};
    stored.record = std::move(*record);
    return stored;
}

} // namespace pairwright
