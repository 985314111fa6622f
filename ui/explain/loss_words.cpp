#include "ui/explain/loss_words.h"

#include "app/domain/text/filled.h"
#include "app/explain/criterion_text.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WhyNot)
};

QString value(Criterion criterion, const std::vector<std::int64_t>& numbers)
{
    return numbers.empty() ? Tr::tr("none") : describeValue({criterion, numbers, {}});
}

QString board(const std::optional<BoardPlayers>& players, const ExplainedRound& explained)
{
    return players ? QStringLiteral("%1 – %2").arg(explained.name(players->white), explained.name(players->black))
                   : Tr::tr("no board");
}

QString bye(const std::optional<PlayerKey>& player, const ExplainedRound& explained)
{
    return player ? explained.name(*player) : Tr::tr("nobody");
}

/// What befalls the players whom a criterion counts, of one of them or of several; empty: it is told by its name.
QString whatBefalls(Criterion criterion, bool one)
{
    switch (criterion) {
    case Criterion::downfloaterCount:
        return one ? Tr::tr("%1 moves down", "a player") : Tr::tr("%1 move down", "several players");
    case Criterion::upfloaterCount:
        return one ? Tr::tr("%1 moves up", "a player") : Tr::tr("%1 move up", "several players");
    case Criterion::repeatedDownfloat:
        return one ? Tr::tr("%1 moves down again after the previous round", "a player")
                   : Tr::tr("%1 move down again after the previous round", "several players");
    case Criterion::repeatedUpfloat:
        return one ? Tr::tr("%1 is met from above again after the previous round", "a player")
                   : Tr::tr("%1 are met from above again after the previous round", "several players");
    case Criterion::repeatedDownfloatBefore:
        return one ? Tr::tr("%1 moves down again as two rounds before", "a player")
                   : Tr::tr("%1 move down again as two rounds before", "several players");
    case Criterion::repeatedUpfloatBefore:
        return one ? Tr::tr("%1 is met from above again as two rounds before", "a player")
                   : Tr::tr("%1 are met from above again as two rounds before", "several players");
    case Criterion::colourPreference:
        return one ? Tr::tr("%1 does not get the colour due", "a player")
                   : Tr::tr("%1 do not get the colour due", "several players");
    case Criterion::strongColourPreference:
        return one ? Tr::tr("%1 does not get the colour strongly due", "a player")
                   : Tr::tr("%1 do not get the colour strongly due", "several players");
    default: return {};
    }
}

/// Whether the value is just how many players these are.
bool counts(const std::vector<std::int64_t>& numbers, const std::vector<PlayerKey>& players)
{
    return numbers.size() == 1 && numbers.front() == static_cast<std::int64_t>(players.size());
}

} // namespace

QString namesOf(const std::vector<PlayerKey>& players, const ExplainedRound& explained)
{
    std::vector<Tpn> tpns;
    tpns.reserve(players.size());
    for (const PlayerKey player : players)
        tpns.push_back(explained.tpn(player));
    return explained.names(tpns);
}

QString describeLoss(const CriterionLoss& loss, const ExplainedRound& explained)
{
    const QString befalls = whatBefalls(loss.criterion, loss.chargedInstead.size() == 1);
    if (!befalls.isEmpty() && !loss.chargedInstead.empty() && counts(loss.instead, loss.chargedInstead) &&
        counts(loss.byTheRules, loss.chargedByTheRules))
        return filled(Tr::tr("%1; by the rules it would be %2.", "what befalls players, others or nobody"),
                      befalls.arg(namesOf(loss.chargedInstead, explained)),
                      loss.chargedByTheRules.empty() ? Tr::tr("nobody") : namesOf(loss.chargedByTheRules, explained));
    QString worse = value(loss.criterion, loss.instead);
    if (!loss.chargedInstead.empty())
        worse += QStringLiteral(", ") + namesOf(loss.chargedInstead, explained);
    QString better = value(loss.criterion, loss.byTheRules);
    if (!loss.chargedByTheRules.empty())
        better += QStringLiteral(", ") + namesOf(loss.chargedByTheRules, explained);
    return Tr::tr("%1: %2; by the rules it would be %3.")
        .arg(describeCriterion(loss.criterion, explained.entrants()), worse, better);
}

QString describeOrder(OrderRule rule)
{
    switch (rule) {
    case OrderRule::byeOrder: return Tr::tr("Of equal candidates for the bye the lowest ranked one gets it.");
    case OrderRule::movedDownPlayers: return Tr::tr("Other moved-down players come first.");
    case OrderRule::transposition: return Tr::tr("An earlier order of the lower half is as good.");
    case OrderRule::exchange: return Tr::tr("A smaller or earlier exchange between the halves is as good.");
    case OrderRule::upfloaterSet: return Tr::tr("An earlier set of players to move up is as good.");
    case OrderRule::shifters: return Tr::tr("Other players are first to change the subgroup.");
    case OrderRule::permutation: return Tr::tr("An earlier order of the second subgroup is as good.");
    case OrderRule::identifier: return Tr::tr("A pairing with a smaller identifier is as good.");
    case OrderRule::lowestOpponent: return Tr::tr("A higher ranked player could have a lower opponent.");
    }
    return {};
}

QString describeStep(const DecidingStep& step, const ExplainedRound& explained)
{
    if (step.outcome == ProcedureOutcome::bye)
        return Tr::tr("The bye goes to %1.").arg(namesOf(step.players, explained));
    if (step.players.size() == 2)
        return Tr::tr("%1 finds %2 as the opponent.")
            .arg(explained.name(step.players.at(0)), explained.name(step.players.at(1)));
    return namesOf(step.players, explained);
}

QStringList describeChanges(const RoundChanges& changes, const ExplainedRound& explained)
{
    QStringList lines;
    for (const BoardExchange& change : changes.boards)
        lines.append(QStringLiteral("%1 → %2").arg(board(change.now, explained), board(change.instead, explained)));
    if (changes.byeNow != changes.byeInstead)
        lines.append(Tr::tr("Bye: %1 → %2").arg(bye(changes.byeNow, explained), bye(changes.byeInstead, explained)));
    return lines;
}

} // namespace pairwright
