#include "ui/dialogs/shortcuts_window.h"

#include "app/domain/text/folded_text.h"
#include "ui/dialogs/whole_rows.h"
#include "ui/frame/actions.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

namespace pairwright {

ShortcutsWindow::ShortcutsWindow(const Actions& actions, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* find = new QLineEdit;
    find->setObjectName(QStringLiteral("findShortcut"));
    find->setPlaceholderText(tr("Find an action or a key"));
    find->setAccessibleName(find->placeholderText());
    find->setClearButtonEnabled(true);
    column->addWidget(find);
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
        // What would be undone now is no name of the key.
        const bool changes = action == actions.get(ActionId::undo) || action == actions.get(ActionId::redo);
        table->setItem(row, 0,
                       new QTableWidgetItem(action->icon(),
                                            changes ? action->iconText() : action->text().remove(QLatin1Char('&'))));
        table->setItem(row, 1,
                       new QTableWidgetItem(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)));
    }
    column->addWidget(new WholeRows(table, table->horizontalHeader(), [table] { return table->rowHeight(0); }), 1);
    chooseRow(*table, 0);
    connect(find, &QLineEdit::textChanged, table, [table](const QString& words) {
        for (int row = 0; row < table->rowCount(); ++row)
            table->setRowHidden(row,
                                !folded(table->item(row, 0)->text() + QLatin1Char(' ') + table->item(row, 1)->text())
                                     .contains(folded(words.trimmed())));
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);
    resize(scaledToText(*this, {460, 560}));
}

} // namespace pairwright
