#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

QString numberText(std::optional<int> number)
{
    return number ? QString::number(*number) : QString();
}

std::vector<ReportColumn> columnsOf(const ReportOptions& options)
{
    std::vector<ReportColumn> columns;
    columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
    columns.push_back(nameColumn(ReportTexts::tr("Name")));
    if (options.federations)
        columns.push_back({ReportTexts::tr("Fed", "federation, column"), Align::left, false});
    for (const QString& title :
         {ReportTexts::tr("Rtg", "rating, column"), ReportTexts::tr("Games", "column"),
          ReportTexts::tr("Pts", "points, column"), ReportTexts::tr("Avg", "average rating of the opponents, column"),
          ReportTexts::tr("Perf", "performance, column"), ReportTexts::tr("Exp", "expected points, column"),
          ReportTexts::tr("K", "rating coefficient, column"), ReportTexts::tr("+/−", "rating change, column")})
        columns.push_back({title, Align::right, false});
    return columns;
}

/// Expected points, K and change; a first rating stands in the last column, in words below the table if there is none.
struct OutcomeCells {
    QStringList& cells;
    void operator()(std::monostate) const { cells += QStringList{{}, {}, {}}; }
    void operator()(const RatingChange& change) const
    {
        cells += QStringList{hundredthsText(change.expectedPercent), kText(change.k), changeText(change.change)};
    }
    void operator()(const InitialRating& initial) const
    {
        cells += QStringList{{}, {}, ReportTexts::tr("new %1", "first rating").arg(initial.rating)};
    }
    void operator()(const NoInitialRating&) const { cells += QStringList{{}, {}, {}}; }
};

/// Unrated players: how the first rating comes about, or why there is none.
QStringList unratedNotes(const Tournament& tournament, const RatedTournament& rated)
{
    QStringList notes;
    for (const PlayerKey key : rated.order.order()) {
        const Tpn tpn = *rated.order.tpnOf(key);
        const RatingPreview preview = previewRating(rated.event, tpn);
        const QString name = QString::number(tpn.value) + QLatin1Char(' ') + titledName(tournament.player(key)->data);
        if (const auto* initial = std::get_if<InitialRating>(&preview.outcome))
            notes.append(name + QStringLiteral(": ") + describe(*initial));
        else if (const auto* none = std::get_if<NoInitialRating>(&preview.outcome))
            notes.append(name + QStringLiteral(": ") + describe(*none));
    }
    constexpr qsizetype mostNotes = 40;
    return notes.mid(0, mostNotes);
}

/// Of an event of more than 30 days: how each change is made up.
QStringList changesByMonth(const Tournament& tournament, const RatedTournament& rated)
{
    QStringList notes;
    for (const PlayerKey key : rated.order.order()) {
        const Tpn tpn = *rated.order.tpnOf(key);
        const RatingPreview preview = previewRating(rated.event, tpn);
        const auto* change = std::get_if<RatingChange>(&preview.outcome);
        if (change == nullptr || change->periods.size() < 2)
            continue;
        notes.append(QString::number(tpn.value) + QLatin1Char(' ') + titledName(tournament.player(key)->data) +
                     QStringLiteral(": ") + periodTexts(rated.event, *change).join(QStringLiteral("; ")));
    }
    return notes;
}

} // namespace

ReportDocument ratingPreview(const Tournament& tournament, int afterRound, RatingKind kind,
                             const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int rounds = tournament.atMostPublished(afterRound);
    const auto round = rounds > 0 ? std::optional(RoundNumber{rounds}) : std::nullopt;
    ReportDocument document =
        startReport(ReportKind::ratingPreview, tournament,
                    filled(ReportTexts::tr("Rating preview, round %1 (%2)"), rounds, nameOf(kind)), options, round,
                    round ? tournament.round(*round)->published() : nullptr);
    const RatedTournament rated = ratedTournament(tournament, rounds, kind);
    ReportTable table;
    int tooFarApart = 0;
    table.columns = columnsOf(options);
    for (const PlayerKey key : rated.order.order()) {
        const Tpn tpn = *rated.order.tpnOf(key);
        const PlayerData& data = tournament.player(key)->data;
        const RatingPreview preview = previewRating(rated.event, tpn);
        tooFarApart += static_cast<int>(preview.tooFarApart.size());
        QStringList row{QString::number(tpn.value), titledName(data)};
        if (options.federations)
            row.append(data.federation);
        row += QStringList{numberText(rated.event.person(tpn).rating), QString::number(preview.games.size()),
                           preview.games.empty() ? QString() : halfPointsText(preview.halfPoints),
                           numberText(preview.averageRating), numberText(preview.performance)};
        std::visit(OutcomeCells{row}, preview.outcome);
        table.rows.push_back(std::move(row));
    }
    document.tables.push_back(std::move(table));
    document.notes += ratingNotes(kind);
    document.notes += timeNotesForRating(tournament.event.timeControl, rated.event);
    document.notes += periodNotes(rated);
    if (rated.otherRatings > 0)
        document.notes.append(ReportTexts::tr("Ratings that are national or estimates count as none: %1 players.")
                                  .arg(rated.otherRatings));
    if (rated.belowLeast > 0)
        document.notes.append(belowLeastText());
    if (tooFarApart > 0)
        document.notes.append(tooFarApartText(tooFarApart / 2)); // each game has two players
    if (rated.dayAssumed)
        document.notes.append(
            ReportTexts::tr("The tournament has no first day: the rules and ages of today are taken."));
    document.notes += changesByMonth(tournament, rated);
    document.notes += unratedNotes(tournament, rated);
    return document;
}

} // namespace pairwright
