#include "engine/trf/to_state.h"

#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tournament/acceleration.h"
#include "engine/trf/convert/baku.h"
#include "engine/trf/convert/initial_colour.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/convert/table_fit.h"
#include "engine/trf/starting_rank.h"
#include "engine/trf/text/name_order.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <span>

namespace pairwright::trf {

namespace {

Unexpected<ConversionError> refused(ConversionErrorCode code, std::string detail = {})
{
    return Unexpected{ConversionError{.code = code, .detail = std::move(detail)}};
}

std::vector<FileId> rankingOf(const Document& document)
{
    if (document.fileOrder)
        return *document.fileOrder;
    std::vector<FileId> ids;
    ids.reserve(document.players.size());
    for (const Player& player : document.players)
        ids.push_back(player.id);
    return ids;
}

/// A forfeit without colours is given some: they are for printing only.
RoundRecord recordOf(const RoundCell& cell, const ConvertedState& converted)
{
    const auto game = [&](GameOutcome outcome, bool rated) {
        return PlayedGame{*converted.tpnOf(*cell.opponent), *cell.colour, outcome, rated, cell.counts};
    };
    switch (cell.result) {
    case CellResult::win: return game(GameOutcome::Win, true);
    case CellResult::draw: return game(GameOutcome::Draw, true);
    case CellResult::loss: return game(GameOutcome::Loss, true);
    case CellResult::unratedWin: return game(GameOutcome::Win, false);
    case CellResult::unratedDraw: return game(GameOutcome::Draw, false);
    case CellResult::unratedLoss: return game(GameOutcome::Loss, false);
    case CellResult::open:
    case CellResult::adjourned: return game(GameOutcome::Adjourned, true);
    case CellResult::forfeitWin:
    case CellResult::forfeitLoss:
        return ForfeitedGame{*converted.tpnOf(*cell.opponent), cell.colour.value_or(Colour::White),
                             cell.result == CellResult::forfeitWin, cell.counts};
    case CellResult::pairingBye: return Bye{ByeKind::PairingAllocated};
    case CellResult::fullPointBye: return Bye{ByeKind::Full};
    case CellResult::halfPointBye: return Bye{ByeKind::Half};
    case CellResult::zeroPointBye: break;
    }
    return Bye{ByeKind::Zero};
}

/// Said to be, and none of his games counts.
bool isLeftOut(const Document& document, const Player& player)
{
    return std::ranges::find(document.uncounted, player.id, &UncountedGames::player) != document.uncounted.end() &&
           std::ranges::none_of(player.rounds, [](const RoundCell& cell) { return cell.opponent && cell.counts; });
}

/// Where everybody meets everybody games are played in any order: one without a result is no game yet.
void takePlayers(const Document& document, bool ofAll, ConvertedState& converted)
{
    const TournamentRatings ratings(document);
    for (const FileId id : converted.ids) {
        const Player& player = *document.find(id);
        PlayerState state;
        for (const RoundCell& cell : player.rounds)
            state.rounds.push_back(ofAll && cell.result == CellResult::open ? Bye{ByeKind::Zero}
                                                                            : recordOf(cell, converted));
        state.virtualPoints = player.virtualPoints;
        state.rating = ratings.of(player);
        state.leftOut = isLeftOut(document, player);
        converted.state.players.push_back(std::move(state));
    }
}

void takeNameRanks(const Document& document, ConvertedState& converted)
{
    std::vector<std::string> names;
    names.reserve(converted.ids.size());
    for (const FileId id : converted.ids)
        names.push_back(document.find(id)->name);
    const std::vector<int> ranks = nameRanks(names);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        converted.state.players[i].nameRank = ranks[i];
}

void takeForbidden(const Document& document, ConvertedState& converted)
{
    for (const ForbiddenPlayers& group : document.forbidden) {
        ForbiddenGroup pairs{{}, group.first, group.last};
        for (const FileId id : group.players)
            pairs.players.push_back(*converted.tpnOf(id));
        std::sort(pairs.players.begin(), pairs.players.end());
        converted.state.forbidden.push_back(std::move(pairs));
    }
}

/// Records that would change the pairing and that we do not carry. Teams of record 013 may only be counted together;
/// where 092 says so, they play each other.
Expected<Done, ConversionError> refuseForeignRecords(const Document& document)
{
    const bool ofTeams = lowerCase(document.header.type).starts_with("team");
    for (const KeptLine& line : document.kept)
        for (const char* record : {"299 ", "310 ", ofTeams ? "013 " : "310 "})
            if (line.text.starts_with(record))
                return refused(ConversionErrorCode::notSupported, std::string(record, 3));
    return Done{};
}

Expected<Done, ConversionError> takeRounds(const Document& document, const Choices& choices, ConvertedState& converted)
{
    if (const auto error = tooFewRounds(document, choices))
        return Unexpected{*error};
    const int paired = document.pairedRounds();
    const std::optional<int> planned = choices.rounds ? choices.rounds : document.rounds;
    converted.state.plannedRounds = planned.value_or(paired);
    if (!planned)
        converted.notes.push_back({NoteCode::roundsAssumed, std::to_string(paired)});
    return Done{};
}

/// What a system for teams can be told means nothing where players play.
const SystemOption* optionOfPlayers(std::string_view key)
{
    for (const SystemInfo& info : systems())
        for (const SystemOption& option : capabilitiesOf(info.id).options)
            if (option.key == key)
                return &option;
    return nullptr;
}

/// What is said of options that some system has goes before `options`; what is said first holds.
Expected<SystemOptions, ConversionError> chosenAmong(std::span<const std::pair<std::string, std::string>> said,
                                                     SystemOptions options)
{
    for (auto line = said.rbegin(); line != said.rend(); ++line) {
        const SystemOption* option = optionOfPlayers(line->first);
        if (option && !option->has(line->second))
            return refused(ConversionErrorCode::badOption, line->first + " " + line->second);
        if (option)
            options.set(*option, line->second);
    }
    return options;
}

/// Where everybody meets everybody the number of rounds follows from the players, unless the file says another.
Expected<Done, ConversionError> takeRoundsForAll(const Document& document, const Choices& choices,
                                                 ConvertedState& converted)
{
    if (const auto error = tooFewRounds(document, choices))
        return Unexpected{*error};
    const auto system = chooseSystem(document, choices);
    const auto options = optionsOf(document);
    const auto said = options ? chosenAmong(choices.options, *options) : options;
    const int players = static_cast<int>(document.players.size());
    const std::optional<int> planned = choices.rounds ? choices.rounds : document.rounds;
    const int byTable = system && said ? roundsForAll(system->edition, *said, players) : document.pairedRounds();
    // Where there is no table for so many, a round is left to be asked for: whoever pairs it says why there is none.
    converted.state.plannedRounds = planned.value_or(byTable > 0 ? byTable : document.pairedRounds() + 1);
    return Done{};
}

void takeInitialColour(const Document& document, const Choices& choices, ConvertedState& converted)
{
    const std::optional<Colour> said = choices.initialColour ? choices.initialColour : document.initialColour;
    const std::optional<Colour> inferred = said ? said : inferInitialColour(document, converted);
    const Colour colour = inferred.value_or(Colour::White);
    converted.state.initialColour = colour;
    if (!said)
        converted.notes.push_back({inferred ? NoteCode::initialColourInferred : NoteCode::initialColourAssumed,
                                   colour == Colour::White ? "white" : "black"});
}

std::vector<Tpn> absentees(const Document& document, const ConvertedState& converted, RoundNumber round)
{
    std::vector<Tpn> absent;
    for (const ByeRequest& request : document.requests)
        if (request.round == round)
            absent.push_back(*converted.tpnOf(request.player));
    std::sort(absent.begin(), absent.end());
    return absent;
}

/// 250 records and XXA lines override the acceleration that a 192 code asks for (TRF26).
Expected<Done, ConversionError> accelerate(const Document& document, ConvertedState& converted)
{
    const auto& players = converted.state.players;
    const bool given = std::any_of(players.begin(), players.end(),
                                   [](const PlayerState& player) { return !player.virtualPoints.empty(); });
    if (!document.header.encodedType.ends_with("_BAKU"))
        return Done{};
    const bool possible = canAccelerate(converted.state.points);
    if (!given && !possible)
        return refused(ConversionErrorCode::pointsForBaku);
    const std::vector<Tpn> absentFromRoundOne = absentees(document, converted, RoundNumber{1});
    if (given) {
        const auto player = possible ? firstOtherThanBaku(converted.state, absentFromRoundOne) : std::nullopt;
        if (player)
            converted.notes.push_back({NoteCode::virtualPointsDiffer, std::to_string(converted.idOf(*player).value)});
        return Done{};
    }
    pairwright::accelerate(converted.state, absentFromRoundOne);
    converted.notes.push_back({NoteCode::virtualPointsComputed, {}});
    return Done{};
}

/// Games of a round without a result, each once.
std::vector<std::pair<FileId, FileId>> openGames(const Document& document, int round)
{
    std::vector<std::pair<FileId, FileId>> games;
    for (int game = 1; game <= document.gamesOfARound; ++game)
        for (const Player& player : document.players) {
            const RoundCell& cell = player.rounds[document.cellIndex(round, game)];
            if (cell.result == CellResult::open && cell.colour == Colour::White)
                games.emplace_back(player.id, *cell.opponent);
        }
    return games;
}

Expected<Done, ConversionError> checkRoundsLeft(const Document& document, std::optional<int> planned)
{
    if (!planned)
        return refused(ConversionErrorCode::unknownRounds);
    if (document.pairedRounds() >= *planned)
        return Unexpected{ConversionError{.code = ConversionErrorCode::allRoundsPaired,
                                          .round = RoundNumber{*planned},
                                          .detail = std::to_string(*planned)}};
    return Done{};
}

/// How the rounds of the file were laid out, where it does not say so.
void takeTable(const Document& document, const Choices& choices, PairingInput& input)
{
    if (document.pairedRounds() == 0)
        return;
    const TableFit fit = tableFitOf(input);
    const auto isSaid = [](const auto& options) {
        return std::ranges::any_of(options, [](const auto& option) { return option.first == seamOption; });
    };
    if (!fit.seam.empty() && !isSaid(document.options) && !isSaid(choices.options)) {
        input.request.options.set(*findOption(seamOption), fit.seam);
        input.converted.notes.push_back({NoteCode::seamInferred, std::string(fit.seam)});
    }
    if (fit.firstOther)
        input.converted.notes.push_back({NoteCode::otherThanTable, std::to_string(fit.firstOther->value)});
}

} // namespace

std::optional<ConversionError> tooFewRounds(const Document& document, const Choices& choices)
{
    const int paired = document.pairedRounds();
    const std::optional<int> planned = choices.rounds ? choices.rounds : document.rounds;
    if (!planned || *planned >= std::max(paired, 1))
        return std::nullopt;
    return ConversionError{
        .code = ConversionErrorCode::badRounds, .round = RoundNumber{paired}, .detail = std::to_string(*planned)};
}

std::optional<ConversionError> openGamesUpTo(const Document& document, int last)
{
    for (int round = 1; round <= last; ++round)
        if (auto games = openGames(document, round); !games.empty())
            return ConversionError{
                .code = ConversionErrorCode::openGames, .round = RoundNumber{round}, .games = std::move(games)};
    return std::nullopt;
}

std::optional<int> gamesOfARound(const Choices& choices)
{
    const SystemInfo* info = choices.system ? systemInForce(*choices.system, {}) : nullptr;
    return info ? std::optional(gamesOfARound(info->id.system)) : std::nullopt;
}

std::optional<Tpn> ConvertedState::tpnOf(FileId id) const
{
    const auto index = static_cast<std::size_t>(id.value);
    if (id.value < 1 || index >= tpnById.size() || tpnById[index] == 0)
        return std::nullopt;
    return Tpn{tpnById[index]};
}

Expected<SystemOptions, ConversionError> optionsOf(const Document& document)
{
    SystemOptions options;
    const SystemOption* cycles = findOption(cyclesOption);
    if (document.system && document.system->cycles && cycles && cycles->has(std::to_string(*document.system->cycles)))
        options.set(*cycles, std::to_string(*document.system->cycles));
    return chosenAmong(document.options, options);
}

Expected<ConvertedState, ConversionError> toState(const Document& document, const Choices& choices)
{
    if (auto foreign = refuseForeignRecords(document); !foreign)
        return Unexpected{foreign.error()};
    ConvertedState converted;
    converted.ids = rankingOf(document);
    for (std::size_t i = 0; i < converted.ids.size(); ++i) {
        const auto id = static_cast<std::size_t>(converted.ids[i].value);
        if (converted.tpnById.size() <= id)
            converted.tpnById.resize(id + 1);
        converted.tpnById[id] = static_cast<std::int32_t>(i + 1);
    }
    const bool ofAll = isAllPlayAll(document, choices);
    converted.state.points = document.points;
    if (ofAll)
        converted.state.points.zeroPointBye = {}; // whoever is free has no point
    converted.state.gamesOfARound = document.gamesOfARound;
    takePlayers(document, ofAll, converted);
    takeForbidden(document, converted);
    if (ofAll) {
        if (auto rounds = takeRoundsForAll(document, choices, converted); !rounds)
            return Unexpected{rounds.error()};
        converted.state.initialColour = document.initialColour.value_or(Colour::White); // the table gives the colours
        return converted;
    }
    if (auto rounds = takeRounds(document, choices, converted); !rounds)
        return Unexpected{rounds.error()};
    takeInitialColour(document, choices, converted);
    if (auto accelerated = accelerate(document, converted); !accelerated)
        return Unexpected{accelerated.error()};
    return converted;
}

Expected<PairingInput, ConversionError> toPairingInput(const Document& document, const Choices& choices)
{
    if (isAllPlayAll(document, choices)) { // no round waits for another
        auto input = toPairedInput(document, choices);
        if (!input)
            return input;
        if (auto left = checkRoundsLeft(document, input->converted.state.plannedRounds); !left)
            return Unexpected{left.error()};
        return input;
    }
    if (auto games = openGamesUpTo(document, document.pairedRounds()))
        return Unexpected{std::move(*games)};
    if (const auto system = chooseSystem(document, choices); !system)
        return Unexpected{system.error()};
    if (auto left = checkRoundsLeft(document, choices.rounds ? choices.rounds : document.rounds); !left)
        return Unexpected{left.error()};
    return toPairedInput(document, choices);
}

Expected<PairingInput, ConversionError> toPairedInput(const Document& document, const Choices& choices)
{
    auto system = chooseSystem(document, choices);
    if (!system)
        return Unexpected{system.error()};
    auto converted = toState(document, choices);
    if (!converted)
        return Unexpected{converted.error()};
    auto options = optionsOf(document);
    if (options)
        options = chosenAmong(choices.options, *options);
    if (!options)
        return Unexpected{options.error()};
    PairingInput input{std::move(converted).value(), RoundNumber{document.pairedRounds() + 1}, {}};
    input.request.options = options->only(capabilitiesOf(system->edition).options);
    input.request.system = system->edition;
    if (capabilitiesOf(system->edition).ordersByName)
        takeNameRanks(document, input.converted);
    if (system->note)
        input.converted.notes.push_back(*system->note);
    input.request.absent = absentees(document, input.converted, input.round);
    if (capabilitiesOf(system->edition).allPlayAll)
        takeTable(document, choices, input);
    return input;
}

} // namespace pairwright::trf
