#pragma once

#include "ui/explain/comparison_words.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QToolButton;

namespace pairwright {

class TextView;

/// Of a round that was edited by hand: one line that says so, and behind it what leaving the manual phase found: the
/// boards in a table of two columns, and the warnings as sentences.
class ComparisonView : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);

    /// No value: the round was not edited by hand.
    void set(std::optional<ComparisonLists> lists, bool ofTeams = false);
    void open(bool open);
    /// While results are entered the lists make room for the boards; afterwards they are as they were.
    void makeRoom(bool entering);
    /// It is read on a page of few lines.
    [[nodiscard]] bool takesRoom() const;
    /// On a page of few lines each side is a line behind its title, and the boards below keep their room.
    void fit();

signals:
    void toggled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showArrow();
    void indent();
    void arrange(bool inLines);

    std::optional<ComparisonLists> lists_;
    bool ofTeams_ = false;
    bool inLines_ = false;
    bool makesRoom_ = false;
    bool wasOpen_ = false; ///< before it made room
    QToolButton* head_ = nullptr;
    QWidget* body_ = nullptr;
    QGridLayout* grid_ = nullptr;
    std::array<QWidget*, 2> hairlines_{}; ///< of the table
    std::array<QLabel*, 3> titles_{};
    std::array<TextView*, 3> texts_{};
};

} // namespace pairwright
