#include "engine/tiebreaks/direct_encounter.h"

#include "engine/tiebreaks/exact_sum.h"
#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace pairwright {

namespace {

/// All rounds of a participant against one of the others.
struct Encounter {
    std::size_t other = 0;   ///< index into the tied
    std::int64_t points = 0; ///< tenths, summed
    std::int64_t rounds = 0;
};

/// Score of a participant inside a group if all its missing games were lost, and if all were won.
struct Bounds {
    std::size_t member = 0; ///< index into the tied
    ExactSum minimum;
    ExactSum maximum;
};

/// Places 1.. for the tied by art. 6, found by splitting groups until nothing more is split.
class Placing {
public:
    Placing(const TieBreakContext& context, const std::vector<std::vector<Encounter>>& encounters)
        : context_(context)
        , encounters_(encounters)
        , places_(encounters.size(), 1)
        , groupOf_(encounters.size(), 0)
        , again_(encounters.size())
    {
        std::vector<std::size_t> everybody(encounters.size());
        std::iota(everybody.begin(), everybody.end(), std::size_t{0});
        place(everybody, 1);
    }

    [[nodiscard]] const std::vector<int>& places() const { return places_; }
    /// The groups of a participant that were split, but for the first, which is of everybody.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& againOf(std::size_t member) const
    {
        return again_[member];
    }

private:
    std::vector<Bounds> standingsWithin(const std::vector<std::size_t>& group, bool& allMet)
    {
        const std::size_t tag = ++lastGroup_;
        for (const std::size_t member : group)
            groupOf_[member] = tag;
        allMet = true;
        std::vector<Bounds> rows;
        rows.reserve(group.size());
        for (const std::size_t member : group) {
            ExactSum score;
            std::int64_t missing = static_cast<std::int64_t>(group.size()) - 1;
            for (const Encounter& encounter : encounters_[member]) {
                if (groupOf_[encounter.other] != tag)
                    continue;
                score.add(encounter.points, encounter.rounds);
                --missing;
            }
            allMet = allMet && missing == 0;
            Bounds& row = rows.emplace_back(Bounds{member, score, std::move(score)});
            if (missing > 0) {
                row.minimum.add(missing * context_.valueOfALoss().tenths, 1);
                row.maximum.add(missing * context_.valueOfAWin().tenths, 1);
            }
        }
        return rows;
    }

    void place(const std::vector<std::size_t>& group, int firstPlace)
    {
        for (const std::size_t member : group)
            places_[member] = firstPlace;
        if (group.size() < 2)
            return;
        bool allMet = true;
        std::vector<Bounds> rows = standingsWithin(group, allMet);
        if (allMet)
            placeByScore(std::move(rows), firstPlace);
        else
            placeByCertainty(std::move(rows), firstPlace);
    }

    void keepSplit(const std::vector<Bounds>& rows)
    {
        if (rows.size() == encounters_.size())
            return;
        std::vector<std::size_t> members;
        for (const Bounds& row : rows)
            members.push_back(row.member);
        std::ranges::sort(members);
        for (const std::size_t member : members)
            again_[member].push_back(members);
    }

    /// Art. 6.2: everybody met everybody; equal ones form a group of their own.
    void placeByScore(std::vector<Bounds> rows, int firstPlace)
    {
        std::ranges::stable_sort(rows, std::ranges::greater{}, &Bounds::minimum);
        if (rows.front().minimum == rows.back().minimum)
            return;
        keepSplit(rows);
        for (std::size_t begin = 0; begin < rows.size();) {
            std::vector<std::size_t> equal;
            std::size_t end = begin;
            for (; end < rows.size() && rows[end].minimum == rows[begin].minimum; ++end)
                equal.push_back(rows[end].member);
            place(equal, firstPlace + static_cast<int>(begin));
            begin = end;
        }
    }

    /// Art. 6.3: games are missing; a place is given to whoever takes it whatever they would have brought.
    void placeByCertainty(std::vector<Bounds> rows, int firstPlace)
    {
        // Whoever is certain of the place has the highest maximum of all that are left.
        std::ranges::stable_sort(rows, std::ranges::greater{}, &Bounds::maximum);
        std::size_t decided = 0;
        while (decided + 1 < rows.size() && rows[decided].minimum > rows[decided + 1].maximum) {
            places_[rows[decided].member] = firstPlace + static_cast<int>(decided);
            ++decided;
        }
        if (decided == 0)
            return;
        keepSplit(rows);
        std::vector<std::size_t> rest;
        for (std::size_t i = decided; i < rows.size(); ++i)
            rest.push_back(rows[i].member);
        place(rest, firstPlace + static_cast<int>(decided));
    }

    const TieBreakContext& context_;
    const std::vector<std::vector<Encounter>>& encounters_;
    std::vector<int> places_;
    std::vector<std::size_t> groupOf_;
    std::size_t lastGroup_ = 0;
    std::vector<std::vector<std::vector<std::size_t>>> again_;
};

bool counts(TieBreakRules rules, const MatchRecord& result, const TieBreak& tieBreak)
{
    return countsAsGame(rules, result.kind, Purpose::encounter) ||
           (tieBreak.forfeitsAsGames && result.opponent.has_value());
}

void addRound(std::vector<Encounter>& row, std::size_t other, Score points)
{
    auto found = std::ranges::find(row, other, &Encounter::other);
    if (found == row.end())
        found = row.insert(row.end(), Encounter{other, 0, 0});
    found->points += points.tenths;
    ++found->rounds;
}

TieBreakValue sumOf(const std::vector<Encounter>& row, std::span<const std::size_t> among)
{
    ExactSum sum;
    sum.add(0, tenthsOfAPoint);
    for (const Encounter& encounter : row)
        if (std::ranges::binary_search(among, encounter.other))
            sum.add(encounter.points, tenthsOfAPoint * encounter.rounds);
    return sum.value();
}

} // namespace

std::vector<TieBreakResult> directEncounter(const TieBreakContext& context, std::span<const Tpn> tied,
                                            const TieBreak& tieBreak)
{
    std::unordered_map<Tpn, std::size_t> indexOf;
    for (std::size_t i = 0; i < tied.size(); ++i)
        indexOf.emplace(tied[i], i);

    std::vector<TieBreakResult> results(tied.size());
    std::vector<std::vector<Encounter>> encounters(tied.size());
    for (std::size_t i = 0; i < tied.size(); ++i) {
        for (int round = 1; round <= context.rounds(); ++round) {
            const MatchRecord& result = context.result(tied[i], round);
            const auto opponent = result.opponent;
            const auto found = opponent ? indexOf.find(*opponent) : indexOf.end();
            if (found == indexOf.end() || !counts(context.rules(), result, tieBreak))
                continue;
            Contribution contribution;
            contribution.round = RoundNumber{round};
            contribution.opponent = opponent;
            contribution.ownPoints = result.points;
            contribution.amount = {contribution.ownPoints.tenths, 10};
            results[i].contributions.push_back(contribution);
            addRound(encounters[i], found->second, contribution.ownPoints);
        }
    }

    const Placing placing(context, encounters);
    std::vector<std::size_t> everybody(tied.size());
    std::iota(everybody.begin(), everybody.end(), std::size_t{0});
    for (std::size_t i = 0; i < tied.size(); ++i) {
        results[i].value = sumOf(encounters[i], everybody);
        results[i].placeAmongTied = placing.places()[i];
        for (const std::vector<std::size_t>& group : placing.againOf(i)) {
            EncounterGroup& again = results[i].again.emplace_back();
            for (const std::size_t member : group)
                again.members.push_back(tied[member]);
            again.value = sumOf(encounters[i], group);
        }
        results[i].gamesMissing = static_cast<int>(tied.size() - 1 - encounters[i].size());
    }
    return results;
}

} // namespace pairwright
