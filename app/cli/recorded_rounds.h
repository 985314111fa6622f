#pragma once

#include "app/cli/pairing_task.h"
#include "app/domain/tournament.h"
#include "engine/judge.h"
#include "engine/trf/document.h"

#include <optional>
#include <variant>
#include <vector>

namespace pairwright::cli {

/// A round of a file as it was paired, with everything that it was paired from.
struct RecordedRound {
    PairingTask task; ///< absent is whoever has neither board nor bye
    GivenRound given;
    std::vector<std::pair<Tpn, Tpn>> colourless; ///< boards whose order means nothing
};

/// The paired rounds of a TRF, or the published ones of a tournament file, one at a time: a file of a thousand rounds
/// takes no more memory than one of them.
class RecordedRounds {
public:
    /// All of them, or `only` one; fails when there is none. `choices` go before what the file says; in a tournament
    /// file each round keeps the edition that it was made with.
    static Expected<RecordedRounds, CliError> open(const std::string& path, const trf::Choices& choices,
                                                   std::optional<int> only);

    /// The next one; no value behind the last.
    Expected<std::optional<RecordedRound>, CliError> next();
    /// Repairs and decisions that the file left open, as far as the rounds were read; each once.
    [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }

private:
    /// A tournament, and who has which number now: those are the numbers that the reader knows.
    struct Numbered {
        Tournament tournament;
        std::vector<PlayerKey> numbers;
    };

    RecordedRounds(std::string path, const trf::Choices& choices, std::variant<trf::Document, Numbered> source);

    [[nodiscard]] int paired() const;
    Expected<RecordedRound, CliError> fromTrf(const trf::Document& document, int round);
    Expected<RecordedRound, CliError> fromTournament(const Numbered& numbered, int round) const;

    std::string path_;
    trf::Choices choices_;
    std::variant<trf::Document, Numbered> source_;
    std::vector<std::string> remarks_;
    int nextRound_ = 1;
    int lastRound_ = 0;
};

} // namespace pairwright::cli
