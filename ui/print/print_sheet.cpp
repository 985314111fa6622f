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
constexpr double quarterTurn = 90.0;

bool isLandscape(QSizeF page)
{
    return page.width() > page.height();
}

} // namespace

SheetOptions sheetOptionsForLocale()
{
    SheetOptions options;
    const bool letter = spokenLocale().measurementSystem() == QLocale::ImperialUSSystem;
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
        QPainter painter;
        for (int page = 0; page < pages.pageCount(); ++page) {
            const QSizeF size = pages.pageSize(page);
            writer.setPageLayout(QPageLayout(QPageSize(isLandscape(size) ? size.transposed() : size, QPageSize::Point),
                                             isLandscape(size) ? QPageLayout::Landscape : QPageLayout::Portrait,
                                             QMarginsF(0, 0, 0, 0)));
            // The layout is that of the page which begins.
            if (page == 0)
                painter.begin(&writer);
            else
                writer.newPage();
            painter.save();
            painter.scale(pdfResolution / pointsPerInch, pdfResolution / pointsPerInch);
            pages.paint(painter, page);
            painter.restore();
        }
        return painter.end();
    });
}

Expected<Done, WriteError> saveText(const QString& text, const QString& path)
{
    return writeFile(path, text.toUtf8());
}

bool printPages(const LayOut& layOut, QPrinter& printer, const std::stop_token& stop)
{
    printer.setFullPage(true);
    printer.setPageOrientation(QPageLayout::Portrait);
    const std::shared_ptr<const PaintedPages> pages = layOut(printer.pageLayout().fullRectPoints().size());
    if (pages == nullptr || pages->pageCount() == 0 || stop.stop_requested())
        return false;
    const bool landscape = isLandscape(pages->pageSize(0));
    printer.setPageOrientation(landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const double scale = printer.resolution() / pointsPerInch;
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages->pageCount()) : pages->pageCount();
    for (int page = first; page < last; ++page) {
        if (stop.stop_requested()) {
            printer.abort();
            return false;
        }
        if (page > first && !printer.newPage())
            return false;
        painter.save();
        painter.scale(scale, scale);
        // The paper lies one way for a whole job; a page that lies the other way is turned on it.
        if (isLandscape(pages->pageSize(page)) != landscape) {
            painter.translate(pages->pageSize(page).height(), 0);
            painter.rotate(quarterTurn);
        }
        pages->paint(painter, page);
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
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
