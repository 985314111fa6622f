#include "app/formats/display_text.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

std::vector<ReportColumn> columnsOf(const QString& last)
{
    std::vector<ReportColumn> columns{
        {ReportTexts::tr("Norm", "title norm, column"), Align::left, false},
        {ReportTexts::tr("No.", "pairing number, column"), Align::right, false},
        {ReportTexts::tr("Name"), Align::left, true},
        {ReportTexts::tr("Games", "column"), Align::right, false},
        {ReportTexts::tr("Pts", "points, column"), Align::right, false},
        {ReportTexts::tr("Avg", "average rating of the opponents, column"), Align::right, false},
        {ReportTexts::tr("Perf", "performance, column"), Align::right, false},
        {last, Align::left, true}};
    columns.back().wraps = true;
    return columns;
}

/// Everything that is not met yet, the points first.
QString missingText(const NormCheck& check)
{
    QStringList parts{toGoText(check.requirement(NormRequirement::Kind::performance), check)};
    for (const NormRequirement& requirement : check.requirements) {
        const bool said =
            requirement.kind == NormRequirement::Kind::performance || requirement.kind == NormRequirement::Kind::games;
        const QString toGo = toGoText(requirement, check);
        if (!said && !toGo.isEmpty())
            parts.append(nameOf(requirement.kind, check.title) + QStringLiteral(": ") + toGo);
    }
    return parts.join(QStringLiteral("; "));
}

QString remarksText(const NormCheck& check)
{
    QStringList parts;
    for (const NormCheck::Remark remark : check.remarks)
        parts.append(describe(remark));
    return parts.join(QLatin1Char(' '));
}

QStringList rowOf(const Tournament& tournament, const RatedTournament& rated, Tpn tpn, const NormCheck& check)
{
    const NormGames& games = check.games;
    const bool any = games.games > 0;
    return {nameOf(check.title),
            QString::number(tpn.value),
            titledName(tournament.player(rated.order.keyOf(tpn))->data),
            QString::number(games.games),
            halfPointsText(games.halfPoints),
            any ? QString::number(games.averageRating()) : QString(),
            any ? QString::number(games.performance()) : QString(),
            check.achieved ? remarksText(check) : missingText(check)};
}

} // namespace

ReportDocument titleNorms(const Tournament& tournament, int afterRound, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int rounds = tournament.atMostPublished(afterRound);
    const auto round = rounds > 0 ? std::optional(RoundNumber{rounds}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::titleNorms, tournament,
                                          ReportTexts::tr("PREVIEW of title norms after round %1").arg(rounds), options,
                                          round, round ? tournament.round(*round)->published() : nullptr);
    if (const QString why = whyNoNorms(tournament); !why.isEmpty()) {
        document.notes.append(why);
        return document;
    }
    const RatedTournament rated = ratedTournament(tournament, rounds, RatingKind::standard);
    const NormChecker checker(rated.event);
    ReportTable achieved{ReportTexts::tr("All conditions met"), columnsOf(ReportTexts::tr("Remarks")), {}};
    ReportTable inReach{ReportTexts::tr("In reach"), columnsOf(ReportTexts::tr("Still needed")), {}};
    std::set<NormCheck::Remark> remarks;
    int outOfReach = 0;
    for (const NormTitle title : {NormTitle::GM, NormTitle::IM, NormTitle::WGM, NormTitle::WIM})
        for (int i = 1; i <= static_cast<int>(rated.event.people.size()); ++i) {
            const auto sought = soughtTitles(rated.event.person(Tpn{i}));
            if (std::find(sought.begin(), sought.end(), title) == sought.end())
                continue;
            const NormCheck check = checker.check(Tpn{i}, title);
            if (!check.inReach) {
                ++outOfReach;
                continue;
            }
            (check.achieved ? achieved : inReach).rows.push_back(rowOf(tournament, rated, Tpn{i}, check));
            if (!check.achieved)
                remarks.insert(check.remarks.begin(), check.remarks.end());
        }
    if (achieved.rows.empty() && inReach.rows.empty())
        document.notes.append(ReportTexts::tr("Nobody has reached a title norm or can still reach one."));
    for (ReportTable* table : {&achieved, &inReach})
        if (!table->rows.empty())
            document.tables.push_back(std::move(*table));
    document.notes.append(ReportTexts::tr("Out of reach and not shown: %1.", "number of norms").arg(outOfReach));
    document.notes += timeNotesForNorms(tournament.event.timeControl);
    document.notes += periodNotes(rated);
    document.notes += normNotes();
    for (const NormCheck::Remark remark : remarks)
        document.notes.append(describe(remark));
    document.landscape = true;
    return document;
}

} // namespace pairwright
