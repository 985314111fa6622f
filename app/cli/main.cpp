#include "app/cli/command_line.h"

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

int main(int argc, char* argv[])
{
    using pairwright::cli::ExitCode;
    try {
        const std::vector<std::string> words(argv + 1, argv + (argc > 0 ? argc : 1));
        return static_cast<int>(pairwright::cli::runCommandLine(words));
    } catch (const std::bad_alloc&) {
        std::fputs("pairwright-cli: not enough memory for a field of this size\n", stderr);
        return static_cast<int>(ExitCode::tooLarge);
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "pairwright-cli: internal error: %s\n", failure.what());
        return static_cast<int>(ExitCode::internalError);
    }
}
