#pragma once

namespace pairwright {

/// Embeddings, overrides and isolates, which turn the direction of the text behind them.
constexpr bool turnsDirection(char32_t sign)
{
    return (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
}

/// Separators of lines and of paragraphs.
constexpr bool separatesLines(char32_t sign)
{
    return sign == 0x2028 || sign == 0x2029;
}

/// What nobody sees and readers obey: those, and the marks for one place (left-to-right, right-to-left, Arabic letter),
/// which some languages need within a name.
constexpr bool steersText(char32_t sign)
{
    return turnsDirection(sign) || separatesLines(sign) || sign == 0x200E || sign == 0x200F || sign == 0x061C;
}

/// The control characters of ASCII and Latin-1.
constexpr bool isControlCharacter(char32_t sign)
{
    return sign < 0x20 || (sign >= 0x7F && sign <= 0x9F);
}

} // namespace pairwright
