#pragma once

#include <QHBoxLayout>
#include <QPushButton>

namespace pairwright {

/// The row below every window: at its start what else may be done, then the way out, and last, as in the heads of
/// pages, what is intended, which Enter does and which alone is filled. Question boxes of the platform have the same
/// order (LookStyle). Made when all else is in the window, so that Tab comes to it last.
inline QHBoxLayout* dialogButtons(QWidget* window, const QList<QPushButton*>& others, QPushButton* intended,
                                  QPushButton* wayOut)
{
    constexpr int above = 8; // beside the distance of all rows
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, above, 0, 0);
    for (QPushButton* button : others) {
        button->setParent(window);
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    for (QPushButton* button : {wayOut, intended}) {
        button->setParent(window);
        row->addWidget(button);
    }
    wayOut->setAutoDefault(false);
    wayOut->setProperty("wayOut", true);
    intended->setDefault(true);
    intended->setProperty("primary", true);
    return row;
}

} // namespace pairwright
