#include "ui/widgets/field_note.h"

#include "ui/theme/tints.h"

#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>

namespace pairwright {

FieldNote::FieldNote(const char* name, QWidget* parent)
    : PlainLabel(parent)
{
    setObjectName(QLatin1String(name));
    setWordWrap(true);
    // Without this a form gives it the height of one line.
    QSizePolicy snug(QSizePolicy::Expanding, QSizePolicy::Minimum);
    snug.setHeightForWidth(true);
    setSizePolicy(snug);
    hide();
    paint();
}

void FieldNote::say(const QString& sentence)
{
    setText(sentence);
    setVisible(!sentence.isEmpty());
}

void FieldNote::sayBelow(QFormLayout* form, QWidget* field, const QString& sentence)
{
    if (form->indexOf(this) >= 0) {
        const QFormLayout::TakeRowResult row = form->takeRow(this);
        delete row.fieldItem;
    }
    int row = 0;
    QFormLayout::ItemRole role = QFormLayout::FieldRole;
    form->getWidgetPosition(field, &row, &role);
    form->insertRow(row + 1, QString(), this);
    say(sentence);
}

void FieldNote::dismiss()
{
    say({});
}

void FieldNote::paint()
{
    QPalette ink;
    ink.setColor(QPalette::WindowText, inkOf(QGuiApplication::palette(), Mood::bad));
    setPalette(ink);
}

void FieldNote::changeEvent(QEvent* event)
{
    // Its own palette is a change of its palette, too.
    if (event->type() == QEvent::PaletteChange &&
        palette().color(QPalette::WindowText) != inkOf(QGuiApplication::palette(), Mood::bad))
        paint();
    PlainLabel::changeEvent(event);
}

} // namespace pairwright
