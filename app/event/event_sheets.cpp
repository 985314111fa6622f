#include "app/event/event_sheets.h"

#include "app/domain/program_version.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/shown_date.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::EventSheets)
};

using Align = ReportColumn::Align;

ReportDocument startOf(const std::vector<PartFile>& parts, const QString& subject, const ReportOptions& options)
{
    ReportDocument document;
    document.kind = ReportKind::allFiles;
    document.language = options.language;
    document.meta.printedAt = options.printedAt;
    if (!parts.empty()) {
        document.meta.event = parts.front().part.name;
        document.titleLines.append(document.meta.event);
        if (const QString place = placeAndDates(parts.front().tournament->event); !place.isEmpty())
            document.titleLines.append(place);
    }
    document.titleLines.append(subject);
    document.subject = subject;
    document.footers.append(
        filled(Tr::tr("printed %1 · %2", "time, program"), shownDateTime(options.printedAt), programVersion()));
    return document;
}

/// What all of them say once, anything else with the name of whose it is.
QStringList notesOf(const std::vector<std::pair<QString, QStringList>>& all)
{
    QStringList notes;
    for (const auto& [title, own] : all)
        for (const QString& note : own) {
            const bool ofAll = std::all_of(all.begin(), all.end(),
                                           [&text = note](const auto& other) { return other.second.contains(text); });
            const QString said = ofAll ? note : filled(Tr::tr("%1: %2", "group, what is said of it"), title, note);
            if (!notes.contains(said))
                notes.append(said);
        }
    return notes;
}

const PlayerData& dataOf(const std::vector<PartFile>& parts, const PartPlayer& who)
{
    return parts[who.part].tournament->player(who.player)->data;
}

QString tieText(const std::vector<SharedBorder>& ties, const PartPlayer& who)
{
    const SharedBorder* tie = borderOf(ties, who.part, who.player);
    if (tie == nullptr)
        return {};
    return tie->decided ? Tr::tr("shared place, decided by the arbiter") : Tr::tr("shared place, not decided yet");
}

/// A column for what is said of shared places, if there are any.
void addTies(const std::vector<SharedBorder>& ties, const std::vector<PartPlayer>& rows, ReportTable& table)
{
    if (ties.empty())
        return;
    table.columns.push_back({Tr::tr("Remark"), Align::left, false});
    for (std::size_t i = 0; i < rows.size(); ++i)
        table.rows[i].append(tieText(ties, rows[i]));
}

/// Who changes groups, as in the transfers, then whoever else shares a place on which nobody has decided.
std::vector<PartPlayer> movingOrTied(const Season& season)
{
    std::vector<PartPlayer> moving;
    moving.reserve(season.transfers.size());
    for (const Transfer& transfer : season.transfers)
        moving.push_back(transfer.who);
    for (const SharedBorder& tie : season.ties)
        for (const PlayerKey player : tie.players)
            if (const PartPlayer who{tie.part, player, tie.rank};
                !tie.decided && std::find(moving.begin(), moving.end(), who) == moving.end())
                moving.push_back(who);
    return moving;
}

ReportOptions shownOf(const std::vector<PartFile>& parts, const std::vector<PartPlayer>& players, ReportOptions options)
{
    Tournament together; // one list of columns for players of several files
    for (const PartPlayer& who : players)
        together.players.push_back(*parts[who.part].tournament->player(who.player));
    return withoutEmptyColumns(std::move(options), together);
}

} // namespace

ReportDocument crossTablesOfAll(const std::vector<PartFile>& parts, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = startOf(parts, Tr::tr("Cross-tables of all groups"), options);
    std::vector<std::pair<QString, QStringList>> notes;
    for (const PartFile& part : parts) {
        const Tournament& tournament = *part.tournament;
        const ReportDocument own = crossTable(tournament, roundOfStandings(tournament), {options, {}, {}, {}});
        // Behind the event and its place: what it is, after which round, and whether that is final.
        QStringList heading{part.part.title};
        heading += own.titleLines.mid(placeAndDates(tournament.event).isEmpty() ? 1 : 2);
        for (ReportTable table : own.tables) {
            table.heading = heading.join(QStringLiteral(" – "));
            document.tables.push_back(std::move(table));
        }
        notes.emplace_back(part.part.title, own.notes);
    }
    document.notes = notesOf(notes);
    return document;
}

ReportDocument seasonSheet(const std::vector<PartFile>& parts, const Season& season, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = startOf(parts, Tr::tr("Promotions and relegations"), options);
    const auto isUndecided = [&season](const PartPlayer& who) {
        const SharedBorder* tie = borderOf(season.ties, who.part, who.player);
        return tie != nullptr && !tie->decided;
    };
    const std::vector<PartPlayer> moving = movingOrTied(season);
    ReportTable moves;
    moves.columns = {nameColumn(Tr::tr("Name"))};
    const ReportOptions shown = shownOf(parts, moving, options);
    addPlayerColumns(shown, moves.columns);
    moves.columns.push_back({Tr::tr("Group"), Align::left, false});
    moves.columns.push_back({Tr::tr("Rk.", "rank, column"), Align::right, false});
    moves.columns.push_back({Tr::tr("Next season"), Align::left, false});
    for (std::size_t i = 0; i < moving.size(); ++i) {
        const PartPlayer& who = moving[i];
        QStringList row{titledName(dataOf(parts, who))};
        addPlayerCells(shown, dataOf(parts, who), row);
        row += {parts[who.part].part.title, QString::number(who.rank)};
        if (isUndecided(who)) {
            row += Tr::tr("undecided", "where a player goes");
        } else {
            const std::size_t to = season.transfers[i].to;
            row += (to < who.part ? Tr::tr("up to %1") : Tr::tr("down to %1")).arg(parts[to].part.title);
        }
        moves.rows.push_back(std::move(row));
    }
    addTies(season.ties, moving, moves);
    document.tables.push_back(std::move(moves));
    if (season.transfers.empty())
        document.notes.append(Tr::tr("Nobody changes groups."));
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        const std::vector<PartPlayer>& players = season.groups[group];
        ReportTable table;
        table.heading = Tr::tr("%1 of the next season", "a group").arg(parts[group].part.title);
        table.columns = {{QString(), Align::right, false}, nameColumn(Tr::tr("Name"))};
        const ReportOptions own = shownOf(parts, players, options);
        addPlayerColumns(own, table.columns);
        table.columns.push_back({Tr::tr("Comes from"), Align::left, false});
        for (std::size_t i = 0; i < players.size(); ++i) {
            QStringList row{QString::number(i + 1), titledName(dataOf(parts, players[i]))};
            addPlayerCells(own, dataOf(parts, players[i]), row);
            QStringList from;
            if (players[i].part != group)
                from.append(parts[players[i].part].part.title);
            if (isUndecided(players[i]))
                from.append(Tr::tr("undecided", "where a player goes"));
            row.append(from.join(QStringLiteral(", ")));
            table.rows.push_back(std::move(row));
        }
        document.tables.push_back(std::move(table));
    }
    return document;
}

ReportDocument goOnSheet(const std::vector<PartFile>& parts, const GoOn& goOn, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = startOf(parts, Tr::tr("Who goes on"), options);
    ReportTable table;
    table.columns = {{Tr::tr("Seed"), Align::right, false}, nameColumn(Tr::tr("Name"))};
    const ReportOptions shown = shownOf(parts, goOn.players, options);
    addPlayerColumns(shown, table.columns);
    if (parts.size() > 1)
        table.columns.push_back({Tr::tr("Group"), Align::left, false});
    table.columns.push_back({Tr::tr("Rk.", "rank, column"), Align::right, false});
    for (std::size_t i = 0; i < goOn.players.size(); ++i) {
        const PartPlayer& who = goOn.players[i];
        QStringList row{QString::number(i + 1), titledName(dataOf(parts, who))};
        addPlayerCells(shown, dataOf(parts, who), row);
        if (parts.size() > 1)
            row.append(parts[who.part].part.title);
        row.append(QString::number(who.rank));
        table.rows.push_back(std::move(row));
    }
    addTies(goOn.ties, goOn.players, table);
    document.tables.push_back(std::move(table));
    return document;
}

} // namespace pairwright
