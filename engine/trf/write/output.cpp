#include "engine/trf/write/output.h"

#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr std::string_view lineEnd = "\r\n";

} // namespace

void Output::record(std::string_view code, std::string_view text)
{
    LineBuilder builder(code);
    builder.append(" " + clean(text));
    line(std::move(builder));
}

void Output::line(LineBuilder&& builder)
{
    written_.text += toUtf8(std::move(builder).take());
    written_.text += lineEnd;
}

void Output::omit(OmissionCode code, std::string detail, std::optional<FileId> player, std::optional<RoundNumber> round)
{
    written_.omissions.push_back({code, player, round, std::move(detail)});
}

std::string Output::clean(std::string_view text, std::optional<FileId> player)
{
    std::optional<std::u32string> characters = fromUtf8(text);
    if (!characters)
        characters = fromWindows1252(text);
    if (std::none_of(characters->begin(), characters->end(), isControl))
        return toUtf8(*characters);
    std::replace_if(characters->begin(), characters->end(), isControl, U' ');
    std::string cleaned(trimmed(toUtf8(*characters)));
    omit(OmissionCode::controlCharacters, cleaned, player);
    return cleaned;
}

} // namespace pairwright::trf
