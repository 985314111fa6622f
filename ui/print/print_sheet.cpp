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

Expected<Done, WriteError> savePdf(const PaintedPages& pages, const QString& path)
{
    return writeFile(path, [&pages](QIODevice& device) {
        QPdfWriter writer(&device);
        writer.setResolution(pdfResolution);
        writer.setCreator(QStringLiteral("Pairwright"));
        writer.setTitle(pages.title());
        const bool landscape = pages.pageSize().width() > pages.pageSize().height();
        const QSizeF upright = landscape ? pages.pageSize().transposed() : pages.pageSize();
        writer.setPageLayout(QPageLayout(QPageSize(upright, QPageSize::Point),
                                         landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                         QMarginsF(0, 0, 0, 0)));
        QPainter painter(&writer);
        painter.scale(pdfResolution / pointsPerInch, pdfResolution / pointsPerInch);
        for (int page = 0; page < pages.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            pages.paint(painter, page);
        }
        return painter.end();
    });
}

Expected<Done, WriteError> saveText(const QString& text, const QString& path)
{
    return writeFile(path, text.toUtf8());
}

bool printPages(const LayOut& layOut, QPrinter& printer)
{
    printer.setFullPage(true);
    printer.setPageOrientation(QPageLayout::Portrait);
    const std::shared_ptr<const PaintedPages> pages = layOut(printer.pageLayout().fullRectPoints().size());
    if (pages->pageSize().width() > pages->pageSize().height())
        printer.setPageOrientation(QPageLayout::Landscape);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const double scale = printer.resolution() / pointsPerInch;
    painter.scale(scale, scale);
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages->pageCount()) : pages->pageCount();
    for (int page = first; page < last; ++page) {
        if (page > first)
            printer.newPage();
        pages->paint(painter, page);
    }
    return painter.end();
}

bool printSheet(const ReportDocument& document, QPrinter& printer, SheetOptions options)
{
    return printPages(
        [&](QSizeF page) {
            options.page = page;
            return std::make_shared<const Sheet>(document, options);
        },
        printer);
}

} // namespace pairwright
