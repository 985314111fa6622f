#include "engine/trf/replay.h"

#include <algorithm>
#include <iterator>

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

bool isOfInitialColour(const Note& note)
{
    return note.code == NoteCode::initialColourInferred || note.code == NoteCode::initialColourAssumed;
}

/// What only the whole file shows: who entered late, and so how many players Baku accelerates; and the lot, which
/// the first round with colours tells for every round, itself too.
void takeFromWhole(const Document& document, const Choices& choices, ConvertedState& converted)
{
    auto whole = toState(document, choices);
    if (!whole || whole->state.players.size() != converted.state.players.size())
        return;
    for (std::size_t i = 0; i < converted.state.players.size(); ++i)
        converted.state.players[i].virtualPoints = std::move(whole->state.players[i].virtualPoints);
    converted.state.initialColour = whole->state.initialColour;
    std::erase_if(converted.notes, isOfInitialColour);
    std::copy_if(whole->notes.begin(), whole->notes.end(), std::back_inserter(converted.notes), isOfInitialColour);
}

} // namespace

Document before(Document document, RoundNumber round)
{
    std::erase_if(document.requests, [round](const ByeRequest& wish) { return wish.round <= round; });
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

Expected<RecordedRound, ConversionError> recordedRound(const Document& document, RoundNumber round,
                                                       const Choices& choices)
{
    if (const auto error = tooFewRounds(document, choices)) // which the file cut off here would not show
        return Unexpected{*error};
    Choices known = choices;
    if (!known.rounds && !document.rounds)
        known.rounds = document.pairedRounds();
    auto input = toPairingInput(before(document, round), known);
    if (!input)
        return Unexpected{input.error()};
    RecordedRound recorded{std::move(*input), {}, {}};
    takeFromWhole(document, known, recorded.input.converted);
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
    for (std::size_t i = 0; i < present.size(); ++i)
        if (!present[i])
            recorded.input.request.absent.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    return recorded;
}

} // namespace pairwright::trf
