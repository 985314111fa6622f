#pragma once

#include "app/cli/console/arguments.h"
#include "app/formats/csv/decoded_text.h"
#include "engine/base/expected.h"

#include <optional>
#include <string>

namespace pairwright::cli {

/// --encoding of the commands that read lists.
constexpr OptionSpec encodingOption{"encoding", "NAME",
                                    "how the letters of a list are written: windows-1250, koi8-r, ..."};

/// No value where it is not given; refused where there is no such encoding, with all that there are.
Expected<std::optional<TextEncoding>, CliError> askedEncoding(const Arguments& arguments);

/// What the names are in each of the encodings that a file can have, and what to do about it.
std::string describe(const std::vector<EncodingReading>& readings);

} // namespace pairwright::cli
