#include "ui/widgets/text_styles.h"

#include "ui/theme/tints.h"

#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace pairwright {

namespace {

class MutedInk : public QObject {
public:
    explicit MutedInk(QLabel* label)
        : QObject(label)
        , label_(label)
    {
        apply();
        label->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // What is inside a window hears of new colours by PaletteChange alone.
        if (event->type() == QEvent::PaletteChange && !applying_)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        applying_ = true;
        QPalette palette;
        const QColor ground = label_->palette().color(label_->backgroundRole());
        palette.setColor(QPalette::WindowText, mutedOn(QGuiApplication::palette(), ground));
        label_->setPalette(palette);
        applying_ = false;
    }

    QLabel* label_;
    bool applying_ = false;
};

class ScaledText : public QObject {
public:
    ScaledText(QWidget* widget, double factor, QFont::Weight weight)
        : QObject(widget)
        , widget_(widget)
        , factor_(factor)
        , weight_(weight)
    {
        apply();
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationFontChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        QFont font = scaledFont(QApplication::font(widget_), factor_, weight_);
        constexpr double large = 2;
        constexpr double tight = 94; // per cent: large figures of one width stand too far apart
        if (factor_ > large)
            font.setLetterSpacing(QFont::PercentageSpacing, tight);
        widget_->setFont(font);
    }

    QWidget* widget_;
    double factor_;
    QFont::Weight weight_;
};

} // namespace

void scaleText(QWidget* widget, double factor, QFont::Weight weight)
{
    new ScaledText(widget, factor, weight);
}

QFont scaledFont(QFont font, double factor, QFont::Weight weight)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(static_cast<int>(font.pixelSize() * factor));
    font.setWeight(weight);
    return font;
}

QSize scaledToText(const QWidget& widget, QSize usual)
{
    constexpr double usualLine = 16;
    constexpr QSize frame(8, 40);
    const double share = std::max(1.0, widget.fontMetrics().height() / usualLine);
    return (usual * share).boundedTo(widget.screen()->availableSize() - frame);
}

void fitToText(QWidget& window, QSize usual)
{
    QLayout* layout = window.layout();
    constexpr int passes = 3; // a wrapped text knows its height only when it has been given its width
    for (int pass = 0; pass < passes; ++pass) {
        layout->activate();
        const int width = std::max(usual.width(), layout->minimumSize().width());
        const int least =
            layout->hasHeightForWidth() ? layout->minimumHeightForWidth(width) : layout->minimumSize().height();
        window.resize(width, std::max(usual.height(), least));
        layout->setGeometry(window.contentsRect()); // one that is not shown yet puts it off
    }
}

void makeMuted(QLabel* label)
{
    new MutedInk(label);
}

void makeNote(QLabel* label)
{
    makeMuted(label);
    label->setWordWrap(true);
    QSizePolicy snug(QSizePolicy::Expanding, QSizePolicy::Minimum);
    snug.setHeightForWidth(true);
    label->setSizePolicy(snug);
}

void setNote(QLabel* note, const QString& text)
{
    constexpr qsizetype shortText = 40;
    note->setWordWrap(text.size() > shortText);
    note->setText(text);
}

QString withoutLastWordAlone(QString text)
{
    constexpr qsizetype leastTail = 10; // "no log." is hardly more than a word
    constexpr int mostWords = 3;
    qsizetype last = text.lastIndexOf(QLatin1Char(' '));
    for (int words = 2; last > 0 && words <= mostWords; ++words) {
        text[last] = QChar::Nbsp;
        if (text.size() - last > leastTail)
            break;
        last = text.lastIndexOf(QLatin1Char(' '));
    }
    return text;
}

} // namespace pairwright
