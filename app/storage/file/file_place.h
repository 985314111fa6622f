#pragma once

#include "app/storage/file/system_file.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace pairwright {

/// Where an open file lies, to notice when it does not lie there any more: removed, or replaced by another one of the
/// same name, as a program does that keeps folders in step. What is written then goes nowhere.
class FilePlace {
public:
    enum class State : std::uint8_t { inPlace, gone, replaced };

    /// Remembers which file the path leads to now.
    explicit FilePlace(const QString& path);
    /// On a network folder, where files have no number of their own to go by, only whether there is one.
    [[nodiscard]] State look() const;

private:
    QString path_;
    bool numbersHold_;
    std::optional<system_file::Identity> identity_;
};

} // namespace pairwright
