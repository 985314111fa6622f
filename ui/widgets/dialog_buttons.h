#pragma once

#include <QHBoxLayout>
#include <QPushButton>

namespace pairwright {

/// The row below every window: at its start what else may be done, at its end what is intended, which Enter does and which
/// alone is filled, and behind that the way out. Question boxes of the platform have the same order (LookStyle).
inline QHBoxLayout* dialogButtons(const QList<QPushButton*>& others, QPushButton* intended, QPushButton* wayOut)
{
    auto* row = new QHBoxLayout;
    for (QPushButton* other : others) {
        other->setAutoDefault(false);
        row->addWidget(other);
    }
    row->addStretch();
    intended->setDefault(true);
    intended->setProperty("primary", true);
    row->addWidget(intended);
    wayOut->setAutoDefault(false);
    wayOut->setProperty("wayOut", true);
    row->addWidget(wayOut);
    return row;
}

} // namespace pairwright
