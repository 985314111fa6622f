#include "app/prizes/prize_tables.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/prizes/prize_reports.h"

namespace pairwright {

TextRows prizesTable(const Tournament& tournament)
{
    TextRows rows{{QStringLiteral("Number"), QStringLiteral("Name"), QStringLiteral("Federation"),
                   QStringLiteral("Club"), QStringLiteral("Prizes"), QStringLiteral("Amount"),
                   QStringLiteral("Currency")}};
    const TpnMap numbers(tpnOrder(tournament));
    const QString currency = prizes::shownCurrency(tournament);
    for (const Award& award : prizes::shownAwards(tournament)) {
        const Player* player = award.player ? tournament.player(*award.player) : nullptr;
        const auto number = player != nullptr ? numbers.tpnOf(player->key) : std::nullopt;
        QStringList labels;
        if (award.level)
            labels.append(QStringLiteral("level with the last prize"));
        for (const QString& label : award.prizes)
            labels.append(label);
        rows.push_back({number ? QString::number(number->value) : QString(),
                        player != nullptr ? player->data.name : award.team,
                        player != nullptr ? player->data.federation : QString(),
                        player != nullptr ? player->data.club : QString(), labels.join(QStringLiteral(", ")),
                        award.cash > 0 ? amountText(award.cash) : QStringLiteral("0"), currency});
    }
    return rows;
}

} // namespace pairwright
