#pragma once

#include <QString>

#include <memory>

namespace pairwright {

struct StoredRecord;

/// The decision record of a version as it is stored, in JSON. It is read when somebody first asks, once for all copies
/// of the version: they share it. Threads may ask at the same time.
class KeptRecord {
public:
    KeptRecord() = default; ///< there is none
    explicit KeptRecord(const QString& json);
    explicit KeptRecord(const StoredRecord& record);

    [[nodiscard]] bool isEmpty() const { return kept_ == nullptr; }
    [[nodiscard]] QString json() const;
    /// nullptr: there is none, or it is damaged or of a newer program. Lives as long as a copy of this.
    [[nodiscard]] const StoredRecord* read() const;

    friend bool operator==(const KeptRecord& a, const KeptRecord& b)
    {
        return a.kept_ == b.kept_ || a.json() == b.json();
    }

private:
    struct Kept;
    std::shared_ptr<Kept> kept_;
};

} // namespace pairwright
