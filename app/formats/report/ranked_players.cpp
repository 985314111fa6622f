#include "app/formats/report/ranked_players.h"

#include "app/domain/tpn_order.h"
#include "app/formats/report/report_texts.h"
#include "app/pairing/adapter.h"

namespace pairwright {

namespace {

QString kindName(TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::Buchholz: return ReportTexts::tr("Buchholz");
    case TieBreakKind::SonnebornBerger: return ReportTexts::tr("Sonneborn-Berger");
    case TieBreakKind::DirectEncounter: return ReportTexts::tr("direct encounter");
    case TieBreakKind::Wins: break;
    }
    return ReportTexts::tr("wins");
}

} // namespace

QString tieBreakName(const TieBreak& tieBreak)
{
    QString name = kindName(tieBreak.kind);
    if (tieBreak.cutHighest > 0)
        name = ReportTexts::tr("%1 Median-%2", "tie-break, number of values cut").arg(name).arg(tieBreak.cutHighest);
    else if (tieBreak.cutLowest > 0)
        name = ReportTexts::tr("%1 Cut-%2", "tie-break, number of values cut").arg(name).arg(tieBreak.cutLowest);
    return tieBreak.forfeitsAsGames ? ReportTexts::tr("%1 with forfeits", "tie-break").arg(name) : name;
}

QString RankedPlayers::Line::rankText() const
{
    return QString::number(row.rank) + (row.shared ? QStringLiteral("=") : QString());
}

RankedPlayers::RankedPlayers(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks)
    : edition_(tieBreakEditionInForce(tournament.event.start.toString(Qt::ISODate).toStdString()))
{
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<PlayerKey> entered;
    for (const PlayerKey key : numbers.order())
        if (afterRound == 0 || tournament.player(key)->firstRound.value <= afterRound)
            entered.push_back(key);
    const EngineView view = engineView(tournament, afterRound, std::move(entered));
    for (StandingsRow& row : standings(view.state, afterRound, tieBreaks, edition_)) {
        const PlayerKey key = view.order.keyOf(row.tpn);
        lines_.push_back(Line{tournament.player(key), *numbers.tpnOf(key), std::move(row)});
    }
}

} // namespace pairwright
