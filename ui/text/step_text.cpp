#include "ui/text/step_text.h"

#include "app/domain/filled.h"
#include "app/formats/report/shown_date.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QDateTime>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::StepText)
};

int roundOf(const StepDescription& step)
{
    return step.round ? step.round->value : 0;
}

QString resultStep(const StepDescription& step)
{
    const int board = step.board.value_or(0);
    if (step.game)
        return step.result ? filled(Tr::tr("board %1, game %2: %3"), board, *step.game, formatResult(*step.result))
                           : filled(Tr::tr("clear game %2 of board %1"), board, *step.game);
    if (!step.result)
        return Tr::tr("clear board %1").arg(board);
    return filled(Tr::tr("board %1: %2"), board, formatResult(*step.result));
}

QString playersOr(const StepDescription& step, const QString& one, const char* many)
{
    return step.playerName.isEmpty() ? QCoreApplication::translate("pairwright::StepText", many, nullptr, step.count)
                                     : one.arg(step.playerName);
}

} // namespace

QString describeStep(const StepDescription& step)
{
    switch (step.command) {
    case CommandName::enterResult:
    case CommandName::correctResult:
    case CommandName::enterAdjournedResult:
    case CommandName::setRatingOnlyResult: return resultStep(step);
    case CommandName::enterResults: return Tr::tr("%n result(s)", nullptr, step.count);
    case CommandName::registerAdjourned: return Tr::tr("register adjourned games of round %1").arg(roundOf(step));
    case CommandName::addPlayers:
        if (step.text == fromClipboard)
            return Tr::tr("import from the clipboard");
        if (step.text == fromCells)
            return Tr::tr("cells of %n player(s)", nullptr, step.count);
        if (!step.text.isEmpty())
            return Tr::tr("import of %1").arg(step.text);
        return playersOr(step, Tr::tr("add %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "add %n player(s)"));
    case CommandName::removePlayers:
        return playersOr(step, Tr::tr("remove %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "remove %n player(s)"));
    case CommandName::editPlayer: return Tr::tr("change %1").arg(step.playerName);
    case CommandName::withdrawPlayer:
        return step.text.isEmpty() ? playersOr(step, Tr::tr("withdraw %1"),
                                               QT_TRANSLATE_N_NOOP("pairwright::StepText", "withdraw %n player(s)"))
                                   : playersOr(step, Tr::tr("expel %1"),
                                               QT_TRANSLATE_N_NOOP("pairwright::StepText", "expel %n player(s)"));
    case CommandName::returnPlayer:
        return playersOr(step, Tr::tr("bring back %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "bring back %n player(s)"));
    case CommandName::setAbsence:
        return playersOr(step, Tr::tr("bye or absence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "byes or absences of %n player(s)"));
    case CommandName::clearAbsence:
        return playersOr(step, Tr::tr("presence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "presence of %n player(s)"));
    case CommandName::checkIn:
        return playersOr(step, Tr::tr("check-in of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "check-in of %n player(s)"));
    case CommandName::closeCheckIn: return Tr::tr("close the check-in of round %1").arg(roundOf(step));
    case CommandName::setRatingChoice: return Tr::tr("which rating counts (%n player(s))", nullptr, step.count);
    case CommandName::setOrderOfEquals: return Tr::tr("order among equals");
    case CommandName::setClubsApart:
        return step.count == 0 ? Tr::tr("club mates may meet")
                               : Tr::tr("club mates apart up to round %1").arg(step.count);
    case CommandName::setGroupRules:
        return step.text.isEmpty() ? Tr::tr("groups by rule") : Tr::tr("group “%1”").arg(step.text);
    case CommandName::setEventData: return Tr::tr("data of the event");
    case CommandName::setRoundCount: return Tr::tr("number of rounds");
    case CommandName::setInitialColour: return Tr::tr("initial colour");
    case CommandName::setPointSystem: return Tr::tr("point values");
    case CommandName::setSystem: return Tr::tr("pairing system");
    case CommandName::setAcceleration: return Tr::tr("acceleration");
    case CommandName::setTieBreaks:
        return step.text.isEmpty() ? Tr::tr("no tie-breaks") : Tr::tr("tie-breaks %1").arg(step.text);
    case CommandName::setLimMaxi: return Tr::tr("rating limit of the Lim system");
    case CommandName::setForbidden: return Tr::tr("forbidden pairs");
    case CommandName::setDeclaredOrder: return Tr::tr("order of the players");
    case CommandName::storeProposal: return Tr::tr("pair round %1").arg(roundOf(step));
    case CommandName::editProposal: return Tr::tr("edit the pairings of round %1").arg(roundOf(step));
    case CommandName::beginManualPairing: return Tr::tr("begin to edit the pairings of round %1").arg(roundOf(step));
    case CommandName::validatePairings: return Tr::tr("validate the pairings of round %1").arg(roundOf(step));
    case CommandName::cancelManualPairing: return Tr::tr("cancel the edits of round %1").arg(roundOf(step));
    case CommandName::discardProposal: return Tr::tr("discard the proposal of round %1").arg(roundOf(step));
    case CommandName::publishRound: return Tr::tr("publish round %1").arg(roundOf(step));
    case CommandName::withdrawPublication: return Tr::tr("withdraw the publication of round %1").arg(roundOf(step));
    case CommandName::setRatedBy:
        return step.text == QStringLiteral("federation") ? Tr::tr("rated by a federation") : Tr::tr("not rated");
    case CommandName::amendRound: return Tr::tr("put round %1 right").arg(roundOf(step));
    case CommandName::correction: return Tr::tr("correction of round %1").arg(roundOf(step));
    case CommandName::createTournament: return Tr::tr("new tournament");
    case CommandName::importTournament:
        return step.text.isEmpty() ? Tr::tr("import") : Tr::tr("import of %1").arg(step.text);
    case CommandName::recoverTournament:
        return step.text.isEmpty() ? Tr::tr("recovery of a damaged file") : Tr::tr("recovery of %1").arg(step.text);
    case CommandName::markCheckpoint:
        return step.text.isEmpty() ? Tr::tr("checkpoint") : Tr::tr("checkpoint “%1”").arg(step.text);
    case CommandName::restoreMoment:
        return Tr::tr("back to %1").arg(shownDateTime(QDateTime::fromString(step.text, Qt::ISODate).toLocalTime()));
    case CommandName::unknown: break;
    }
    return Tr::tr("a step of another version");
}

} // namespace pairwright
