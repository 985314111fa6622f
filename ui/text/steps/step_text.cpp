#include "ui/text/steps/step_text.h"

#include "app/domain/text/filled.h"
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
    if (step.game && step.text == resultOfTeams)
        return step.result ? filled(Tr::tr("Match %1, board %2: %3"), board, *step.game, formatResult(*step.result))
                           : filled(Tr::tr("Clear board %1 of match %2"), *step.game, board);
    if (step.game)
        return step.result ? filled(Tr::tr("Board %1, game %2: %3"), board, *step.game, formatResult(*step.result))
                           : filled(Tr::tr("Clear game %2 of board %1"), board, *step.game);
    if (!step.result)
        return Tr::tr("Clear board %1").arg(board);
    return filled(Tr::tr("Board %1: %2"), board, formatResult(*step.result));
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
    case CommandName::enterAdjournedResult: return resultStep(step);
    case CommandName::correctResult:
        return filled(Tr::tr("Correction in round %1: %2", "and which result"), roundOf(step), resultStep(step));
    case CommandName::setRatingOnlyResult:
        return filled(Tr::tr("For the rating alone, round %1: %2", "and which result"), roundOf(step),
                      resultStep(step));
    case CommandName::enterResults: return Tr::tr("%n result(s)", nullptr, step.count);
    case CommandName::registerAdjourned: return Tr::tr("Register adjourned games of round %1").arg(roundOf(step));
    case CommandName::addPlayers:
        if (step.text == fromClipboard)
            return Tr::tr("Import from the clipboard");
        if (step.text == fromCells)
            return Tr::tr("Cells of %n player(s)", nullptr, step.count);
        if (!step.text.isEmpty())
            return Tr::tr("Import of %1").arg(step.text);
        return playersOr(step, Tr::tr("Add %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "Add %n player(s)"));
    case CommandName::removePlayers:
        return playersOr(step, Tr::tr("Remove %1"), QT_TRANSLATE_N_NOOP("pairwright::StepText", "Remove %n player(s)"));
    case CommandName::editPlayer: return Tr::tr("Change %1").arg(step.playerName);
    case CommandName::withdrawPlayer:
        return step.text.isEmpty() ? playersOr(step, Tr::tr("Withdraw %1"),
                                               QT_TRANSLATE_N_NOOP("pairwright::StepText", "Withdraw %n player(s)"))
                                   : playersOr(step, Tr::tr("Expel %1"),
                                               QT_TRANSLATE_N_NOOP("pairwright::StepText", "Expel %n player(s)"));
    case CommandName::returnPlayer:
        return playersOr(step, Tr::tr("Bring back %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "Bring back %n player(s)"));
    case CommandName::setAbsence:
        return playersOr(step, Tr::tr("Bye or absence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "Byes or absences of %n player(s)"));
    case CommandName::clearAbsence:
        return playersOr(step, Tr::tr("Presence of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "Presence of %n player(s)"));
    case CommandName::checkIn:
        return playersOr(step, Tr::tr("Check-in of %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "Check-in of %n player(s)"));
    case CommandName::closeCheckIn: return Tr::tr("Close the check-in of round %1").arg(roundOf(step));
    case CommandName::setRatingChoice: return Tr::tr("Which rating counts (%n player(s))", nullptr, step.count);
    case CommandName::setOrderOfEquals: return Tr::tr("Order among equals");
    case CommandName::setClubsApart:
        return step.count == 0 ? Tr::tr("Club mates may meet")
                               : Tr::tr("Club mates apart up to round %1").arg(step.count);
    case CommandName::setGroupRules:
        return step.text.isEmpty() ? Tr::tr("Groups by rule") : Tr::tr("Group “%1”").arg(step.text);
    case CommandName::setEventData: return Tr::tr("Data of the event");
    case CommandName::setRoundCount: return Tr::tr("Number of rounds");
    case CommandName::setInitialColour: return Tr::tr("Initial colour");
    case CommandName::setPointSystem: return Tr::tr("Point values");
    case CommandName::setSystem: return Tr::tr("Pairing system");
    case CommandName::setAcceleration: return Tr::tr("Acceleration");
    case CommandName::setTieBreaks:
        return step.text.isEmpty() ? Tr::tr("No tie-breaks") : Tr::tr("Tie-breaks %1").arg(step.text);
    case CommandName::setSystemOption: return Tr::tr("Option of the pairing system");
    case CommandName::setForbidden: return Tr::tr("Forbidden pairs");
    case CommandName::drawNumbers:
        return step.text.isEmpty() ? Tr::tr("Numbers") : Tr::tr("Numbers by lot (%1)").arg(step.text);
    case CommandName::layOutRounds: return Tr::tr("Lay out %n round(s)", nullptr, step.count);
    case CommandName::publishRounds: return Tr::tr("Publish %n round(s)", nullptr, step.count);
    case CommandName::postponeGame:
        return filled(Tr::tr("Postpone board %1 of round %2"), step.board.value_or(0), roundOf(step));
    case CommandName::setPlayOffWinner:
        return step.playerName.isEmpty() ? Tr::tr("No winner of the play-off")
                                         : Tr::tr("Play-off won by %1").arg(step.playerName);
    case CommandName::drawLots: return Tr::tr("Lots drawn (seed %1)").arg(step.text);
    case CommandName::rankTied: return Tr::tr("Rank %n tied player(s) by hand", nullptr, step.count);
    case CommandName::setChess960:
        return step.text.isEmpty() ? Tr::tr("Chess, not Chess960") : Tr::tr("Chess960 (seed %1)").arg(step.text);
    case CommandName::setPrizes:
        return step.text.isEmpty() ? Tr::tr("%n prize(s)", nullptr, step.count) : Tr::tr("Prize %1").arg(step.text);
    case CommandName::setPrizeRules: return Tr::tr("Rules of the prizes");
    case CommandName::markForPrizes:
        return playersOr(step, Tr::tr("Who may win prizes: %1"),
                         QT_TRANSLATE_N_NOOP("pairwright::StepText", "Who may win prizes: %n player(s)"));
    case CommandName::setTeamRankings:
        return step.text.isEmpty() ? Tr::tr("Team rankings") : Tr::tr("Team ranking “%1”").arg(step.text);
    case CommandName::announcePrizes:
        return step.count == 0 ? Tr::tr("Prizes no longer announced")
                               : Tr::tr("Announce the prizes (%n winner(s))", nullptr, step.count);
    case CommandName::setTeamRules: return Tr::tr("How teams play");
    case CommandName::addMembers: return filled(Tr::tr("Players of %1: %2"), step.playerName, step.count);
    case CommandName::setTeamOrder: return Tr::tr("Order of the players of %1").arg(step.playerName);
    case CommandName::setLineUp: return filled(Tr::tr("Line-up of %1 in round %2"), step.playerName, roundOf(step));
    case CommandName::addTeams:
        return step.text.isEmpty() ? Tr::tr("%n player(s) of teams", nullptr, step.count)
                                   : filled(Tr::tr("Teams from %1: %2 players"), step.text, step.count);
    case CommandName::seatAsUsual: return Tr::tr("Usual line-ups of round %1").arg(roundOf(step));
    case CommandName::setDeclaredOrder: return Tr::tr("Order of the players");
    case CommandName::storeProposal: return Tr::tr("Pair round %1").arg(roundOf(step));
    case CommandName::editProposal: return Tr::tr("Edit the pairings of round %1").arg(roundOf(step));
    case CommandName::beginManualPairing: return Tr::tr("Begin to edit the pairings of round %1").arg(roundOf(step));
    case CommandName::validatePairings: return Tr::tr("Validate the pairings of round %1").arg(roundOf(step));
    case CommandName::cancelManualPairing: return Tr::tr("Cancel the edits of round %1").arg(roundOf(step));
    case CommandName::discardProposal: return Tr::tr("Discard the proposal of round %1").arg(roundOf(step));
    case CommandName::publishRound: return Tr::tr("Publish round %1").arg(roundOf(step));
    case CommandName::withdrawPublication:
        return step.text.isEmpty() ? Tr::tr("Withdraw the publication of round %1").arg(roundOf(step))
                                   : filled(Tr::tr("Withdraw the publication of round %1: %2", "and the reason"),
                                            roundOf(step), step.text);
    case CommandName::setRatedBy:
        return step.text == QStringLiteral("federation") ? Tr::tr("Rated by a federation") : Tr::tr("Not rated");
    case CommandName::amendRound: return Tr::tr("Put round %1 right").arg(roundOf(step));
    case CommandName::correction: return Tr::tr("Correction of round %1").arg(roundOf(step));
    case CommandName::createTournament: return Tr::tr("New tournament");
    case CommandName::importTournament:
        return step.text.isEmpty() ? Tr::tr("Import") : Tr::tr("Import of %1").arg(step.text);
    case CommandName::recoverTournament:
        return step.text.isEmpty() ? Tr::tr("Recovery of a damaged file") : Tr::tr("Recovery of %1").arg(step.text);
    case CommandName::markCheckpoint:
        return step.text.isEmpty() ? Tr::tr("Checkpoint") : Tr::tr("Checkpoint “%1”").arg(step.text);
    case CommandName::restoreMoment:
        return Tr::tr("Back to %1").arg(shownDateTime(QDateTime::fromString(step.text, Qt::ISODate).toLocalTime()));
    case CommandName::unknown: break;
    }
    return Tr::tr("A step of another version");
}

QString describeStep(ChangeSet::Kind kind, const StepDescription& step)
{
    QString described = describeStep(step);
    switch (kind) {
    case ChangeSet::Kind::done: break;
    case ChangeSet::Kind::undone: return Tr::tr("Undone: %1").arg(described);
    case ChangeSet::Kind::redone: return Tr::tr("Done again: %1").arg(described);
    }
    return described;
}

} // namespace pairwright
