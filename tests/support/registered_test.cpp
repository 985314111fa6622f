#include "tests/support/registered_test.h"

#include <cstdio>
#include <cstring>

namespace pairwright {

namespace {

// Filled before main, in whatever order the files are linked.
constinit const TestEntry* entries = nullptr;

} // namespace

TestEntry::TestEntry(const char* name, Run run) noexcept
    : name_(name)
    , run_(run)
    , next_(entries)
{
    entries = this;
}

int TestEntry::runNamed(int argc, char* argv[])
{
    for (const TestEntry* entry = entries; entry != nullptr; entry = entry->next_) {
        if (argc < 2)
            std::puts(entry->name_);
        else if (std::strcmp(entry->name_, argv[1]) == 0)
            return entry->run_(argc - 1, argv + 1);
    }
    if (argc < 2)
        return 0;
    std::fprintf(stderr, "there is no test %s here; without arguments the program lists what there is\n", argv[1]);
    return 2;
}

} // namespace pairwright
