#pragma once

#include "tests/gui/applied.h"
#include "tests/gui/scripted_asker.h"
#include "ui/frame/window/main_window.h"
#include "ui/settings/window_language.h"

#include <QTemporaryDir>

#include <memory>

class QComboBox;
class QTableView;

namespace pairwright {

class BoardsModel;
class KeypadBar;

inline constexpr RoundNumber one{1};
inline constexpr RoundNumber two{2};

/// The window of the program with somebody at it: keys, mouse and answers. Settings and files lie in a folder that
/// vanishes. Test classes derive from it.
class WindowUnderTest {
public:
    /// A window in English of 1366x768, with a new folder for settings and files. In light colours;
    /// PAIRWRIGHT_LOOK=dark (or contrast) plays and photographs the same in dark ones (in high contrast). In Inter.
    void start();
    /// A new window in place of the present one; settings and files stay.
    void restart();
    void close() { window_.reset(); }
    /// Without it no widget has the focus.
    void activate();

    [[nodiscard]] MainWindow& window() const { return *window_; }
    [[nodiscard]] Desk& desk() const { return window_->desk(); }
    [[nodiscard]] TournamentSession& session() const { return *desk().session(); }
    [[nodiscard]] const Tournament& projected() const { return desk().projected(); }
    [[nodiscard]] ScriptedAsker& asker() const { return *asker_; }
    [[nodiscard]] UserSettings& settings() const { return *settings_; }
    [[nodiscard]] WindowLanguage& language() { return language_; }

    [[nodiscard]] QString inFolder(const QString& name) const { return folder_->filePath(name); }
    QString makeFile(const QString& name, const QByteArray& content) const;
    /// A file with "Player 01", "Player 02" ... in rank order.
    [[nodiscard]] QString makeTournament(int players, const NewTournament& start = testOpen()) const;
    /// "Test open", seven rounds by the Dutch system.
    static NewTournament testOpen();
    [[nodiscard]] bool openFile(const QString& file) const { return window_->openFile(file); }
    /// A TRF file, taken into a tournament of the folder.
    [[nodiscard]] bool openTrf(const QString& file) const;
    /// The sample tournament: four rounds.
    [[nodiscard]] bool openSample() const;

    template <class Widget>
    [[nodiscard]] Widget& find(const char* name) const
    {
        auto* widget = window_->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget named %s", name);
        return *widget;
    }
    [[nodiscard]] QTableView& table() const;
    [[nodiscard]] BoardsModel& boards() const;
    [[nodiscard]] KeypadBar& keypad() const;

    /// A key for whoever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void type(const QString& text) const;
    /// Replaces what stands in a field, and leaves it.
    void fill(const char* field, const QString& text) const;
    void click(const char* button) const;
    /// Chooses in a box that opens its list (ChoiceBox), by keys.
    static void chooseByKeys(QComboBox& box, int index);
    [[nodiscard]] QAction* action(ActionId id) const { return desk().actions().get(id); }
    void trigger(ActionId id) const { action(id)->trigger(); }

    /// What the message says when everything is on disk: nobody speaks of a command before.
    [[nodiscard]] QString message() const;
    /// What the message offers; empty: nothing.
    [[nodiscard]] QString offered() const;
    /// Presses the button that the message offers.
    void pressInMessage() const;
    /// F6 and F7, each until it is saved.
    void pairAndPublish() const;
    /// A picture for looking at, in the folder of screenshots; of the window unless another widget is named.
    void screenshot(const QString& name, QWidget* widget = nullptr) const;

private:
    void waitUntilSaved() const;

    std::unique_ptr<QTemporaryDir> folder_;
    WindowLanguage language_;
    std::unique_ptr<UserSettings> settings_;
    std::unique_ptr<MainWindow> window_;
    ScriptedAsker* asker_ = nullptr;
};

} // namespace pairwright
