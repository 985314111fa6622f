#include "app/formats/csv/export.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/csv/player_columns.h"
#include "app/formats/csv/spreadsheet_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "engine/tiebreaks/descriptor.h"

#include <QRegularExpression>
#include <QStringList>

namespace pairwright {

namespace {

/// A number as it stands, any other text in quotation marks and so that a spreadsheet takes it for text.
QString safeCell(const QString& cell, CsvExportOptions::Reader reader)
{
    static const QRegularExpression number(QStringLiteral("^[0-9]*(\\.[0-9]+)?$"));
    if (number.match(cell).hasMatch())
        return cell;
    QString text = withoutSteering(cell);
    if (reader == CsvExportOptions::Reader::spreadsheet)
        text = guarded(text);
    text.replace(QLatin1String("\""), QLatin1String("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

class CsvText {
public:
    explicit CsvText(const CsvExportOptions& options)
        : delimiter_(options.delimiter)
        , reader_(options.reader)
    {
        if (options.byteOrderMark)
            text_ += QChar(QChar::ByteOrderMark);
    }

    void addRow(const QStringList& cells)
    {
        QStringList safe;
        for (const QString& cell : cells)
            safe.append(safeCell(cell, reader_));
        text_ += safe.join(delimiter_) + QLatin1String("\r\n");
    }

    [[nodiscard]] QByteArray bytes() const { return text_.toUtf8(); }

private:
    QChar delimiter_;
    CsvExportOptions::Reader reader_;
    QString text_;
};

/// Decimal number with a point; averages are rounded to two decimals.
QString numberText(const TieBreakResult& result)
{
    return result.value ? QString::fromStdString(toString(*result.value)) : QString();
}

} // namespace

QString awayText(const Player& player, int afterRound)
{
    const Withdrawal* withdrawal = withdrawalIn(player, RoundNumber{afterRound + 1});
    if (withdrawal == nullptr)
        return {};
    return filled(QStringLiteral("%1 from round %2"),
                  withdrawal->expelled ? QStringLiteral("expelled") : QStringLiteral("withdrawn"),
                  withdrawal->from.value);
}

QByteArray csvOf(const TextRows& rows, const CsvExportOptions& options)
{
    CsvText csv(options);
    for (const QStringList& row : rows)
        csv.addRow(row);
    return csv.bytes();
}

bool isOnRequest(const PlayerFieldInfo& info)
{
    return info.isPrivate || info.field == PlayerField::birth;
}

TextRows playersTable(const Tournament& tournament, PrivateData privateData)
{
    const auto& all = tournament.players;
    const bool ofMembers = std::ranges::any_of(all, [](const Player& player) { return player.team.has_value(); });
    const auto isIn = [&](const PlayerFieldInfo& info) {
        const auto says = [&info](const Player& player) {
            return !textOf(info, player.data).isEmpty();
        };
        return info.inLists &&
               (!info.ofTeams || tournament.settings.teams || (ofMembers && std::ranges::any_of(all, says))) &&
               (!isOnRequest(info) || privateData == PrivateData::included);
    };
    QStringList header{"No"};
    for (const PlayerFieldInfo& info : playerFields()) {
        if (!isIn(info))
            continue;
        header.append(ofMembers && info.field == PlayerField::club ? "Team" : info.word);
        if (info.field == PlayerField::rating)
            header.append(ratingTypeHeading());
    }
    TextRows rows{header};
    int number = 0;
    for (const PlayerKey key : tpnOrder(tournament)) {
        const PlayerData& data = tournament.player(key)->data;
        QStringList row{QString::number(++number)};
        for (const PlayerFieldInfo& info : playerFields()) {
            if (!isIn(info))
                continue;
            row.append(textOf(info, data));
            if (info.field == PlayerField::rating)
                row.append(data.rating ? QString(nameOf(data.rating->source)) : QString());
        }
        rows.push_back(row);
    }
    return rows;
}

namespace {

TextRows rowsOf(const RankedPlayers& ranked, const std::vector<TieBreak>& tieBreaks)
{
    QStringList header{
        ranked.areStated() ? "Rank (stated)" : "Rank", "No", "Title", "Name", "Federation", "Rating", "Club", "Points"};
    for (const TieBreak& tieBreak : tieBreaks)
        header.append(QString::fromStdString(toString(tieBreak)));
    const auto awayOf = [&ranked](const RankedPlayers::Line& line) {
        return awayText(*line.player, ranked.afterRound());
    };
    // The expelled are named behind all others, without a rank, points and values (checklist 197).
    const std::vector<RankedPlayers::Line> lines = ranked.everybody();
    const bool anybodyAway =
        std::ranges::any_of(lines, [&](const RankedPlayers::Line& line) { return !awayOf(line).isEmpty(); });
    if (anybodyAway)
        header.append(QStringLiteral("Remark"));
    TextRows rows{header};
    for (const RankedPlayers::Line& line : lines) {
        const PlayerData& data = line.player->data;
        QStringList row{line.row.leftOut ? QString() : QString::number(line.row.rank),
                        QString::number(line.number.value),
                        toString(data.title),
                        data.name,
                        data.federation,
                        data.rating ? QString::number(data.rating->value) : QString(),
                        data.club,
                        line.row.leftOut ? QString() : QString::fromStdString(toString(line.row.score))};
        for (const TieBreakResult& result : line.row.tieBreaks)
            row.append(line.row.leftOut ? QString() : numberText(result));
        if (anybodyAway)
            row.append(awayOf(line));
        rows.push_back(row);
    }
    return rows;
}

} // namespace

TextRows standingsTable(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                        const StandingsCategory& category)
{
    const int rounds = tournament.atMostPublished(afterRound);
    return rowsOf(RankedPlayers(tournament, rounds, tieBreaks, category), tieBreaks);
}

QByteArray playersCsv(const Tournament& tournament, const CsvExportOptions& options, PrivateData privateData)
{
    return csvOf(playersTable(tournament, privateData), options);
}

QByteArray standingsCsv(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                        const CsvExportOptions& options, const StandingsCategory& category)
{
    return csvOf(standingsTable(tournament, afterRound, tieBreaks, category), options);
}

QByteArray standingsCsv(const RankedPlayers& ranked, const std::vector<TieBreak>& tieBreaks,
                        const CsvExportOptions& options)
{
    return csvOf(rowsOf(ranked, tieBreaks), options);
}

} // namespace pairwright
