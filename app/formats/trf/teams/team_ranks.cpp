#include "app/formats/trf/teams/team_ranks.h"

#include "app/pairing/adapter.h"
#include "app/pairing/expelled.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/trf/stated_standings.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>

namespace pairwright {

namespace {

using Code = TrfImportNote::Code;

/// "ranks" where the file has one for everybody: they hold until tie-breaks are chosen.
QString takeStatedRanks(const trf::TeamFile& file, const TournamentState& state, Tournament& tournament)
{
    std::vector<StatedRank> ranks;
    for (const trf::TeamLine& line : file.teams.teams) {
        if (!line.rank || *line.rank < 1 || *line.rank > highestStatedRank)
            return {};
        const Tpn tpn{static_cast<std::int32_t>(ranks.size()) + 1};
        ranks.push_back({PlayerKey{tpn.value}, line.rank, state.scoreAfter(tpn, file.pairedRounds())});
    }
    tournament.settings.statedRanks = std::move(ranks);
    return QStringLiteral("ranks");
}

bool isExpelled(const Player& team)
{
    return std::ranges::any_of(team.withdrawals, &Withdrawal::expelled);
}

} // namespace

void takeTieBreaks(const trf::TeamFile& file, const TrfImportOptions& options, const TournamentState& state,
                   TrfImport& import)
{
    const trf::Header& header = file.games.header;
    Settings& settings = import.tournament.settings;
    const RecordedTieBreaks said = recordedTieBreaks(header.tieBreaks, header.standingsOrder, Entrants::teams);
    settings.tieBreaks.clear();
    if (said.unknown) {
        import.notes.push_back({options.tieBreaks ? Code::tieBreakLeftOut : Code::tieBreakUnknown,
                                {},
                                {},
                                QString::fromStdString(said.unknown->text)});
        import.unknownAfter = said.known;
    }
    const std::vector<TieBreak> counted =
        said.unknown ? options.tieBreaks.value_or(std::vector<TieBreak>()) : said.known;
    if (counted.empty()) {
        const QString ranks = takeStatedRanks(file, state, import.tournament);
        if (!said.unknown)
            import.notes.push_back({Code::tieBreaksNotSaid, {}, {}, ranks});
        return;
    }
    UsableTieBreaks usable = usableTieBreaks(counted, import.tournament.tieBreakRules().format);
    if (!usable.dropped.empty())
        import.notes.push_back({Code::tieBreaksDropped, {}, {}, QString::fromStdString(toString(usable.dropped))});
    settings.tieBreaks = std::move(usable.list);
}

void compareRanks(const trf::TeamFile& file, TrfImport& import)
{
    const Tournament& tournament = import.tournament;
    if (tournament.settings.statedRanks ||
        (tournament.leftOut().empty() && std::ranges::none_of(tournament.players, &isExpelled)))
        return;
    const auto input = trf::toTeamStandingsInput(file);
    const int rounds = tournament.lastPublished().value;
    if (!input || input->completeRounds < rounds || !trf::statesRanks(input->statedRanks, input->ids))
        return;
    const EngineView view = publishedView(tournament);
    std::vector<StandingsRow> rows =
        standings(view.state, rounds, tournament.settings.tieBreaks, tournament.tieBreakRules());
    leaveOutExpelled(tournament, view.order, rounds, tournament.settings.tieBreaks, rows);
    for (const trf::StatedDifference& one : trf::statedDifferences(*input, {}, rows)) {
        const auto place = std::ranges::find(input->ids, one.id) - input->ids.begin();
        const QString stated = one.stated.empty() ? QStringLiteral("-") : QString::fromStdString(one.stated);
        import.notes.push_back(
            {Code::teamRanksDiffer,
             tournament.players[static_cast<std::size_t>(place)].key,
             {},
             stated + QLatin1Char(' ') + QString::fromStdString(one.computed).section(QLatin1Char(','), 0, 0)});
    }
}

} // namespace pairwright
