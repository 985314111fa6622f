#pragma once

#include "tests/gui/window_under_test.h"

#include <QStringList>

class QDialog;

namespace pairwright {

/// Hands for groups, quads and finals: the windows that make them and show them, their files, and all games of one.
class GroupsHands : public WindowUnderTest {
public:
    void startWithKeys();
    /// Ctrl+G, Ctrl+Shift+G.
    [[nodiscard]] QDialog* groupsWindow() const;
    [[nodiscard]] QDialog* eventWindow() const;
    [[nodiscard]] static QString noteOf(const QDialog* dialog);
    [[nodiscard]] static QString eventNote(const QDialog* dialog);
    /// All lines of the standings, "Group A|1  Player 01|up to ...".
    [[nodiscard]] static QStringList linesOf(const QDialog* dialog);
    /// What is done with all files of the event: 0 the next event, 1 sheets, 2 the web site.
    static void chooseTask(const QDialog* dialog, int task);
    static void clickIn(QDialog* dialog, const char* button);
    /// A button by the space bar.
    static void pressIn(QDialog* dialog, const char* button);
    static void chooseIn(QDialog* dialog, const char* box, int index);
    static void typeNumber(QDialog* dialog, const char* box, const char* number);
    [[nodiscard]] static bool isOffered(const QDialog* dialog, const char* button);
    [[nodiscard]] QString part(const char* title) const;
    [[nodiscard]] QStringList filesBeside() const;
    /// Numbers, rounds, results: all games of the open file. The lower name wins.
    void playToTheEnd(bool draws = false);
    /// Groups of the list of eight, all games played.
    void makeTwoGroups(bool draws);

private:
    void enterRound(RoundNumber round, bool draws) const;
};

} // namespace pairwright
