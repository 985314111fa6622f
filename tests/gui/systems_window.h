#pragma once

#include "tests/gui/scripted_asker.h"
#include "ui/frame/main_window.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/settings/language.h"

#include <QTableView>
#include <QTemporaryDir>

#include <memory>

namespace pairwright {

/// A window with a tournament of 23 players by any system; the same one on every machine.
class SystemsWindow {
public:
    void open();
    void close() { window_.reset(); }

    /// Makes a file of rounds 1 to toRound - 1 with results and a proposal for toRound, and opens it.
    void start(SystemEdition system, Acceleration acceleration, int toRound);
    /// Publishes the round and enters its results.
    void play(int round);
    void screenshot(const QString& name);
    BoardsModel& boards() { return *qobject_cast<BoardsModel*>(table().model()); }
    QTableView& table() { return find<QTableView>("boardsTable"); }
    template <class Widget>
    Widget& find(const char* name)
    {
        auto* widget = window_->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget named %s", name);
        return *widget;
    }
    const Tournament& tournament() { return window_->desk().projected(); }

protected:
    QTemporaryDir folder_;
    Language language_;
    std::unique_ptr<UserSettings> settings_;
    std::unique_ptr<MainWindow> window_;
    ScriptedAsker* asker_ = nullptr;
    int files_ = 0;
};

} // namespace pairwright
