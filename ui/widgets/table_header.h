#pragma once

#include "app/formats/display_text.h"
#include "ui/theme/tints.h"

#include <QHeaderView>
#include <QPainter>

namespace pairwright {

/// Horizontal header whose titles stand exactly above the texts of their columns.
class TableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHeader(QWidget* parent = nullptr)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
    }

    /// The titles of columns for which there is no room: their number stands at the end.
    void tellAway(const QStringList& titles)
    {
        away_ = static_cast<int>(titles.size());
        setToolTip(titles.isEmpty() ? QString() : tr("No room for: %1").arg(titles.join(QStringLiteral(", "))));
        viewport()->update();
    }

    /// Over the drawings of a column stand their numbers instead of its title: from `first` px on, `step` px each, from
    /// left to right.
    void numberParts(int section, const QStringList& numbers, int first, int step)
    {
        parts_ = {section, numbers, first, step};
        viewport()->update();
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        QHeaderView::paintSection(painter, rect, section);
        if (section != parts_.section || parts_.numbers.isEmpty())
            return;
        painter->save();
        painter->setClipRect(rect); // the style has left one in which nothing can be drawn
        painter->setPen(tintsOf(palette()).muted);
        for (qsizetype i = 0; i < parts_.numbers.size(); ++i)
            painter->drawText(QRect(rect.left() + parts_.first + static_cast<int>(i) * parts_.step, rect.top(),
                                    parts_.step, rect.height() + 1),
                              Qt::AlignCenter, parts_.numbers[i]);
        painter->restore();
    }

    void paintEvent(QPaintEvent* event) override
    {
        QHeaderView::paintEvent(event);
        if (away_ == 0)
            return;
        QPainter painter(viewport());
        const QString mark = QStringLiteral("+%1").arg(away_);
        const QRect whole = viewport()->rect();
        const int width = fontMetrics().horizontalAdvance(mark) + 14;
        const QRect place = QStyle::visualRect(layoutDirection(), whole,
                                               QRect(whole.right() + 1 - width, 0, width, whole.height() - 1));
        painter.fillRect(place, palette().color(QPalette::Base));
        const QRect rest(length() - offset(), whole.bottom(), whole.width() - length() + offset(), 1);
        if (rest.width() > 0)
            painter.fillRect(QStyle::visualRect(layoutDirection(), whole, rest), tintsOf(palette()).line);
        painter.setPen(tintsOf(palette()).accent);
        painter.drawText(place, Qt::AlignCenter, leftToRight(mark));
    }

    [[nodiscard]] QSize sectionSizeFromContents(int logicalIndex) const override
    {
        return QHeaderView::sectionSizeFromContents(logicalIndex) + QSize(fontMetrics().horizontalAdvance(blank), 0);
    }

    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override
    {
        QHeaderView::initStyleOptionForIndex(option, logicalIndex);
        if (logicalIndex == parts_.section && !parts_.numbers.isEmpty()) {
            option->text.clear();
            return;
        }
        // The style draws titles close to the edge; the cells keep a distance (TableDelegate).
        if (option->textAlignment.testFlag(Qt::AlignRight)) {
            option->textAlignment |= Qt::AlignAbsolute; // as the figures below
            option->text += blank;
        } else if (!option->textAlignment.testFlag(Qt::AlignHCenter))
            option->text = layoutDirection() == Qt::RightToLeft && !option->text.isRightToLeft()
                               ? option->text + blank // it is drawn from left to right there, too
                               : blank + option->text;
    }

private:
    static constexpr QChar blank = QChar(0x2002);

    struct Parts {
        int section = -1;
        QStringList numbers;
        int first = 0;
        int step = 0;
    };

    int away_ = 0;
    Parts parts_;
};

} // namespace pairwright
