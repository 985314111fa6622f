#include "ui/dialogs/shortcuts_window.h"

#include "ui/frame/actions.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QDialogButtonBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace pairwright {

ShortcutsWindow::ShortcutsWindow(const Actions& actions, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* table = new QTableWidget(0, 2);
    makeListTable(*table, 0);
    table->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    table->setAccessibleName(windowTitle());
    const QList<QAction*> all = actions.all();
    for (const QAction* action : all) {
        if (action->shortcut().isEmpty())
            continue;
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(action->icon(), action->text().remove(QLatin1Char('&'))));
        table->setItem(row, 1,
                       new QTableWidgetItem(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)));
    }
    column->addWidget(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);
    resize(scaledToText(*this, {460, 560}));
}

} // namespace pairwright
