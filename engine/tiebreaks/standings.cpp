#include "engine/tiebreaks/standings.h"

#include "engine/tiebreaks/evaluate.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>

namespace pairwright {

namespace {

using Rows = std::span<StandingsRow>;

void computeAmongTied(const TieBreakContext& context, Rows group, std::size_t index, const TieBreak& tieBreak)
{
    std::vector<Tpn> tied;
    for (const StandingsRow& row : group)
        tied.push_back(row.tpn);
    std::vector<TieBreakResult> results = evaluateAmongTied(context, tied, tieBreak);
    for (std::size_t i = 0; i < group.size(); ++i)
        group[i].tieBreaks[index] = std::move(results[i]);
}

bool isAmongTied(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const TieBreakInfo& info = infoOf(tieBreak.kind);
    return info.amongTied && (!info.ofTeams || context.state().teams);
}

/// An order that was given by hand is one of these very players; other ties are as they were.
bool isOrderedByHand(Rows group, std::size_t index)
{
    return std::ranges::all_of(group,
                               [index](const StandingsRow& row) { return row.tieBreaks[index].value.has_value(); });
}

/// Sorts a tied group and returns the groups that are left; those of one row are decided by `level`.
template <class Better>
void split(Rows group, std::size_t level, const Better& better, std::vector<Rows>& into)
{
    if (group.size() > 1)
        std::ranges::stable_sort(group, better);
    std::size_t begin = 0;
    for (std::size_t end = 1; end <= group.size(); ++end) {
        if (end < group.size() && !better(group[end - 1], group[end]))
            continue;
        if (end - begin == 1 && !group[begin].decidedBy)
            group[begin].decidedBy = level;
        into.push_back(group.subspan(begin, end - begin));
        begin = end;
    }
}

/// As the rows start: who is left out has no score and no tie-break.
StandingsRow rowOf(const TieBreakContext& context, Tpn tpn)
{
    StandingsRow row;
    row.tpn = tpn;
    row.leftOut = context.state().player(tpn).leftOut;
    if (!row.leftOut)
        row.score = context.score(tpn);
    return row;
}

void addTieBreak(StandingsRow& row, TieBreakResult result)
{
    if (row.leftOut) {
        result = TieBreakResult();
        result.missing = TieBreakResult::Missing::noGames;
    }
    row.tieBreaks.push_back(std::move(result));
}

bool isBetterByScore(const StandingsRow& a, const StandingsRow& b)
{
    return a.leftOut != b.leftOut ? b.leftOut : a.score > b.score;
}

} // namespace

bool isBetter(const TieBreak& tieBreak, const TieBreakResult& a, const TieBreakResult& b)
{
    if (a.placeAmongTied && b.placeAmongTied)
        return *a.placeAmongTied < *b.placeAmongTied;
    if (!a.value || !b.value)
        return a.value.has_value() && !b.value;
    return lowerIsBetter(tieBreak) ? *a.value < *b.value : *a.value > *b.value;
}

std::optional<std::size_t> separatedBy(const StandingsRow& a, const StandingsRow& b,
                                       std::span<const TieBreak> tieBreaks)
{
    if (a.score != b.score || a.leftOut != b.leftOut)
        return 0;
    for (std::size_t i = 0; i < tieBreaks.size(); ++i)
        if (tieBreaks[i].kind == TieBreakKind::ByHand && a.rank == b.rank)
            continue; // an order of others
        else if (isBetter(tieBreaks[i], a.tieBreaks[i], b.tieBreaks[i]) ||
                 isBetter(tieBreaks[i], b.tieBreaks[i], a.tieBreaks[i]))
            return i + 1;
    return std::nullopt;
}

std::vector<StandingsRow> standings(const TournamentState& state, int afterRound, std::span<const TieBreak> tieBreaks,
                                    TieBreakRules rules)
{
    const TieBreakContext context(state, afterRound, rules);
    std::vector<StandingsRow> rows;
    rows.reserve(state.players.size());
    for (int number = 1; number <= context.participants(); ++number)
        rows.push_back(rowOf(context, Tpn{number}));
    for (const TieBreak& tieBreak : tieBreaks) {
        std::vector<TieBreakResult> results = evaluate(context, tieBreak);
        for (std::size_t i = 0; i < rows.size(); ++i)
            addTieBreak(rows[i], std::move(results[i]));
    }

    std::vector<Rows> groups;
    split(rows, 0, isBetterByScore, groups);
    for (std::size_t index = 0; index < tieBreaks.size(); ++index) {
        const TieBreak& tieBreak = tieBreaks[index];
        std::vector<Rows> finer;
        for (const Rows group : groups) {
            if (group.size() > 1 && !group.front().leftOut && isAmongTied(context, tieBreak))
                computeAmongTied(context, group, index, tieBreak);
            const bool counts = tieBreak.kind != TieBreakKind::ByHand || isOrderedByHand(group, index);
            const auto better = [&](const StandingsRow& a, const StandingsRow& b) {
                return counts && isBetter(tieBreak, a.tieBreaks[index], b.tieBreaks[index]);
            };
            split(group, index + 1, better, finer);
        }
        groups = std::move(finer);
    }

    int rank = 1;
    for (const Rows group : groups) {
        for (StandingsRow& row : group) {
            row.rank = rank;
            row.shared = group.size() > 1;
        }
        rank += static_cast<int>(group.size());
    }
    return rows;
}

} // namespace pairwright
