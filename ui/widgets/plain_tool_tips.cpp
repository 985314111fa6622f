#include "ui/widgets/plain_tool_tips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace pairwright {

namespace {

/// What is to be told at a place of a widget; empty: nothing, or its parent knows.
QString tipAt(const QWidget& widget, QPoint point)
{
    if (const auto* header = qobject_cast<const QHeaderView*>(widget.parentWidget());
        header != nullptr && header->viewport() == &widget && header->model() != nullptr) {
        const int section = header->logicalIndexAt(point);
        return section < 0 ? QString()
                           : header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
        view != nullptr && view->viewport() == &widget)
        return view->indexAt(point).data(Qt::ToolTipRole).toString();
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        const QAction* action = menu->actionAt(point);
        return action != nullptr && menu->toolTipsVisible() ? action->toolTip() : QString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        if (QString tip = tabs->tabToolTip(tabs->tabAt(point)); !tip.isEmpty())
            return tip;
    return widget.toolTip();
}

/// As markup that shows the text itself, where Qt would take it for markup.
QString unmistakable(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<span>%1</span>")
        .arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

class ToolTips : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
        if (widget == nullptr)
            return false;
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = tipAt(*widget, help->pos());
        if (tip.isEmpty())
            return false; // Qt finds nothing either, and hides what was told elsewhere
        QToolTip::showText(help->globalPos(), unmistakable(tip), widget);
        event->accept();
        return true;
    }
};

} // namespace

void makeToolTipsPlain()
{
    const QString name = QStringLiteral("plainToolTips");
    if (qApp->findChild<QObject*>(name, Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto* tips = new ToolTips(qApp);
    tips->setObjectName(name);
    qApp->installEventFilter(tips);
}

} // namespace pairwright
