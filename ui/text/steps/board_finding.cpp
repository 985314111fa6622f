#include "ui/text/steps/board_finding.h"

#include "app/domain/text/filled.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

} // namespace

QString atABoard(const Finding& finding, bool ofTeams, const QString& subject, const QString& other)
{
    const int board = finding.board.value_or(0);
    const int round = finding.round ? finding.round->value : 0;
    switch (finding.code) {
    case FindingCode::rematch:
        return filled(ofTeams ? Tr::tr("Match %1: %2 and %3 already met in round %4.")
                              : Tr::tr("Board %1: %2 and %3 already met in round %4."),
                      board, subject, other, round);
    case FindingCode::forbiddenPair:
        return filled(ofTeams ? Tr::tr("Match %1: %2 and %3 may not meet.")
                              : Tr::tr("Board %1: %2 and %3 may not meet."),
                      board, subject, other);
    case FindingCode::clubMatesMeet:
        return filled(ofTeams ? Tr::tr("Match %1: %2 and %3 are of one club.")
                              : Tr::tr("Board %1: %2 and %3 are of one club."),
                      board, subject, other);
    case FindingCode::thirdColourInARow:
        return filled(ofTeams ? Tr::tr("Match %1: %2 gets the same colour three times in a row.")
                              : Tr::tr("Board %1: %2 gets the same colour three times in a row."),
                      board, subject);
    case FindingCode::colourDifferenceBeyondTwo:
        return filled(ofTeams ? Tr::tr("Match %1: %2 gets one colour three times more often than the other.")
                              : Tr::tr("Board %1: %2 gets one colour three times more often than the other."),
                      board, subject);
    case FindingCode::bothWantSameColour:
        return filled(ofTeams ? Tr::tr("Match %1: neither %2 nor %3 gets the colour due.")
                              : Tr::tr("Board %1: neither %2 nor %3 gets the colour due."),
                      board, subject, other);
    case FindingCode::byeNotAllowed:
        return (ofTeams ? Tr::tr("%1 may not get the bye: the team already had one, or won a match without playing.")
                        : Tr::tr("%1 may not get the bye: the player already had one, or won without a game."))
            .arg(subject);
    case FindingCode::byeNotNeeded:
        return (ofTeams ? Tr::tr("%1 has the bye although the number of teams is even.")
                        : Tr::tr("%1 has the bye although the number of players is even."))
            .arg(subject);
    default: return {};
    }
}

} // namespace pairwright
