#include "ui/explain/explanation_html.h"

#include "ui/text/tables/rich_table.h"
#include "ui/theme/look_buttons.h"
#include "ui/theme/tints.h"
#include "ui/widgets/name_in_room.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QRegularExpression>

#include <utility>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

const QChar wordJoiner(0x2060);

/// Title, surname and initials, or a team; a line that has room for it holds it whole.
QString nameHtml(const QString& name, bool ofTeams)
{
    constexpr qsizetype ofALine = 18;
    QString head = ofTeams ? name : withInitials(name);
    return (head.size() <= ofALine ? head.replace(QLatin1Char(' '), QChar::Nbsp) : head).toHtmlEscaped();
}

/// A name and the points in brackets behind it never part at the end of a line.
QString keptTogether(QString text)
{
    static const QRegularExpression points(QStringLiteral(" (?=\\([0-9½]+\\))"));
    return text.replace(points, QString(QChar(QChar::Nbsp)));
}

QString factTable(const Explanation& told, const QColor& muted)
{
    RichTable table({.padding = 3, .above = 10, .wide = true});
    const bool two = !told.black.isEmpty();
    const auto addRow = [&table, two](RichCell label, RichCell white, RichCell black) {
        if (two && QGuiApplication::isRightToLeft()) // White stays at the left
            std::swap(white, black);
        table.addRow(two ? std::vector{std::move(label), std::move(white), std::move(black)}
                         : std::vector{std::move(label), std::move(white)});
    };
    addRow({}, RichCell::bold(nameHtml(told.white, told.ofTeams)), RichCell::bold(nameHtml(told.black, told.ofTeams)));
    for (const FactRow& row : told.facts)
        addRow(RichCell::coloured(muted, row.label.toHtmlEscaped() + QStringLiteral("&nbsp;&nbsp;")),
               RichCell::text(row.white), RichCell::text(row.black));
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

QString toHtml(const Explanation& explanation, const QPalette& palette, std::optional<Topic> emphasis, Folding folding)
{
    const Explanation& told = explanation;
    const QString muted = tintsOf(palette).muted.name();
    QString html =
        QStringLiteral("<p style='color:%1; margin-bottom:2px'>%2</p>").arg(muted, told.headline.toHtmlEscaped());
    html += QStringLiteral("<p style='font-size:large; margin-top:0px'>%1</p>").arg(proseHtml(told.sentence));
    html += factTable(told, tintsOf(palette).muted);
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
            add(QStringLiteral("<a href='%1' style='color:%2; text-decoration:none'>%3</a>")
                    .arg(QLatin1String(foldAnchor), look::accentInk(palette).name(),
                         (folding == Folding::folded ? Tr::tr("Show them") : Tr::tr("Hide them")).toHtmlEscaped()));
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
