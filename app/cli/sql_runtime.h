#pragma once

#include <QCoreApplication>

namespace pairwright::cli {

/// What Qt needs to find its database driver. Made only by commands that touch a tournament file, for most
/// calls read a TRF and should start at once.
class SqlRuntime {
public:
    SqlRuntime()
        : application_(count_, words_)
    {
    }

private:
    char name_[15] = "pairwright-cli";
    char* words_[2] = {name_, nullptr};
    int count_ = 1;
    QCoreApplication application_;
};

} // namespace pairwright::cli
