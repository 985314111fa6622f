#include "ui/theme/icons.h"

#include "ui/theme/tints.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>
#include <utility>

namespace pairwright {

namespace {

/// Draws an SVG whose `currentColor` follows the palette, as the platform's own symbolic icons do.
class PaletteSvgEngine : public QIconEngine {
public:
    explicit PaletteSvgEngine(QByteArray svg, bool pointsOnward)
        : svg_(std::move(svg))
        , pointsOnward_(pointsOnward)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray coloured = svg_;
        const QByteArray ink = inkFor(mode).name().toLatin1();
        coloured.replace("currentColor", ink);
        for (const auto& [drawn, shown] : meanings())
            coloured.replace(drawn, mode == QIcon::Normal || mode == QIcon::Active ? shown.name().toLatin1() : ink);
        QSvgRenderer renderer(coloured);
        if (!pointsOnward_ || !QGuiApplication::isRightToLeft()) {
            renderer.render(painter, rect);
            return;
        }
        painter->save();
        painter->translate(2 * rect.left() + rect.width(), 0);
        painter->scale(-1, 1);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return picture;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new PaletteSvgEngine(*this); }

private:
    /// The four colours that a drawing may have beside its ink, and what they are in the palette.
    static std::array<std::pair<const char*, QColor>, 4> meanings()
    {
        const QPalette palette = QGuiApplication::palette();
        return {{{"#3b82c4", tintsOf(palette).accent},
                 {"#2f9e62", inkOf(palette, Mood::good)},
                 {"#d9822b", inkOf(palette, Mood::warning)},
                 {"#d64545", inkOf(palette, Mood::bad)}}};
    }
    static QColor inkFor(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) {
            const QColor faint = palette.color(QPalette::Disabled, QPalette::WindowText);
            // SVG colours have no room for the alpha of some palettes.
            return mixed(palette.color(QPalette::Window), faint, faint.alphaF());
        }
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return palette.color(QPalette::WindowText);
    }

    QByteArray svg_;
    bool pointsOnward_;
};

/// What points forward or back, or stands at an edge, does so the other way on a mirrored page.
bool pointsOnward(const QString& name)
{
    static const QStringList names{
        QStringLiteral("application-exit"), QStringLiteral("document-export"), QStringLiteral("document-import"),
        QStringLiteral("edit-redo"),        QStringLiteral("edit-undo"),       QStringLiteral("export"),
        QStringLiteral("go-first"),         QStringLiteral("go-jump"),         QStringLiteral("go-last"),
        QStringLiteral("go-next"),          QStringLiteral("go-previous"),     QStringLiteral("publish"),
        QStringLiteral("return"),           QStringLiteral("unpublish"),       QStringLiteral("view-sidetree"),
        QStringLiteral("withdraw")};
    return names.contains(name);
}

} // namespace

QIcon themedIcon(const QString& name)
{
    QFile drawing(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!drawing.open(QIODevice::ReadOnly))
        return QIcon::fromTheme(name);
    return QIcon(new PaletteSvgEngine(drawing.readAll(), pointsOnward(name)));
}

void chooseIconTheme()
{
    const bool dark = isDark(QGuiApplication::palette());
    const QString fallback = dark ? QStringLiteral("breeze-dark") : QStringLiteral("breeze");
    if (QIcon::fallbackThemeName() != fallback) {
        QIcon::setFallbackThemeName(fallback);
        // Qt 6.4 keeps the drawings that it has loaded from the other fallback; this makes it look again.
        QIcon::setThemeSearchPaths(QIcon::themeSearchPaths());
    }
    // A desktop that names a Breeze theme may not switch it with a palette of ours.
    if (QIcon::themeName().startsWith(QLatin1String("breeze")))
        QIcon::setThemeName(QIcon::fallbackThemeName());
}

} // namespace pairwright
