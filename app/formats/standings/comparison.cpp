#include "app/formats/standings/comparison.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_texts.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/teams/board_results.h"

#include <QStringList>

#include <algorithm>

namespace pairwright {

namespace {

using Basis = Contribution::Basis;
using Cut = Contribution::Cut;

QString withArticle(const QString& text, const std::string& article)
{
    return text + QStringLiteral(" (") + QString::fromStdString(article) + QLatin1Char(')');
}

QString basisNote(Basis basis, const TieBreakRules& rules)
{
    const std::string article = articleOf(rules.edition, basis);
    switch (basis) {
    case Basis::dummyOwnScore:
        return withArticle(rules.entrants == Entrants::teams
                               ? ReportTexts::tr("not played: a dummy with the team’s own score")
                               : ReportTexts::tr("not played: a dummy with the player’s own score"),
                           article);
    case Basis::dummyCappedByOpponent:
        return withArticle(ReportTexts::tr("not played: a dummy with the score of the scheduled opponent"), article);
    case Basis::dummyCappedByDraws:
        return withArticle(ReportTexts::tr("not played: a dummy with a draw in every round"), article);
    case Basis::ownResult:
    case Basis::ownRunningScore:
    case Basis::opponentScore:
    case Basis::opponentRating:
    case Basis::opponentTieBreak:
    case Basis::ownBoard: break;
    }
    return {};
}

QString cutNote(Cut cut, const TieBreak& tieBreak, TieBreakEdition edition)
{
    const std::string article = articleOf(edition, cut, tieBreak);
    switch (cut) {
    case Cut::leastSignificant: return withArticle(ReportTexts::tr("left out as the lowest"), article);
    case Cut::mostSignificant: return withArticle(ReportTexts::tr("left out as the highest"), article);
    case Cut::voluntaryUnplayedRound:
        return withArticle(ReportTexts::tr("left out first as a voluntarily unplayed round"), article);
    case Cut::belowLimit: return withArticle(ReportTexts::tr("opponent below the limit"), article);
    case Cut::none: break;
    }
    return {};
}

QString noteOf(const Contribution& from, const TieBreak& tieBreak, const TieBreakRules& rules)
{
    const TieBreakEdition edition = rules.edition;
    QStringList notes{basisNote(from.basis, rules)};
    if (from.assumedDraw)
        notes.append(withArticle(ReportTexts::tr("counted as drawn"), articleOf(edition, TieBreakKind::ForeBuchholz)));
    if (from.opponentAdjusted)
        notes.append(withArticle(ReportTexts::tr("unplayed rounds of the opponent count as draws"),
                                 articleOfOpponentAdjustment(edition)));
    notes.append(cutNote(from.cut, tieBreak, edition));
    notes.removeAll(QString());
    return notes.join(QStringLiteral("; "));
}

QString usedScore(const Contribution& from, const TieBreak& tieBreak)
{
    switch (from.basis) {
    case Basis::opponentScore:
    case Basis::dummyOwnScore:
    case Basis::dummyCappedByOpponent:
    case Basis::dummyCappedByDraws: return scoreText(from.opponentPoints);
    case Basis::ownResult: return tieBreak.kind == TieBreakKind::Koya ? scoreText(from.opponentPoints) : QString();
    case Basis::ownRunningScore:
    case Basis::opponentRating:
    case Basis::opponentTieBreak:
    case Basis::ownBoard: break;
    }
    return {};
}

ComparedContribution describe(const Contribution& from, const TieBreak& tieBreak, const ComparedTable& table)
{
    ComparedContribution to;
    to.round = from.round;
    to.board = from.board;
    to.opponent = from.opponent;
    to.opponentText = from.opponent    ? table.nameOf(*from.opponent)
                      : from.board > 0 ? ReportTexts::tr("all rounds", "in which a team got these points on a board")
                                       : ReportTexts::tr("bye");
    to.ownPoints = scoreText(from.ownPoints);
    to.used = usedScore(from, tieBreak);
    to.amount = tieBreakText(from.amount);
    to.plainAmount = QString::fromStdString(toString(from.amount));
    to.note = noteOf(from, tieBreak, table.rules);
    to.cut = from.cut != Cut::none;
    return to;
}

/// What was compared of the boards of two teams, "board count 5 against 6".
QString stepText(const BoardStep& step)
{
    const QString own = scoreText(step.own);
    const QString other = scoreText(step.other);
    switch (step.kind) {
    case TieBreakKind::BoardCount: return ReportTexts::tr("board count %1 against %2").arg(own, other);
    case TieBreakKind::TopBoardResults:
        return step.board == 0 ? ReportTexts::tr("as much on every board")
                               : filled(ReportTexts::tr("%1 against %2 on board %3"), own, other, step.board);
    default: break;
    }
    return step.board == 0
               ? ReportTexts::tr("as much on the boards from the top, however many")
               : ReportTexts::tr("%1 against %2 on the first %n boards", nullptr, step.board).arg(own, other);
}

/// On each board in all rounds, the first board first.
BoardPoints boardPointsOf(const TieBreakResult& result)
{
    BoardPoints points;
    for (const Contribution& one : result.contributions)
        if (one.basis == Basis::ownBoard)
            points.push_back(one.ownPoints);
    return points;
}

/// The smallest group with both in which a direct encounter began again and told them apart; none: the table of all the
/// tied did.
const EncounterGroup* lastGroupOf(const TieBreakResult& result, Tpn other)
{
    const EncounterGroup* last = nullptr;
    for (const EncounterGroup& group : result.again)
        if (std::find(group.members.begin(), group.members.end(), other) != group.members.end())
            last = &group;
    return last;
}

QString groupText(const EncounterGroup& group)
{
    const int size = static_cast<int>(group.members.size());
    const QString value = tieBreakText(group.value);
    return group.bySecondary
               ? ReportTexts::tr("again by the other score, among the %n still equal: %1", nullptr, size).arg(value)
               : ReportTexts::tr("again among the %n still equal: %1", nullptr, size).arg(value);
}

void add(ComparedSide& side, const QString& remark)
{
    side.remark = side.remark.isEmpty() ? remark : side.remark + QStringLiteral("; ") + remark;
}

/// Fills `apart`, and adds it to the remarks of both sides.
void tellApart(const StandingsRow& first, const StandingsRow& second, std::size_t index, TieBreakKind kind,
               ComparedCriterion& criterion)
{
    const TieBreakResult& one = first.tieBreaks[index];
    const TieBreakResult& other = second.tieBreaks[index];
    const EncounterGroup* group = lastGroupOf(one, second.tpn);
    const EncounterGroup* same = lastGroupOf(other, first.tpn);
    if (group != nullptr && same != nullptr && group->members == same->members && group->value != same->value) {
        criterion.apart = ReportTexts::tr("%1 against %2 among the %n who were still equal", nullptr,
                                          static_cast<int>(group->members.size()))
                              .arg(tieBreakText(group->value), tieBreakText(same->value));
        add(criterion.first, groupText(*group));
        add(criterion.second, groupText(*same));
    }
    if (kind != TieBreakKind::TopBoardResults && kind != TieBreakKind::BottomBoards)
        return;
    const BoardPoints ones = boardPointsOf(one);
    const BoardPoints others = boardPointsOf(other);
    if (ones.empty() || ones.size() != others.size())
        return;
    const BoardStep step = compareBoards(ones, others, kind);
    if (step.board == 0)
        return;
    criterion.apart = stepText(step);
    add(criterion.first, criterion.apart);
    add(criterion.second, stepText(compareBoards(others, ones, kind)));
}

QString ownMatchText(const EncounterBoards& match, const ComparedTable& table)
{
    QString steps;
    for (const BoardStep& step : match.steps)
        steps = steps.isEmpty() ? stepText(step) : filled(ReportTexts::tr("%1, then %2"), steps, stepText(step));
    return filled(ReportTexts::tr("the match with %1 by its boards: %2"), table.nameOf(match.opponent), steps);
}

QString remarkOf(const TieBreakResult& result, const ComparedTable& table)
{
    switch (result.missing) {
    case TieBreakResult::Missing::notTied: return ReportTexts::tr("nobody to compare with");
    case TieBreakResult::Missing::noGames: return ReportTexts::tr("no games that count");
    case TieBreakResult::Missing::unratedPlayers:
        return ReportTexts::tr("left out, because there are players without a rating (art. 10)");
    case TieBreakResult::Missing::notForPlayers: return ReportTexts::tr("for teams only (art. 12, 13)");
    case TieBreakResult::Missing::boardsUnknown: return ReportTexts::tr("left out, because not all boards are known");
    case TieBreakResult::Missing::notGiven: return ReportTexts::tr("nothing entered or drawn");
    case TieBreakResult::Missing::nothing: break;
    }
    QStringList parts;
    if (const auto& steps = result.performance)
        parts.append(filled(ReportTexts::tr("opponents’ average %1, %2 of %3 points = %4 %, difference %5"),
                            steps->averageRating, scoreText(Score{steps->points * 5}), steps->games, steps->percent,
                            steps->ratingDifference));
    if (const auto& steps = result.strength)
        parts.append(filled(ReportTexts::tr("second score %1, and Buchholz %2 divided by %3"),
                            scoreText(steps->secondary), tieBreakText(steps->buchholz), steps->factor));
    if (result.ownMatch)
        parts.append(ownMatchText(*result.ownMatch, table));
    for (const BoardBye& bye : result.byesOnBoards)
        parts.append(filled(ReportTexts::tr("the bye of round %1 counts %2 on each board"), bye.round.value,
                            scoreText(bye.onEach)));
    if (result.otherGamePoints)
        parts.append(ReportTexts::tr("counts only between teams with as many game points (art. 12.1)"));
    else if (result.placeAmongTied)
        parts.append(ReportTexts::tr("place %1 among the tied").arg(*result.placeAmongTied));
    if (result.gamesMissing > 0)
        parts.append(ReportTexts::tr("%n of them not met", nullptr, result.gamesMissing));
    return parts.join(QStringLiteral("; "));
}

ComparedCriterion pointsCriterion(const StandingsRow& first, const StandingsRow& second)
{
    ComparedCriterion points;
    points.name = ReportTexts::tr("Points");
    points.first.value = scoreText(first.score);
    points.second.value = scoreText(second.score);
    points.first.plainValue = QString::fromStdString(toString(first.score));
    points.second.plainValue = QString::fromStdString(toString(second.score));
    return points;
}

QString verdictOn(const Comparison& comparison, const ComparedTable& table)
{
    const QString first = table.nameOf(comparison.first);
    const QString second = table.nameOf(comparison.second);
    if (comparison.leftOut)
        return comparison.shared
                   ? ReportTexts::tr("%1 and %2 are both out of the standings: they have played too few games.")
                         .arg(first, second)
                   : ReportTexts::tr("%1 stands before %2, who is out of the standings and has played too few games.")
                         .arg(first, second);
    if (comparison.stated && comparison.shared)
        return ReportTexts::tr("%1 and %2 share their rank: the imported file says so, but not by what.")
            .arg(first, second);
    if (comparison.stated)
        return ReportTexts::tr("%1 stands before %2: the imported file says so, but not by what.", "two names")
            .arg(first, second);
    const auto differs = [](const ComparedCriterion& one) {
        return one.first.value != one.second.value;
    };
    if (comparison.shared && std::any_of(comparison.criteria.begin(), comparison.criteria.end(), differs))
        return ReportTexts::tr("%1 and %2 share their rank: no criterion tells them apart.").arg(first, second);
    if (comparison.shared)
        return ReportTexts::tr("%1 and %2 share their rank: all criteria are equal.").arg(first, second);
    const ComparedCriterion& last = comparison.criteria.back();
    const auto shown = [](const ComparedSide& side) {
        return side.value.isEmpty() ? ReportTexts::tr("no value") : side.value;
    };
    if (!last.apart.isEmpty())
        return ReportTexts::tr("%1 stands before %2 by %3: %4.", "two names, criterion, what told them apart")
            .arg(first, second, last.name, last.apart);
    if (last.first.value == last.second.value)
        return ReportTexts::tr("%1 stands before %2 by %3.", "two names, criterion").arg(first, second, last.name);
    return ReportTexts::tr("%1 stands before %2 by %3: %4 against %5.", "two names, criterion, two values")
        .arg(first, second, last.name, shown(last.first), shown(last.second));
}

} // namespace

ComparedSide describeTieBreakResult(const TieBreakResult& result, const TieBreak& tieBreak, const ComparedTable& table)
{
    ComparedSide side;
    side.value = tieBreakText(result);
    if (result.value)
        side.plainValue = QString::fromStdString(toString(*result.value));
    side.remark = remarkOf(result, table);
    for (const Contribution& contribution : result.contributions)
        side.contributions.push_back(describe(contribution, tieBreak, table));
    if (result.ownMatch)
        for (const Contribution& board : result.ownMatch->boards)
            side.contributions.push_back(describe(board, tieBreak, table));
    return side;
}

Comparison compare(const StandingsRow& a, const StandingsRow& b, const ComparedTable& table)
{
    const bool inOrder = a.rank <= b.rank;
    const StandingsRow& first = inOrder ? a : b;
    const StandingsRow& second = inOrder ? b : a;
    const auto decidedBy = separatedBy(first, second, table.tieBreaks);
    const std::size_t needed = decidedBy.value_or(table.tieBreaks.size());

    Comparison comparison;
    comparison.first = first.tpn;
    comparison.second = second.tpn;
    comparison.stated = first.stated && (decidedBy != 0 || first.score < second.score);
    comparison.shared = comparison.stated ? first.rank == second.rank : !decidedBy;
    comparison.leftOut = second.leftOut;
    comparison.criteria.push_back(pointsCriterion(first, second));
    comparison.criteria.back().decides = decidedBy == 0 && !comparison.stated && !comparison.leftOut;
    for (std::size_t i = 0; i < needed; ++i) {
        const TieBreak& tieBreak = table.tieBreaks[i];
        ComparedCriterion criterion;
        criterion.code = QString::fromStdString(toString(tieBreak));
        criterion.name = tieBreakName(tieBreak);
        criterion.article = QString::fromStdString(articleOf(table.rules.edition, tieBreak.kind));
        criterion.decides = decidedBy == i + 1;
        criterion.first = describeTieBreakResult(first.tieBreaks[i], tieBreak, table);
        criterion.second = describeTieBreakResult(second.tieBreaks[i], tieBreak, table);
        tellApart(first, second, i, tieBreak.kind, criterion);
        comparison.criteria.push_back(std::move(criterion));
    }
    comparison.verdict = verdictOn(comparison, table);
    return comparison;
}

} // namespace pairwright
