#include "engine/trf/event_file.h"

#include "engine/trf/teams/to_team_state.h"

#include <utility>

namespace pairwright::trf {

Expected<EventFile::Read, TeamFileError> EventFile::read(std::string_view bytes, const Choices& choices)
{
    if (isTeamFile(bytes)) {
        auto teams = readTeamFile(bytes);
        if (!teams)
            return Unexpected{teams.error()};
        std::vector<StatedPoints> other = otherTeamPoints(teams->file);
        return Read{EventFile(std::move(teams->file)), std::move(teams->repairs), std::move(other)};
    }
    auto players = trf::read(bytes, gamesOfARound(choices));
    if (!players)
        return Unexpected{TeamFileError{describe(players.error()), isTooLarge(players.error())}};
    std::vector<StatedPoints> other = statedPoints(players->repairs);
    return Read{EventFile(std::move(players->document)), std::move(players->repairs), std::move(other)};
}

int EventFile::pairedRounds() const
{
    const TeamFile* teams = ofTeams();
    return teams ? teams->pairedRounds() : ofPlayers()->pairedRounds();
}

Expected<PairingInput, ConversionError> EventFile::nextRound(const Choices& choices) const
{
    const TeamFile* teams = ofTeams();
    return teams ? toTeamPairingInput(*teams, choices) : toPairingInput(*ofPlayers(), choices);
}

Expected<StandingsInput, ConversionError> EventFile::standings(const Choices& choices) const
{
    const TeamFile* teams = ofTeams();
    return teams ? toTeamStandingsInput(*teams, choices) : toStandingsInput(*ofPlayers(), choices);
}

Expected<EventReplay, ConversionError> EventReplay::of(const EventFile& file, const Choices& choices)
{
    EventReplay replay(file, choices);
    if (const Document* players = file.ofPlayers()) {
        auto rounds = Replay::of(*players, choices);
        if (!rounds)
            return Unexpected{rounds.error()};
        replay.ofPlayers_ = std::move(*rounds);
    }
    return replay;
}

Expected<RecordedRound, ConversionError> EventReplay::round(RoundNumber round) const
{
    return ofPlayers_ ? ofPlayers_->round(round) : recordedTeamRound(*file_->ofTeams(), round, choices_);
}

} // namespace pairwright::trf
