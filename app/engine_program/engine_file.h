#pragma once

#include "app/engine_program/failure.h"
#include "app/engine_program/request.h"
#include "engine/base/expected.h"
#include "engine/trf/event_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::engine_program {

Expected<std::string, Failure> readBytes(const std::string& path);
/// Never over what the call reads.
Expected<Done, Failure> writeBytes(const Request& request, const std::string& path, std::string_view bytes);

/// A name without a folder lies beside `base`.
std::string beside(const std::string& base, const std::string& name);
/// "DIR/open.trf" with "list": "DIR/open.list".
std::string withEnding(const std::string& path, std::string_view ending);
/// "DIR/open.trf": "open".
std::string stem(const std::string& path);

/// A TRF, of players or of teams, and how it is to be paired.
struct EngineFile {
    trf::EventFile event;
    trf::Choices choices;
};

/// Whatever file those engines read. A system of the call must be the one that the file names, if it names one; the
/// edition is that of the call, of the file, or of its date. A system of players never pairs a file of teams.
Expected<EngineFile, Failure> readEngineFile(const std::string& path, const std::optional<std::string>& system,
                                             std::optional<int> edition);

} // namespace pairwright::engine_program
