#pragma once

#include "engine/trf/replay.h"
#include "engine/trf/stated_standings.h"
#include "engine/trf/teams/team_file.h"
#include "engine/trf/to_standings.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pairwright::trf {

/// A TRF of players, or one of teams (record 192 names a system of C.04.6), for whoever asks either the same questions.
/// The ids of what it gives are those of players or the numbers of teams.
class EventFile {
public:
    struct Read;

    /// `choices` say how many columns a round of players has. What cannot be a file of teams, although it has records
    /// of teams, is a file of players, and refused by what pairs those.
    static Expected<Read, TeamFileError> read(std::string_view bytes, const Choices& choices = {});

    explicit EventFile(Document document)
        : content_(std::move(document))
    {
    }
    explicit EventFile(TeamFile file)
        : content_(std::move(file))
    {
    }

    [[nodiscard]] const Document* ofPlayers() const { return std::get_if<Document>(&content_); }
    [[nodiscard]] const TeamFile* ofTeams() const { return std::get_if<TeamFile>(&content_); }
    [[nodiscard]] int pairedRounds() const;
    [[nodiscard]] Expected<PairingInput, ConversionError> nextRound(const Choices& choices) const;
    [[nodiscard]] Expected<StandingsInput, ConversionError> standings(const Choices& choices) const;

private:
    std::variant<Document, TeamFile> content_;
};

struct EventFile::Read {
    EventFile file;
    std::vector<Repair> repairs;
    std::vector<StatedPoints> otherPoints; ///< that do not match the rounds
};

/// The paired rounds of such a file, each as it was before it was paired.
class EventReplay {
public:
    /// `file` outlives it. As Replay::of().
    static Expected<EventReplay, ConversionError> of(const EventFile& file, const Choices& choices);

    /// Precondition: 1 <= round <= pairedRounds().
    [[nodiscard]] Expected<RecordedRound, ConversionError> round(RoundNumber round) const;

private:
    EventReplay(const EventFile& file, Choices choices)
        : file_(&file)
        , choices_(std::move(choices))
    {
    }

    const EventFile* file_;
    Choices choices_;
    std::optional<Replay> ofPlayers_;
};

} // namespace pairwright::trf
