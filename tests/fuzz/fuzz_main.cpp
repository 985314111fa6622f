#include "tests/fuzz/body.h"

/// PAIRWRIGHT_FUZZ_BODY names one of the bodies.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    pairwright::fuzz::PAIRWRIGHT_FUZZ_BODY({data, size});
    return 0;
}
