#pragma once

#include "app/event/parts.h"
#include "ui/frame/desk.h"

#include <QObject>

#include <initializer_list>
#include <optional>

class QMainWindow;
class QMenu;
class QToolBar;

namespace pairwright {

/// Menu bar and tool bar of a window: every action stands in a menu.
class Menus : public QObject {
    Q_OBJECT
public:
    Menus(Desk& desk, QMainWindow* window);

    void retranslate();

signals:
    void fileWanted(const QString& path);
    void languageWanted(const QString& code);
    void appearanceWanted(pairwright::Appearance appearance);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildFile();
    void buildRound();
    void buildSheets();
    void buildFind();
    QMenu* addMenu(std::initializer_list<std::optional<ActionId>> ids);
    void buildToolBar(QMainWindow* window);
    void fillRecent();
    /// The other files of the event, if the tournament is one of several.
    void showParts();
    void fillParts(const std::vector<PartFile>& parts);
    void fillLanguages();
    void fillAppearances();

    Desk& desk_;
    QMainWindow* window_;
    QMenu* file_ = nullptr;
    QMenu* recent_ = nullptr;
    QMenu* parts_ = nullptr;
    QMenu* edit_ = nullptr;
    QMenu* players_ = nullptr;
    QMenu* round_ = nullptr;
    QMenu* edits_ = nullptr;
    QMenu* publish_ = nullptr;
    QMenu* view_ = nullptr;
    QMenu* language_ = nullptr;
    QMenu* appearance_ = nullptr;
    QMenu* help_ = nullptr;
    QToolBar* toolBar_ = nullptr;
    QPushButton* find_ = nullptr; ///< the palette, for whoever does not know its keys
};

} // namespace pairwright
