#include "engine/trf/replay.h"

#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

std::optional<ByeKind> requestedBye(CellResult result)
{
    switch (result) {
    case CellResult::fullPointBye: return ByeKind::Full;
    case CellResult::halfPointBye: return ByeKind::Half;
    case CellResult::zeroPointBye: return ByeKind::Zero;
    default: return std::nullopt;
    }
}

/// Without the records of the round and of all later ones.
PairingInput beforeRound(const PairingInput& whole, RoundNumber round)
{
    const TournamentState& all = whole.converted.state;
    const auto records = static_cast<std::size_t>(all.gamesOfARound) * static_cast<std::size_t>(round.value - 1);
    PairingInput input;
    input.round = round;
    input.request = whole.request;
    input.converted.ids = whole.converted.ids;
    input.converted.tpnById = whole.converted.tpnById;
    input.converted.notes = whole.converted.notes;
    TournamentState& state = input.converted.state;
    state.plannedRounds = all.plannedRounds;
    state.gamesOfARound = all.gamesOfARound;
    state.initialColour = all.initialColour;
    state.points = all.points;
    state.forbidden = all.forbidden;
    state.players.reserve(all.players.size());
    for (const PlayerState& player : all.players) {
        const auto end = player.rounds.begin() + static_cast<std::ptrdiff_t>(std::min(records, player.rounds.size()));
        state.players.push_back(
            {{player.rounds.begin(), end}, player.virtualPoints, player.rating, player.nameRank, player.leftOut});
    }
    return input;
}

} // namespace

Document before(Document document, RoundNumber round)
{
    std::erase_if(document.requests, [round](const ByeRequest& request) { return request.round <= round; });
    const std::size_t index = document.cellIndex(round.value);
    for (Player& player : document.players) {
        if (player.rounds.size() <= index)
            continue;
        if (const auto kind = requestedBye(player.rounds[index].result))
            document.requests.push_back({round, player.id, *kind});
        player.rounds.resize(index);
    }
    std::sort(document.requests.begin(), document.requests.end());
    return document;
}

Replay::Replay(const Document& document, PairingInput whole)
    : document_(&document)
    , whole_(std::move(whole))
    , openGames_(capabilitiesOf(whole_.request.system).rounds == RoundsMade::oneByOne
                     ? openGamesUpTo(document, document.pairedRounds())
                     : std::nullopt)
{
}

Expected<Replay, ConversionError> Replay::of(const Document& document, const Choices& choices)
{
    if (const auto error = tooFewRounds(document, choices))
        return Unexpected{*error};
    Choices known = choices;
    if (!known.rounds && !document.rounds)
        known.rounds = std::max(document.pairedRounds(), 1);
    auto whole = toPairedInput(document, known);
    if (!whole)
        return Unexpected{whole.error()};
    return Replay(document, std::move(*whole));
}

Expected<RecordedRound, ConversionError> Replay::round(RoundNumber round) const
{
    if (openGames_ && openGames_->round < round)
        return Unexpected{*openGames_};
    const Document& document = *document_;
    RecordedRound recorded{beforeRound(whole_, round), {}, {}};
    const ConvertedState& converted = recorded.input.converted;
    std::vector<bool> present(converted.ids.size(), false);
    for (const Player& player : document.players) {
        const RoundCell& cell = player.rounds[document.cellIndex(round.value)]; // of the first game
        const auto own = converted.tpnOf(player.id);
        if (!own || (!cell.opponent && cell.result != CellResult::pairingBye))
            continue;
        present[static_cast<std::size_t>(own->value - 1)] = true;
        if (!cell.opponent) {
            recorded.given.bye = own;
            continue;
        }
        const Tpn other = converted.tpnOf(*cell.opponent).value_or(*own);
        if (cell.colour ? *cell.colour == Colour::White : *own < other)
            recorded.given.boards.emplace_back(*own, other);
        if (!cell.colour && *own < other)
            recorded.colourless.emplace_back(*own, other);
    }
    recorded.input.request.absent.clear();
    if (capabilitiesOf(whole_.request.system).allPlayAll)
        return recorded; // who is free is so by the table
    for (std::size_t i = 0; i < present.size(); ++i)
        if (!present[i])
            recorded.input.request.absent.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    return recorded;
}

Expected<RecordedRound, ConversionError> recordedRound(const Document& document, RoundNumber round,
                                                       const Choices& choices)
{
    const auto replay = Replay::of(document, choices);
    if (!replay)
        return Unexpected{replay.error()};
    return replay->round(round);
}

} // namespace pairwright::trf
