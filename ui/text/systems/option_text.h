#pragma once

#include <QString>

#include <string_view>

namespace pairwright {

/// Words of the options of systems (SystemOption), by key: "Rating limit (Maxi)". A key without words is its own name.
QString nameOfOption(std::string_view key);
/// "by the number of players". A choice without words, such as a number, is its own.
QString nameOfChoice(std::string_view key, std::string_view choice);
/// What it is for, one or two sentences; may be empty.
QString noteOfOption(std::string_view key);

} // namespace pairwright
