#pragma once

#include "engine/base/ids.h"
#include "engine/trf/document.h"

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::trf {

/// A TRF has no record for who was expelled, and the standings leave him out: `### Expelled @ Round n: pairing number`
/// says that he is so from that round on.
struct ExpelledLine {
    RoundNumber from;
    FileId player;
};

std::string toText(const ExpelledLine& line);
/// None: another line.
std::optional<ExpelledLine> readExpelledLine(std::string_view text);

} // namespace pairwright::trf
