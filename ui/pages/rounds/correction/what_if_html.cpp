#include "ui/pages/rounds/correction/what_if_html.h"

#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "engine/tiebreaks/descriptor.h"
#include "ui/text/format.h"
#include "ui/text/tables/rich_table.h"
#include "ui/theme/tints.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pairwright {

namespace {

constexpr int linesShown = 30;
constexpr int abovePart = 10; ///< px

/// Builds the text; keeps what all parts need.
class WhatIfPage {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WhatIfPage)
public:
    WhatIfPage(const Tournament& tournament, const WhatIf& answer, const QPalette& palette)
        : tournament_(tournament)
        , answer_(answer)
        , line_(tintsOf(palette).line)
        , muted_(tintsOf(palette).muted)
    {
    }

    QString text()
    {
        addRounds();
        addStandings();
        addRatings();
        return html_;
    }

private:
    QString name(PlayerKey player) const { return callName(tournament_, player).toHtmlEscaped(); }
    QString sides(const Match& match) const
    {
        return QStringLiteral("%1&nbsp;–&nbsp;%2").arg(name(match.a), name(match.b));
    }
    void heading(const QString& text)
    {
        html_ += filled(QStringLiteral("<p style=\"margin:%1px 0 2px 0; color:%2\">%3</p>"),
                        html_.isEmpty() ? 0 : abovePart, muted_.name(), text.toHtmlEscaped());
    }
    void paragraph(const QString& html) { html_ += QStringLiteral("<p style=\"margin:0 0 4px 0\">%1</p>").arg(html); }

    [[nodiscard]] RichTable table(const QStringList& heads) const
    {
        RichTable begun({.padding = 4, .line = line_, .heads = muted_});
        begun.setHeads(heads);
        return begun;
    }
    void add(const RichTable& table, std::size_t all)
    {
        html_ += table.html();
        if (all > static_cast<std::size_t>(linesShown))
            paragraph(tr("… and %n more", nullptr, static_cast<int>(all) - linesShown).toHtmlEscaped());
    }

    void addRounds()
    {
        heading(tr("The rounds after it"));
        if (answer_.rounds.empty())
            paragraph(tr("No later round is published: nothing rests on it yet.").toHtmlEscaped());
        for (const RoundWhatIf& round : answer_.rounds)
            addRound(round);
    }

    void addRound(const RoundWhatIf& round)
    {
        const int number = round.round.value;
        if (round.failure) {
            paragraph(tr("Round %1 could not have been paired.").arg(number).toHtmlEscaped());
            return;
        }
        if (round.isSame()) {
            paragraph(tr("Round %1: the same pairings.").arg(number).toHtmlEscaped());
            return;
        }
        const Pairings& published = tournament_.round(round.round)->published()->pairings;
        const auto gone = static_cast<int>(round.gone.size());
        QString sentence = filled(tournament_.settings.teams
                                      ? tr("Round %1: %n of %2 match(es) would have been others.", nullptr, gone)
                                      : tr("Round %1: %n of %2 board(s) would have been others.", nullptr, gone),
                                  number, published.boards.size());
        if (round.differsAnyway > 0)
            sentence +=
                QLatin1Char(' ') + tr("%n published pairing(s) differ(s) from the rules without the change too: "
                                      "edited by hand, or corrected since.",
                                      nullptr, round.differsAnyway);
        paragraph(QStringLiteral("<b>%1</b>").arg(sentence.toHtmlEscaped()));
        RichTable boards = table({tr("Published"), tr("Would have been")});
        const std::size_t rows = std::max(round.gone.size(), round.come.size());
        const auto cell = [this](const Pairings& pairings, const std::vector<int>& numbers, std::size_t i) {
            if (i >= numbers.size())
                return QString();
            const Match& match = pairings.boards.at(static_cast<std::size_t>(numbers[i]) - 1);
            return filled(QStringLiteral("%1. %2"), numbers[i], sides(match));
        };
        for (std::size_t i = 0; i < std::min(rows, static_cast<std::size_t>(linesShown)); ++i)
            boards.addRow({{cell(published, round.gone, i)}, {cell(round.wouldBe, round.come, i)}});
        if (round.byeDiffers)
            boards.addRow({{byeText(published)}, {byeText(round.wouldBe)}});
        add(boards, rows);
    }

    QString byeText(const Pairings& pairings) const
    {
        return pairings.bye ? tr("bye: %1").toHtmlEscaped().arg(name(*pairings.bye)) : tr("no bye").toHtmlEscaped();
    }

    QStringList tieBreakChanges(const StandingsWhatIf& line) const
    {
        QStringList changes;
        const auto text = [](const std::optional<TieBreakValue>& value) {
            return value ? tieBreakText(*value) : QStringLiteral("–");
        };
        const auto& list = tournament_.settings.tieBreaks;
        for (std::size_t i = 0; i < std::min(line.before.tieBreaks.size(), list.size()); ++i)
            if (line.before.tieBreaks[i] != line.after.tieBreaks[i])
                changes << QStringLiteral("%1 %2 → %3")
                               .arg(QString::fromStdString(toString(list[i])), text(line.before.tieBreaks[i]),
                                    text(line.after.tieBreaks[i]));
        return changes;
    }

    void addStandings()
    {
        heading(tr("Standings after round %1").arg(answer_.standingsAfter));
        if (answer_.standings.empty()) {
            paragraph(tr("No change.").toHtmlEscaped());
            return;
        }
        RichTable lines =
            table({tournament_.settings.teams ? tr("Team") : tr("Player"), tr("Rank"), tr("Points"), tr("Tie-breaks")});
        int shown = 0;
        for (const StandingsWhatIf& line : answer_.standings) {
            if (++shown > linesShown)
                break;
            const auto change = [](const QString& before, const QString& after) {
                return before == after ? after : QStringLiteral("%1 → <b>%2</b>").arg(before, after);
            };
            lines.addRow({{name(line.player)},
                          {change(QString::number(line.before.rank), QString::number(line.after.rank))},
                          {change(formatScore(line.before.points), formatScore(line.after.points))},
                          RichCell::text(tieBreakChanges(line).join(QStringLiteral(", ")))});
        }
        add(lines, answer_.standings.size());
    }

    void addRatings()
    {
        heading(tr("Ratings and title norms"));
        if (answer_.ratings.empty() && answer_.norms.empty())
            paragraph(tr("No change.").toHtmlEscaped());
        const auto number = [](const std::optional<int>& value, bool isChange) {
            if (!value)
                return tr("none");
            const QString size = QString::number(std::abs(*value));
            return !isChange || *value == 0 ? size : (*value > 0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
        };
        for (const RatingWhatIf& line : answer_.ratings) {
            const Player* player = tournament_.anybody(line.player);
            const bool isChange = player != nullptr && player->data.rating.has_value();
            paragraph((isChange ? tr("%1: rating change %2, with it %3") : tr("%1: first rating %2, with it %3"))
                          .toHtmlEscaped()
                          .arg(name(line.player), number(line.before, isChange), number(line.after, isChange)));
        }
        constexpr std::array titles{"GM", "IM", "WGM", "WIM"};
        for (const NormWhatIf& norm : answer_.norms) {
            const QString title = QLatin1String(titles.at(static_cast<std::size_t>(norm.title)));
            paragraph((norm.after ? tr("%1: wins a %2 norm with it") : tr("%1: loses a %2 norm with it"))
                          .toHtmlEscaped()
                          .arg(name(norm.player), title));
        }
    }

    const Tournament& tournament_;
    const WhatIf& answer_;
    QColor line_;
    QColor muted_;
    QString html_;
};

} // namespace

QString whatIfHtml(const Tournament& tournament, const WhatIf& answer, const QPalette& palette)
{
    return WhatIfPage(tournament, answer, palette).text();
}

} // namespace pairwright
