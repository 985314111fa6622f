#pragma once

class QKeyEvent;
class QLineEdit;
class QPushButton;
class QTableView;
class QWidget;

namespace pairwright {

/// What a dialog does with Enter and Escape, for a form inside a page: Enter presses the button that has the
/// focus, else `yes`; Escape presses `no`. Call it from keyPressEvent(); false: the key is another one.
bool answersForm(const QKeyEvent& event, QPushButton& yes, QPushButton& no);

/// Ctrl+Z in the empty line means the tournament, not the letters that were in the line before.
void letUndoThroughWhenEmpty(QLineEdit* line);

/// Enter or Down in a search field goes to the first row that is left, and selects it.
void leadIntoRows(QLineEdit* search, QTableView* rows);

/// Tab comes to what is added later before it comes to `next`, as it is read.
void letTabComeBefore(QWidget* next, QWidget* added);

} // namespace pairwright
