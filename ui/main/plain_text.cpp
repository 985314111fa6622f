#include "ui/main/plain_text.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr qsizetype gap = 2;

QString cell(const QString& text, qsizetype width, ReportColumn::Align align)
{
    switch (align) {
    case ReportColumn::Align::right: return text.rightJustified(width);
    case ReportColumn::Align::centre: return text.rightJustified((width + text.size() + 1) / 2).leftJustified(width);
    case ReportColumn::Align::left: break;
    }
    return text.leftJustified(width);
}

QString trimmedRight(QString line)
{
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line + QLatin1Char('\n');
}

QString tableText(const ReportTable& table)
{
    std::vector<qsizetype> widths;
    widths.reserve(table.columns.size());
    for (const ReportColumn& column : table.columns)
        widths.push_back(column.title.size());
    for (const QStringList& row : table.rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[static_cast<std::size_t>(i)] = std::max(widths[static_cast<std::size_t>(i)], row[i].size());
    const auto line = [&table, &widths](auto&& textOf) {
        QString text;
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            text += cell(textOf(i), widths[i], table.columns[i].align) + QString(gap, QLatin1Char(' '));
        return trimmedRight(text);
    };
    QString text = table.heading.isEmpty() ? QString() : table.heading + QLatin1Char('\n');
    text += line([&table](std::size_t i) { return table.columns[i].title; });
    for (const QStringList& row : table.rows)
        text += line([&row](std::size_t i) { return row.value(static_cast<qsizetype>(i)); });
    for (const std::vector<WrittenField>& fields : table.fields)
        for (const WrittenField& field : fields)
            text += trimmedRight(field.label + QStringLiteral(": ") + field.text);
    return text;
}

} // namespace

QString toPlainText(const ReportDocument& document)
{
    QString text = document.titleLines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    for (const ReportTable& table : document.tables)
        text += QLatin1Char('\n') + tableText(table);
    for (const ReportSection& section : document.sections) {
        if (!section.heading.isEmpty())
            text += QLatin1Char('\n') + section.heading;
        text += QLatin1Char('\n') + section.paragraphs.join(QLatin1Char('\n')) + QLatin1Char('\n');
    }
    if (!document.notes.isEmpty())
        text += QLatin1Char('\n') + document.notes.join(QLatin1Char('\n')) + QLatin1Char('\n');
    return text;
}

} // namespace pairwright
