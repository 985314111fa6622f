#include "ui/widgets/key_caps.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

/// A key as it looks on the keyboard, and what it does.
class KeyCap final : public QWidget {
public:
    KeyCap(QString key, QString meaning, QWidget* parent)
        : QWidget(parent)
        , key_(std::move(key))
        , meaning_(std::move(meaning))
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(key_.isEmpty() ? meaning_ : QStringLiteral("%1: %2").arg(key_, meaning_));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int letter = fontMetrics().averageCharWidth();
        return {wordsAt() + fontMetrics().horizontalAdvance(meaning_) + letter, capHeight()};
    }

    /// As wide as its letters need.
    [[nodiscard]] int ownCap() const
    {
        return std::max(capHeight(), fontMetrics().horizontalAdvance(key_) + 2 * fontMetrics().averageCharWidth());
    }
    void widenCap(int width)
    {
        least_ = width;
        updateGeometry();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto);
        const Tints tints = tintsOf(palette());
        const bool mirrored = isRightToLeft();
        painter.setPen(palette().color(QPalette::Text));
        if (!key_.isEmpty()) {
            const QRect cap(mirrored ? width() - capWidth() : 0, 0, capWidth(), height());
            look::box(painter, cap, QApplication::palette().color(QPalette::Base), tints.muted, look::smallRadius);
            painter.setPen(palette().color(QPalette::Text));
            painter.setFont(scaledFont(font(), 1, QFont::DemiBold));
            painter.drawText(cap, Qt::AlignCenter, key_);
        }
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(mirrored ? rect().adjusted(0, 0, -wordsAt(), 0) : rect().adjusted(wordsAt(), 0, 0, 0),
                         static_cast<int>(Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft)), meaning_);
    }

private:
    [[nodiscard]] int capHeight() const { return fontMetrics().height() * 3 / 2; }
    [[nodiscard]] int wordsAt() const { return key_.isEmpty() ? 0 : capWidth() + fontMetrics().averageCharWidth(); }
    [[nodiscard]] int capWidth() const { return std::max(least_, ownCap()); }

    QString key_;
    QString meaning_;
    int least_ = 0;
};

} // namespace

KeyCaps::KeyCaps(QWidget* parent)
    : QWidget(parent)
{
    constexpr int aboveAndBelow = 8;
    auto* flow = new FlowLayout(this);
    flow->setBalanced();
    flow->setContentsMargins(0, aboveAndBelow, 0, aboveAndBelow);
}

void KeyCaps::clear()
{
    qDeleteAll(findChildren<KeyCap*>(Qt::FindDirectChildrenOnly));
}

void KeyCaps::add(const QString& key, const QString& meaning)
{
    auto* cap = new KeyCap(key, meaning, this);
    layout()->addWidget(cap);
    cap->show();
    align();
}

void KeyCaps::standInAColumn(bool column)
{
    if (column == column_)
        return;
    column_ = column;
    const auto caps = findChildren<KeyCap*>(Qt::FindDirectChildrenOnly);
    delete layout();
    if (column)
        new QVBoxLayout(this);
    else
        (new FlowLayout(this))->setBalanced();
    layout()->setContentsMargins({});
    for (KeyCap* cap : caps)
        layout()->addWidget(cap);
    align();
}

/// Below each other they are all as wide as the widest, so that what they do is one column too.
void KeyCaps::align()
{
    const auto caps = findChildren<KeyCap*>(Qt::FindDirectChildrenOnly);
    int widest = 0;
    for (const KeyCap* cap : caps)
        widest = std::max(widest, column_ ? cap->ownCap() : 0);
    for (KeyCap* cap : caps)
        cap->widenCap(widest);
}

} // namespace pairwright
