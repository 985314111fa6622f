#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::layers {

/// Why a line of ui could show the name of a player as markup, which loads what it names: it makes a widget that
/// guesses what its text is, in place of PlainLabel, TextView and the tool tips of the house. None: it could not.
std::optional<std::string> guessesMarkup(const std::string& file, std::string_view line);

/// True if a file makes boxes of Qt for messages and does not say of each that its text is plain.
bool leavesBoxesGuessing(std::string_view text);

} // namespace pairwright::layers
