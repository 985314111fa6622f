#include "app/engine_program/engine_file.h"

#include "app/files/part_file.h"
#include "engine/trf/convert/system_choice.h"

#include <algorithm>
#include <filesystem>

namespace pairwright::engine_program {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostBytes = std::size_t{64} * 1024 * 1024;

/// The system that the file names itself; none if it names none, or only a custom one.
std::optional<SystemEdition> namedIn(const trf::Document& document)
{
    const auto choice = trf::chooseSystem(document, {});
    return choice && !choice->note ? std::optional(choice->edition) : std::nullopt;
}

} // namespace

Expected<std::string, Failure> readBytes(const std::string& path)
{
    const auto file = files::openToRead(path);
    if (!file)
        return Unexpected{Failure{ExitCode::fileAccess, "cannot read " + path + ": " + describe(file.error())}};
    const auto bytes = file->read(mostBytes + 1);
    if (!bytes)
        return Unexpected{Failure{ExitCode::fileAccess, "cannot read " + path + ": " + describe(bytes.error())}};
    if (bytes->size() > mostBytes)
        return Unexpected{Failure{ExitCode::tooLarge, path + " has more than 64 MB"}};
    return *bytes;
}

Expected<Done, Failure> writeBytes(const Request& request, const std::string& path, std::string_view bytes)
{
    for (const auto& input : {request.input, request.configuration})
        if (input && files::isSame(*input, path))
            return Unexpected{Failure{ExitCode::fileAccess, "cannot write " + path + ": it is read by this call"}};
    if (const auto done = files::writeFile(path, bytes); !done)
        return Unexpected{
            Failure{ExitCode::fileAccess,
                    "cannot write " + (path.empty() ? "a file without name" : path) + ": " + describe(done.error())}};
    return Done{};
}

std::string beside(const std::string& base, const std::string& name)
{
    return fs::path(name).has_parent_path() ? name : (fs::path(base).parent_path() / name).string();
}

std::string withEnding(const std::string& path, std::string_view ending)
{
    return fs::path(path).replace_extension(ending).string();
}

std::string stem(const std::string& path)
{
    return fs::path(path).stem().string();
}

Expected<EngineFile, Failure> readEngineFile(const std::string& path, const std::optional<std::string>& system,
                                             std::optional<int> edition)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return Unexpected{bytes.error()};
    trf::Choices choices;
    if (system)
        choices.system = *system;
    auto read = trf::EventFile::read(*bytes, choices);
    if (!read)
        return Unexpected{Failure{read.error().isTooLarge ? ExitCode::tooLarge : ExitCode::badRequest,
                                  path + ": " + read.error().text}};
    EngineFile file{std::move(read->file), {}};
    file.choices.edition = edition;
    const trf::Document* players = file.event.ofPlayers();
    if (system && isOfTeams(*system) == (players != nullptr))
        return Unexpected{
            Failure{ExitCode::badRequest, path + (players ? " is no event of teams" : " is an event of teams") +
                                              ", the call says --" + *system}};
    const auto named = players ? namedIn(*players) : std::nullopt;
    const SystemInfo* info = named ? findSystem(*named) : nullptr;
    if (info && system && info->key != *system)
        return Unexpected{Failure{ExitCode::badRequest,
                                  path + " names the system " + std::string(info->name) + ", the call --" + *system}};
    if (!info || edition)
        file.choices.system = system;
    return file;
}

} // namespace pairwright::engine_program
