#pragma once

#include "tests/gui/window_under_test.h"

#include <functional>

namespace pairwright {

/// Leads through everything that the program can show: pages with all that stands in their place, and dialogs. `look`
/// gets each as it stands on the screen, with a name that says where it is. Takes a new window that nothing is open in.
void showEveryView(const WindowUnderTest& hands, const std::function<void(const QString& name, QWidget& view)>& look,
                   const std::function<void()>& afterOpening = {});

/// The children of a view that can be seen on the screen, or by scrolling.
QList<QWidget*> seenIn(const QWidget& view);

/// How a message names a widget: its name or class, and what stands on it.
QString called(const QWidget& widget);

} // namespace pairwright
