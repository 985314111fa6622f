#include "ui/explain/answer_words.h"

#include "app/domain/rounds/pairings.h"
#include "app/domain/text/filled.h"
#include "app/explain/criterion_text.h"
#include "app/explain/explained_round.h"
#include "engine/capabilities.h"
#include "ui/explain/loss_words.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WhyNot)
};

using Verdict = Counterfactual::Verdict;

QString obstacleSentence(const WhyNotAnswer& answer, const ExplainedRound& explained)
{
    const QString a = explained.name(answer.a);
    const QString b = explained.name(answer.b);
    switch (answer.obstacle.value_or(PairObstacle::Kind::notInRound)) {
    case PairObstacle::Kind::notInRound:
        return Tr::tr("%1 does not play in this round.").arg(isPlaced(explained.version().pairings, answer.a) ? b : a);
    case PairObstacle::Kind::haveMet:
        return Tr::tr("%1 and %2 met in round %3, and nobody meets the same opponent twice.")
            .arg(a, b, QString::number(answer.met.value_or(RoundNumber{}).value));
    case PairObstacle::Kind::forbidden:
        return Tr::tr("The organiser has laid down that %1 and %2 do not meet.").arg(a, b);
    case PairObstacle::Kind::sameAbsolutePreference:
        return Tr::tr("%1 and %2 both have to get the same colour now, so they cannot play each other.").arg(a, b);
    case PairObstacle::Kind::colourLimits:
        return Tr::tr("Whoever of %1 and %2 had White, a limit of colours would be broken.").arg(a, b);
    case PairObstacle::Kind::othersLeftOver:
        return Tr::tr("If %1 met %2, the others could not all be paired any more.").arg(a, b);
    }
    return {};
}

QString worseSentence(const WhyNotAnswer& answer, const ExplainedRound& explained)
{
    const QString a = explained.name(answer.a);
    const QString b = explained.name(answer.b);
    if (!answer.bracket)
        return Tr::tr("%1 and %2 could meet, but then the bye would go to somebody who should not have it before %3.")
            .arg(a, b, answer.bye ? explained.name(*answer.bye) : QString());
    return Tr::tr("%1 and %2 could meet, but then the players of score %3 would be paired worse than they are.")
        .arg(a, b, formatScore(*answer.bracket));
}

QString stepSentence(const WhyNotAnswer& answer, const ExplainedRound& explained)
{
    const QString a = explained.name(answer.a);
    const QString b = explained.name(answer.b);
    const DecidingStep& step = *answer.step;
    const bool atTheEnd = capabilitiesOf(explained.rules()).bye == ByeGoesTo::leftOver;
    if (step.outcome == ProcedureOutcome::bye && !step.players.empty() && atTheEnd)
        return Tr::tr("The bye was left for %1 at the end, so %2 and %3 do not meet.")
            .arg(explained.name(step.players.front()), a, b);
    if (step.outcome == ProcedureOutcome::bye && !step.players.empty())
        return Tr::tr("Before anybody is paired, the bye goes to %1, so %2 and %3 do not meet.")
            .arg(explained.name(step.players.front()), a, b);
    if (step.players.size() < 2)
        return Tr::tr("The rules find the opponents one after the other, and a step before decided otherwise.");
    return Tr::tr("The rules find the opponents one after the other: %1 found %2, so %3 and %4 do not meet.")
        .arg(explained.name(step.players.at(0)), explained.name(step.players.at(1)), a, b);
}

QString meetingSentence(const WhyNotAnswer& answer, const QString& a, const QString& b)
{
    QStringList rounds;
    for (const RoundNumber round : answer.meetings)
        rounds.append(QString::number(round.value));
    if (rounds.isEmpty())
        return Tr::tr("By the table %1 and %2 do not meet.").arg(a, b);
    if (rounds.size() == 1)
        return Tr::tr("By the table %1 and %2 meet in round %3.").arg(a, b, rounds.front());
    return Tr::tr("By the table %1 and %2 meet in the rounds %3.").arg(a, b, rounds.join(QStringLiteral(", ")));
}

QString sentenceOf(const WhyNotAnswer& answer, const ExplainedRound& explained)
{
    const QString a = explained.name(answer.a);
    const QString b = explained.name(answer.b);
    switch (answer.verdict) {
    case Verdict::isPaired: return Tr::tr("The rules do pair %1 with %2 in this round.").arg(a, b);
    case Verdict::impossible: return obstacleSentence(answer, explained);
    case Verdict::worse: return worseSentence(answer, explained);
    case Verdict::laterInOrder:
        return Tr::tr("%1 and %2 could meet, and the round would be as good. Of equally good pairings the rules take "
                      "the first in a fixed order, and that is another one.")
            .arg(a, b);
    case Verdict::decidedByStep: return stepSentence(answer, explained);
    case Verdict::inOtherRounds: return meetingSentence(answer, a, b);
    case Verdict::unknown: break;
    }
    return Tr::tr("The search took too long: whether %1 and %2 could meet is not settled.").arg(a, b);
}

QString passedOver(RejectedAlternative::Reason reason, SystemEdition rules)
{
    switch (reason) {
    case RejectedAlternative::Reason::incompatible:
        return Tr::tr("The pair was looked at and passed over: they have met, or no colours are left for both.");
    case RejectedAlternative::Reason::othersLeftOver:
        if (capabilitiesOf(rules).method == Method::requirements)
            return Tr::tr("The pair was looked at and passed over: with it, who is left over in the bracket could not "
                          "have been paired further down, or not as well.");
        return Tr::tr("The pair was looked at and passed over: the others could not all be paired any more.");
    case RejectedAlternative::Reason::colourDoesNotSuit:
        return Tr::tr("The pair was looked at and passed over: both are due the same colour.");
    case RejectedAlternative::Reason::beyondRatingLimit:
        return Tr::tr("The pair was looked at and passed over: more than 100 rating points away.");
    case RejectedAlternative::Reason::requirementsNotMet:
        return Tr::tr(
            "The pair was looked at and passed over: with it the bracket would have lost more than it has to, "
            "or such a pairing comes later in the order.");
    case RejectedAlternative::Reason::byeBarred: break; // not about a pair
    }
    return {};
}

void cite(const std::string& article, ExplanationSection& section)
{
    const QString text = QString::fromStdString(article);
    if (!text.isEmpty() && !section.citations.contains(text))
        section.citations.append(text);
}

ExplanationSection decisionOf(const WhyNotAnswer& answer, const ExplainedRound& explained)
{
    ExplanationSection section;
    section.title = Tr::tr("What decides");
    if (answer.bracket)
        section.paragraphs.append(Tr::tr("Bracket of score %1").arg(formatScore(*answer.bracket)));
    if (answer.loss) {
        section.paragraphs.append(describeLoss(*answer.loss, explained));
        cite(answer.loss->article, section);
    }
    if (answer.order) {
        section.paragraphs.append(describeOrder(answer.order->rule));
        cite(answer.order->article, section);
    }
    if (answer.step) {
        section.paragraphs.append(describeStep(*answer.step, explained));
        if (answer.step->passedOver)
            section.paragraphs.append(passedOver(*answer.step->passedOver, explained.rules()));
        cite(answer.step->article, section);
    }
    if (!answer.leftOver.empty())
        section.paragraphs.append(Tr::tr("In the way would be: %1.").arg(namesOf(answer.leftOver, explained)));
    if (answer.obstacle == PairObstacle::Kind::haveMet)
        cite("C.04.1 art. 2", section);
    if (!answer.roundIsByTheRules)
        section.paragraphs.append(Tr::tr("The pairs of this round are not those that the rules give. The answer "
                                         "compares with the round by the rules."));
    return section;
}

ExplanationSection changesSection(const QString& title, const RoundChanges& changes, const ExplainedRound& explained)
{
    return {title, describeChanges(changes, explained), {}};
}

QString brokenRule(const BrokenRule& rule, const ExplainedRound& explained)
{
    const QString who = namesOf(rule.players, explained);
    switch (rule.kind) {
    case Violation::Kind::notInRound: return Tr::tr("Does not take part in the round: %1.").arg(who);
    case Violation::Kind::pairedTwice: return Tr::tr("Is placed twice: %1.").arg(who);
    case Violation::Kind::leftOut: return Tr::tr("Has neither an opponent nor the bye: %1.").arg(who);
    case Violation::Kind::haveMet:
        return filled(Tr::tr("Have met in round %1: %2."), rule.met.value_or(RoundNumber{}).value, who);
    case Violation::Kind::forbidden: return Tr::tr("Must not meet, as the organiser has laid down: %1.").arg(who);
    case Violation::Kind::sameAbsolutePreference: return Tr::tr("Both have to get the same colour: %1.").arg(who);
    case Violation::Kind::colourLimits: return Tr::tr("No colours within the limits for both: %1.").arg(who);
    case Violation::Kind::byeBarred: return Tr::tr("May not have the bye: %1.").arg(who);
    case Violation::Kind::notByTable:
        return filled(Tr::tr("Meet in round %1 by the table: %2."), rule.met.value_or(RoundNumber{}).value, who);
    }
    return {};
}

void tellWorse(const WorsePart& part, const ExplainedRound& explained, ExplanationSection& section)
{
    const QString where =
        part.bracket ? Tr::tr("Bracket of score %1").arg(formatScore(*part.bracket)) : Tr::tr("The bye");
    if (part.loss) {
        section.paragraphs.append(QStringLiteral("%1: %2").arg(where, describeLoss(*part.loss, explained)));
        cite(part.loss->article, section);
    } else if (part.order) {
        section.paragraphs.append(QStringLiteral("%1: %2").arg(where, describeOrder(part.order->rule)));
        cite(part.order->article, section);
    } else {
        section.paragraphs.append(Tr::tr("%1: two moved-down players play each other.").arg(where));
    }
}

} // namespace

Explanation explainAnswer(const ExplainedRound& explained, const WhyNotAnswer& answer)
{
    const Tournament& tournament = explained.tournament();
    const RoundVersion& version = explained.version();
    Explanation told;
    told.headline = filled(Tr::tr("Round %1: why not %2 – %3?"), answer.round.value, explained.name(answer.a),
                           explained.name(answer.b));
    told.sentence = sentenceOf(answer, explained);
    told.white = displayName(tournament.player(answer.a)->data);
    told.black = displayName(tournament.player(answer.b)->data);
    ExplanationSection decision = decisionOf(answer, explained);
    if (!decision.paragraphs.isEmpty() || !decision.citations.isEmpty())
        told.sections.push_back(std::move(decision));
    if (answer.changes)
        told.sections.push_back(changesSection(version.gamesOfAMatch() > 1 ? Tr::tr("Matches that would change")
                                                                           : Tr::tr("Boards that would change"),
                                               *answer.changes, explained));
    // A late entry was not there when the round was paired: nothing to tell.
    if (version.tpnOf(answer.a) && version.tpnOf(answer.b))
        told.facts = explained.factRows(*version.tpnOf(answer.a), *version.tpnOf(answer.b));
    return told;
}

std::vector<ExplanationSection> judgementSections(const ExplainedRound& explained, const RoundJudgement& judgement)
{
    ExplanationSection section;
    section.title = Tr::tr("The whole round, judged by the rules");
    if (judgement.isClean()) {
        section.paragraphs.append(Tr::tr("It is the round that the rules give."));
        return {section};
    }
    for (const BrokenRule& rule : judgement.broken)
        section.paragraphs.append(brokenRule(rule, explained));
    for (const WorsePart& part : judgement.worse)
        tellWorse(part, explained, section);
    if (judgement.step) {
        section.paragraphs.append(
            Tr::tr("The procedure goes another way at this step: %1").arg(describeStep(*judgement.step, explained)));
        cite(judgement.step->article, section);
    }
    for (const BoardPlayers& board : judgement.turned)
        section.paragraphs.append(Tr::tr("%1 – %2: the rules give the colours the other way round.")
                                      .arg(explained.name(board.white), explained.name(board.black)));
    std::vector<ExplanationSection> sections{section};
    if (!judgement.changes.boards.empty() || judgement.changes.byeNow != judgement.changes.byeInstead)
        sections.push_back(changesSection(explained.tournament().settings.teams ? Tr::tr("Matches by the rules")
                                                                                : Tr::tr("Boards by the rules"),
                                          judgement.changes, explained));
    return sections;
}

} // namespace pairwright
