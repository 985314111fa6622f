#include "tests/oracle/field.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

bool isAbsent(std::span<const Tpn> absent, Tpn tpn)
{
    return std::find(absent.begin(), absent.end(), tpn) != absent.end();
}

bool isPairingAllocatedBye(const RoundRecord& record)
{
    const Bye* bye = std::get_if<Bye>(&record);
    return bye != nullptr && bye->kind == ByeKind::PairingAllocated;
}

/// A board, played or forfeited, or the pairing-allocated bye: the player took part in the pairing.
bool tookPart(const RoundRecord& record)
{
    return scheduledOpponent(record).has_value() || isPairingAllocatedBye(record);
}

/// General Handling Rules 3.4: only games played have a colour.
std::vector<Colour> coloursPlayed(const PlayerState& player)
{
    std::vector<Colour> colours;
    for (const RoundRecord& record : player.rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            colours.push_back(game->colour);
    return colours;
}

int differenceOf(std::span<const Colour> colours)
{
    const auto whites = std::count(colours.begin(), colours.end(), Colour::White);
    return static_cast<int>(2 * whites) - static_cast<int>(colours.size());
}

/// 2026 art. 1.8; 2017 A.7.
bool isTopscorer(const TournamentState& state, Score score)
{
    const int played = state.roundsPlayed();
    const bool finalRound = played + 1 == state.plannedRounds;
    const Score mostPerRound = std::max(state.points.winValue(), state.points.drawValue());
    return finalRound && 2 * score.tenths > played * mostPerRound.tenths;
}

bool haveMet(const TournamentState& state, Tpn one, Tpn other)
{
    const auto& rounds = state.player(one).rounds;
    return std::any_of(rounds.begin(), rounds.end(), [other](const RoundRecord& record) {
        const auto* game = std::get_if<PlayedGame>(&record);
        return game != nullptr && game->opponent == other;
    });
}

bool isForbidden(const TournamentState& state, Tpn one, Tpn other)
{
    const RoundNumber round{state.roundsPlayed() + 1};
    return std::any_of(state.forbidden.begin(), state.forbidden.end(), [&](const ForbiddenGroup& group) {
        const auto has = [&group](Tpn tpn) {
            return std::find(group.players.begin(), group.players.end(), tpn) != group.players.end();
        };
        return group.first <= round && (!group.last || round <= *group.last) && has(one) && has(other);
    });
}

Player makePlayer(const TournamentState& state, Tpn tpn, Edition edition)
{
    const int played = state.roundsPlayed();
    Player player;
    player.tpn = tpn;
    player.score = state.pairingScore(tpn, RoundNumber{played + 1});
    player.colours = coloursPlayed(state.player(tpn));
    player.colourDifference = differenceOf(player.colours);
    player.preference = colourPreference(player.colours);
    player.topscorer = isTopscorer(state, player.score);
    player.barredFromBye = isBarredFromBye(state, tpn, edition);
    player.unplayedRounds = played - static_cast<int>(player.colours.size());
    if (played >= 1)
        player.previousRound = floatInRound(state, tpn, RoundNumber{played}, edition);
    if (played >= 2)
        player.twoRoundsBefore = floatInRound(state, tpn, RoundNumber{played - 1}, edition);
    return player;
}

/// 2026 art. 1.2; 2017 A.2.
bool ranksHigher(const Player& one, const Player& other)
{
    if (one.score != other.score)
        return one.score > other.score;
    return one.tpn < other.tpn;
}

} // namespace

Preference colourPreference(std::span<const Colour> colours)
{
    if (colours.empty())
        return {};
    const int difference = differenceOf(colours);
    const Colour last = colours.back();
    const bool sameTwice = colours.size() >= 2 && colours[colours.size() - 2] == last;

    // Absolute. Where the difference and the last two games disagree the difference decides: it is
    // named first (rules, section 6 of the common part).
    if (difference < -1)
        return {Strength::absolute, Colour::White};
    if (difference > 1)
        return {Strength::absolute, Colour::Black};
    if (sameTwice)
        return {Strength::absolute, opposite(last)};

    if (difference != 0)
        return {Strength::strong, difference > 0 ? Colour::Black : Colour::White};
    return {Strength::mild, opposite(last)};
}

Float floatInRound(const TournamentState& state, Tpn tpn, RoundNumber round, Edition edition)
{
    const RoundRecord record = state.record(tpn, round);
    if (const auto* game = std::get_if<PlayedGame>(&record)) {
        const Score own = state.pairingScore(tpn, round);
        const Score other = state.pairingScore(game->opponent, round);
        if (own == other)
            return Float::none;
        return own > other ? Float::down : Float::up;
    }
    if (edition == Edition::Dutch2017)
        return Float::down;            // A.4 b: whoever does not play, for whatever reason
    if (edition == Edition::Dutch2012) // a bye, and a point or half point
        return isPairingAllocatedBye(record) || state.points.pointsFor(record) > Score{} ? Float::down : Float::none;
    const bool scoredMoreThanALoss = state.points.pointsFor(record) > state.points.lossValue();
    return isPairingAllocatedBye(record) || scoredMoreThanALoss ? Float::down : Float::none;
}

bool isBarredFromBye(const TournamentState& state, Tpn tpn, Edition edition)
{
    const auto& rounds = state.player(tpn).rounds;
    return std::any_of(rounds.begin(), rounds.end(), [&](const RoundRecord& record) {
        if (isPairingAllocatedBye(record))
            return true;
        if (edition == Edition::Dutch2012)
            return !isPlayed(record) && state.points.pointsFor(record) > Score{};
        if (edition == Edition::Dutch2017) {
            const auto* forfeit = std::get_if<ForfeitedGame>(&record);
            return forfeit != nullptr && forfeit->won;
        }
        return !isPlayed(record) && state.points.pointsFor(record) >= state.points.winValue();
    });
}

std::vector<int> effectiveNumbers(const TournamentState& state, std::span<const Tpn> absent)
{
    std::vector<int> numbers;
    int last = 0;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto& rounds = state.players[i].rounds;
        const bool entered = !isAbsent(absent, tpnAt(i)) || std::any_of(rounds.begin(), rounds.end(), tookPart);
        numbers.push_back(entered ? ++last : 0);
    }
    return numbers;
}

Field makeField(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    Field field;
    field.edition = edition;
    field.initialColour = state.initialColour;
    const std::vector<int> numbers = effectiveNumbers(state, absent);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (isAbsent(absent, tpnAt(i)))
            continue;
        Player player = makePlayer(state, tpnAt(i), edition);
        player.effectiveNumber = numbers[i];
        field.players.push_back(player);
    }
    std::sort(field.players.begin(), field.players.end(), ranksHigher);
    for (Player& one : field.players)
        for (Rank other = 0; other < field.size(); ++other)
            if (const Tpn tpn = field.player(other).tpn;
                haveMet(state, one.tpn, tpn) || isForbidden(state, one.tpn, tpn))
                one.met.set(static_cast<std::size_t>(other));
    return field;
}

} // namespace pairwright::oracle
