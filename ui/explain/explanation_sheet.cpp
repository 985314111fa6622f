#include "ui/explain/explanation_sheet.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_frame.h"

#include <QCoreApplication>
#include <QPageSize>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ExplanationSheet)
};

/// Long lists (who was met) go on in the next rows: a cell is one line.
std::vector<QStringList> rowsOf(const FactRow& fact, bool two)
{
    const QStringList white = fact.white.split(QStringLiteral("; "));
    const QStringList black = fact.black.split(QStringLiteral("; "));
    std::vector<QStringList> rows;
    for (qsizetype i = 0; i < std::max(white.size(), two ? black.size() : 1); ++i) {
        QStringList& row = rows.emplace_back();
        row << (i == 0 ? fact.label : QString()) << white.value(i);
        if (two)
            row << black.value(i);
    }
    return rows;
}

} // namespace

ReportDocument explanationSheet(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                                const Explanation& told, const QDateTime& printedAt)
{
    ReportOptions options;
    options.printedAt = printedAt;
    const QString subject = filled(Tr::tr("Round %1 · %2"), round.value, told.headline);
    ReportDocument document = startReport(ReportKind::explanation, tournament, subject, options, round, &version);
    document.introduction.append(told.sentence);
    if (!told.facts.empty()) {
        const bool two = !told.black.isEmpty();
        ReportTable& table = document.tables.emplace_back();
        table.columns = {{QString(), ReportColumn::Align::left, false}, {told.white, ReportColumn::Align::left, true}};
        if (two)
            table.columns.push_back({told.black, ReportColumn::Align::left, true});
        for (const FactRow& fact : told.facts)
            for (QStringList& row : rowsOf(fact, two))
                table.rows.push_back(std::move(row));
    }
    for (const ExplanationSection& section : told.sections)
        document.sections.push_back({section.title, section.paragraphs, section.citations});
    return document;
}

SheetOptions explanationPaper(const ReportDocument& document)
{
    constexpr double margin = 28;
    constexpr double type = 8.5;
    constexpr std::array shares{1.0, 0.95, 0.9, 0.85, 0.8};
    SheetOptions options;
    options.page = QPageSize(QPageSize::A5).size(QPageSize::Point);
    options.margin = margin;
    for (const double share : shares) {
        options.textShare = share;
        options.normalType = options.largestType = type * share;
        if (Sheet(document, options).pageCount() == 1)
            return options;
    }
    options.textShare = shares.front();
    options.normalType = options.largestType = type;
    return options;
}

QString toPlainText(const Explanation& told)
{
    QStringList lines{told.headline, told.sentence, QString()};
    for (const FactRow& fact : told.facts) {
        const QString values = told.black.isEmpty()
                                   ? fact.white
                                   : QStringLiteral("%1 / %2").arg(fact.white, fact.black); // White, then Black
        lines.append(Tr::tr("%1: %2", "fact and value").arg(fact.label, values));
    }
    if (!told.facts.empty())
        lines.insert(3, told.black.isEmpty() ? told.white : QStringLiteral("%1 / %2").arg(told.white, told.black));
    for (const ExplanationSection& section : told.sections) {
        lines << QString() << section.title;
        lines << section.paragraphs << section.citations;
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace pairwright
