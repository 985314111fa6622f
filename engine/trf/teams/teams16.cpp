#include "engine/trf/teams/teams16.h"

#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>

namespace pairwright::trf {

namespace {

constexpr std::string_view boardsOfTable = "scheveningen-boards";
constexpr std::string_view gamesOfTable = "scheveningen-games";

bool saysOne(const std::string& text, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&text](std::string_view word) { return text.find(word) != std::string::npos; });
}

const SystemInfo* tableOfTeams(std::string_view key)
{
    for (const SystemInfo& info : teamSystems())
        if (info.key == key)
            return &info;
    return nullptr;
}

/// As often as the rounds of the file need.
void nameRoundRobin(TeamFile& file)
{
    const SystemInfo* single = systemOfCycles(1);
    const int once = single ? roundsForAll(single->id, {}, static_cast<int>(file.teams.teams.size())) : 0;
    if (once == 0)
        return;
    const int cycles = std::max(1, (file.pairedRounds() + once - 1) / once);
    if (const SystemInfo* info = systemOfCycles(cycles))
        file.games.system = SystemComment{std::string(single->key), info->id.edition, cycles};
}

bool havePlayed(const Document& games, FileId white, FileId black, RoundNumber round)
{
    const Player* player = games.find(white);
    const std::size_t index = games.cellIndex(round.value);
    return player && index < player->rounds.size() && player->rounds[index].opponent == black;
}

/// Both line-ups of a round where the team `first` has White at the first board, if the games are those of the table.
std::optional<std::array<LineUp, 2>> seatedByTable(const TeamFile& file, std::span<const TableSeats> seats,
                                                   RoundNumber round, std::size_t first)
{
    const TeamLine& white = file.teams.teams[first];
    const TeamLine& black = file.teams.teams[1 - first];
    std::array<LineUp, 2> made{LineUp{round, white.tpn, black.tpn, {}}, LineUp{round, black.tpn, white.tpn, {}}};
    for (const TableSeats& seat : seats) {
        const auto ofWhite = static_cast<std::size_t>(seat.ofWhite - 1);
        const auto ofBlack = static_cast<std::size_t>(seat.ofBlack - 1);
        if (ofWhite >= white.players.size() || ofBlack >= black.players.size() ||
            !havePlayed(file.games, white.players[ofWhite], black.players[ofBlack], round))
            return std::nullopt;
        made[0].players.emplace_back(white.players[ofWhite]);
        made[1].players.emplace_back(black.players[ofBlack]);
    }
    return made;
}

bool hasWhiteAtFirst(const TeamFile& file, const LineUp& lineUp)
{
    const Player* player = file.games.find(*lineUp.players.front());
    return player->rounds[file.games.cellIndex(lineUp.round.value)].colour == Colour::White;
}

void nameScheveningen(TeamFile& file)
{
    const SystemInfo* info = tableOfTeams("scheveningen");
    const SystemOption* boards = findOption(boardsOfTable);
    const SystemOption* games = findOption(gamesOfTable);
    if (!info || !boards || !games || file.teams.teams.size() != 2)
        return;
    file.games.system = SystemComment{std::string(info->key), info->id.edition};
    const int size = file.boards();
    SystemOptions options;
    if (boards->has(std::to_string(size)))
        options.set(*boards, std::to_string(size));
    if (file.pairedRounds() > size) {
        options.set(*games, "2");
        file.games.options.emplace_back(gamesOfTable, "2");
    }
    for (RoundNumber round{1}; round.value <= file.pairedRounds(); ++round.value)
        for (const std::size_t first : {std::size_t{0}, std::size_t{1}})
            if (auto seated = seatedByTable(file, seatsByTable(info->id, options, round), round, first);
                seated && !(*seated)[0].players.empty() && hasWhiteAtFirst(file, (*seated)[0]))
                file.teams.lineUps.insert(file.teams.lineUps.end(), seated->begin(), seated->end());
}

} // namespace

bool isTeamReport16(const std::vector<Line>& lines)
{
    bool hasTeams = false;
    bool meet = false;
    for (const Line& line : lines) {
        const std::string code = line.code();
        if (code == "310" || (code == "192" && !line.value().empty()))
            return false;
        hasTeams = hasTeams || code == record013;
        meet = meet || (code == "092" && lowerCase(line.value()).starts_with("team"));
    }
    return hasTeams && meet;
}

void nameSystem16(TeamFile& file, std::vector<Repair>& repairs)
{
    const std::string type = lowerCase(file.games.header.type);
    TeamCode code;
    if (saysOne(type, {"scheveningen"}))
        nameScheveningen(file);
    else if (saysOne(type, {"round robin", "round-robin", "roundrobin", "berger"}))
        nameRoundRobin(file);
    code.byTable = file.games.system.has_value();
    if (code.byTable)
        code.preferences = TeamCode::Preferences::none;
    code.secondary = TeamScore::gamePoints;
    const bool isNamed = code.byTable || saysOne(type, {"swiss"});
    if (isNamed) {
        file.teams.code = code;
        file.games.header.encodedType = toString(code);
    }
    repairs.push_back({.code = RepairCode::teamsOf013, .found = isNamed ? file.games.header.type : std::string()});
}

} // namespace pairwright::trf
