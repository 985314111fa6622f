#include "ui/text/steps/hold_text.h"

#include "app/domain/text/filled.h"
#include "ui/text/steps/who_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::HoldText)
};

QString editsByHand(const QString& who, int round, const QDateTime& since)
{
    return filled(Tr::tr("%1 has edited round %2 by hand since %3.", "who, and when"), describeWho(who), round,
                  whenText(since));
}

} // namespace

QString heldElsewhere(const Finding& finding)
{
    if (finding.code != FindingCode::heldElsewhere)
        return {};
    if (!finding.value || !finding.round)
        return Tr::tr("%1 edits the round by hand.").arg(describeWho(finding.text));
    return editsByHand(finding.text, finding.round->value, QDateTime::fromSecsSinceEpoch(*finding.value));
}

QString besideHandEdit(const Finding& finding)
{
    const int round = finding.round ? finding.round->value : 0;
    if (!finding.value)
        return Tr::tr("The pairings of round %1 are being edited by hand. Validate or cancel them first.").arg(round);
    return editsByHand(finding.text, round, QDateTime::fromSecsSinceEpoch(*finding.value)) + QLatin1Char(' ') +
           Tr::tr("This would make those pairings void: do it when they are validated.");
}

QString sentenceFor(const DeskHold& hold, std::optional<RoundNumber> round)
{
    const QString who = describeWho(hold.who);
    switch (hold.work) {
    case HeldWork::pairings:
        return round ? editsByHand(hold.who, round->value, hold.since) : Tr::tr("%1 edits the round by hand.").arg(who);
    case HeldWork::webFolder:
        return filled(Tr::tr("%1 has published for the web since %2.", "who, and when"), who, whenText(hold.since));
    case HeldWork::printSet:
        return filled(Tr::tr("%1 has printed the sets since %2.", "who, and when"), who, whenText(hold.since));
    }
    return {};
}

QString takenOverText(const DeskHold& by)
{
    const QString who = describeWho(by.who);
    switch (by.work) {
    case HeldWork::pairings:
        return Tr::tr("%1 has taken over and edits the round by hand from now on. What you have done in it is there.")
            .arg(who);
    case HeldWork::webFolder:
        return Tr::tr("%1 has taken over and publishes for the web from now on; this desk does no more.").arg(who);
    case HeldWork::printSet: return Tr::tr("%1 has taken over and prints the sets from now on.").arg(who);
    }
    return {};
}

} // namespace pairwright
