#include "app/domain/players/check_in.h"
#include "app/domain/players/tpn_order.h"
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

using Players = std::vector<const Player*>;

ReportTable tableOf(const Players& players, const TpnMap& numbers, const ReportOptions& shown, bool withSex)
{
    const auto anybody = [&players](const auto& has) {
        return std::any_of(players.begin(), players.end(), [&has](const Player* player) { return has(player->data); });
    };
    const bool sexes = withSex && anybody([](const PlayerData& data) { return data.sex.has_value(); });
    const bool ids = anybody([](const PlayerData& data) { return !data.fideId.isEmpty(); });
    ReportTable table;
    table.columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    const NameColumns names(players);
    names.addTo(table.columns);
    addPlayerColumns(shown, table.columns);
    if (sexes)
        table.columns.push_back({ReportTexts::tr("Sex", "column"), Align::centre, false});
    if (shown.birthYears)
        table.columns.push_back({ReportTexts::tr("Birth", "column"), Align::left, false});
    if (ids)
        table.columns.push_back({ReportTexts::tr("FIDE ID"), Align::right, false});
    for (const Player* player : players) {
        QStringList row{QString::number(numbers.tpnOf(player->key)->value)};
        names.addCells(player->data, row);
        addPlayerCells(shown, player->data, row);
        if (sexes)
            row.append(sexText(player->data.sex));
        if (shown.birthYears)
            row.append(player->data.birth ? QString::number(player->data.birth->year) : QString());
        if (ids)
            row.append(player->data.fideId);
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportDocument startList(const Tournament& tournament, const QString& subject, const ReportOptions& options)
{
    const int published = tournament.lastPublished().value;
    const auto round = published > 0 ? std::optional(RoundNumber{published}) : std::nullopt;
    return startReport(ReportKind::playerList, tournament, subject, options, round,
                       round ? tournament.round(*round)->published() : nullptr);
}

QString countText(const Tournament& tournament, std::size_t players)
{
    return tournament.settings.teams ? ReportTexts::tr("%n team(s)", nullptr, static_cast<int>(players))
                                     : ReportTexts::tr("%n player(s)", nullptr, static_cast<int>(players));
}

QString subjectOf(const Tournament& tournament, bool byName)
{
    if (tournament.settings.teams)
        return byName ? ReportTexts::tr("Teams by name") : ReportTexts::tr("Teams by starting rank");
    return byName ? ReportTexts::tr("Players by name") : ReportTexts::tr("Players by starting rank");
}

/// A table for each part of the field, with the number of its players above it.
void addParts(const Tournament& tournament, const Players& players, const TpnMap& numbers,
              const std::vector<StandingsCategory>& parts, const ReportOptions& shown, bool withSex,
              ReportDocument& document)
{
    const int year = yearOfEvent(tournament);
    for (const StandingsCategory& part : parts) {
        Players members;
        std::copy_if(players.begin(), players.end(), std::back_inserter(members),
                     [&](const Player* player) { return belongsTo(part, player->data, year); });
        document.tables.push_back(tableOf(members, numbers, shown, withSex));
        document.tables.back().heading = nameOf(part) + QStringLiteral(": ") + countText(tournament, members.size());
    }
}

} // namespace

ReportDocument playerList(const Tournament& tournament, bool byName, const ReportOptions& options,
                          const std::vector<StandingsCategory>& groups)
{
    const Speaking speaking(options.language);
    const TpnMap numbers(tpnOrder(tournament));
    Players players;
    for (const PlayerKey key : numbers.order())
        players.push_back(tournament.player(key));
    if (byName)
        sortByName(players);
    ReportDocument document = startList(tournament, subjectOf(tournament, byName), options);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    if (!groups.empty()) {
        addParts(tournament, players, numbers, groups, shown, options.birthYears, document);
        return document;
    }
    document.tables.push_back(tableOf(players, numbers, shown, options.birthYears));
    document.notes.append(countText(tournament, players.size()));
    return document;
}

ReportDocument missingPlayers(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    Players players;
    for (const PlayerKey key : stillExpected(tournament))
        players.push_back(tournament.player(key));
    sortByName(players);
    ReportDocument document = startList(tournament, ReportTexts::tr("Not yet arrived"), options);
    document.tables.push_back(
        tableOf(players, TpnMap(tpnOrder(tournament)), withoutEmptyColumns(options, tournament), options.birthYears));
    document.notes.append(countText(tournament, players.size()));
    return document;
}

} // namespace pairwright
