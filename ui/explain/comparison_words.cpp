#include "ui/explain/comparison_words.h"

#include "app/explain/explained_round.h"
#include "ui/explain/answer_words.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/steps/finding_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Comparison)
};

QString boardText(const BoardPlayers& board, const ExplainedRound& explained)
{
    return QStringLiteral("%1 – %2").arg(explained.name(board.white), explained.name(board.black));
}

/// What the judge says about the same thing in its own words.
bool judgeTells(FindingCode code)
{
    return code == FindingCode::rematch || code == FindingCode::forbiddenPair || code == FindingCode::byeNotAllowed;
}

QStringList generalWarnings(const Tournament& tournament, const ManualComparison& comparison)
{
    std::vector<Finding> findings = comparison.warnings;
    if (comparison.noRound) // then there is no judge
        return sentencesFor(findings, tournament);
    std::erase_if(findings, [](const Finding& finding) { return judgeTells(finding.code); });
    return sentencesFor(findings, tournament);
}

} // namespace

ComparisonLists comparisonLists(const ExplainedRound& explained, const ManualComparison& comparison)
{
    ComparisonLists lists;
    const RoundChanges& changes = comparison.judgement.changes;
    for (const BoardExchange& exchange : changes.boards) {
        if (exchange.now)
            lists.byHand.append(boardText(*exchange.now, explained));
        if (exchange.instead)
            lists.byTheRules.append(boardText(*exchange.instead, explained));
    }
    if (changes.byeNow != changes.byeInstead) {
        if (changes.byeNow)
            lists.byHand.append(Tr::tr("Bye: %1").arg(explained.name(*changes.byeNow)));
        if (changes.byeInstead)
            lists.byTheRules.append(Tr::tr("Bye: %1").arg(explained.name(*changes.byeInstead)));
    }
    lists.warnings = generalWarnings(explained.tournament(), comparison);
    if (comparison.noRound)
        lists.warnings.prepend(reasonFor(*comparison.noRound, explained.tournament()));
    else if (!comparison.judgement.isClean()) {
        const auto sections = judgementSections(explained, comparison.judgement);
        lists.warnings.append(sections.front().paragraphs);
        lists.articles = sections.front().citations;
    }
    lists.asImported = !comparison.fromFile.isEmpty();
    if (lists.asImported)
        lists.warnings.append(Tr::tr("The imported file says: %1").arg(comparison.fromFile));
    return lists;
}

std::vector<ExplanationSection> comparisonSections(const ExplainedRound& explained, const ManualComparison& comparison)
{
    ExplanationSection said;
    said.title = Tr::tr("Edited by hand");
    if (!comparison.fromFile.isEmpty()) {
        said.paragraphs.append(Tr::tr("The imported file says: %1").arg(comparison.fromFile));
        return {said};
    }
    if (comparison.noRound) {
        said.paragraphs.append(
            Tr::tr("The rules give no round %1: the arbiter made it by hand.").arg(explained.round().value));
        said.paragraphs.append(reasonFor(*comparison.noRound, explained.tournament()));
        said.paragraphs.append(sentencesFor(comparison.warnings, explained.tournament()));
        return {said};
    }
    said.paragraphs.append(Tr::tr("The arbiter edited the pairings of round %1 by hand. They were compared with "
                                  "those that the rules give.")
                               .arg(explained.round().value));
    said.paragraphs.append(generalWarnings(explained.tournament(), comparison));
    std::vector<ExplanationSection> sections{said};
    for (ExplanationSection& section : judgementSections(explained, comparison.judgement))
        sections.push_back(std::move(section));
    return sections;
}

} // namespace pairwright
