#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

/// What the fuzz targets do with their input, whatever bytes it is. libFuzzer calls it in the preset fuzz, and the test
/// fuzz_replay with the kept inputs. What must not be is a Finding.
namespace pairwright::fuzz {

struct Finding : std::logic_error {
    using std::logic_error::logic_error;
};

inline void require(bool holds, const char* what)
{
    if (!holds)
        throw Finding(what);
}

using Bytes = std::span<const std::uint8_t>;

inline std::string_view textOf(Bytes bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// A TRF that the reader accepts survives writing and reading once more.
void trf(Bytes bytes);
/// Of whatever tournament a TRF tells the next round is paired completely or refused with a reason.
void pair(Bytes bytes);
/// A TRF of teams survives writing and reading once more, its tables are those of its matches, and its next round is
/// paired completely or refused with a reason.
void teams(Bytes bytes);
/// The bytes are choices: who meets whom, results, byes. Every system pairs what comes of them completely and legally,
/// and its own round is clean.
void state(Bytes bytes);
/// A player list is read or refused.
void csv(Bytes bytes);
/// The JSON of commands, steps, changes, records and comparisons: what is accepted survives writing and reading.
void json(Bytes bytes);

} // namespace pairwright::fuzz
