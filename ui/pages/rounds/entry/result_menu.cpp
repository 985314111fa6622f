#include "ui/pages/rounds/entry/result_menu.h"

#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/text/format.h"

#include <QKeyEvent>

namespace pairwright {

ResultMenu::ResultMenu(KeyPreset preset, const QString& title, QWidget* parent)
    : QMenu(parent)
    , preset_(preset)
{
    setObjectName(QStringLiteral("resultMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    if (!title.isEmpty())
        addSection(title)->setEnabled(false);
    for (const GameResult result : allGameResults()) {
        QAction* action = addAction(QStringLiteral("%1\t%2").arg(describeResult(result), formatResult(result)));
        connect(action, &QAction::triggered, this, [this, result] { emit chosen(result); });
    }
}

void ResultMenu::keyPressEvent(QKeyEvent* event)
{
    const auto key = event->text().size() == 1 ? resultForKey(preset_, event->text()[0]) : std::nullopt;
    const auto result = key ? gameResultOf(*key) : std::nullopt;
    if (!result) {
        QMenu::keyPressEvent(event);
        return;
    }
    close();
    emit chosen(*result);
}

} // namespace pairwright
