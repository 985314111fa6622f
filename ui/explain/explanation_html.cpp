#include "ui/explain/explanation_html.h"

#include "ui/theme/tints.h"

namespace pairwright {

namespace {

QString factTable(const Explanation& told, const QString& muted)
{
    QString html = QStringLiteral("<table width='100%' cellspacing='0' cellpadding='3'><tr><td></td><td><b>%1</b></td>")
                       .arg(told.white.toHtmlEscaped());
    const bool two = !told.black.isEmpty();
    if (two)
        html += QStringLiteral("<td><b>%1</b></td>").arg(told.black.toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const FactRow& row : told.facts) {
        html += QStringLiteral("<tr><td><span style='color:%1'>%2</span></td><td>%3</td>")
                    .arg(muted, row.label.toHtmlEscaped(), row.white.toHtmlEscaped());
        if (two)
            html += QStringLiteral("<td>%1</td>").arg(row.black.toHtmlEscaped());
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString anchorOf(Topic topic)
{
    switch (topic) {
    case Topic::decision: return QStringLiteral("decision");
    case Topic::floats: return QStringLiteral("floats");
    case Topic::colours: return QStringLiteral("colours");
    }
    return {};
}

QString toHtml(const Explanation& explanation, const QPalette& palette, std::optional<Topic> emphasis)
{
    const Explanation& told = explanation;
    const QString muted = tintsOf(palette).muted.name();
    QString html =
        QStringLiteral("<p style='color:%1; margin-bottom:2px'>%2</p>").arg(muted, told.headline.toHtmlEscaped());
    html += QStringLiteral("<p style='font-size:large; margin-top:0px'>%1</p>").arg(told.sentence.toHtmlEscaped());
    html += factTable(told, muted);
    for (const ExplanationSection& section : told.sections) {
        const QString wash = emphasis == section.topic
                                 ? QStringLiteral("; background-color:%1").arg(tintsOf(palette).accentWash.name())
                                 : QString();
        html += QStringLiteral("<h4 style='margin-bottom:2px%1'><a name='%2'></a>%3</h4>")
                    .arg(wash, anchorOf(section.topic), section.title.toHtmlEscaped());
        for (const QString& paragraph : section.paragraphs)
            html +=
                QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'>%1</p>").arg(paragraph.toHtmlEscaped());
        for (const QString& citation : section.citations)
            html += QStringLiteral("<p style='color:%1; margin-top:2px; margin-bottom:2px'>%2</p>")
                        .arg(muted, citation.toHtmlEscaped());
    }
    return html;
}

} // namespace pairwright
