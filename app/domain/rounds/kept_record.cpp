#include "app/domain/rounds/kept_record.h"

#include "app/domain/json/record_json.h"

#include <mutex>
#include <optional>

namespace pairwright {

struct KeptRecord::Kept {
    explicit Kept(const QString& text)
        : json(text)
    {
    }
    const QString json;
    std::once_flag once;
    std::optional<StoredRecord> record;
};

KeptRecord::KeptRecord(const QString& json)
    : kept_(json.isEmpty() ? nullptr : std::make_shared<Kept>(json))
{
}

KeptRecord::KeptRecord(const StoredRecord& record)
    : kept_(std::make_shared<Kept>(toJson(record)))
{
    std::call_once(kept_->once, [&] { kept_->record = record; });
}

QString KeptRecord::json() const
{
    return kept_ != nullptr ? kept_->json : QString();
}

const StoredRecord* KeptRecord::read() const
{
    if (kept_ == nullptr)
        return nullptr;
    std::call_once(kept_->once, [this] {
        if (auto read = storedRecordFromJson(kept_->json))
            kept_->record = std::move(read).value();
    });
    return kept_->record ? &*kept_->record : nullptr;
}

} // namespace pairwright
