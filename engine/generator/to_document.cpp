#include "engine/generator/to_document.h"

#include "engine/capabilities.h"
#include "engine/generator/start_date.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/convert/system_choice.h"

namespace pairwright::generator {

namespace {

trf::FileId idOf(Tpn tpn)
{
    return trf::FileId{tpn.value};
}

trf::CellResult resultOf(GameOutcome outcome)
{
    switch (outcome) {
    case GameOutcome::Win: return trf::CellResult::win;
    case GameOutcome::Draw: return trf::CellResult::draw;
    case GameOutcome::Loss: return trf::CellResult::loss;
    case GameOutcome::Adjourned: break;
    }
    return trf::CellResult::adjourned;
}

trf::CellResult resultOf(ByeKind kind)
{
    switch (kind) {
    case ByeKind::PairingAllocated: return trf::CellResult::pairingBye;
    case ByeKind::Full: return trf::CellResult::fullPointBye;
    case ByeKind::Half: return trf::CellResult::halfPointBye;
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return trf::CellResult::zeroPointBye;
}

trf::RoundCell cellOf(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return {idOf(game->opponent), game->colour, resultOf(game->outcome)};
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
        return {idOf(forfeit->opponent), forfeit->colour,
                forfeit->won ? trf::CellResult::forfeitWin : trf::CellResult::forfeitLoss};
    return {{}, {}, resultOf(std::get<Bye>(record).kind)};
}

/// "Player, 0007": alphabetical order is the order of the numbers.
std::string nameOf(Tpn tpn)
{
    constexpr std::size_t digits = 4;
    const std::string number = std::to_string(tpn.value);
    return "Player, " + std::string(digits - std::min(digits, number.size()), '0') + number;
}

std::vector<trf::Player> playersOf(const PlayedEvent& event)
{
    std::vector<trf::Player> players;
    for (const PlayerState& state : event.state().players) {
        trf::Player player;
        const Tpn tpn{static_cast<std::int32_t>(players.size()) + 1};
        player.id = idOf(tpn);
        player.name = nameOf(tpn);
        player.rating = state.rating;
        for (const RoundRecord& record : state.rounds)
            player.rounds.push_back(cellOf(record));
        player.virtualPoints = state.virtualPoints;
        players.push_back(std::move(player));
    }
    return players;
}

void setSystem(const PlayedEvent& event, const Settings& settings, trf::Document& document)
{
    const SystemEdition system = settings.system;
    for (const auto& chosen : settings.options.chosen())
        if (chosen.first != trf::cyclesOption)
            document.options.push_back(chosen);
    const SystemInfo& info = *findSystem(system);
    if (const int cycles = cyclesOf(system, settings.options); info.trfCode.empty() && cycles > 0) {
        document.header.encodedType = "CUSTOM";
        document.system = trf::SystemComment{std::string(trf::systemOfCycles(1)->key), system.edition, cycles};
    } else if (info.trfCode.empty()) {
        document.header.encodedType = "CUSTOM_SWISS";
        document.system = {std::string(info.key), system.edition};
    } else {
        document.header.encodedType = std::string(info.trfCode) + (event.conditions().accelerated ? "_BAKU" : "");
    }
    if (gamesOfARound(system.system) > 1)
        document.system = {std::string(info.key), system.edition};
}

void setRanks(const PlayedEvent& event, TieBreakRules rules, trf::Document& document)
{
    const auto rows = standings(event.state(), event.state().roundsPlayed(), event.conditions().tieBreaks, rules);
    for (const StandingsRow& row : rows)
        document.players[static_cast<std::size_t>(row.tpn.value - 1)].rank = row.rank;
}

} // namespace

trf::Document toDocument(const PlayedEvent& event, const Settings& settings, std::uint64_t seed, bool stopped)
{
    trf::Document document;
    trf::Header& header = document.header;
    header.name = "Random tournament " + std::to_string(seed);
    header.start = startDate(settings.system);
    const bool ofAll = capabilitiesOf(settings.system).allPlayAll;
    header.type = ofAll ? "Individual: Round Robin" : "Individual: Swiss System";
    header.tieBreaks = toString(std::span<const TieBreak>(event.conditions().tieBreaks));
    document.gamesOfARound = event.state().gamesOfARound;
    document.players = playersOf(event);
    document.rounds = event.conditions().rounds;
    document.initialColour = event.conditions().initialColour;
    document.points = event.state().points;
    setSystem(event, settings, document);
    for (const ForbiddenGroup& group : event.state().forbidden) {
        trf::ForbiddenPlayers forbidden{{}, group.first, group.last};
        for (const Tpn tpn : group.players)
            forbidden.players.push_back(idOf(tpn));
        document.forbidden.push_back(std::move(forbidden));
    }
    setRanks(event, rulesFor(settings.system), document);
    const auto comment = [&document](const std::string& text) {
        document.kept.push_back({trf::KeptLine::Place::header, {}, "### " + text});
    };
    comment("RANDOM --seed " + std::to_string(seed) + " " + toOptions(settings));
    if (stopped)
        comment("RANDOM round " + std::to_string(event.state().roundsPlayed() + 1) + " has no legal pairing");
    return document;
}

} // namespace pairwright::generator
