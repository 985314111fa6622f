#include "ui/text/step_text.h"

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
        return step.result ? Tr::tr("board %1, game %2: %3").arg(board).arg(*step.game).arg(formatResult(*step.result))
                           : Tr::tr("clear game %2 of board %1").arg(board).arg(*step.game);
    if (!step.result)
        return Tr::tr("clear board %1").arg(board);
    return Tr::tr("board %1: %2").arg(board).arg(formatResult(*step.result));
}

QString playersOr(const StepDescription& step, const QString& one, const char* many)
{
    return step.playerName.isEmpty() ? QCoreApplication::translate("pairwright::StepText", many, nullptr, step.count)
                                     : one.arg(step.playerName);
}

} // namespace

QString describeStep(const StepDescription& step)
{
    const QString& command = step.command;
    const auto is = [&command](const char* name) {
        return command == QLatin1String(name);
    };
    if (is("EnterResult") || is("CorrectResult") || is("EnterAdjournedResult") || is("SetRatingOnlyResult"))
        return resultStep(step);
    if (is("EnterResults"))
        return Tr::tr("%n result(s)", nullptr, step.count);
    if (is("RegisterAdjourned"))
        return Tr::tr("register adjourned games of round %1").arg(roundOf(step));
    if (is("AddPlayers"))
        return playersOr(step, Tr::tr("add %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "add %n player(s)"));
    if (is("RemovePlayers"))
        return playersOr(step, Tr::tr("remove %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "remove %n player(s)"));
    if (is("EditPlayer"))
        return Tr::tr("change %1").arg(step.playerName);
    if (is("WithdrawPlayer"))
        return Tr::tr("withdraw %1").arg(step.playerName);
    if (is("ReturnPlayer"))
        return Tr::tr("bring back %1").arg(step.playerName);
    if (is("SetAbsence"))
        return playersOr(step, Tr::tr("bye or absence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "byes or absences of %n player(s)"));
    if (is("ClearAbsence"))
        return playersOr(step, Tr::tr("presence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "presence of %n player(s)"));
    if (is("SetEventData"))
        return Tr::tr("data of the event");
    if (is("SetRoundCount"))
        return Tr::tr("number of rounds");
    if (is("SetInitialColour"))
        return Tr::tr("initial colour");
    if (is("SetPointSystem"))
        return Tr::tr("point values");
    if (is("SetSystem"))
        return Tr::tr("pairing system");
    if (is("SetAcceleration"))
        return Tr::tr("acceleration");
    if (is("SetTieBreaks"))
        return step.text.isEmpty() ? Tr::tr("no tie-breaks") : Tr::tr("tie-breaks %1").arg(step.text);
    if (is("SetLimMaxi"))
        return Tr::tr("rating limit of the Lim system");
    if (is("SetForbidden"))
        return Tr::tr("forbidden pairs");
    if (is("SetDeclaredOrder"))
        return Tr::tr("order of the players");
    if (is("StoreProposal"))
        return Tr::tr("pair round %1").arg(roundOf(step));
    if (is("EditProposal"))
        return Tr::tr("edit the pairings of round %1").arg(roundOf(step));
    if (is("BeginManualPairing"))
        return Tr::tr("begin to edit the pairings of round %1").arg(roundOf(step));
    if (is("ValidatePairings"))
        return Tr::tr("validate the pairings of round %1").arg(roundOf(step));
    if (is("CancelManualPairing"))
        return Tr::tr("cancel the edits of round %1").arg(roundOf(step));
    if (is("DiscardProposal"))
        return Tr::tr("discard the proposal of round %1").arg(roundOf(step));
    if (is("PublishRound"))
        return Tr::tr("publish round %1").arg(roundOf(step));
    if (is("WithdrawPublication"))
        return Tr::tr("withdraw the publication of round %1").arg(roundOf(step));
    if (is("CreateTournament"))
        return Tr::tr("new tournament");
    if (is("ImportTournament"))
        return step.text.isEmpty() ? Tr::tr("import") : Tr::tr("import of %1").arg(step.text);
    if (is("RecoverTournament"))
        return step.text.isEmpty() ? Tr::tr("recovery of a damaged file") : Tr::tr("recovery of %1").arg(step.text);
    if (is("MarkCheckpoint"))
        return step.text.isEmpty() ? Tr::tr("checkpoint") : Tr::tr("checkpoint “%1”").arg(step.text);
    if (is("RestoreMoment"))
        return Tr::tr("back to %1").arg(shownDateTime(QDateTime::fromString(step.text, Qt::ISODate).toLocalTime()));
    return command;
}

} // namespace pairwright
