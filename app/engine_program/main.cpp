#include "app/engine_program/generate.h"
#include "app/engine_program/pair.h"
#include "app/engine_program/recorded.h"
#include "app/engine_program/request.h"
#include "engine/trf/text/text.h"

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

namespace {

using namespace pairwright;
using engine_program::ExitCode;

/// What a file holds, and what it is called, does not steer the terminal.
std::string shown(std::string_view text)
{
    auto characters = trf::fromUtf8(text);
    if (!characters)
        characters = trf::fromWindows1252(text);
    for (char32_t& character : *characters)
        if (character != U'\n' && trf::isControl(character))
            character = U'\uFFFD';
    return trf::toUtf8(*characters);
}

void write(std::FILE* stream, std::string_view text)
{
    // Nowhere is left to report that a standard stream cannot be written, but for the exit code at the end.
    [[maybe_unused]] const std::size_t written = std::fwrite(text.data(), 1, text.size(), stream);
}

Expected<Done, engine_program::Failure> serve(const engine_program::Request& request, std::string& output,
                                              std::string& remarks)
{
    if (request.pair)
        return engine_program::pairNextRound(request, output, remarks);
    if (request.check)
        return engine_program::checkRounds(request, output, remarks);
    if (request.generate)
        return engine_program::generateTournament(request, remarks);
    return Done{};
}

int run(const std::vector<std::string>& words)
{
    const auto request = engine_program::parseRequest(words);
    if (!request) {
        write(stderr, shown("pairwright-engine: " + request.error().message + "\n"));
        write(stderr, engine_program::usage());
        return static_cast<int>(request.error().code);
    }
    if (request->help) {
        write(stdout, engine_program::usage());
        return static_cast<int>(std::fflush(stdout) == 0 ? ExitCode::done : ExitCode::fileAccess);
    }
    std::string output = request->release ? "Pairwright engine " PAIRWRIGHT_VERSION "\n" : "";
    std::string remarks;
    const auto outcome = serve(*request, output, remarks);
    write(stdout, shown(output));
    write(stderr, shown(remarks));
    if (!outcome)
        write(stderr, shown("pairwright-engine: " + outcome.error().message + "\n"));
    if (std::fflush(stdout) != 0)
        return static_cast<int>(ExitCode::fileAccess);
    return static_cast<int>(outcome ? ExitCode::done : outcome.error().code);
}

} // namespace

int main(int argc, char* argv[])
{
    try {
        return run({argv + 1, argv + (argc > 0 ? argc : 1)});
    } catch (const std::bad_alloc&) {
        write(stderr, "pairwright-engine: not enough memory for a field of this size\n");
        return static_cast<int>(ExitCode::tooLarge);
    } catch (const std::exception& failure) {
        write(stderr, std::string("pairwright-engine: internal error: ") + failure.what() + "\n");
        return static_cast<int>(ExitCode::internalError);
    }
}
