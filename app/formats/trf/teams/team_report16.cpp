#include "app/formats/trf/teams/team_report16.h"

#include "app/formats/trf/teams/told_in_comments.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/to_standings.h"

#include <QString>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int nameColumns = 32;
constexpr int memberColumns = 4;

/// The name in columns 5 to 36, then the numbers of its players, four columns each with a blank between them.
std::string record013(const trf::TeamLine& team)
{
    QString line =
        QStringLiteral("013 ") + QString::fromStdString(team.name).left(nameColumns).leftJustified(nameColumns);
    for (const trf::FileId player : team.players)
        line += QString::number(player.value).rightJustified(memberColumns) + QLatin1Char(' ');
    line.chop(team.players.empty() ? 0 : 1);
    return line.toStdString() + "\r\n";
}

/// The records of teams that the file would have in TRF26.
std::vector<std::string> recordsOfTeams(const trf::TeamFile& file)
{
    const trf::TeamDocument& teams = file.teams;
    std::vector<std::string> records{"310"};
    const auto add = [&records](bool isThere, const char* record) {
        if (isThere)
            records.emplace_back(record);
    };
    add(!file.requests.byes.empty(), "240");
    add(!file.requests.virtualPoints.empty(), "250");
    add(!file.requests.forbidden.empty(), "260");
    add(!file.requests.abnormal.empty(), "299");
    add(!teams.lineUps.empty(), "300");
    add(teams.byes.has_value(), "320");
    add(!teams.forfeits.empty(), "330");
    add(teams.boardColours.has_value(), "352");
    add(!teams.matchPoints.empty(), "362");
    return records;
}

/// By their points in their games: TRF16 wants a place of everybody.
void rankPlayers(trf::Document& games)
{
    trf::Document ofPlayers = games;
    ofPlayers.header.encodedType.clear();
    ofPlayers.system.reset();
    ofPlayers.options.clear();
    const auto input = trf::toStandingsInput(ofPlayers);
    if (!input)
        return;
    int place = 0;
    for (const StandingsRow& row : standings(input->state, input->state.roundsPlayed(), {}, input->rules)) {
        const int id = input->ids[static_cast<std::size_t>(row.tpn.value - 1)];
        const auto found = std::ranges::find(games.players, trf::FileId{id}, &trf::Player::id);
        found->rank = ++place;
    }
}

} // namespace

Expected<trf::Written, trf::WriteError> writeTeamReport16(const trf::TeamFile& file)
{
    trf::Document games = file.games;
    rankPlayers(games);
    auto written = trf::write(games, {trf::Version::trf16, trf::Profile::report});
    if (!written)
        return written;
    for (const trf::TeamLine& team : file.teams.teams) {
        written->text += record013(team);
        if (QString::fromStdString(team.name).size() > nameColumns)
            written->omissions.push_back({trf::OmissionCode::cutText, {}, {}, team.name});
    }
    auto whole = trf::writeTeamFile(file, trf::Profile::report);
    if (!whole)
        return whole;
    written->text += commentsOf(whole->text);
    std::erase_if(written->omissions, [](const trf::Omission& one) { return one.detail.starts_with("###"); });
    for (std::string& record : recordsOfTeams(file))
        written->omissions.push_back({trf::OmissionCode::recordNotInVersion, {}, {}, std::move(record)});
    return written;
}

Expected<trf::Written, trf::WriteError> writeTeams(const trf::TeamFile& file, trf::WriteOptions options)
{
    return options.version == trf::Version::trf16 ? writeTeamReport16(file) : trf::writeTeamFile(file, options.profile);
}

} // namespace pairwright
