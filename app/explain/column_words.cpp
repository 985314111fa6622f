#include "app/explain/column_words.h"

#include "app/formats/report/arbiter_notice.h"
#include "engine/capabilities.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

using Step = std::vector<ProcedureStep>::const_iterator;

void add(const ExplainedRound& explained, const ProcedureStep& step, const QString& sentence,
         ExplanationSection& section)
{
    section.paragraphs.append(sentence);
    const QString citation = explained.citation(step.article);
    if (!section.citations.contains(citation))
        section.citations.append(citation);
}

QString sentenceOf(const ExplainedRound& explained, const std::vector<ProcedureStep>& steps, std::size_t place)
{
    const ProcedureStep& step = steps[place];
    const QString who = step.players.empty() ? QString() : explained.name(step.players.front());
    switch (step.outcome) {
    case ProcedureOutcome::transferredUp:
        return step.players.size() > 1
                   ? Tr::tr("%1 was brought up from a lower scoregroup, because %2 had met everybody in his own.")
                         .arg(who, explained.name(step.players[1]))
                   : Tr::tr("%1 was brought up from a lower scoregroup, to make the number of players even.").arg(who);
    case ProcedureOutcome::shiftedToBlack:
        return Tr::tr("%1 was shifted to the Black column, to make both columns equally long.").arg(who);
    case ProcedureOutcome::shiftedToWhite:
        return Tr::tr("%1 was shifted to the White column, to make both columns equally long.").arg(who);
    case ProcedureOutcome::floatsDown:
        return Tr::tr("%1 stayed over in a higher scoregroup and floated down.").arg(who);
    case ProcedureOutcome::arbiterDecides:
        return arbiterSentence(steps, place, explained.version().publishedAt.has_value(),
                               [&explained](Tpn player) { return explained.name(player); });
    default: return {};
    }
}

QString pairSentence(const ExplainedRound& explained, const ProcedureStep& pair)
{
    const QString first = explained.name(pair.players.at(0));
    const QString second = explained.name(pair.players.at(1));
    if (pair.article == "8.2")
        return Tr::tr(
                   "%1 is a floater and gets the highest rated possible opponent, of the opposite due colour if there "
                   "is one: %2.")
            .arg(first, second);
    if (pair.article == "9")
        return Tr::tr("%1 and %2 complete the round: the text leaves them without an opponent.").arg(first, second);
    if (pair.article == "5")
        return Tr::tr("Round 1: %1 of the upper half meets %2 of the lower half.").arg(first, second);
    return pair.rejected.empty() ? Tr::tr("%1 and %2 stand in one row of the columns.").arg(first, second)
                                 : Tr::tr("%1 gets the first possible opponent: %2.").arg(first, second);
}

QString passedOver(const ExplainedRound& explained, const ProcedureStep& pair, RejectedAlternative::Reason reason)
{
    std::vector<Tpn> players;
    for (const RejectedAlternative& other : pair.rejected)
        if (other.reason == reason)
            players.push_back(other.player);
    if (players.empty())
        return {};
    const QString why = reason == RejectedAlternative::Reason::incompatible
                            ? Tr::tr("have met, or no colours are left for both")
                            : Tr::tr("the others could not all be paired any more");
    return Tr::tr("Passed over: %1 – %2.").arg(explained.names(players), why);
}

} // namespace

bool isByColumns(const ExplainedRound& explained)
{
    return capabilitiesOf(explained.rules()).method == Method::columns;
}

std::vector<ExplanationSection> columnSections(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a,
                                               Tpn b)
{
    const auto& steps = record.steps;
    const auto isOurs = [&](const ProcedureStep& step) {
        return step.outcome == ProcedureOutcome::paired && step.players.size() == 2 &&
               std::is_permutation(step.players.begin(), step.players.end(), std::vector<Tpn>{a, b}.begin());
    };
    // What was taken back and made again counts by its last time.
    const auto last = std::find_if(steps.rbegin(), steps.rend(), isOurs);
    if (last == steps.rend())
        return {};
    const Step pair = last.base() - 1;
    ExplanationSection columns;
    columns.title = Tr::tr("The columns");
    for (Step step = steps.begin(); step != pair; ++step) {
        const bool concernsUs = std::any_of(step->players.begin(), step->players.end(),
                                            [&](Tpn player) { return player == a || player == b; });
        const QString sentence =
            concernsUs ? sentenceOf(explained, steps, static_cast<std::size_t>(step - steps.begin())) : QString();
        if (!sentence.isEmpty())
            add(explained, *step, sentence, columns);
    }
    ExplanationSection search;
    search.title = Tr::tr("The search for an opponent");
    add(explained, *pair, pairSentence(explained, *pair), search);
    for (const auto reason : {RejectedAlternative::Reason::incompatible, RejectedAlternative::Reason::othersLeftOver})
        if (const QString text = passedOver(explained, *pair, reason); !text.isEmpty())
            search.paragraphs.append(text);
    if (columns.paragraphs.isEmpty())
        return {search};
    return {columns, search};
}

} // namespace pairwright
