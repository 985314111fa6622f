#include "ui/widgets/listed_row.h"

#include "ui/theme/icons.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace pairwright {

ListedRow::ListedRow(const QString& text, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new PlainLabel(text);
    label->setWordWrap(true);
    row->addWidget(label, 1);
}

QToolButton* ListedRow::addButton(const char* icon, const QString& does, const QString& said)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setToolTip(does);
    button->setAccessibleName(said);
    layout()->addWidget(button);
    return button;
}

} // namespace pairwright
