#include "ui/print/code128.h"

#include <QPainter>

#include <zint.h>

#include <memory>

namespace pairwright {

namespace {

constexpr int quietModules = 10;

struct DeleteSymbol {
    void operator()(zint_symbol* symbol) const { ZBarcode_Delete(symbol); }
};

} // namespace

std::vector<bool> code128Modules(const QString& digits)
{
    const std::unique_ptr<zint_symbol, DeleteSymbol> symbol(ZBarcode_Create());
    const QByteArray text = digits.toLatin1();
    if (!symbol || text.isEmpty())
        return {};
    symbol->symbology = BARCODE_CODE128;
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.constData()); // NOLINT: a C interface
    if (ZBarcode_Encode(symbol.get(), bytes, static_cast<int>(text.size())) >= ZINT_ERROR)
        return {};
    std::vector<bool> modules;
    modules.reserve(static_cast<std::size_t>(symbol->width));
    for (int i = 0; i < symbol->width; ++i)
        modules.push_back(((symbol->encoded_data[0][i / 8] >> (i % 8)) & 1) != 0);
    return modules;
}

void drawCode128(QPainter& painter, const QRectF& place, const std::vector<bool>& modules)
{
    if (modules.empty())
        return;
    const double width = place.width() / static_cast<double>(modules.size() + std::size_t{2} * quietModules);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    double left = place.left() + quietModules * width;
    for (std::size_t i = 0; i < modules.size();) {
        std::size_t end = i;
        while (end < modules.size() && modules[end] == modules[i])
            ++end;
        const double bar = static_cast<double>(end - i) * width;
        if (modules[i])
            painter.fillRect(QRectF(left, place.top(), bar, place.height()), Qt::black);
        left += bar;
        i = end;
    }
    painter.restore();
}

} // namespace pairwright
