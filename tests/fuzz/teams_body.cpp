#include "engine/trf/event_file.h"
#include "engine/trf/teams/to_team_state.h"
#include "tests/fuzz/complete_round.h"

namespace {

using namespace pairwright;

void requireRoundTrip(const trf::TeamFile& file)
{
    const auto written = trf::writeTeamFile(file);
    if (!written)
        return;
    const auto second = trf::readTeamFile(written->text);
    fuzz::require(second.hasValue(), "what was written cannot be read");
    const auto again = trf::writeTeamFile(second->file);
    fuzz::require(again && again->text == written->text, "written twice, different texts");
}

} // namespace

void pairwright::fuzz::teams(Bytes bytes)
{
    constexpr std::size_t mostTeams = 30; // keeps a run short
    constexpr int mostRounds = 20;
    const auto read = trf::EventFile::read(textOf(bytes));
    if (!read) {
        require(!read.error().text.empty(), "a refusal without a reason");
        return;
    }
    const trf::TeamFile* file = read->file.ofTeams();
    if (!file || file->teams.teams.size() > mostTeams || file->pairedRounds() > mostRounds)
        return;
    requireRoundTrip(*file);
    trf::TeamFile filled = *file;
    trf::fillTables(filled);
    require(trf::otherTeamPoints(filled).empty(), "points of its own that do not match");
    requireRoundTrip(filled);
    if (const auto table = read->file.standings({}))
        require(standingsOf(*table, table->completeRounds, {}).size() == file->teams.teams.size(),
                "a team has no rank");
    if (const auto replay = trf::EventReplay::of(read->file, {}))
        for (RoundNumber round{1}; round.value <= file->pairedRounds(); ++round.value)
            if (const auto recorded = replay->round(round))
                require(recorded->input.round == round, "another round");
    const auto input = read->file.nextRound({});
    if (!input)
        return;
    const auto pairing = pairRound(input->converted.state, input->request);
    if (pairing)
        requireComplete(input->converted.state, input->request, *pairing);
}
