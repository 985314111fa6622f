#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>
#include <array>

namespace pairwright {

ReportDocument paymentsReport(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    using Align = ReportColumn::Align;
    const int published = tournament.lastPublished().value;
    const auto round = published > 0 ? std::optional(RoundNumber{published}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::payments, tournament, ReportTexts::tr("Payments"), options, round,
                                          round ? tournament.round(*round)->published() : nullptr);
    ReportOptions shown{options.printedAt, false, false, true, false};
    shown = withoutEmptyColumns(shown, tournament);
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<const Player*> players;
    for (const PlayerKey key : numbers.order())
        players.push_back(tournament.player(key));
    sortByName(players);
    ReportTable table;
    const NameColumns names(players);
    names.addTo(table.columns);
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    addPlayerColumns(shown, table.columns);
    table.columns.push_back({ReportTexts::tr("Due", "money, column"), Align::right, false});
    table.columns.push_back({ReportTexts::tr("Paid", "money, column"), Align::right, false});
    table.columns.push_back({ReportTexts::tr("Open", "money, column"), Align::right, false});
    std::vector<std::int64_t> amounts;
    for (const Player* player : players)
        for (const QString& amount : {player->data.feeDue, player->data.feePaid})
            amounts.push_back(hundredthsOf(amount).value_or(0));
    const auto written = [cents = centsOf(amounts)](std::int64_t amount) {
        return amount == 0 ? QString() : moneyText(amount, {}, cents);
    };
    std::int64_t due = 0;
    std::int64_t paid = 0;
    std::int64_t stillOpen = 0;
    int owing = 0;
    for (const Player* player : players) {
        const std::int64_t ofPlayer = hundredthsOf(player->data.feeDue).value_or(0);
        const std::int64_t hasPaid = hundredthsOf(player->data.feePaid).value_or(0);
        const std::int64_t open = std::max<std::int64_t>(0, ofPlayer - hasPaid);
        due += ofPlayer;
        paid += hasPaid;
        stillOpen += open;
        owing += open > 0 ? 1 : 0;
        QStringList row;
        names.addCells(player->data, row);
        row.append(QString::number(numbers.tpnOf(player->key)->value));
        addPlayerCells(shown, player->data, row);
        row += {written(ofPlayer), written(hasPaid), written(open)};
        table.rows.push_back(std::move(row));
    }
    if (due == 0 && paid == 0) {
        document.notes.append(ReportTexts::tr("No fees are entered."));
        return document;
    }
    QStringList sums(static_cast<qsizetype>(table.columns.size()));
    sums[0] = ReportTexts::tr("Total");
    const std::array columns{due, paid, stillOpen};
    for (std::size_t i = 0; i < columns.size(); ++i)
        sums[sums.size() - static_cast<qsizetype>(columns.size() - i)] = moneyText(columns.at(i), {}, centsOf(amounts));
    table.totals.insert(table.rows.size());
    table.rows.push_back(std::move(sums));
    document.tables.push_back(std::move(table));
    document.notes.append(ReportTexts::tr("%n player(s) still have to pay.", nullptr, owing));
    return document;
}

} // namespace pairwright
