#include "ui/widgets/form_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

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

void letUndoThroughWhenEmpty(QLineEdit* line)
{
    new UndoPasses(line);
}

} // namespace pairwright
