#include "app/engine_program/generate.h"

#include "app/engine_program/engine_file.h"
#include "engine/generator/generate.h"
#include "engine/generator/like.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/text/text.h"
#include "engine/trf/writer.h"

#include <algorithm>
#include <array>
#include <random>

namespace pairwright::engine_program {

namespace {

using generator::Settings;

Unexpected<Failure> refused(std::string message)
{
    return Unexpected{Failure{ExitCode::badRequest, std::move(message)}};
}

struct NumberKey {
    std::string_view key;
    std::string_view option;
};

/// Whose values are options of the generator. HalfPointByteRate is an old spelling that those engines take, too.
constexpr std::array<NumberKey, 9> numberKeys{{{"playersnumber", "players"},
                                               {"roundsnumber", "rounds"},
                                               {"drawpercentage", "draws"},
                                               {"forfeitrate", "forfeits"},
                                               {"retiredrate", "withdrawals"},
                                               {"halfpointbyerate", "half-byes"},
                                               {"halfpointbyterate", "half-byes"},
                                               {"highestrating", "highest-rating"},
                                               {"lowestrating", "lowest-rating"}}};

bool setPoints(PointSystem& points, std::string_view key, Score value)
{
    if (key == "pointsforwin") {
        points.win = {value, value};
        points.forfeitWin = points.fullPointBye = points.pairingAllocatedBye = value;
    } else if (key == "pointsfordraw") {
        points.draw = {value, value};
        points.halfPointBye = value;
    } else if (key == "pointsforloss") {
        points.loss = {value, value};
    } else if (key == "pointsforzpb" || key == "pointsforforfeitloss") {
        points.zeroPointBye = points.forfeitLoss = value;
    } else if (key == "pointsforpab") {
        points.pairingAllocatedBye = value;
    } else {
        return false;
    }
    return true;
}

/// Rates may be written as "12.5".
std::string wholeNumber(std::string_view text)
{
    return std::string(text.substr(0, text.find('.')));
}

Expected<Done, Failure> takeKey(std::string_view key, std::string_view value, Settings& settings)
{
    for (const NumberKey& number : numberKeys)
        if (number.key == key) {
            const auto set = generator::setOption(settings, number.option, wholeNumber(value));
            return set ? Expected<Done, Failure>(Done{}) : refused(generator::describe(set.error()));
        }
    // What those engines have no key for, by the name of the option.
    const auto set = generator::setOption(settings, key, value);
    if (set)
        return Done{};
    if (set.error().reason != generator::SettingsError::Reason::unknownOption)
        return refused(generator::describe(set.error()));
    const auto points = trf::parsePoints(value);
    if (points && setPoints(settings.points.front(), key, *points))
        return Done{};
    return refused("\"" + std::string(key) + "=" + std::string(value) + "\" is not understood");
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find_first_of("\r\n", from), text.size());
        lines.push_back(trf::trimmed(text.substr(from, to - from)));
        from = to + 1;
    }
    std::erase_if(lines, [](std::string_view line) { return line.empty() || line.front() == '#'; });
    return lines;
}

Expected<Done, Failure> takeConfiguration(const std::string& path, Settings& settings)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return Unexpected{bytes.error()};
    for (const std::string_view line : linesOf(*bytes)) {
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos)
            return refused(path + ": \"" + std::string(line) + "\" is no KEY=VALUE");
        const std::string key = trf::lowerCase(trf::trimmed(line.substr(0, equals)));
        if (auto taken = takeKey(key, trf::trimmed(line.substr(equals + 1)), settings); !taken)
            return refused(path + ": " + taken.error().message);
    }
    // One of the two ratings may be given without the other.
    settings.lowestRating.most = std::min(settings.lowestRating.most, settings.highestRating.least);
    settings.lowestRating.least = std::min(settings.lowestRating.least, settings.lowestRating.most);
    return Done{};
}

Expected<Settings, Failure> settingsOf(const Request& request)
{
    constexpr const char* ofTeams = " is of teams; a random event of teams is made by pairwright-cli generate";
    Settings settings;
    const std::string key = request.system.value_or(std::string(usualSystem));
    if (isOfTeams(key))
        return refused("--" + key + ofTeams);
    settings.system = (request.edition ? findSystem(key, *request.edition) : systemInForce(key, {}))->id;
    if (request.input) {
        const auto model = readEngineFile(*request.input, request.system, request.edition);
        if (!model)
            return Unexpected{model.error()};
        const trf::Document* players = model->event.ofPlayers();
        if (!players)
            return refused(*request.input + ofTeams);
        const auto system = trf::chooseSystem(*players, model->choices);
        if (!system)
            return refused(*request.input + ": " + trf::describe(system.error()));
        settings = generator::like(*players, system->edition);
    }
    if (request.configuration)
        if (auto taken = takeConfiguration(*request.configuration, settings); !taken)
            return Unexpected{taken.error()};
    return settings;
}

/// Seeds are numbers; what is none is hashed into one (FNV-1a).
std::uint64_t seedOf(const std::optional<std::string>& text)
{
    if (!text)
        return std::random_device()();
    if (const auto number = trf::parseNumber(*text))
        return static_cast<std::uint64_t>(*number);
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : *text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return hash;
}

} // namespace

Expected<Done, Failure> generateTournament(const Request& request, std::string& remarks)
{
    const auto settings = settingsOf(request);
    if (!settings)
        return Unexpected{settings.error()};
    const auto generated = generator::generate(*settings, seedOf(request.seed));
    if (!generated)
        return refused(generator::describe(generated.error()));
    if (request.checklist)
        remarks += "no checklist is written for a random tournament; check it with -c -l\n";
    const auto written = trf::write(generated->document, {trf::Version::trf26, trf::Profile::engine});
    if (!written)
        return Unexpected{Failure{ExitCode::tooLarge, trf::describe(written.error())}};
    if (auto saved = writeBytes(request, *request.output, written->text); !saved)
        return saved;
    if (generated->stopped)
        return Unexpected{Failure{ExitCode::noLegalPairing, *request.output + ": the tournament ends early, round " +
                                                                std::to_string(generated->document.pairedRounds() + 1) +
                                                                " has no legal pairing"}};
    return Done{};
}

} // namespace pairwright::engine_program
