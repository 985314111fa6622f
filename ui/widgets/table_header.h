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

protected:
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
        // The style draws titles close to the edge; the cells keep a distance (TableDelegate).
        if (option->textAlignment.testFlag(Qt::AlignRight))
            option->text += blank;
        else if (!option->textAlignment.testFlag(Qt::AlignHCenter))
            option->text = blank + option->text;
    }

private:
    static constexpr QChar blank = QChar(0x2002);

    int away_ = 0;
};

} // namespace pairwright
