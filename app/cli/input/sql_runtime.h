#pragma once

#include <QCoreApplication>

#include <optional>

namespace pairwright::cli {

/// What Qt needs to find its database driver. Made only by commands that touch a tournament file, for most
/// calls read a TRF and should start at once. A second one, also of another thread, leaves the first in charge.
class SqlRuntime {
public:
    SqlRuntime()
    {
        if (!QCoreApplication::instance())
            application_.emplace(count_, words_);
    }

private:
    char name_[15] = "pairwright-cli";
    char* words_[2] = {name_, nullptr};
    int count_ = 1;
    std::optional<QCoreApplication> application_;
};

} // namespace pairwright::cli
