#include "engine/trf/convert/system_choice.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr std::string_view customSwiss = "CUSTOM_SWISS";

std::string startDate(const Document& document)
{
    const auto& start = document.header.start;
    return start && start->day ? toIso(*start) : std::string();
}

Unexpected<ConversionError> unknown(std::string asked)
{
    return Unexpected{ConversionError{.code = ConversionErrorCode::unknownSystem, .detail = std::move(asked)}};
}

bool isCustom(std::string_view code)
{
    return code.starts_with(customSwiss) || std::ranges::any_of(systems(), [&](const SystemInfo& info) {
               return !info.customCode.empty() && code.starts_with(info.customCode);
           });
}

/// What the file names, if it names anything.
Expected<std::optional<SystemEdition>, ConversionError> systemOfFile(const Document& document)
{
    const std::string& code = document.header.encodedType;
    if (document.system) {
        const auto& [key, edition] = *document.system;
        const SystemInfo* info = findSystem(key, edition);
        if (!info)
            return unknown(key + " " + std::to_string(edition));
        if (!code.empty() && !isCustom(code) && systemForTrfCode(code, startDate(document)) != info)
            return Unexpected{ConversionError{.code = ConversionErrorCode::systemsDisagree,
                                              .detail = code + ", " + key + " " + std::to_string(edition)}};
        return std::optional(info->id);
    }
    if (!code.empty()) {
        const SystemInfo* info = systemForTrfCode(code, startDate(document));
        return info ? Expected<std::optional<SystemEdition>, ConversionError>(info->id) : unknown(code);
    }
    // bbpPairings 6 writes its code into the free text of 092.
    const SystemInfo* info = systemForTrfCode(document.header.type, startDate(document));
    return info ? std::optional(info->id) : std::optional<SystemEdition>();
}

Expected<SystemChoice, ConversionError> chosenByCaller(const Document& document, const Choices& choices)
{
    std::string key = choices.system.value_or("");
    if (key.empty()) {
        auto ofFile = systemOfFile(document);
        if (!ofFile)
            return Unexpected{ofFile.error()};
        const SystemInfo* info = *ofFile ? findSystem(**ofFile) : nullptr;
        key = info ? info->key : usualSystem;
    }
    const SystemInfo* info =
        choices.edition ? findSystem(key, *choices.edition) : systemInForce(key, startDate(document));
    if (!info)
        return unknown(choices.edition ? key + " " + std::to_string(*choices.edition) : key);
    return SystemChoice{info->id, std::nullopt};
}

/// Without a word of the caller: what the file names, else Dutch by the start date.
Expected<SystemChoice, ConversionError> chosenByFile(const Document& document)
{
    auto ofFile = systemOfFile(document);
    if (!ofFile)
        return Unexpected{ofFile.error()};
    if (*ofFile)
        return SystemChoice{**ofFile, std::nullopt};
    const std::string date = startDate(document);
    const SystemInfo* info = systemInForce(usualSystem, date);
    if (!info)
        return unknown(std::string(usualSystem));
    const std::string name = std::string(info->key) + " " + std::to_string(info->id.edition);
    return SystemChoice{info->id, Note{date.empty() ? NoteCode::systemByDefault : NoteCode::systemByDate, name}};
}

} // namespace

Expected<SystemChoice, ConversionError> chooseSystem(const Document& document, const Choices& choices)
{
    auto choice = choices.system || choices.edition ? chosenByCaller(document, choices) : chosenByFile(document);
    if (choice && gamesOfARound(choice->edition.system) != document.gamesOfARound) {
        const SystemInfo* info = findSystem(choice->edition);
        return Unexpected{
            ConversionError{.code = ConversionErrorCode::otherColumns, .detail = std::string(info->name)}};
    }
    return choice;
}

} // namespace pairwright::trf
