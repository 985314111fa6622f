#include "engine/trf/convert/system_choice.h"

#include "engine/capabilities.h"
#include "engine/round_rules.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr std::string_view customStart = "CUSTOM"; // of other programs as well: our comment says which system

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
    return code.starts_with(customStart);
}

/// What the file names, if it names anything.
Expected<std::optional<SystemEdition>, ConversionError> systemOfFile(const Document& document)
{
    const std::string& code = document.header.encodedType;
    if (document.system) {
        const auto& [key, edition, cycles] = *document.system;
        const SystemInfo* info = cycles ? systemOfCycles(*cycles) : findSystem(key, edition);
        if (!info)
            return unknown(key + " " + (cycles ? "cycles " + std::to_string(*cycles) : std::to_string(edition)));
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

const SystemInfo* systemOfCycles(int cycles)
{
    const SystemOption* option = findOption(cyclesOption);
    SystemOptions options;
    if (option && option->has(std::to_string(cycles)))
        options.set(*option, std::to_string(cycles));
    for (const SystemInfo& info : systems())
        if (cyclesOf(info.id, options.only(capabilitiesOf(info.id).options)) == cycles)
            return &info;
    return nullptr;
}

bool isAllPlayAll(const Document& document, const Choices& choices)
{
    const auto system = chooseSystem(document, choices);
    return system && capabilitiesOf(system->edition).allPlayAll;
}

} // namespace pairwright::trf
