#pragma once

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QTextOption>

namespace pairwright {

/// A longer text to read, as markup of ours or plain. Names in markup are escaped; were one forgotten, it would still
/// load nothing: only pictures of the program, and those that are given to the document.
class TextView : public QTextBrowser {
public:
    explicit TextView(QWidget* parent = nullptr)
        : QTextBrowser(parent)
    {
        followThePage();
        connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    }

    void setText(const QString& text) = delete; ///< would guess: setPlainText(), setHtml()

    /// A text in a language that is read from the left; the scroll bar stays where those of the window are.
    void readFromTheLeft()
    {
        fromTheLeft_ = true;
        followThePage();
    }

    QVariant loadResource(int type, const QUrl& name) override
    {
        const bool isOurs = name.scheme() == QLatin1String("qrc") || name.path().startsWith(QLatin1String(":/"));
        return isOurs ? QTextBrowser::loadResource(type, name) : QVariant();
    }

protected:
    /// A line that is not whole at the foot is not shown: the scroll bar says that there is more.
    void paintEvent(QPaintEvent* event) override
    {
        QPaintEvent whole(event->region() & QRect(0, 0, viewport()->width(), footOfWholeLines()));
        if (!whole.rect().isEmpty()) // which Qt takes for everything
            QTextBrowser::paintEvent(&whole);
    }

    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            followThePage();
        QTextBrowser::changeEvent(event);
    }

private:
    [[nodiscard]] int footOfWholeLines()
    {
        const int height = viewport()->height();
        const int scrolled = verticalScrollBar()->value();
        if (scrolled >= verticalScrollBar()->maximum())
            return height;
        double foot = scrolled + height;
        // The cells of a row have lines of their own, of which each may be cut.
        for (QTextBlock block = cursorForPosition({}).block(); block.isValid(); block = block.next()) {
            const QPointF top = document()->documentLayout()->blockBoundingRect(block).topLeft();
            if (top.y() > foot)
                break;
            const QTextLayout& lines = *block.layout();
            for (int i = 0; i < lines.lineCount(); ++i) {
                const QRectF line = lines.lineAt(i).rect().translated(top);
                if (line.top() < foot && line.bottom() > foot + 1 && line.height() < height / 2.0)
                    foot = line.top();
            }
        }
        return static_cast<int>(foot) - scrolled;
    }

    /// A text begins where the page does, also where it is in letters that are read the other way.
    void followThePage()
    {
        QTextOption option = document()->defaultTextOption();
        const bool fromTheRight = isRightToLeft() && !fromTheLeft_;
        option.setAlignment((fromTheRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
        if (fromTheLeft_)
            option.setTextDirection(Qt::LeftToRight);
        document()->setDefaultTextOption(option);
    }

    bool fromTheLeft_ = false;
};

} // namespace pairwright
