#include "app/web/html.h"

#include "app/domain/text/language.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/report/html_table.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

QString classOfCell(Column::Kind kind, Table::Cards cards)
{
    // In a ranking most cells are such numbers: the style sheet knows them by having no class.
    if (kind == Column::Kind::minorNumber && cards == Table::Cards::ranking)
        return {};
    switch (kind) {
    case Column::Kind::number: return QStringLiteral(" class=\"n\"");
    case Column::Kind::centre: return QStringLiteral(" class=\"c\"");
    case Column::Kind::minorText: return QStringLiteral(" class=\"t\"");
    case Column::Kind::minorNumber: return QStringLiteral(" class=\"m\"");
    case Column::Kind::points: return QStringLiteral(" class=\"p\"");
    case Column::Kind::story: return QStringLiteral(" class=\"s\"");
    case Column::Kind::reason: return QStringLiteral(" class=\"y\"");
    case Column::Kind::text:
    case Column::Kind::rowHead: break;
    }
    return {};
}

QString classOfCards(Table::Cards cards)
{
    switch (cards) {
    case Table::Cards::boards: return QStringLiteral(" class=\"cards boards\"");
    case Table::Cards::seats: return QStringLiteral(" class=\"cards seats\"");
    case Table::Cards::where: return QStringLiteral(" class=\"cards where\"");
    case Table::Cards::games: return QStringLiteral(" class=\"cards games\"");
    case Table::Cards::ranking: return QStringLiteral(" class=\"cards ranking\"");
    case Table::Cards::none: break;
    }
    return {};
}

} // namespace

QString escaped(const QString& text)
{
    return visibleText(text).toHtmlEscaped();
}

QString isolated(const QString& text)
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("<bdi>") + escaped(text) + QStringLiteral("</bdi>");
}

QString link(const QString& file, const QString& html)
{
    return QStringLiteral("<a href=\"") + file + QStringLiteral("\">") + html + QStringLiteral("</a>");
}

QString paragraph(const QString& html, const char* cssClass)
{
    const QString start = cssClass == nullptr
                              ? QStringLiteral("<p>")
                              : QStringLiteral("<p class=\"") + QLatin1StringView(cssClass) + QStringLiteral("\">");
    return start + html + QStringLiteral("</p>\n");
}

QString heading(int level, const QString& html)
{
    const QString tag = QLatin1Char('h') + QString::number(level);
    return QLatin1Char('<') + tag + QLatin1Char('>') + html + QStringLiteral("</") + tag + QStringLiteral(">\n");
}

Table::Table(QString caption, std::vector<Column> columns)
    : caption_(std::move(caption))
    , columns_(std::move(columns))
{
}

void Table::addRow(const QStringList& cells, const QString& id, const char* cssClass)
{
    rows_.push_back({cells, id, cssClass});
}

std::vector<std::size_t> Table::shownColumns() const
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const bool isEmpty = hidesEmpty_ && std::all_of(rows_.begin(), rows_.end(), [i](const Row& row) {
                                 return row.cells.value(static_cast<qsizetype>(i)).isEmpty();
                             });
        if (!isEmpty || rows_.empty())
            shown.push_back(i);
    }
    return shown;
}

QString Table::html() const
{
    const std::vector<std::size_t> shown = shownColumns();
    HtmlTable table(classOfCards(cards_) + (searchable_ ? QStringLiteral(" data-find=\"") +
                                                              Tr::tr("Find a name").toHtmlEscaped() + QLatin1Char('"')
                                                        : QString()));
    table.setCaption(escaped(caption_));
    std::vector<HtmlCell> heads;
    heads.reserve(shown.size());
    for (const std::size_t i : shown)
        heads.push_back({escaped(columns_[i].title), classOfCell(columns_[i].kind, cards_)});
    table.setHeads(heads);
    for (const Row& row : rows_) {
        QString attributes = row.id.isEmpty() ? QString() : QStringLiteral(" id=\"") + row.id + QLatin1Char('"');
        if (row.cssClass != nullptr)
            attributes += QStringLiteral(" class=\"") + QLatin1StringView(row.cssClass) + QLatin1Char('"');
        std::vector<HtmlCell> cells;
        for (const std::size_t i : shown) {
            const Column::Kind kind = columns_[i].kind;
            cells.push_back({row.cells.value(static_cast<qsizetype>(i)), classOfCell(kind, cards_),
                             kind == Column::Kind::rowHead ? HtmlCell::Kind::rowHead : HtmlCell::Kind::data});
        }
        table.addRow(cells, attributes);
    }
    return QStringLiteral("<div class=\"wide\">") + table.html() + QStringLiteral("</div>\n");
}

QByteArray page(const Frame& frame, const QString& file, const QString& title, const QString& main)
{
    const QString target = QStringLiteral("href=\"") + file + QLatin1Char('"');
    const auto marked = [&target](QString links) {
        return links.replace(target, target + QStringLiteral(" class=\"here\""));
    };
    const QLocale locale = spokenLocale();
    const bool rightToLeft = locale.textDirection() == Qt::RightToLeft;
    const QString language = locale.language() == QLocale::C ? QStringLiteral("en") : locale.bcp47Name();
    const QString places = frame.places.isEmpty()
                               ? QString()
                               : QStringLiteral("<nav class=\"places\" aria-label=\"") +
                                     Tr::tr("Most used pages").toHtmlEscaped() + QStringLiteral("\">") +
                                     marked(frame.places) + QStringLiteral("</nav>\n");
    const QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + language + QStringLiteral("\" dir=\"") +
        (rightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr")) +
        QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\" />\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<title>") +
        escaped(title) + QStringLiteral(" – ") + escaped(frame.event) +
        QStringLiteral("</title>\n<link rel=\"stylesheet\" href=\"style.css\" />\n"
                       "<script src=\"site.js\" defer=\"defer\"></script>\n</head>\n<body>\n<a class=\"skip\" "
                       "href=\"#main\">") +
        Tr::tr("To the content").toHtmlEscaped() + QStringLiteral("</a>\n<header>\n<p class=\"event\">") +
        isolated(frame.event) + QStringLiteral("</p>\n<nav>") + marked(frame.navigation) +
        QStringLiteral("</nav>\n</header>\n<main id=\"main\">\n") + heading(1, escaped(title)) + main +
        QStringLiteral("</main>\n<footer>\n") + frame.footer + QStringLiteral("</footer>\n") + places +
        QStringLiteral("</body>\n</html>\n");
    return html.toUtf8();
}

} // namespace pairwright::web
