#pragma once

#include "app/domain/ids.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace pairwright {

/// Hands at the windows of corrections: keys and the mouse, nothing else.
template <class Widget>
Widget& in(QWidget& window, const char* name)
{
    auto* widget = window.findChild<Widget*>(QLatin1String(name));
    if (widget == nullptr)
        qFatal("no widget named %s", name);
    return *widget;
}

/// Goes through a box with the arrow keys until it shows that; where they open its list, through that.
inline void pick(QWidget& window, const char* name, const QVariant& data)
{
    auto& box = in<QComboBox>(window, name);
    if (box.findData(data) < 0)
        qFatal("%s does not offer %s", name, qPrintable(data.toString()));
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    if (box.currentData() != data)
        QTest::keyClick(&box, Qt::Key_Down);
    if (QAbstractItemView* list = box.view(); list->isVisible()) {
        QTest::keyClick(list, Qt::Key_Home);
        for (int row = box.findData(data); row > 0; --row)
            QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
    }
    while (box.currentData() != data)
        QTest::keyClick(&box, Qt::Key_Down);
}

inline void pickPlayer(QWidget& window, const char* name, PlayerKey player)
{
    pick(window, name, static_cast<qlonglong>(player.value));
}

inline void pickNumber(QWidget& window, const char* name, int number)
{
    auto& box = in<QSpinBox>(window, name);
    box.setFocus();
    while (box.value() < number)
        QTest::keyClick(&box, Qt::Key_Up);
    while (box.value() > number)
        QTest::keyClick(&box, Qt::Key_Down);
}

inline void clickRow(QListWidget& list, int row)
{
    list.scrollToItem(list.item(row));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
}

/// The mark of a row that can be ticked.
inline void tick(QListWidget& list, int row)
{
    list.setFocus();
    clickRow(list, row);
    QTest::keyClick(&list, Qt::Key_Space);
}

inline void clickButton(QWidget& window, const char* name)
{
    QTest::mouseClick(&in<QPushButton>(window, name), Qt::LeftButton);
}

} // namespace pairwright
