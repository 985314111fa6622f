#pragma once

#include "engine/trf/text/line_builder.h"
#include "engine/trf/writer.h"

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::trf {

/// The text as it grows, and what had to be left out. Inside the writer only.
class Output {
public:
    explicit Output(WriteOptions options)
        : options_(options)
    {
    }

    /// In the strict standard, of an event that is over or still played.
    [[nodiscard]] bool isReport() const { return options_.profile != Profile::engine; }
    [[nodiscard]] bool isExchange() const { return options_.profile == Profile::exchange; }
    [[nodiscard]] bool isEngine() const { return options_.profile == Profile::engine; }
    [[nodiscard]] bool isTrf16() const { return options_.version == Version::trf16; }

    /// "012 text": one line, whatever the text holds.
    void record(std::string_view code, std::string_view text);
    void line(LineBuilder&& builder);
    void omit(OmissionCode code, std::string detail = {}, std::optional<FileId> player = std::nullopt,
              std::optional<RoundNumber> round = std::nullopt);
    /// The text with control characters replaced, which is reported.
    std::string clean(std::string_view text, std::optional<FileId> player = std::nullopt);

    [[nodiscard]] Written take() && { return std::move(written_); }

private:
    WriteOptions options_;
    Written written_;
};

/// Success, or why nothing can be written.
using WriteOutcome = Expected<Done, WriteError>;

} // namespace pairwright::trf
