#pragma once

#include "app/cli/input/trf_input.h"
#include "app/cli/pair/pairing_task.h"
#include "app/cli/standings/standings_task.h"
#include "app/domain/tournament.h"
#include "engine/judge.h"
#include "engine/trf/replay.h"

#include <memory>
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

/// The paired rounds of a TRF, or the published ones of a tournament file. Threads may ask for rounds at the same time;
/// each is made when it is asked for, so that a file of a thousand rounds takes no more memory than those in work.
class RecordedRounds {
public:
    /// All of them, or `only` one; fails when there is none. `choices` go before what the file says; in a tournament
    /// file each round keeps the edition that it was made with.
    static Expected<RecordedRounds, CliError> open(const std::string& path, const trf::Choices& choices,
                                                   std::optional<int> only);

    [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(lastRound_ - firstRound_) + 1; }
    /// `index` counts from 0. What the file left open are the remarks of its task.
    [[nodiscard]] Expected<RecordedRound, CliError> at(std::size_t index) const;
    /// Repairs of the file.
    [[nodiscard]] const std::vector<std::string>& remarks() const;
    /// The standings of the same file.
    [[nodiscard]] Expected<StandingsTask, CliError> standings() const;

private:
    /// At one place for good: the rounds refer to the document.
    struct OfTrf {
        TrfInput input;
        std::optional<trf::Replay> replay;
    };
    /// A tournament, and who has which number now: those are the numbers that the reader knows.
    struct Numbered {
        Tournament tournament;
        std::vector<PlayerKey> numbers;
        std::vector<std::string> remarks;
    };
    using Source = std::variant<std::unique_ptr<OfTrf>, Numbered, TeamTrfInput>;

    RecordedRounds(std::string path, const trf::Choices& choices, Source source);

    [[nodiscard]] int paired() const;
    void importWhatIsTold();
    /// The tournament whose rounds may have been paired before corrections: the file, or what is imported of a TRF.
    /// None: a TRF that tells of no change.
    [[nodiscard]] const Numbered* mayBeCorrected() const;
    [[nodiscard]] Expected<RecordedRound, CliError> fromTrf(const OfTrf& file, int round) const;
    [[nodiscard]] Expected<RecordedRound, CliError> fromTeamTrf(const TeamTrfInput& file, int round) const;
    [[nodiscard]] RecordedRound asRead(trf::RecordedRound recorded, int round) const;
    [[nodiscard]] Expected<RecordedRound, CliError> fromTournament(const Numbered& numbered, int round) const;

    std::string path_;
    trf::Choices choices_;
    Source source_;
    /// Of a file that tells of a change of numbers or results, or of teams in a table with rounds to come: as it is
    /// imported, with the numbers that its rounds were paired by.
    std::optional<Numbered> imported_;
    bool ofTable_ = false; ///< what is imported is such a table
    int firstRound_ = 1;
    int lastRound_ = 0;
};

} // namespace pairwright::cli
