#include "engine/trf/read/round_check.h"

#include "engine/trf/text/round_cell.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

using PlayerLine = Collected::PlayerLine;

Unexpected<ReadError> refused(const PlayerLine& player, std::size_t round, ReadErrorCode code,
                              const PlayerLine* other = nullptr)
{
    ReadError error{.line = player.line, .code = code, .player = player.player.id, .record = "001"};
    error.round = RoundNumber{static_cast<int>(round + 1)};
    if (other) {
        error.other = other->player.id;
        error.otherLine = other->line;
    }
    return Unexpected{std::move(error)};
}

bool isPair(CellResult a, CellResult b, CellResult first, CellResult second)
{
    return (a == first && b == second) || (a == second && b == first);
}

/// Results that the two sides of one game can have. ½-0, 0-½ and 0-0 happen after play by decision.
bool resultsFit(CellResult a, CellResult b)
{
    using enum CellResult;
    const auto among = [&](CellResult win_, CellResult draw_, CellResult loss_) {
        return isPair(a, b, win_, loss_) || (a == draw_ && b == draw_) || isPair(a, b, draw_, loss_) ||
               (a == loss_ && b == loss_);
    };
    return among(win, draw, loss) || among(unratedWin, unratedDraw, unratedLoss) ||
           isPair(a, b, forfeitWin, forfeitLoss) || (a == forfeitLoss && b == forfeitLoss) ||
           (a == adjourned && b == adjourned) || (a == open && b == open);
}

bool isForfeit(CellResult result)
{
    return result == CellResult::forfeitWin || result == CellResult::forfeitLoss;
}

class RoundCheck {
public:
    explicit RoundCheck(Collected& collected)
        : collected_(collected)
    {
    }

    Outcome run()
    {
        for (PlayerLine& player : collected_.players)
            for (std::size_t round = 0; round < player.cells.size(); ++round)
                if (player.cells[round] && player.cells[round]->opponent)
                    if (Outcome outcome = checkCell(player, round); !outcome)
                        return outcome;
        return Done{};
    }

private:
    PlayerLine* find(FileId id)
    {
        const auto& players = collected_.players;
        const PlayerLine* found = findPlayer(players, id);
        return found ? &collected_.players[static_cast<std::size_t>(found - players.data())] : nullptr;
    }

    Outcome checkCell(PlayerLine& player, std::size_t round)
    {
        RoundCell& cell = *player.cells[round];
        if (*cell.opponent == player.player.id)
            return refused(player, round, ReadErrorCode::playsHimself);
        PlayerLine* other = find(*cell.opponent);
        if (!other) {
            auto failure = refused(player, round, ReadErrorCode::unknownOpponent);
            failure.error.other = cell.opponent;
            return failure;
        }
        const bool answered = round < other->cells.size() && other->cells[round];
        if (!answered || other->cells[round]->opponent != player.player.id)
            return refused(player, round, ReadErrorCode::opponentDisagrees, other);
        return player.player.id < other->player.id ? checkGame(player, *other, round) : Outcome(Done{});
    }

    /// One side says that the result is not known: it is not, whatever the other says.
    void beUnknown(const PlayerLine& player, RoundCell& cell, std::size_t round)
    {
        const std::string found(1, symbolOf(cell.result));
        cell.result = CellResult::adjourned;
        collected_.repairs.push_back({player.line, RepairCode::unknownResult, player.player.id,
                                      RoundNumber{static_cast<int>(round + 1)}, found, "?"});
    }

    Outcome checkGame(PlayerLine& player, PlayerLine& other, std::size_t round)
    {
        RoundCell& mine = *player.cells[round];
        RoundCell& theirs = *other.cells[round];
        if (mine.result == CellResult::adjourned && theirs.result != CellResult::adjourned)
            beUnknown(other, theirs, round);
        else if (theirs.result == CellResult::adjourned && mine.result != CellResult::adjourned)
            beUnknown(player, mine, round);
        if (!resultsFit(mine.result, theirs.result))
            return refused(player, round, ReadErrorCode::contradictingResults, &other);
        if (mine.colour && theirs.colour && *mine.colour == *theirs.colour)
            return refused(player, round, ReadErrorCode::sameColour, &other);
        if (!mine.colour && !theirs.colour && !isForfeit(mine.result))
            return refused(player, round, ReadErrorCode::missingColour, &other);
        if (!mine.colour && theirs.colour)
            lend(player, mine, opposite(*theirs.colour), round);
        else if (mine.colour && !theirs.colour)
            lend(other, theirs, opposite(*mine.colour), round);
        return Done{};
    }

    void lend(const PlayerLine& player, RoundCell& cell, Colour colour, std::size_t round)
    {
        cell.colour = colour;
        collected_.repairs.push_back({player.line, RepairCode::colourFromOpponent, player.player.id,
                                      RoundNumber{static_cast<int>(round + 1)}, "",
                                      colour == Colour::White ? "w" : "b"});
    }

    Collected& collected_;
};

bool isPaired(const std::optional<RoundCell>& cell)
{
    return cell && (cell->opponent || cell->result == CellResult::pairingBye);
}

} // namespace

Outcome checkRounds(Collected& collected)
{
    return RoundCheck(collected).run();
}

int countPairedColumns(const std::vector<PlayerLine>& players)
{
    std::size_t paired = 0;
    for (const PlayerLine& player : players)
        for (std::size_t round = player.cells.size(); round > paired; --round)
            if (isPaired(player.cells[round - 1]))
                paired = round;
    return static_cast<int>(paired);
}

const PlayerLine* findPlayer(const std::vector<PlayerLine>& players, FileId id)
{
    const auto found =
        std::lower_bound(players.begin(), players.end(), id,
                         [](const PlayerLine& player, FileId wanted) { return player.player.id < wanted; });
    return found != players.end() && found->player.id == id ? &*found : nullptr;
}

} // namespace pairwright::trf
