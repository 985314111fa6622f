#include "app/formats/trf/teams/left_out_teams.h"

#include "app/domain/teams/match_score.h"
#include "app/domain/text/filled.h"
#include "engine/capabilities.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <utility>

namespace pairwright {

namespace {

bool counts(const Match& match)
{
    return std::ranges::any_of(match.games, [](const Game& game) { return game.outcome.counts; });
}

Score minus(Score points)
{
    return Score{-points.tenths};
}

} // namespace

Match asIfItCounted(Match match)
{
    for (Game& game : match.games)
        game.outcome.counts = true;
    return match;
}

std::vector<trf::AbnormalPoints> pointsTakenOff(const Tournament& tournament, const TpnMap& order)
{
    std::map<std::tuple<RoundNumber, Score, Score>, std::vector<Tpn>> teams;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        if (version == nullptr)
            continue;
        for (const Match& match : version->pairings.boards) {
            if (counts(match))
                continue;
            const auto [a, b] = scoreOf(asIfItCounted(match), tournament.settings);
            for (const auto& [team, score] : {std::pair(match.a, a), std::pair(match.b, b)})
                if (score.matchPoints > Score{} || score.gamePoints > Score{})
                    teams[{round.number, minus(score.matchPoints), minus(score.gamePoints)}].push_back(
                        *order.tpnOf(team));
        }
    }
    std::vector<trf::AbnormalPoints> records;
    for (auto& [key, numbers] : teams) {
        std::ranges::sort(numbers);
        records.push_back({' ', std::get<1>(key), std::get<2>(key), std::get<0>(key), std::move(numbers)});
    }
    return records;
}

void tellLeftOut(const Tournament& tournament, const TpnMap& order, trf::TeamFile& file)
{
    file.games.uncounted.clear();
    for (trf::Player& player : file.games.players)
        for (trf::RoundCell& cell : player.rounds)
            cell.counts = true;
    file.requests.abnormal = pointsTakenOff(tournament, order);
    for (const PlayerKey team : tournament.leftOut()) {
        const Tpn number = *order.tpnOf(team);
        file.games.kept.push_back(
            {trf::KeptLine::Place::header,
             {},
             filled(QStringLiteral("### Left out @ Round %1: %2"), tournament.lastPublished().value, number.value)
                 .toStdString()});
        // Without points it is behind all others.
        const auto line = std::ranges::find(file.teams.teams, number, &trf::TeamLine::tpn);
        if (line != file.teams.teams.end() && !line->rank)
            line->rank = static_cast<int>(file.teams.teams.size());
    }
}

std::optional<trf::FileId> leftOutIn(const QString& line)
{
    static const QRegularExpression shape(QStringLiteral("\\A### Left out @ Round [1-9][0-9]?: ([1-9][0-9]{0,3})\\z"));
    const auto match = shape.match(line);
    return match.hasMatch() ? std::optional(trf::FileId{match.captured(1).toInt()}) : std::nullopt;
}

bool takeLeftOut(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto id = leftOutIn(line);
    const auto found = id ? std::ranges::find(ids, *id) : ids.end();
    if (found == ids.end() || !capabilitiesOf(tournament.settings.system).allPlayAll)
        return false;
    Player& team = tournament.players[static_cast<std::size_t>(found - ids.begin())];
    for (Round& round : tournament.rounds)
        for (RoundVersion& version : round.versions)
            for (Match& one : version.pairings.boards)
                if (one.has(team.key))
                    for (Game& game : one.games)
                        game.outcome.counts = false;
    if (!tournament.allRoundsPublished() && (team.withdrawals.empty() || team.withdrawals.back().back))
        team.withdrawals.push_back({tournament.roundAhead(), std::nullopt});
    return true;
}

} // namespace pairwright
