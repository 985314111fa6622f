#include "app/domain/players/check_in.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

QString sexText(const std::optional<Sex>& sex)
{
    if (!sex)
        return {};
    return *sex == Sex::Female ? ReportTexts::tr("f", "female, in a list") : ReportTexts::tr("m", "male, in a list");
}

ReportDocument listOfPlayers(const Tournament& tournament, const QString& subject,
                             const std::vector<const Player*>& players, const TpnMap& numbers,
                             const ReportOptions& options)
{
    const int published = tournament.lastPublished().value;
    const auto round = published > 0 ? std::optional(RoundNumber{published}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::playerList, tournament, subject, options, round,
                                          round ? tournament.round(*round)->published() : nullptr);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    const auto anybody = [&players](const auto& has) {
        return std::any_of(players.begin(), players.end(), [&has](const Player* player) { return has(player->data); });
    };
    const bool sexes = anybody([](const PlayerData& data) { return data.sex.has_value(); });
    const bool ids = anybody([](const PlayerData& data) { return !data.fideId.isEmpty(); });
    ReportTable table;
    table.columns.push_back({ReportTexts::tr("No.", "start number, column"), Align::right, false});
    table.columns.push_back({ReportTexts::tr("Name"), Align::left, true});
    addPlayerColumns(shown, table.columns);
    if (sexes)
        table.columns.push_back({ReportTexts::tr("Sex", "column"), Align::centre, false});
    if (shown.birthYears)
        table.columns.push_back({ReportTexts::tr("Born", "column"), Align::left, false});
    if (ids)
        table.columns.push_back({ReportTexts::tr("FIDE ID"), Align::right, false});
    for (const Player* player : players) {
        QStringList row{QString::number(numbers.tpnOf(player->key)->value), titledName(player->data)};
        addPlayerCells(shown, player->data, row);
        if (sexes)
            row.append(sexText(player->data.sex));
        if (shown.birthYears)
            row.append(player->data.birth ? QString::number(player->data.birth->year) : QString());
        if (ids)
            row.append(player->data.fideId);
        table.rows.push_back(std::move(row));
    }
    document.tables.push_back(std::move(table));
    document.notes.append(ReportTexts::tr("%n player(s)", nullptr, static_cast<int>(players.size())));
    return document;
}

} // namespace

ReportDocument playerList(const Tournament& tournament, bool byName, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<const Player*> players;
    for (const PlayerKey key : numbers.order())
        players.push_back(tournament.player(key));
    if (byName)
        sortByName(players);
    return listOfPlayers(tournament,
                         byName ? ReportTexts::tr("Players by name") : ReportTexts::tr("Players by starting rank"),
                         players, numbers, options);
}

ReportDocument missingPlayers(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    std::vector<const Player*> players;
    for (const PlayerKey key : stillExpected(tournament))
        players.push_back(tournament.player(key));
    sortByName(players);
    return listOfPlayers(tournament, ReportTexts::tr("Not yet arrived"), players, TpnMap(tpnOrder(tournament)),
                         options);
}

} // namespace pairwright
