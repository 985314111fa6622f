#pragma once

#include <QProxyStyle>

class QStyleOptionButton;
class QStyleOptionTab;
class QStyleOptionToolButton;
class QStyleOptionViewItem;

namespace pairwright {

/// How every control of the program is drawn: flat, one accent, quiet frames, in the colours of the palette in use.
/// Over Fusion, which measures. A button is primary when it is the default one or has the property `primary`; tabs with
/// the property `segmented` are a row of segments.
class LookStyle : public QProxyStyle {
    Q_OBJECT
public:
    LookStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;
    /// A text in letters that are read from left to right keeps its full stop behind it on a mirrored page.
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                                     const QWidget* widget) const override;

private:
    void drawButtonLabel(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget) const;
    void drawArrowBeforeWords(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const;
    void drawChosenItem(const QStyleOptionViewItem& item, QPainter* painter, const QWidget* widget) const;
    void drawTabLabel(const QStyleOptionTab& tab, QPainter* painter, const QWidget* widget) const;
};

} // namespace pairwright
