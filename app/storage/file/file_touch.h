#pragma once

#include <QDateTime>
#include <QString>

#include <array>

namespace pairwright {

/// By what one sees, without opening either, that somebody has written to a tournament file or to the log beside it.
struct FileTouch {
    struct One {
        QDateTime at; ///< not valid: there is none
        qint64 size = 0;
        friend bool operator==(const One&, const One&) = default;
    };
    std::array<One, 2> files; ///< the file and its log

    static FileTouch of(const QString& path);
    friend bool operator==(const FileTouch&, const FileTouch&) = default;
};

} // namespace pairwright
