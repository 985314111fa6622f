#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"

#include <algorithm>
#include <array>
#include <set>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

std::vector<ReportColumn> columnsOf()
{
    return {{ReportTexts::tr("Norm", "title norm, column"), Align::left, false},
            {ReportTexts::tr("No.", "pairing number, column"), Align::right, false},
            nameColumn(ReportTexts::tr("Name")),
            {ReportTexts::tr("Games", "column"), Align::right, false},
            {ReportTexts::tr("Pts", "points, column"), Align::right, false},
            {ReportTexts::tr("Avg", "average rating of the opponents, column"), Align::right, false},
            {ReportTexts::tr("Perf", "performance, column"), Align::right, false}};
}

using Kind = NormRequirement::Kind;

/// The conditions that have a column of their own; how many points are needed says the performance.
constexpr std::array conditionColumns{Kind::performance,
                                      Kind::score,
                                      Kind::titled,
                                      Kind::ofKind,
                                      Kind::foreignFederations,
                                      Kind::fromOwnFederation,
                                      Kind::fromOneFederation,
                                      Kind::averageRating};

QString titleOf(Kind kind)
{
    switch (kind) {
    case Kind::performance: return ReportTexts::tr("Needed", "points still needed for a norm, column");
    case Kind::score: return ReportTexts::tr("For 35 %", "least points of a norm, column");
    case Kind::titled: return ReportTexts::tr("Titled", "opponents with a title, column");
    case Kind::ofKind: return ReportTexts::tr("GM/IM", "opponents with such a title, column");
    case Kind::foreignFederations: return ReportTexts::tr("Foreign", "federations, column");
    case Kind::fromOwnFederation: return ReportTexts::tr("Own fed.", "opponents from the own federation, column");
    case Kind::fromOneFederation: return ReportTexts::tr("One fed.", "opponents from one federation, column");
    case Kind::averageRating:
    case Kind::games: break;
    }
    return ReportTexts::tr("Avg ahead", "average rating of the opponents to come, column");
}

/// "2" of what is still needed, "≤ 3" of what may still come, "✓" where nothing is.
QString figureOf(const NormRequirement& requirement, const NormCheck& check)
{
    QString met(QChar(0x2713));
    if (requirement.waived || !requirement.toGo)
        return met;
    const int toGo = *requirement.toGo;
    switch (requirement.kind) {
    case Kind::performance:
        return toGo == 0 ? met : filled(QStringLiteral("%1 / %2"), halfPointsText(toGo), check.gamesAhead);
    case Kind::score: return toGo == 0 ? met : halfPointsText(toGo);
    case Kind::fromOwnFederation:
    case Kind::fromOneFederation: return toGo >= check.gamesAhead ? met : QStringLiteral("≤ %1").arg(toGo);
    default: return toGo == 0 ? met : QString::number(toGo);
    }
}

QStringList conditionNotes()
{
    return {
        ReportTexts::tr("Needed: points from the games to come. For 35 %: points to reach that share. Titled, GM/IM "
                        "(for women’s norms also WGM and WIM): opponents to come with such a title. Foreign: "
                        "federations to come. Avg ahead: average rating of the opponents to come."),
        ReportTexts::tr(
            "Own fed., One fed.: so many opponents to come, at most, from the own federation, or from any one. "
            "✓: met, or met however the pairings go.")};
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
    QStringList row{nameOf(check.title),
                    QString::number(tpn.value),
                    titledName(tournament.player(rated.order.keyOf(tpn))->data),
                    QString::number(games.games),
                    halfPointsText(games.halfPoints),
                    any ? QString::number(games.averageRating()) : QString(),
                    any ? QString::number(games.performance()) : QString()};
    if (check.achieved)
        row.append(remarksText(check));
    else
        for (const Kind kind : conditionColumns)
            row.append(figureOf(check.requirement(kind), check));
    return row;
}

} // namespace

ReportDocument titleNorms(const Tournament& tournament, int afterRound, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int rounds = tournament.atMostPublished(afterRound);
    const auto round = rounds > 0 ? std::optional(RoundNumber{rounds}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::titleNorms, tournament,
                                          ReportTexts::tr("Preview of title norms after round %1").arg(rounds), options,
                                          round, round ? tournament.round(*round)->published() : nullptr);
    if (const QString why = whyNoNorms(tournament); !why.isEmpty()) {
        document.notes.append(why);
        return document;
    }
    const RatedTournament rated = ratedTournament(tournament, rounds, RatingKind::standard);
    const NormChecker checker(rated.event);
    ReportTable achieved{ReportTexts::tr("All conditions met"), columnsOf(), {}};
    achieved.columns.push_back({ReportTexts::tr("Remarks"), Align::left, true});
    achieved.columns.back().wraps = true;
    ReportTable inReach{ReportTexts::tr("In reach"), columnsOf(), {}};
    for (const Kind kind : conditionColumns)
        inReach.columns.push_back({titleOf(kind), Align::centre, false});
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
    if (!inReach.rows.empty())
        document.notes.append(conditionNotes().join(QLatin1Char(' ')));
    for (ReportTable* table : {&achieved, &inReach})
        if (!table->rows.empty())
            document.tables.push_back(std::move(*table));
    // Three paragraphs: what the columns are, what this event is, and what is not looked at.
    QStringList ofTheEvent{ReportTexts::tr("Out of reach and not shown: %1.", "number of norms").arg(outOfReach)};
    ofTheEvent += timeNotesForNorms(tournament.event.timeControl);
    ofTheEvent += periodNotes(rated);
    QStringList ofTheCheck = normNotes();
    for (const NormCheck::Remark remark : remarks)
        ofTheCheck.append(describe(remark));
    for (const QStringList& notes : {ofTheEvent, ofTheCheck})
        document.notes.append(notes.join(QLatin1Char(' ')));
    document.landscape = true;
    return document;
}

} // namespace pairwright
