#include "engine/tiebreaks/teams/extended_encounter.h"

#include "engine/tiebreaks/direct_encounter.h"
#include "engine/tiebreaks/teams/board_results.h"
#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

std::vector<TieBreakKind> afterwards(TieBreakKind kind)
{
    using enum TieBreakKind;
    switch (kind) {
    case ExtendedEncounterCountTop: return {BoardCount, TopBoardResults};
    case ExtendedEncounterCountBottom: return {BoardCount, BottomBoards};
    case ExtendedEncounterTop: return {TopBoardResults};
    case ExtendedEncounterBottom: return {BottomBoards};
    default: return {};
    }
}

bool areSplit(const std::vector<TieBreakResult>& results)
{
    return std::ranges::any_of(
        results, [&](const TieBreakResult& result) { return result.placeAmongTied != results.front().placeAmongTied; });
}

class Encounter {
public:
    Encounter(const TieBreakContext& primary, const TieBreak& tieBreak)
        : primary_(primary)
        , secondary_(primary.bySecondaryScore())
        , tieBreak_(tieBreak)
        , afterwards_(afterwards(tieBreak.kind))
    {
    }

    /// The first table that splits the group, by the primary score where none does.
    [[nodiscard]] std::vector<TieBreakResult> table(const std::vector<Tpn>& group) const
    {
        std::vector<TieBreakResult> byPrimary = directEncounter(primary_, group, tieBreak_);
        if (areSplit(byPrimary))
            return byPrimary;
        std::vector<TieBreakResult> bySecondary = directEncounter(secondary_, group, tieBreak_);
        if (!areSplit(bySecondary))
            return byPrimary;
        for (TieBreakResult& result : bySecondary)
            for (EncounterGroup& again : result.again)
                again.bySecondary = true;
        return bySecondary;
    }

    void place(const std::vector<Tpn>& group, int first, int depth = 0)
    {
        if (group.size() < 2) {
            for (const Tpn team : group)
                places_[team] = first;
            return;
        }
        const std::vector<TieBreakResult> results = table(group);
        if (!areSplit(results)) {
            placeUndecided(group, first);
            return;
        }
        std::map<int, std::vector<Tpn>> parts;
        for (std::size_t i = 0; i < group.size(); ++i) {
            parts[*results[i].placeAmongTied].push_back(group[i]);
            std::vector<EncounterGroup>& own = again_[group[i]];
            if (depth > 0) // only the secondary score tells apart whom the primary one has left
                own.push_back({group, true, *results[i].value});
            own.insert(own.end(), results[i].again.begin(), results[i].again.end());
        }
        for (const auto& [at, part] : parts)
            place(part, first + at - 1, depth + 1);
    }

    [[nodiscard]] int placeOf(Tpn team) const { return places_.at(team); }
    [[nodiscard]] const std::vector<EncounterGroup>& againOf(Tpn team) { return again_[team]; }
    [[nodiscard]] std::optional<EncounterBoards> ownMatchOf(Tpn team) const
    {
        const auto found = ownMatches_.find(team);
        return found == ownMatches_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    void placeUndecided(const std::vector<Tpn>& group, int first)
    {
        for (const Tpn team : group)
            places_[team] = first;
        if (group.size() != 2)
            return;
        const Meeting meeting = meetingOf(group[0], group[1]);
        if (meeting.steps.empty())
            return;
        const std::weak_ordering order = orderOf(meeting.steps.back());
        if (order != 0)
            places_[order < 0 ? group[1] : group[0]] = first + 1;
        std::vector<BoardStep> turned = meeting.steps;
        for (BoardStep& step : turned)
            std::swap(step.own, step.other);
        ownMatches_[group[0]] = {group[1], contributionsOf(group[1], meeting.ones), meeting.steps};
        ownMatches_[group[1]] = {group[0], contributionsOf(group[0], meeting.others), std::move(turned)};
    }

    /// What each of two teams got on its boards against the other, and the steps of art. 13.3.2 up to the one that
    /// decides; no step where they did not meet, or the boards are not known.
    struct Meeting {
        BoardPoints ones;
        BoardPoints others;
        std::vector<BoardStep> steps;
    };

    [[nodiscard]] Meeting meetingOf(Tpn one, Tpn other) const
    {
        Meeting meeting{boardsAgainst(one, other), boardsAgainst(other, one), {}};
        if (meeting.ones.empty() || meeting.ones.size() != meeting.others.size())
            return meeting;
        for (const TieBreakKind kind : afterwards_) {
            meeting.steps.push_back(compareBoards(meeting.ones, meeting.others, kind));
            if (orderOf(meeting.steps.back()) != 0)
                break;
        }
        return meeting;
    }

    [[nodiscard]] std::vector<Contribution> contributionsOf(Tpn opponent, const BoardPoints& boards) const
    {
        const bool isCounted = afterwards_.front() == TieBreakKind::BoardCount;
        std::vector<Contribution> made;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            Contribution& board = made.emplace_back();
            board.board = static_cast<int>(i) + 1;
            board.opponent = opponent;
            board.basis = Contribution::Basis::ownBoard;
            board.ownPoints = boards[i];
            board.amount = {std::int64_t{isCounted ? board.board : 1} * boards[i].tenths, tenthsOfAPoint};
        }
        return made;
    }

    /// A match that direct encounter leaves out is none here (art. 6.1.1).
    [[nodiscard]] bool isEncounter(const MatchRecord& match, Tpn other) const
    {
        return match.opponent == other &&
               (tieBreak_.forfeitsAsGames || countsAsGame(primary_.rules(), match.kind, Purpose::encounter));
    }

    /// Of all their matches; empty where they had none, or the boards of one are not known.
    [[nodiscard]] BoardPoints boardsAgainst(Tpn team, Tpn other) const
    {
        BoardPoints sum;
        const auto& points = primary_.state().player(team).teamPoints;
        for (int round = 1; round <= primary_.rounds(); ++round) {
            const auto index = static_cast<std::size_t>(round - 1);
            if (!isEncounter(primary_.result(team, round), other))
                continue;
            if (index >= points.size() || points[index].boards.empty())
                return {};
            sum.resize(std::max(sum.size(), points[index].boards.size()));
            for (std::size_t board = 0; board < points[index].boards.size(); ++board)
                sum[board] += points[index].boards[board];
        }
        return sum;
    }

    const TieBreakContext& primary_;
    TieBreakContext secondary_;
    const TieBreak& tieBreak_;
    std::vector<TieBreakKind> afterwards_;
    std::map<Tpn, int> places_;
    std::map<Tpn, EncounterBoards> ownMatches_;
    std::map<Tpn, std::vector<EncounterGroup>> again_;
};

} // namespace

std::vector<TieBreakResult> extendedEncounter(const TieBreakContext& context, std::span<const Tpn> tied,
                                              const TieBreak& tieBreak)
{
    Encounter encounter(context, tieBreak);
    const std::vector<Tpn> all(tied.begin(), tied.end());
    encounter.place(all, 1);
    std::vector<TieBreakResult> results = encounter.table(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
        results[i].placeAmongTied = encounter.placeOf(all[i]);
        results[i].ownMatch = encounter.ownMatchOf(all[i]);
        results[i].again = encounter.againOf(all[i]);
    }
    return results;
}

} // namespace pairwright
