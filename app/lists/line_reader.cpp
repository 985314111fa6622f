#include "app/lists/line_reader.h"

namespace pairwright {

namespace {

constexpr qint64 pieceOfText = 262'144;

} // namespace

bool LineReader::fill()
{
    buffer_.erase(0, position_);
    position_ = 0;
    const std::size_t before = buffer_.size();
    buffer_.resize(before + pieceOfText);
    const qint64 read = device_.read(buffer_.data() + before, pieceOfText);
    failed_ = read < 0;
    buffer_.resize(before + static_cast<std::size_t>(read > 0 ? read : 0));
    bytesRead_ += read > 0 ? read : 0;
    atEnd_ = read <= 0;
    return !atEnd_;
}

bool LineReader::next(std::string_view& line)
{
    std::size_t end = buffer_.find('\n', position_);
    while (end == std::string::npos && !atEnd_) {
        const std::size_t waiting = buffer_.size() - position_;
        if (waiting > longestLine) {
            tooLong_ = true;
            return false;
        }
        fill();
        end = buffer_.find('\n', position_ + (buffer_.size() - position_ > waiting ? waiting : 0));
    }
    if (end == std::string::npos && position_ == buffer_.size())
        return false;
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    line = std::string_view(buffer_).substr(position_, stop - position_);
    if (!line.empty() && line.back() == '\r')
        line.remove_suffix(1);
    position_ = end == std::string::npos ? buffer_.size() : end + 1;
    ++lineNumber_;
    return true;
}

} // namespace pairwright
