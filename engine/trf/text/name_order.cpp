#include "engine/trf/text/name_order.h"

#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace pairwright::trf {

namespace {

/// Of Latin-1 and Latin Extended-A, U+00C0 to U+017F.
constexpr char32_t firstAccented = 0xC0;
constexpr std::array<std::string_view, 192> baseLetters{
    "a", "a", "a",  "a", "a", "a", "ae", "c",  "e", "e", "e",  "e",  "i", "i", "i",  "i",  "d", "n", "o",  "o",
    "o", "o", "o",  " ", "o", "u", "u",  "u",  "u", "y", "th", "ss", "a", "a", "a",  "a",  "a", "a", "ae", "c",
    "e", "e", "e",  "e", "i", "i", "i",  "i",  "d", "n", "o",  "o",  "o", "o", "o",  " ",  "o", "u", "u",  "u",
    "u", "y", "th", "y", "a", "a", "a",  "a",  "a", "a", "c",  "c",  "c", "c", "c",  "c",  "c", "c", "d",  "d",
    "d", "d", "e",  "e", "e", "e", "e",  "e",  "e", "e", "e",  "e",  "g", "g", "g",  "g",  "g", "g", "g",  "g",
    "h", "h", "h",  "h", "i", "i", "i",  "i",  "i", "i", "i",  "i",  "i", "i", "ij", "ij", "j", "j", "k",  "k",
    "k", "l", "l",  "l", "l", "l", "l",  "l",  "l", "l", "l",  "n",  "n", "n", "n",  "n",  "n", "n", "n",  "n",
    "o", "o", "o",  "o", "o", "o", "oe", "oe", "r", "r", "r",  "r",  "r", "r", "s",  "s",  "s", "s", "s",  "s",
    "s", "s", "t",  "t", "t", "t", "t",  "t",  "u", "u", "u",  "u",  "u", "u", "u",  "u",  "u", "u", "u",  "u",
    "w", "w", "y",  "y", "y", "z", "z",  "z",  "z", "z", "z",  "s",
};

constexpr char32_t firstCombining = 0x300;
constexpr char32_t lastCombining = 0x36F;

void appendFolded(std::string& text, char32_t letter)
{
    const bool small = (letter >= U'a' && letter <= U'z') || (letter >= U'0' && letter <= U'9');
    if (letter >= U'A' && letter <= U'Z')
        text += static_cast<char>(letter - U'A' + U'a');
    else if (small)
        text += static_cast<char>(letter);
    else if (letter >= firstAccented && letter - firstAccented < baseLetters.size())
        text += baseLetters[letter - firstAccented];
    else if (letter < firstAccented)
        text += ' ';
    else if (letter < firstCombining || letter > lastCombining)
        text += toUtf8(std::u32string_view(&letter, 1));
}

} // namespace

std::string foldedName(std::string_view name)
{
    std::string folded;
    for (const char32_t letter : fromUtf8(name).value_or(fromWindows1252(name))) {
        appendFolded(folded, letter);
        if (folded.ends_with("  "))
            folded.pop_back();
    }
    return std::string(trimmed(folded));
}

std::vector<int> nameRanks(std::span<const std::string> names)
{
    std::vector<std::string> folded;
    folded.reserve(names.size());
    for (const std::string& name : names)
        folded.push_back(foldedName(name));
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return folded[a] < folded[b]; });
    std::vector<int> ranks(names.size(), 1);
    for (std::size_t i = 1; i < order.size(); ++i)
        ranks[order[i]] = folded[order[i]] == folded[order[i - 1]] ? ranks[order[i - 1]] : static_cast<int>(i) + 1;
    return ranks;
}

} // namespace pairwright::trf
