#pragma once

#include <QFormLayout>
#include <QObject>
#include <QPointer>

#include <vector>

namespace pairwright {

/// The rows of a form that come and go. A hidden row of QFormLayout takes the height of another one where a text is
/// broken into lines; so what is not shown is taken out, and comes back to its place. One for each form, which owns it.
class FormRows : public QObject {
public:
    static FormRows& of(QFormLayout* form);

    /// The row of this field, or of this note over the whole width.
    void show(QWidget* field, bool isShown);

    /// Whether its row is shown or not; null: it has none.
    [[nodiscard]] QWidget* labelOf(const QWidget* field);

private:
    struct Row {
        QPointer<QWidget> label; ///< null: none
        QPointer<QWidget> field;
        bool spans = false; ///< over both columns
    };
    explicit FormRows(QFormLayout* form);
    /// Rows may have come in some other way.
    void lookAgain();
    [[nodiscard]] int placeFor(const QWidget* field) const;

    QFormLayout* form_;
    std::vector<Row> rows_; ///< all, in their order
};

/// In place of QFormLayout::setRowVisible().
inline void showRow(QFormLayout* form, QWidget* field, bool isShown)
{
    FormRows::of(form).show(field, isShown);
}

} // namespace pairwright
