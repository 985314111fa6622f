#include "engine/trf/reader.h"
#include "engine/trf/writer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace pairwright;

/// Whatever bytes come: the reader answers, and what it accepts survives writing and reading once more.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto first = trf::read(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!first) {
        if (trf::describe(first.error()).empty())
            std::abort();
        return 0;
    }
    const trf::WriteOptions options{trf::Version::trf26, trf::Profile::engine};
    const auto written = trf::write(first.value().document, options);
    if (!written)
        return 0;
    const auto second = trf::read(written.value().text);
    if (!second)
        std::abort();
    const auto again = trf::write(second.value().document, options);
    if (!again || again.value().text != written.value().text)
        std::abort();
    return 0;
}
