#include "app/domain/json/record_json.h"
#include "app/pairing/manual_comparison.h"
#include "app/session/command/command_json.h"
#include "app/storage/tournament/journal_store.h"
#include "engine/json/value.h"
#include "tests/fuzz/body.h"

void pairwright::fuzz::json(Bytes bytes)
{
    if (const auto value = pairwright::json::parse(textOf(bytes))) {
        const std::string text = compact(*value);
        const auto again = pairwright::json::parse(text);
        require(again && compact(*again) == text, "JSON does not survive");
    }
    const QString text =
        QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    if (const auto step = stepFromJson(text))
        require(stepFromJson(toJson(*step)) == step, "a step does not survive");
    if (const auto delta = changesFromJson(text))
        require(changesFromJson(changesToJson(*delta)).has_value(), "changes do not survive");
    if (const auto record = storedRecordFromJson(text))
        require(storedRecordFromJson(toJson(*record)).hasValue(), "a record does not survive");
    if (const auto comparison = comparisonFromJson(text))
        require(comparisonFromJson(toJson(*comparison)).has_value(), "a comparison does not survive");
}
