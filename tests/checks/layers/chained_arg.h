#pragma once

#include <string_view>
#include <vector>

namespace pairwright::layers {

/// The lines, from 1, where the answer of QString::arg is filled again: "%2" in the first value would be taken for a
/// place in the sentence. filled() of app/domain/text/filled.h fills all places at once.
std::vector<int> chainedArgs(std::string_view text);

} // namespace pairwright::layers
