#include "tests/oracle/tiebreaks/teams/extended_encounter.h"

#include "tests/oracle/tiebreaks/direct_encounter.h"
#include "tests/oracle/tiebreaks/teams/board_results.h"

#include <optional>

namespace pairwright::oracle {

namespace {

using Groups = std::vector<std::vector<Tpn>>;

/// The boards of the matches that one team had against the other, added up: those that are matches to direct encounter
/// (6.1.1). None: not met, or not known.
std::optional<BoardPoints> boardsAgainst(const TeamView& view, Tpn one, Tpn other, bool forfeitsAsGames)
{
    const Event& event = view.byMatchPoints;
    std::optional<BoardPoints> sum;
    for (std::size_t round = 0; round < event.of(one).size(); ++round) {
        const Cell& cell = event.of(one)[round];
        if (cell.opponent != other || !countsAsGame(event, cell, forfeitsAsGames))
            continue;
        const auto& boards = view.boards[static_cast<std::size_t>(one.value - 1)][round];
        if (!boards)
            return std::nullopt;
        if (!sum)
            sum = BoardPoints(boards->size(), 0);
        for (std::size_t board = 0; board < boards->size(); ++board)
            (*sum)[board] += (*boards)[board];
    }
    return sum;
}

struct AfterBoth {
    bool boardCount = false;
    bool top = false;
    bool bottom = false;
};

AfterBoth afterBothOf(TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::ExtendedEncounterCountTop: return {.boardCount = true, .top = true};
    case TieBreakKind::ExtendedEncounterCountBottom: return {.boardCount = true, .bottom = true};
    case TieBreakKind::ExtendedEncounterTop: return {.top = true};
    case TieBreakKind::ExtendedEncounterBottom: return {.bottom = true};
    default: return {};
    }
}

/// Below 0: the first of the two stands first.
int compared(const BoardPoints& one, const BoardPoints& other, AfterBoth by)
{
    if (by.boardCount && boardCount(one) != boardCount(other))
        return boardCount(one) < boardCount(other) ? -1 : 1;
    if (by.top && topBoardResults(one) != topBoardResults(other))
        return topBoardResults(one) > topBoardResults(other) ? -1 : 1;
    if (by.bottom && bottomBoardElimination(one) != bottomBoardElimination(other))
        return bottomBoardElimination(one) > bottomBoardElimination(other) ? -1 : 1;
    return 0;
}

Groups twoByTheirBoards(const TeamView& view, Tpn one, Tpn other, const TieBreak& how)
{
    const auto ofOne = boardsAgainst(view, one, other, how.forfeitsAsGames);
    const auto ofOther = boardsAgainst(view, other, one, how.forfeitsAsGames);
    const int order = ofOne && ofOther ? compared(*ofOne, *ofOther, afterBothOf(how.kind)) : 0;
    if (order == 0)
        return {{one, other}};
    return order < 0 ? Groups{{one}, {other}} : Groups{{other}, {one}};
}

} // namespace

/// Article 6 with all its repetitions by one score; only what it has formed begins again with the primary one.
Groups extendedEncounter(const TeamView& view, const std::vector<Tpn>& tied, const TieBreak& how)
{
    if (tied.size() == 1)
        return {tied};
    for (const TeamScore score : {view.primary, otherThan(view.primary)}) {
        const Groups split = directEncounter(view.by(score), tied, how.forfeitsAsGames);
        if (split.size() == 1)
            continue;
        Groups groups;
        for (const auto& subset : split)
            for (const auto& group : extendedEncounter(view, subset, how))
                groups.push_back(group);
        return groups;
    }
    return tied.size() == 2 ? twoByTheirBoards(view, tied[0], tied[1], how) : Groups{tied};
}

} // namespace pairwright::oracle
