#include "app/domain/record_json.h"

#include "app/domain/json_codec.h"
#include "app/domain/json_fields.h"
#include "app/domain/record_names.h"

#include <QJsonDocument>

namespace pairwright {

template <class V, Like<CriterionValue> T>
void describe(V& visit, T& value)
{
    visit("criterion", value.criterion);
    visit("value", value.value);
    visit("charged", value.charged);
}

template <class V, Like<CandidateOrder> T>
void describe(V& visit, T& value)
{
    visit("exchanged", value.exchanged);
    visit("transposed", value.transposed);
    visit("limbo", value.limbo);
}

template <class V, Like<BracketRecord> T>
void describe(V& visit, T& value)
{
    visit("kind", value.kind);
    visit("residentScore", value.residentScore);
    visit("residents", value.residents);
    visit("mdps", value.mdps);
    visit("upfloaters", value.upfloaters);
    visit("shiftedToBlack", value.shiftedToBlack);
    visit("shiftedToWhite", value.shiftedToWhite);
    visit("pairs", value.pairs);
    visit("downfloaters", value.downfloaters);
    visit("criteria", value.criteria);
    visit("order", value.order);
}

template <class V, Like<CriteriaRecord> T>
void describe(V& visit, T& value)
{
    visit("brackets", value.brackets);
}

template <class V, Like<RejectedAlternative> T>
void describe(V& visit, T& value)
{
    visit("player", value.player);
    visit("reason", value.reason);
}

template <class V, Like<ProcedureStep> T>
void describe(V& visit, T& value)
{
    visit("article", value.article);
    visit("players", value.players);
    visit("outcome", value.outcome);
    visit("rejected", value.rejected);
}

template <class V, Like<ProcedureRecord> T>
void describe(V& visit, T& value)
{
    visit("steps", value.steps);
}

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
    if (const auto* criteria = std::get_if<CriteriaRecord>(&stored.record))
        writer("criteria", *criteria);
    if (const auto* procedure = std::get_if<ProcedureRecord>(&stored.record))
        writer("procedure", *procedure);
    return QString::fromUtf8(QJsonDocument(writer.object).toJson(QJsonDocument::Compact));
}

Expected<StoredRecord, RecordError> storedRecordFromJson(const QString& text)
{
    QJsonParseError parsed;
    json::Reader reader(QJsonDocument::fromJson(text.toUtf8(), &parsed).object());
    if (parsed.error != QJsonParseError::NoError)
        return Unexpected{RecordError{parsed.errorString(), 0}};
    int version = 0;
    reader("v", version);
    if (!reader.ok || version > recordVersion)
        return Unexpected{RecordError{QStringLiteral("unknown version of the record"), version}};
    StoredRecord stored;
    reader("program", stored.program);
    reader("system", stored.system);
    reader("effectiveNumbers", stored.effectiveNumbers);
    reader.orDefault("resultsBefore", stored.resultsBefore);
    if (reader.object.contains(QStringLiteral("criteria"))) {
        CriteriaRecord record;
        reader("criteria", record);
        stored.record = std::move(record);
    } else {
        ProcedureRecord record;
        reader("procedure", record);
        stored.record = std::move(record);
    }
    if (!reader.ok)
        return Unexpected{RecordError{QStringLiteral("damaged record"), version}};
    return stored;
}

} // namespace pairwright
