#include "app/explain/procedure_words.h"

#include "app/explain/column_words.h"
#include "app/explain/facts_text.h"
#include "app/explain/requirement_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

using Steps = std::vector<ProcedureStep>;
using Step = Steps::const_iterator;

bool opensGroup(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::groupDownward || step.outcome == ProcedureOutcome::groupUpward ||
           step.outcome == ProcedureOutcome::groupMedian;
}

bool isFloat(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::floaterA || step.outcome == ProcedureOutcome::floaterB ||
           step.outcome == ProcedureOutcome::floaterC || step.outcome == ProcedureOutcome::floaterD;
}

bool isCrack(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::crackedAbove || step.outcome == ProcedureOutcome::crackedBelow;
}

QString typeOf(const ProcedureStep& step)
{
    switch (step.outcome) {
    case ProcedureOutcome::floaterA: return describeFloat(LimFloaterType::a);
    case ProcedureOutcome::floaterB: return describeFloat(LimFloaterType::b);
    case ProcedureOutcome::floaterC: return describeFloat(LimFloaterType::c);
    default: return describeFloat(LimFloaterType::d);
    }
}

QString whyPassedInGroup(RejectedAlternative::Reason why)
{
    switch (why) {
    case RejectedAlternative::Reason::incompatible: return Tr::tr("have met, or no colours are left for both");
    case RejectedAlternative::Reason::othersLeftOver: return Tr::tr("the others could not all be paired any more");
    case RejectedAlternative::Reason::colourDoesNotSuit: return Tr::tr("both are due the same colour");
    case RejectedAlternative::Reason::beyondRatingLimit: return Tr::tr("more than 100 rating points away");
    case RejectedAlternative::Reason::requirementsNotMet:
    case RejectedAlternative::Reason::byeBarred: break; // Dutch 2012
    }
    return {};
}

/// `alone`: there is no other group.
QString groupSentence(const ExplainedRound& explained, const ProcedureStep& group, bool alone)
{
    const QString names = explained.names(group.players);
    switch (group.outcome) {
    case ProcedureOutcome::groupDownward:
        return Tr::tr("A group above the median, paired from its highest to its lowest number: %1.").arg(names);
    case ProcedureOutcome::groupUpward:
        return Tr::tr("A group below the median, paired from its lowest to its highest number: %1.").arg(names);
    default:
        if (alone)
            return Tr::tr("Everybody is in one group, paired from its highest to its lowest number: %1.").arg(names);
        return Tr::tr("The median group with the floaters from both sides, paired last, from its highest to its lowest "
                      "number: %1.")
            .arg(names);
    }
}

QString floatSentence(const ExplainedRound& explained, const ProcedureStep& step)
{
    const QString who = explained.name(step.players.front());
    return step.article == "2.3 d"
               ? Tr::tr("%1 left it to make its number even (%2).").arg(who, typeOf(step))
               : Tr::tr("%1 left it, because no opponent remained here (%2).").arg(who, typeOf(step));
}

void addCitation(const ExplainedRound& explained, const std::string& article, ExplanationSection& section)
{
    const QString citation = explained.citation(article);
    if (!section.citations.contains(citation))
        section.citations.append(citation);
}

/// The group in which the pair was made, and how it came to have these members.
ExplanationSection groupSection(const ExplainedRound& explained, const Steps& steps, Step group, Step pair)
{
    ExplanationSection section;
    section.title = Tr::tr("The scoregroup");
    for (Step step = steps.begin(); step != group; ++step)
        if (isFloat(*step) && std::any_of(pair->players.begin(), pair->players.end(),
                                          [&](Tpn player) { return player == step->players.front(); })) {
            section.paragraphs.append(Tr::tr("%1 came here as a floater from another group (%2).")
                                          .arg(explained.name(step->players.front()), typeOf(*step)));
            addCitation(explained, step->article, section);
        }
    const bool alone = std::count_if(steps.begin(), steps.end(), opensGroup) == 1;
    section.paragraphs.append(groupSentence(explained, *group, alone));
    addCitation(explained, group->article, section);
    for (Step step = steps.begin(); step != group && group->outcome == ProcedureOutcome::groupMedian; ++step)
        if (isCrack(*step)) {
            const bool above = step->outcome == ProcedureOutcome::crackedAbove;
            section.paragraphs.append(
                (above ? Tr::tr("The median could not be paired, so the pair %1 – %2 of the group "
                                "above it was taken apart and joined it.")
                       : Tr::tr("The median could not be paired, so the pair %1 – %2 of the group "
                                "below it was taken apart and joined it."))
                    .arg(explained.name(step->players.at(0)), explained.name(step->players.at(1))));
            addCitation(explained, step->article, section);
        }
    for (Step step = group + 1; step != steps.end() && !opensGroup(*step); ++step)
        if (isFloat(*step)) {
            section.paragraphs.append(floatSentence(explained, *step));
            addCitation(explained, step->article, section);
        }
    return section;
}

/// Whom the first player of the pair passed over, by reason.
ExplanationSection searchSection(const ExplainedRound& explained, const ProcedureStep& pair)
{
    ExplanationSection section;
    section.title = Tr::tr("The search for an opponent");
    const QString first = explained.name(pair.players.at(0));
    const QString second = explained.name(pair.players.at(1));
    if (pair.rejected.empty()) {
        section.paragraphs.append(
            Tr::tr("%1 takes the first opponent in the order of exchanges: %2.").arg(first, second));
    } else {
        section.paragraphs.append(
            Tr::tr("%1 goes through the opponents in the order of exchanges and takes %2.").arg(first, second));
        constexpr std::array reasons{
            RejectedAlternative::Reason::incompatible, RejectedAlternative::Reason::othersLeftOver,
            RejectedAlternative::Reason::colourDoesNotSuit, RejectedAlternative::Reason::beyondRatingLimit};
        for (const RejectedAlternative::Reason why : reasons) {
            std::vector<Tpn> players;
            for (const RejectedAlternative& other : pair.rejected)
                if (other.reason == why)
                    players.push_back(other.player);
            if (!players.empty())
                section.paragraphs.append(
                    Tr::tr("Passed over: %1 – %2.").arg(explained.names(players), whyPassedInGroup(why)));
        }
    }
    section.citations.append(explained.citation(pair.article));
    return section;
}

/// Where a pair was made; no value if it never was.
struct FoundPair {
    Step group;
    Step pair;
};

std::optional<FoundPair> findPair(const Steps& steps, Tpn a, Tpn b)
{
    // A pair that was taken apart for the median may have been made again: the last time counts.
    Step pair = steps.end();
    Step group = steps.end();
    Step lastGroup = steps.end();
    for (Step step = steps.begin(); step != steps.end(); ++step) {
        if (opensGroup(*step))
            lastGroup = step;
        const bool ours =
            step->outcome == ProcedureOutcome::paired && step->players.size() == 2 &&
            ((step->players[0] == a && step->players[1] == b) || (step->players[0] == b && step->players[1] == a));
        if (ours) {
            pair = step;
            group = lastGroup;
        }
    }
    if (pair == steps.end() || group == steps.end())
        return std::nullopt;
    return FoundPair{group, pair};
}

/// The points of most of a group.
Score usualScore(const ExplainedRound& explained, const std::vector<Tpn>& members)
{
    std::map<Score, int> counts;
    for (const Tpn player : members)
        ++counts[explained.pairingScore(player)];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most != counts.end() ? most->first : Score{};
}

} // namespace

std::string articleOfBye(const ExplainedRound& explained)
{
    const auto* record = explained.record() ? std::get_if<ProcedureRecord>(&explained.record()->record) : nullptr;
    if (record == nullptr)
        return {};
    const auto found = std::find_if(record->steps.begin(), record->steps.end(),
                                    [](const ProcedureStep& step) { return step.outcome == ProcedureOutcome::bye; });
    return found != record->steps.end() ? found->article : std::string();
}

std::vector<ExplanationSection> procedureSections(const ExplainedRound& explained, Tpn a, Tpn b)
{
    const auto* record = explained.record() ? std::get_if<ProcedureRecord>(&explained.record()->record) : nullptr;
    if (record == nullptr)
        return {};
    if (isByRequirements(*record))
        return requirementSections(explained, *record, {a, b});
    if (isByColumns(explained))
        return columnSections(explained, *record, a, b);
    const auto found = findPair(record->steps, a, b);
    if (!found)
        return {};
    return {groupSection(explained, record->steps, found->group, found->pair), searchSection(explained, *found->pair)};
}

std::optional<PairedGroup> groupOfPair(const ExplainedRound& explained, Tpn a, Tpn b)
{
    const auto* record = explained.record() ? std::get_if<ProcedureRecord>(&explained.record()->record) : nullptr;
    if (record == nullptr)
        return std::nullopt;
    if (isByRequirements(*record))
        return bracketOfRequirements(explained, *record, a, b);
    if (isByColumns(explained))
        return groupOfColumns(explained, *record, a, b);
    const Steps& steps = record->steps;
    const auto found = findPair(steps, a, b);
    if (!found)
        return std::nullopt;
    PairedGroup group;
    const std::vector<Tpn>& members = found->group->players;
    for (Step step = steps.begin(); step != steps.end(); ++step) {
        const bool inside =
            step > found->group &&
            std::none_of(found->group + 1, step + 1, [](const ProcedureStep& one) { return opensGroup(one); });
        if (isFloat(*step) && inside) {
            group.leaving.push_back(step->players.front());
        } else if (isFloat(*step) && step < found->group &&
                   std::find(members.begin(), members.end(), step->players.front()) != members.end()) {
            const bool higher = explained.pairingScore(step->players.front()) > usualScore(explained, members);
            (higher ? group.fromAbove : group.fromBelow).push_back(step->players.front());
        } else if (inside && step->outcome == ProcedureOutcome::paired && step->players.size() == 2) {
            const auto [first, second] = std::pair(step->players[0], step->players[1]);
            const bool straight = explained.pairingScore(first) != explained.pairingScore(second)
                                      ? explained.pairingScore(first) > explained.pairingScore(second)
                                      : first < second;
            group.pairs.push_back(straight ? std::pair(first, second) : std::pair(second, first));
        }
    }
    return group;
}

} // namespace pairwright
