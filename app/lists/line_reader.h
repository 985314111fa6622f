#pragma once

#include <QIODevice>

#include <string>
#include <string_view>

namespace pairwright {

/// The lines of a large text in bytes, without CR and LF, read in large pieces.
class LineReader {
public:
    static constexpr std::size_t longestLine = 65'536;

    explicit LineReader(QIODevice& device)
        : device_(device)
    {
    }
    /// The line stays until the next call. False at the end, or when isTooLong().
    bool next(std::string_view& line);
    /// A line has no end: this is no text.
    [[nodiscard]] bool isTooLong() const { return tooLong_; }
    [[nodiscard]] bool hasFailed() const { return failed_; }
    [[nodiscard]] qint64 bytesRead() const { return bytesRead_; }
    [[nodiscard]] qint64 lineNumber() const { return lineNumber_; }

private:
    bool fill();
    QIODevice& device_;
    std::string buffer_;
    std::size_t position_ = 0;
    qint64 bytesRead_ = 0;
    qint64 lineNumber_ = 0;
    bool atEnd_ = false;
    bool tooLong_ = false;
    bool failed_ = false;
};

} // namespace pairwright
