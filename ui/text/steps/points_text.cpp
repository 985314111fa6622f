#include "ui/text/steps/points_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

} // namespace

QString pointsSentence(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::pointsFixed:
        return finding.level == WarningLevel::refused
                   ? Tr::tr("The points are fixed since round 1 was published (FIDE). Outside FIDE mode they can "
                            "be changed.")
                   : Tr::tr("The points change after the start: the standings of all rounds change, and the "
                            "published pairings stay as they are.");
    case FindingCode::twoDrawsAboveWin:
        return Tr::tr("Two draws would be worth more than a win and a loss together (FIDE). Lower the draw first.");
    case FindingCode::byeAboveWin:
        return Tr::tr("A bye must not be worth more than a win (FIDE). Lower the bye, or raise the win first.");
    case FindingCode::byeNotUsual:
        return Tr::tr("Where a win is worth 1 point and a draw ½, the bye is worth 1, ½ or 0 (FIDE).");
    default: return {};
    }
}

} // namespace pairwright
