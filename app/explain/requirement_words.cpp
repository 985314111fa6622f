#include "app/explain/requirement_words.h"

#include "app/explain/paired_group.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

using Step = std::vector<ProcedureStep>::const_iterator;

/// Why a requirement was lowered, by the article that lowers it; C.14.a and C.14.b.1 both speak of the pairs.
QString whatWasGivenUp(const std::string& article)
{
    const auto is = [&article](const char* name) {
        return article == name;
    };
    if (is("A.8.a"))
        return Tr::tr("Not both can have the colour that they prefer; there are no fewer such pairs here: %1.");
    if (is("A.8.b"))
        return Tr::tr("Both prefer the same colour strongly; there are no fewer such pairs here: %1.");
    if (is("C.10.a"))
        return Tr::tr("Upfloaters now who were so two rounds before: %1.");
    if (is("C.10.b"))
        return Tr::tr("Upfloaters now who were so in the last round: %1.");
    if (is("C.10.c"))
        return Tr::tr("Moving down who did so two rounds before: %1.");
    if (is("C.10.d"))
        return Tr::tr("Moving down who did so in the last round: %1.");
    if (is("C.10.e"))
        return Tr::tr("No pairing was found with fewer pairs of the same colour preference: %1.");
    if (is("C.10.f"))
        return Tr::tr("Players with the same strong colour preference had to meet: %1.");
    if (is("C.10.g"))
        return Tr::tr("Topscorers with the same absolute colour preference had to meet: %1.");
    if (is("C.14.b.2"))
        return Tr::tr("Moved down, and again not paired here: %1.");
    return Tr::tr("Fewer pairs than players were possible; left over: %1.");
}

void cite(const ExplainedRound& explained, const std::string& article, ExplanationSection& section)
{
    const QString citation = explained.citation(article);
    if (!section.citations.contains(citation))
        section.citations.append(citation);
}

QString bracketSentence(const ProcedureStep& bracket)
{
    if (bracket.outcome == ProcedureOutcome::joinedBracket)
        return Tr::tr("The last brackets were joined, because the players could not be paired otherwise: %1.");
    if (bracket.outcome == ProcedureOutcome::heterogeneousBracket)
        return Tr::tr("The players who moved down are paired first, then the others: %1.");
    return Tr::tr("The upper half meets the lower half: %1.");
}

QString sentenceOf(const ExplainedRound& explained, const ProcedureStep& step)
{
    const QString names = explained.names(step.players);
    switch (step.outcome) {
    case ProcedureOutcome::movedDown:
        return (step.article == "C.1" ? Tr::tr("No opponent at all in this bracket: %1.")
                                      : Tr::tr("Left it downwards: %1."))
            .arg(names);
    case ProcedureOutcome::requirementLowered: return whatWasGivenUp(step.article).arg(names);
    case ProcedureOutcome::exchanged: return Tr::tr("Players who changed halves: %1.").arg(names);
    case ProcedureOutcome::pairedAgain: {
        std::vector<Tpn> before;
        before.reserve(step.rejected.size());
        for (const RejectedAlternative& other : step.rejected)
            before.push_back(other.player);
        return Tr::tr("The bracket was paired again for the players below: at first %1 would have moved down, now %2.")
            .arg(explained.names(before), names);
    }
    default: return {};
    }
}

ExplanationSection bracketSection(const ExplainedRound& explained, Step bracket, Step end)
{
    ExplanationSection section;
    section.title = Tr::tr("The bracket");
    section.paragraphs.append(bracketSentence(*bracket).arg(explained.names(bracket->players)));
    cite(explained, bracket->article, section);
    for (Step step = bracket + 1; step != end; ++step)
        if (const QString text = sentenceOf(explained, *step); !text.isEmpty()) {
            section.paragraphs.append(text);
            cite(explained, step->article, section);
        }
    return section;
}

QString whyPassedInBracket(RejectedAlternative::Reason why)
{
    switch (why) {
    case RejectedAlternative::Reason::incompatible: return Tr::tr("have met, or both need the same colour");
    case RejectedAlternative::Reason::requirementsNotMet:
        return Tr::tr("the bracket would lose more than it has to, or such a pairing comes later in the order");
    case RejectedAlternative::Reason::othersLeftOver:
        return Tr::tr("then who is left over here could not be paired further down, or not as well");
    case RejectedAlternative::Reason::byeBarred: return Tr::tr("scored without playing before");
    default: return {};
    }
}

ExplanationSection stepSection(const ExplainedRound& explained, const ProcedureStep& step)
{
    ExplanationSection section;
    section.title = Tr::tr("The search for an opponent");
    const QString first = explained.name(step.players.front());
    if (step.outcome == ProcedureOutcome::bye) {
        section.title = Tr::tr("Decision");
        section.paragraphs.append(Tr::tr("%1 was left over at the end and gets the bye.").arg(first));
    } else {
        section.paragraphs.append((step.rejected.empty()
                                       ? Tr::tr("%1 takes the first opponent in the order of the lower half: %2.")
                                       : Tr::tr("%1 goes through the lower half and takes %2."))
                                      .arg(first, explained.name(step.players.at(1))));
    }
    for (const auto why : {RejectedAlternative::Reason::incompatible, RejectedAlternative::Reason::requirementsNotMet,
                           RejectedAlternative::Reason::othersLeftOver, RejectedAlternative::Reason::byeBarred}) {
        std::vector<Tpn> players;
        for (const RejectedAlternative& other : step.rejected)
            if (other.reason == why)
                players.push_back(other.player);
        if (!players.empty())
            section.paragraphs.append(
                Tr::tr("Passed over: %1 – %2.").arg(explained.names(players), whyPassedInBracket(why)));
    }
    cite(explained, step.article, section);
    return section;
}

} // namespace

bool isByRequirements(const ProcedureRecord& record)
{
    return std::any_of(record.steps.begin(), record.steps.end(), opensBracket);
}

std::vector<ExplanationSection> requirementSections(const ExplainedRound& explained, const ProcedureRecord& record,
                                                    const std::vector<Tpn>& players)
{
    const auto settles = [&players](const ProcedureStep& step) {
        return (step.outcome == ProcedureOutcome::paired || step.outcome == ProcedureOutcome::bye) &&
               std::is_permutation(step.players.begin(), step.players.end(), players.begin(), players.end());
    };
    const Step decisive = std::find_if(record.steps.begin(), record.steps.end(), settles);
    if (decisive == record.steps.end())
        return {};
    Step bracket = decisive;
    while (bracket != record.steps.begin() && !opensBracket(*bracket))
        --bracket;
    const Step end = std::find_if(decisive, record.steps.end(), opensBracket);
    return {bracketSection(explained, bracket, end), stepSection(explained, *decisive)};
}

} // namespace pairwright
