#include "engine/tiebreaks/standings.h"

#include "engine/tiebreaks/buchholz.h"
#include "engine/tiebreaks/direct_encounter.h"
#include "engine/tiebreaks/sonneborn_berger.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tiebreaks/wins.h"

#include <algorithm>

namespace pairwright {

namespace {

using Rows = std::span<StandingsRow>;

/// A tie-break that looks at one participant at a time.
TieBreakResult individualResult(const TieBreakContext& context, Tpn tpn, const TieBreak& tieBreak)
{
    switch (tieBreak.kind) {
    case TieBreakKind::Buchholz: return buchholz(context, tpn, tieBreak);
    case TieBreakKind::SonnebornBerger: return sonnebornBerger(context, tpn, tieBreak);
    case TieBreakKind::Wins: return wins(context, tpn);
    case TieBreakKind::DirectEncounter: break; // among the tied only, see resultsAmongTied
    }
    return {};
}

std::vector<TieBreakResult> resultsAmongTied(const TieBreakContext& context, Rows group, const TieBreak& tieBreak)
{
    std::vector<Tpn> tied;
    for (const StandingsRow& row : group)
        tied.push_back(row.tpn);
    return directEncounter(context, tied, tieBreak);
}

/// True if `a` stands before `b` by this result.
bool isBetter(const TieBreakResult& a, const TieBreakResult& b)
{
    if (a.placeAmongTied && b.placeAmongTied)
        return *a.placeAmongTied < *b.placeAmongTied;
    return a.value > b.value;
}

/// Sorts a tied group by one tie-break and returns the groups that it leaves.
std::vector<Rows> splitBy(const TieBreakContext& context, Rows group, std::size_t index, const TieBreak& tieBreak)
{
    if (infoOf(tieBreak.kind).amongTied) {
        if (group.size() < 2)
            return {group};
        std::vector<TieBreakResult> results = resultsAmongTied(context, group, tieBreak);
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i].tieBreaks[index] = std::move(results[i]);
    }
    const auto better = [index](const StandingsRow& a, const StandingsRow& b) {
        return isBetter(a.tieBreaks[index], b.tieBreaks[index]);
    };
    std::ranges::stable_sort(group, better);
    std::vector<Rows> groups;
    std::size_t begin = 0;
    for (std::size_t end = 1; end <= group.size(); ++end) {
        if (end < group.size() && !better(group[end - 1], group[end]))
            continue;
        groups.push_back(group.subspan(begin, end - begin));
        begin = end;
    }
    return groups;
}

std::vector<Rows> groupsByScore(Rows rows)
{
    std::ranges::stable_sort(rows, std::ranges::greater{}, &StandingsRow::score);
    std::vector<Rows> groups;
    for (std::size_t begin = 0; begin < rows.size();) {
        std::size_t end = begin;
        while (end < rows.size() && rows[end].score == rows[begin].score)
            ++end;
        groups.push_back(rows.subspan(begin, end - begin));
        begin = end;
    }
    return groups;
}

} // namespace

std::vector<StandingsRow> standings(const TournamentState& state, int afterRound, std::span<const TieBreak> tieBreaks,
                                    TieBreakEdition edition)
{
    const TieBreakContext context(state, afterRound, edition);
    std::vector<StandingsRow> rows(state.players.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].tpn = Tpn{static_cast<std::int32_t>(i + 1)};
        rows[i].score = context.score(rows[i].tpn);
        for (const TieBreak& tieBreak : tieBreaks)
            rows[i].tieBreaks.push_back(individualResult(context, rows[i].tpn, tieBreak));
    }

    std::vector<Rows> groups = groupsByScore(rows);
    for (std::size_t index = 0; index < tieBreaks.size(); ++index) {
        std::vector<Rows> finer;
        for (const Rows group : groups)
            for (const Rows part : splitBy(context, group, index, tieBreaks[index]))
                finer.push_back(part);
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
