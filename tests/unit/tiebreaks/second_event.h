#pragma once

#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The tables that the second computation works on; see second_computation.h.
namespace second {

/// One round of one participant. `sign`: + won, = drawn, - lost; kind: g game, f forfeit, p PAB, F H Z byes. The cell
/// of a match is + or - if all of it was won or lost, = otherwise, and keeps its games apart.
struct Cell {
    char kind = 'Z';
    char sign = '-';
    int opponent = 0;
    bool black = false;
    long long points = 0; ///< tenths
    std::vector<Cell> games;
};
using Line = std::vector<Cell>;
using Lines = std::map<int, Line>;

struct Event {
    Lines lines;
    std::map<int, std::optional<int>> ratings;
    std::set<int> out; ///< left out of the standings
    int rounds = 0;
    bool old = false;    ///< 2024-08
    bool circle = false; ///< round robin
    long long win = 10;
    long long draw = 5;
    long long loss = 0;

    /// The games of a round, each a cell; a round of one game is its own.
    static std::vector<Cell> gamesOf(const Cell& round)
    {
        return round.games.empty() ? std::vector<Cell>{round} : round.games;
    }
    [[nodiscard]] long long score(int number) const
    {
        long long sum = 0;
        for (const Cell& cell : lines.at(number))
            sum += cell.points;
        return sum;
    }
    static bool voluntary(const Cell& cell)
    {
        return cell.kind == 'H' || cell.kind == 'Z' || (cell.kind == 'f' && cell.sign == '-');
    }
    /// 16.3: whoever stops plays draws from there on.
    [[nodiscard]] long long seen(int number) const
    {
        if (circle)
            return score(number);
        const Line& line = lines.at(number);
        int lastOther = 0;
        for (int r = 1; r <= rounds; ++r)
            if (!voluntary(line[static_cast<std::size_t>(r - 1)]))
                lastOther = r;
        long long sum = 0;
        for (int r = 1; r <= rounds; ++r) {
            const Cell& cell = line[static_cast<std::size_t>(r - 1)];
            sum += r > lastOther && (cell.kind == 'H' || cell.kind == 'Z') ? draw : cell.points;
        }
        return sum;
    }
};

Event eventOf(const pairwright::TournamentState& state, int rounds, pairwright::TieBreakRules rules);

/// The event with the last round drawn, for Fore Buchholz.
Event lastRoundDrawn(Event event, const pairwright::TournamentState& state);

struct Code {
    std::string name;
    std::set<std::string> with;
    [[nodiscard]] bool has(const std::string& modifier) const { return with.contains(modifier); }
    [[nodiscard]] int low() const { return has("C1") || has("M1") ? 1 : has("C2") || has("M2") ? 2 : 0; }
    [[nodiscard]] int high() const { return has("M1") ? 1 : has("M2") ? 2 : 0; }
};

Code codeOf(const std::string& text);

} // namespace second
