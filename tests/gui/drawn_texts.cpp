#include "tests/gui/drawn_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <vector>

namespace pairwright {

namespace {

/// A piece of text of one direction and font.
struct Run {
    double left = 0;
    double right = 0;
    double line = 0; ///< its base line
    QString text;
};

class RunsEngine final : public QPaintEngine {
public:
    explicit RunsEngine(std::vector<Run>& runs)
        : QPaintEngine(AllFeatures)
        , runs_(runs)
    {
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& changed) override
    {
        if (changed.state().testFlag(DirtyTransform))
            transform_ = changed.transform();
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QPointF place = transform_.map(at);
        runs_.push_back({place.x(), place.x() + item.width() * transform_.m11(), place.y(), item.text()});
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawRects(const QRectF*, int) override {}
    void drawRects(const QRect*, int) override {}
    void drawLines(const QLineF*, int) override {}
    void drawLines(const QLine*, int) override {}
    void drawEllipse(const QRectF&) override {}
    void drawEllipse(const QRect&) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPoints(const QPoint*, int) override {}

private:
    std::vector<Run>& runs_;
    QTransform transform_;
};

/// Has the size and the scale of a view, and keeps nothing but its texts.
class RunsDevice final : public QPaintDevice {
public:
    explicit RunsDevice(const QWidget& view)
        : view_(view)
        , engine_(runs)
    {
    }
    QPaintEngine* paintEngine() const override { return &engine_; }

    std::vector<Run> runs;

protected:
    int metric(PaintDeviceMetric wanted) const override
    {
        constexpr int depth = 32;
        constexpr int dots = 96;
        switch (wanted) {
        case PdmWidth: return view_.width();
        case PdmHeight: return view_.height();
        case PdmDepth: return depth;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return dots;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(wanted);
        }
    }

private:
    const QWidget& view_;
    mutable RunsEngine engine_;
};

} // namespace

QStringList textsDrawnBy(QWidget& view)
{
    RunsDevice device(view);
    view.render(&device);
    std::vector<Run>& runs = device.runs;
    std::stable_sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) {
        return std::lround(a.line) != std::lround(b.line) ? std::lround(a.line) < std::lround(b.line) : a.left < b.left;
    });
    constexpr double gap = 1.5;
    QStringList texts;
    const Run* before = nullptr;
    for (const Run& run : runs) {
        const bool goesOn = before != nullptr && std::lround(before->line) == std::lround(run.line) &&
                            std::abs(run.left - before->right) < gap;
        if (goesOn)
            texts.last() += run.text;
        else
            texts.append(run.text);
        before = &run;
    }
    // Marks of direction are not seen.
    static const QRegularExpression unseen(QStringLiteral("[\\x{200E}\\x{200F}\\x{2066}-\\x{2069}]"));
    for (QString& text : texts)
        text = text.remove(unseen).trimmed();
    texts.removeAll(QString());
    return texts;
}

QStringList figuresDrawnBy(QWidget& view)
{
    static const QRegularExpression figure(QStringLiteral("[0-9½]"));
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    static const QRegularExpression changing(QStringLiteral("[0-9]:[0-9]|[0-9]{10}"));
    QStringList figures;
    for (const QString& text : textsDrawnBy(view))
        if (text.contains(figure) && !text.contains(letter) && !text.contains(changing))
            figures.append(text);
    figures.sort();
    return figures;
}

} // namespace pairwright
