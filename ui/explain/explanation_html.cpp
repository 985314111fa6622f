#include "ui/explain/explanation_html.h"

#include "ui/text/tables/rich_table.h"
#include "ui/theme/look_buttons.h"
#include "ui/theme/tints.h"
#include "ui/widgets/name_in_room.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

const QChar wordJoiner(0x2060);

constexpr int gutter = 12;      ///< between what is told of White and of Black, px
constexpr int behindLabels = 8; ///< px

/// The heads of the columns: title, surname and initials, or teams. Titles go where not both have room in one line.
std::array<QString, 2> headsOf(const Explanation& told, int padding, int width)
{
    static const QRegularExpression title(QStringLiteral("^W?[GIFC]M (?=\\S)"));
    if (told.ofTeams)
        return {told.white, told.black};
    std::array heads{withInitials(told.white), withInitials(told.black)};
    QFont bold = QGuiApplication::font();
    const QFontMetrics metrics(bold);
    int labels = 0;
    for (const FactRow& row : told.facts)
        labels = std::max(labels, metrics.horizontalAdvance(row.label) + behindLabels);
    bold.setBold(true);
    const QFontMetrics ofHeads(bold);
    const int room = (width - labels - gutter) / 2 - 3 * padding;
    const bool fits = std::all_of(heads.begin(), heads.end(),
                                  [&](const QString& head) { return ofHeads.horizontalAdvance(head) <= room; });
    if (width > 0 && !fits)
        for (QString& head : heads)
            head.remove(title);
    return heads;
}

/// A line that has room for a name holds it whole.
QString nameHtml(QString head)
{
    constexpr qsizetype ofALine = 18;
    return (head.size() <= ofALine ? head.replace(QLatin1Char(' '), QChar::Nbsp) : head).toHtmlEscaped();
}

/// A name and the points in brackets behind it never part at the end of a line.
QString keptTogether(QString text)
{
    static const QRegularExpression points(QStringLiteral(" (?=\\([0-9½]+\\))"));
    return text.replace(points, QString(QChar(QChar::Nbsp)));
}

QString factTable(const Explanation& told, const QColor& muted, int width)
{
    constexpr int padding = 3;
    RichTable table({.padding = padding, .above = 10, .wide = true});
    const bool two = !told.black.isEmpty();
    const auto addRow = [&table, two](RichCell label, RichCell white, RichCell black) {
        label.after = behindLabels;
        if (two && QGuiApplication::isRightToLeft()) // White stays at the left
            std::swap(white, black);
        white.after = two ? gutter : 0;
        table.addRow(two ? std::vector{std::move(label), std::move(white), std::move(black)}
                         : std::vector{std::move(label), std::move(white)});
    };
    const auto [white, black] = headsOf(told, padding, width);
    addRow({}, RichCell::bold(nameHtml(white)), RichCell::bold(nameHtml(black)));
    for (const FactRow& row : told.facts)
        addRow(RichCell::coloured(muted, row.label.toHtmlEscaped()), RichCell::text(row.white),
               RichCell::text(row.black));
    return table.html();
}

} // namespace

QString proseHtml(const QString& text)
{
    static const QRegularExpression regulation(QStringLiteral(R"(C\.\d\d[\w.:]*(?: [Aa]rt\. [\w.]+)?(?: \[C\d+\])?)"));
    static const QRegularExpression article(QStringLiteral(R"(\bart\. (?=\d))"));
    const QString word = Tr::tr("art.", "article, after a regulation") + QChar(QChar::Nbsp);
    const auto plain = [&word](QString part) {
        return part.replace(article, word).toHtmlEscaped();
    };
    QString html;
    qsizetype done = 0;
    for (auto found = regulation.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        html += plain(text.mid(done, match.capturedStart() - done));
        QString whole = match.captured();
        whole.replace(QLatin1String(" art. "),
                      QLatin1Char(' ') + Tr::tr("art.", "article, after a regulation") + QLatin1Char(' '));
        for (const QChar sign : {QLatin1Char('.'), QLatin1Char(':')})
            whole.replace(sign, QString(sign) + wordJoiner);
        html += whole.replace(QLatin1Char(' '), QChar::Nbsp);
        done = match.capturedEnd();
    }
    return html + plain(text.mid(done));
}

QString withoutJoiners(QString text)
{
    return text.remove(wordJoiner);
}

QString anchorOf(Topic topic)
{
    switch (topic) {
    case Topic::decision: return QStringLiteral("decision");
    case Topic::floats: return QStringLiteral("floats");
    case Topic::colours: return QStringLiteral("colours");
    }
    return {};
}

QString toHtml(const Explanation& explanation, const QPalette& palette, std::optional<Topic> emphasis, Folding folding,
               int width)
{
    const Explanation& told = explanation;
    const QString muted = tintsOf(palette).muted.name();
    QString html =
        QStringLiteral("<p style='color:%1; margin-bottom:2px'>%2</p>").arg(muted, told.headline.toHtmlEscaped());
    html += QStringLiteral("<p style='font-size:large; margin-top:0px'>%1</p>").arg(proseHtml(told.sentence));
    html += factTable(told, tintsOf(palette).muted, width);
    if (!told.picture.isEmpty())
        html += QStringLiteral("<p><img src=\"%1\" alt=\"%2\"></p>")
                    .arg(QLatin1String(bracketImage), told.picture.toHtmlEscaped());
    for (const ExplanationSection& section : told.sections) {
        const QString wash = emphasis == section.topic
                                 ? QStringLiteral("; background-color:%1").arg(tintsOf(palette).accentWash.name())
                                 : QString();
        html += QStringLiteral("<h4 style='margin-bottom:2px%1'><a name='%2'></a>%3</h4>")
                    .arg(wash, anchorOf(section.topic), section.title.toHtmlEscaped());
        const auto add = [&html](const QString& paragraph) {
            html += QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'>%1</p>").arg(paragraph);
        };
        const bool folds = folding != Folding::none && !section.inShort.isEmpty();
        if (folds) {
            add(proseHtml(section.inShort));
            // As the other links of the panel, and on their edge.
            add(QStringLiteral("<a href='%1' style='color:%2; text-decoration:%4'>%3</a>")
                    .arg(QLatin1String(foldAnchor), look::accentInk(palette).name(),
                         (folding == Folding::folded ? Tr::tr("Show them") : Tr::tr("Hide them")).toHtmlEscaped(),
                         isHighContrast() ? QStringLiteral("underline") : QStringLiteral("none")));
        }
        if (!folds || folding == Folding::unfolded)
            for (const QString& paragraph : section.paragraphs)
                add(keptTogether(proseHtml(paragraph)));
        for (const QString& citation : section.citations)
            html += QStringLiteral("<p style='color:%1; margin-top:2px; margin-bottom:2px'>%2</p>")
                        .arg(muted, proseHtml(citation));
    }
    return html;
}

} // namespace pairwright
