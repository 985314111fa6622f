#include "ui/explain/standings_explanation.h"

#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/comparison.h"
#include "ui/explain/explanation_html.h"
#include "ui/text/tables/rich_table.h"
#include "ui/theme/tints.h"

#include <QCoreApplication>

#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::StandingsExplanation)
};

constexpr int ofRounds = 4; ///< columns of what the rounds brought

/// What each round brought; a value that was left out is struck through.
void addSide(RichTable& table, const QString& name, const ComparedSide& side, const ComparedSide& other,
             const QColor& muted)
{
    QStringList points;
    QStringList amounts;
    for (const ComparedSide* each : {&side, &other}) // both stand in the same columns
        for (const ComparedContribution& one : each->contributions) {
            points.append(one.ownPoints);
            amounts.append(one.amount);
        }
    const int ofPoints = widestFraction(points);
    const int ofAmounts = widestFraction(amounts);
    QString head =
        QStringLiteral("<p style='margin:0px'><b>%1</b>: %2</p>")
            .arg(name.toHtmlEscaped(), (side.value.isEmpty() ? Tr::tr("no value") : side.value).toHtmlEscaped());
    if (!side.remark.isEmpty())
        head += QStringLiteral("<p style='color:%1; margin:0px'>%2</p>").arg(muted.name(), proseHtml(side.remark));
    table.addRow({RichCell{QStringLiteral("<span style='font-size:4px'>&nbsp;</span>"), false, ofRounds}}); // air
    table.addRow({RichCell{head, false, ofRounds}});
    for (const ComparedContribution& one : side.contributions) {
        RichCell amount = RichCell::inSlots(one.amount, ofAmounts);
        amount.html = QStringLiteral("&nbsp;") + (one.cut ? QStringLiteral("<s>%1</s>").arg(amount.html) : amount.html);
        table.addRow(
            {RichCell::number(one.board > 0 ? Tr::tr("Bd. %1").arg(one.board) : QString::number(one.round.value)),
             RichCell::text(one.opponentText), RichCell::inSlots(one.ownPoints, ofPoints), amount});
        if (!one.note.isEmpty())
            table.addRow({RichCell{}, RichCell::coloured(muted, proseHtml(one.note), ofRounds - 1)});
    }
}

QString valuesHtml(const Comparison& comparison, const QString& first, const QString& second, const QColor& muted)
{
    RichTable table({.above = 8, .wide = true});
    table.addRow(
        {RichCell{}, RichCell::bold(first.toHtmlEscaped(), true), RichCell::bold(second.toHtmlEscaped(), true)});
    std::array<QStringList, 2> values;
    for (const ComparedCriterion& one : comparison.criteria) {
        values[0].append(one.first.value);
        values[1].append(one.second.value);
    }
    for (const ComparedCriterion& one : comparison.criteria)
        table.addRow({RichCell::coloured(muted, (one.code.isEmpty() ? one.name : one.code).toHtmlEscaped()),
                      RichCell::inSlots(one.first.value, widestFraction(values[0]), one.decides),
                      RichCell::inSlots(one.second.value, widestFraction(values[1]), one.decides)});
    return table.html();
}

} // namespace

QString standingsHtml(const Tournament& tournament, const StandingsQuestion& question, const QPalette& palette)
{
    const RankedPlayers ranked(tournament, std::min(question.afterRound, tournament.lastPublished().value),
                               tournament.settings.tieBreaks);
    const RankedPlayers::Line* first = nullptr;
    const RankedPlayers::Line* second = nullptr;
    const std::vector<RankedPlayers::Line> everybody = ranked.everybody();
    std::vector<QString> names(everybody.size());
    for (const RankedPlayers::Line& line : everybody) {
        names[static_cast<std::size_t>(line.row.tpn.value - 1)] = line.player->data.name;
        if (line.player->key == question.first)
            first = &line;
        if (line.player->key == question.second)
            second = &line;
    }
    if (first == nullptr || second == nullptr)
        return {};
    const auto nameOf = [&names](Tpn tpn) {
        return names[static_cast<std::size_t>(tpn.value - 1)];
    };
    const Comparison comparison =
        compare(first->row, second->row, {tournament.settings.tieBreaks, tournament.tieBreakRules(), nameOf});
    const QColor muted = tintsOf(palette).muted;
    const bool swapped = comparison.first != first->row.tpn;
    const QString firstRank = (swapped ? second : first)->rankText();
    const QString secondRank = (swapped ? first : second)->rankText();
    QString html = QStringLiteral("<p style='color:%1; margin-bottom:2px'>%2</p>")
                       .arg(muted.name(), Tr::tr("Standings after round %1").arg(question.afterRound));
    html += QStringLiteral("<p style='font-size:large; margin-top:0px'>%1</p>").arg(proseHtml(comparison.verdict));
    html += valuesHtml(comparison, Tr::tr("Rank %1").arg(firstRank), Tr::tr("Rank %1").arg(secondRank), muted);
    // The one that decided comes first; the others follow for those who want to check them.
    for (auto one = comparison.criteria.rbegin(); one != comparison.criteria.rend(); ++one) {
        if (one->code.isEmpty())
            continue;
        html += QStringLiteral("<h4 style='margin-bottom:2px'>%1 – %2</h4><p style='color:%3; margin:0px'>%4</p>")
                    .arg(one->code.toHtmlEscaped(), one->name.toHtmlEscaped(), muted.name(), proseHtml(one->article));
        RichTable sides({.wide = true}); // one, so that both stand in the same columns
        addSide(sides, nameOf(comparison.first), one->first, one->second, muted);
        addSide(sides, nameOf(comparison.second), one->second, one->first, muted);
        html += sides.html();
    }
    return html;
}

} // namespace pairwright
