#include "ui/text/tie_break_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TieBreakText)
};

QString nameOf(TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::Buchholz: return Tr::tr("Buchholz: the sum of the opponents' scores");
    case TieBreakKind::SonnebornBerger:
        return Tr::tr("Sonneborn-Berger: the opponents' scores, weighted by the results");
    case TieBreakKind::DirectEncounter: return Tr::tr("Direct encounter: points among those who are tied");
    case TieBreakKind::Wins: return Tr::tr("Number of wins");
    }
    return {};
}

} // namespace

QString tieBreakCode(const TieBreak& tieBreak)
{
    return QString::fromStdString(toString(tieBreak));
}

QString describeTieBreak(const TieBreak& tieBreak)
{
    QString text = nameOf(tieBreak.kind);
    if (tieBreak.cutLowest > 0)
        text += QStringLiteral(", ") + Tr::tr("without the %n lowest", nullptr, tieBreak.cutLowest);
    if (tieBreak.cutHighest > 0)
        text += QStringLiteral(", ") + Tr::tr("without the %n highest", nullptr, tieBreak.cutHighest);
    return text;
}

} // namespace pairwright
