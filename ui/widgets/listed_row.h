#pragma once

#include <QWidget>

class QToolButton;

namespace pairwright {

/// One of the things that a form lists: a text, and small buttons at its end.
class ListedRow final : public QWidget {
public:
    explicit ListedRow(const QString& text, QWidget* parent = nullptr);

    /// `icon`: as themedIcon() has it. `does` is its tool tip, `said` tells a screen reader of which row, too.
    QToolButton* addButton(const char* icon, const QString& does, const QString& said);
};

/// A button that takes the thing of the row away.
inline constexpr const char* takeAwayIcon = "edit-delete";

} // namespace pairwright
