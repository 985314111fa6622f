#pragma once

#include <QHeaderView>

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

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override
    {
        QHeaderView::initStyleOptionForIndex(option, logicalIndex);
        // The style draws titles close to the edge; the cells keep a distance (TableDelegate).
        const QChar blank(0x2002);
        if (option->textAlignment.testFlag(Qt::AlignRight))
            option->text += blank;
        else if (!option->textAlignment.testFlag(Qt::AlignHCenter))
            option->text = blank + option->text;
    }
};

} // namespace pairwright
