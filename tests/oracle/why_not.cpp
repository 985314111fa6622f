#include "tests/oracle/why_not.h"

#include "tests/oracle/pair_bracket.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace pairwright::oracle {

namespace {

using Verdict = Counterfactual::Verdict;

Rank rankOf(const Field& field, Tpn tpn)
{
    for (Rank rank = 0; rank < field.size(); ++rank)
        if (field.player(rank).tpn == tpn)
            return rank;
    throw std::logic_error("not in this round");
}

/// The field in which the two may meet only each other.
Field tie(Field field, Rank a, Rank b)
{
    for (Rank rank = 0; rank < field.size(); ++rank) {
        Player& player = field.players[static_cast<std::size_t>(rank)];
        if (rank == a || rank == b) {
            player.met |= field.everybody() & ~only(a) & ~only(b);
            player.barredFromBye = true;
        } else {
            player.met |= only(a) | only(b);
        }
    }
    return field;
}

class Question {
public:
    Question(const Field& field, Rank a, Rank b)
        : plain_(field)
        , tied_(tie(field, a, b))
        , a_(a)
        , b_(b)
        , completion_(plain_)
        , tiedCompletion_(tied_)
        , groups_(scoregroups(plain_))
    {
    }

    Counterfactual answer()
    {
        Counterfactual answer;
        answer.verdict = Verdict::impossible;
        if (!mayBePaired(plain_, a_, b_) || !tiedCompletion_.of(plain_.everybody()))
            return answer;
        const auto round = plain_.edition == Edition::Dutch2026 ? pairDutch2026(plain_) : pairDutch2017(plain_);
        answer.verdict = Verdict::isPaired;
        for (const PairedBracket& bracket : round->brackets)
            for (const Pair& pair : bracket.chosen.pairs())
                if (pair == Pair(std::minmax(a_, b_)))
                    return answer;
        const auto bye = completion_.of(plain_.everybody())->lowestByeScore;
        byeScore_ = tiedCompletion_.of(plain_.everybody())->lowestByeScore;
        if (plain_.edition == Edition::Dutch2026 && bye != byeScore_) {
            answer.verdict = Verdict::worse;
            answer.reached = {Criterion::byeScore, {bye->tenths}, {}};
            answer.withPair = {Criterion::byeScore, {byeScore_->tenths}, {}};
            return answer;
        }
        for (std::size_t i = 0; i < round->brackets.size(); ++i) {
            const PairedBracket& asIs = round->brackets[i];
            const std::vector<Rank> below = belowOf(*round, i);
            if (isLegal(tied_, asIs.chosen) && mayLeave(asIs.chosen.downfloaters(), below))
                continue;
            answer.bracket = i;
            compareValues(asIs.criteria, pairAgain(asIs, i, below).criteria, answer);
            return answer;
        }
        throw std::logic_error("every bracket lets the pair be made, but none holds it");
    }

private:
    /// Everybody below the bracket: the members of lower scoregroups who have not been paired with a bracket above.
    [[nodiscard]] std::vector<Rank> belowOf(const PairedRound& round, std::size_t i) const
    {
        if (round.brackets[i].kind == PairedBracket::Kind::collapsedLast)
            return {};
        return membersFrom(groups_, i + 1);
    }

    bool mayLeave(std::vector<Rank> leaving, const std::vector<Rank>& below)
    {
        leaving.insert(leaving.end(), below.begin(), below.end());
        const auto rest = tiedCompletion_.of(setOf(leaving));
        return rest && (plain_.edition == Edition::Dutch2017 || rest->lowestByeScore == byeScore_);
    }

    PairedBracket pairAgain(const PairedBracket& asIs, std::size_t i, const std::vector<Rank>& below)
    {
        const bool last = below.empty();
        const auto mayAllLeave = [this, below](const std::vector<Rank>& leaving) {
            return mayLeave(leaving, below);
        };
        const std::vector<Rank> next = last ? std::vector<Rank>{} : groups_[i + 1];
        const std::vector<Rank> beyond = last ? std::vector<Rank>{} : membersFrom(groups_, i + 2);
        if (plain_.edition == Edition::Dutch2026) {
            dutch2026::Situation situation{plain_, completion_, asIs.bracket, next, beyond};
            situation.inside = &tied_;
            situation.mayLeave = mayAllLeave;
            return dutch2026::pairBracket(situation);
        }
        dutch2017::Situation situation{plain_, completion_, asIs.bracket, next, beyond};
        situation.inside = &tied_;
        situation.mayLeave = mayAllLeave;
        situation.mustComplete = last || asIs.kind == PairedBracket::Kind::penultimate;
        situation.looksAhead = !situation.mustComplete;
        return dutch2017::pairBracket(situation, asIs.kind);
    }

    const Field& plain_;
    Field tied_;
    Rank a_;
    Rank b_;
    Completion completion_;
    Completion tiedCompletion_;
    std::vector<std::vector<Rank>> groups_;
    std::optional<Score> byeScore_;
};

} // namespace

void compareValues(const std::vector<CriterionValue>& reached, const std::vector<CriterionValue>& withPair,
                   Counterfactual& answer)
{
    answer.verdict = Verdict::laterInOrder;
    for (std::size_t i = 0; i < reached.size(); ++i)
        if (reached[i].value != withPair[i].value) {
            answer.verdict = Verdict::worse;
            answer.reached = reached[i];
            answer.withPair = withPair[i];
            return;
        }
}

std::string describe(const Counterfactual& answer)
{
    static constexpr std::array verdicts{"is paired",      "impossible",        "worse",
                                         "later in order", "decided by a step", "unknown"};
    std::ostringstream text;
    const auto add = [&text](const CriterionValue& value) {
        for (const std::int64_t number : value.value)
            text << ' ' << number;
    };
    text << verdicts.at(static_cast<std::size_t>(answer.verdict));
    if (answer.bracket)
        text << ", bracket " << *answer.bracket;
    if (answer.verdict == Verdict::worse) {
        text << ", criterion " << static_cast<int>(answer.reached.criterion) << ":";
        add(answer.reached);
        text << " against";
        add(answer.withPair);
    }
    return text.str();
}

Counterfactual whyNotByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent, Tpn a, Tpn b)
{
    const Field field = makeField(state, edition, absent);
    return Question(field, rankOf(field, a), rankOf(field, b)).answer();
}

} // namespace pairwright::oracle
