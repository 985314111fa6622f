#pragma once

#include <string>
#include <string_view>

/// A TRF16 has no record for matches, line-ups and rules of teams. One of ours has those of TRF26 as comment lines
/// (`### TRF26 330 +-   1  15   7`), which an office passes over, and from which the event comes back as it was.
namespace pairwright {

/// Those of a TRF26, and its own comment lines.
std::string commentsOf(std::string_view trf26);

/// The text with such comments as records again, each in its line, and without the records 013 that 310 takes the place
/// of. Any other file, TRF26 too, as it is.
std::string withRecordsOfComments(std::string_view text);

} // namespace pairwright
