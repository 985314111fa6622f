#pragma once

#include "ui/frame/desk.h"
#include "ui/pages/players/presence/presence_model.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace pairwright {

class DataTable;
class KeyCaps;
class PageHeader;
class SeenBefore;

/// Settles before F6 who is there: three letters find a player, Space toggles between present and absent, digits give
/// byes. Once somebody is ticked as arrived it is a check-in: Space ticks who comes, and at its end all who did not
/// come get a bye or are out. Everything is stored at once and can be undone.
class PresenceView : public QWidget {
    Q_OBJECT
public:
    /// At the door everything is large, a touch ticks, and there is nothing else.
    enum class Where { page, door };
    explicit PresenceView(Desk& desk, Where where = Where::page, QWidget* parent = nullptr);

    void begin();

signals:
    /// The arbiter has settled it, or goes back to the list.
    void finished();
    /// The check-in is wanted on a screen of its own.
    void doorWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildButtons();
    void placeKeys();
    void makeLarge();
    bool handleKey(int key, const QString& text);
    bool handleDigit(QChar digit);
    void openMenu(const QPoint& position);
    void jumpTo(const QString& letters);
    /// False, with a message, when letters are typed that begin nobody's name: a key then means nobody.
    bool lettersFindSomebody();
    void toggle();
    void setPresent();
    void setAbsence(AbsenceKind kind);
    void setNotYet();
    void setLater();
    void mark(DoorMark mark, std::optional<RoundNumber> until = {});
    void withdraw();
    /// What the menu was opened over counts, where it was one.
    void give(const Command& command, const QString& title = {}, const QString& action = {});
    void choose(PlayerKey player);
    void endCheckIn(CheckInEnd end);
    void printMissing();
    void tell(const QString& sentence);
    [[nodiscard]] bool isDoor() const { return where_ == Where::door; }
    void updateFacts();
    void retranslate();
    [[nodiscard]] const Player* current() const;

    Desk& desk_;
    Where where_;
    std::shared_ptr<const SeenBefore> seen_; ///< when the menu was opened whose entry is being carried out
    PresenceModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    PageHeader* header_ = nullptr;
    QLineEdit* letters_ = nullptr;
    QBoxLayout* body_ = nullptr; ///< the table and the keys
    QWidget* keysPanel_ = nullptr;
    QLabel* hint_ = nullptr;
    KeyCaps* keys_ = nullptr;
    QPushButton* door_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* close_ = nullptr;
    QMenu* ends_ = nullptr;
    QPushButton* done_ = nullptr;
};

} // namespace pairwright
