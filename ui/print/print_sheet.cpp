#include "ui/print/print_sheet.h"

#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

namespace pairwright {

namespace {

constexpr int pdfResolution = 1200;
constexpr double pointsPerInch = 72.0;

} // namespace

SheetOptions sheetOptionsForLocale()
{
    SheetOptions options;
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    options.page = QPageSize(letter ? QPageSize::Letter : QPageSize::A4).size(QPageSize::Point);
    return options;
}

Expected<Done, WriteError> savePdf(const Sheet& sheet, const QString& path)
{
    return writeFile(path, [&sheet](QIODevice& device) {
        QPdfWriter writer(&device);
        writer.setResolution(pdfResolution);
        writer.setCreator(QStringLiteral("Pairwright"));
        writer.setTitle(sheet.document().titleLines.join(QStringLiteral(" – ")));
        const bool landscape = sheet.pageSize().width() > sheet.pageSize().height();
        const QSizeF upright = landscape ? sheet.pageSize().transposed() : sheet.pageSize();
        writer.setPageLayout(QPageLayout(QPageSize(upright, QPageSize::Point),
                                         landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                         QMarginsF(0, 0, 0, 0)));
        QPainter painter(&writer);
        painter.scale(pdfResolution / pointsPerInch, pdfResolution / pointsPerInch);
        for (int page = 0; page < sheet.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            sheet.paint(painter, page);
        }
        return painter.end();
    });
}

Expected<Done, WriteError> saveText(const QString& text, const QString& path)
{
    return writeFile(path, text.toUtf8());
}

bool printSheet(const ReportDocument& document, QPrinter& printer, SheetOptions options)
{
    printer.setFullPage(true);
    printer.setPageOrientation(QPageLayout::Portrait);
    options.page = printer.pageLayout().fullRectPoints().size();
    const Sheet sheet(document, options);
    if (sheet.pageSize().width() > sheet.pageSize().height())
        printer.setPageOrientation(QPageLayout::Landscape);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const double scale = printer.resolution() / pointsPerInch;
    painter.scale(scale, scale);
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), sheet.pageCount()) : sheet.pageCount();
    for (int page = first; page < last; ++page) {
        if (page > first)
            printer.newPage();
        sheet.paint(painter, page);
    }
    return painter.end();
}

} // namespace pairwright
