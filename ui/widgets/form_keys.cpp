#include "ui/widgets/form_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace pairwright {

namespace {

class UndoPasses : public QObject {
public:
    explicit UndoPasses(QLineEdit* line)
        : QObject(line)
        , line_(line)
    {
        line->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && line_->text().isEmpty()) {
            const auto* press = static_cast<QKeyEvent*>(event);
            if (press->matches(QKeySequence::Undo) || press->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QLineEdit* line_;
};

class RowsNext : public QObject {
public:
    RowsNext(QLineEdit* search, QTableView* rows)
        : QObject(search)
        , rows_(rows)
    {
        search->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || rows_->model()->rowCount() == 0)
            return QObject::eventFilter(watched, event);
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Down)
            return QObject::eventFilter(watched, event);
        rows_->setFocus();
        rows_->selectionModel()->setCurrentIndex(rows_->model()->index(0, firstToEdit()),
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        rows_->scrollTo(rows_->currentIndex());
        return true;
    }

private:
    /// So that F2 edits at once.
    [[nodiscard]] int firstToEdit() const
    {
        for (int column = 0; column < rows_->model()->columnCount(); ++column)
            if (rows_->model()->index(0, column).flags().testFlag(Qt::ItemIsEditable))
                return column;
        return 0;
    }

    QTableView* rows_;
};

} // namespace

bool answersForm(const QKeyEvent& event, QPushButton& yes, QPushButton& no)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget()))
            focused->click();
        else
            yes.click();
        return true;
    case Qt::Key_Escape: no.click(); return true;
    default: return false;
    }
}

void leadIntoRows(QLineEdit* search, QTableView* rows)
{
    new RowsNext(search, rows);
}

void letTabComeBefore(QWidget* next, QWidget* added)
{
    QWidget* before = next->previousInFocusChain();
    while (before != next && (before->focusPolicy() == Qt::NoFocus || before == added))
        before = before->previousInFocusChain();
    QWidget::setTabOrder(before, added);
}

void letUndoThroughWhenEmpty(QLineEdit* line)
{
    new UndoPasses(line);
}

} // namespace pairwright
