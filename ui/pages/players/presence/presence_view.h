#pragma once

#include "ui/frame/desk.h"
#include "ui/pages/players/presence/presence_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

class DataTable;
class PageHeader;

/// Settles before F6 who is absent: three letters find a player, Space toggles between present and absent,
/// digits give byes. Everything is stored at once and can be undone.
class PresenceView : public QWidget {
    Q_OBJECT
public:
    explicit PresenceView(Desk& desk, QWidget* parent = nullptr);

    void begin();

signals:
    /// The arbiter has settled it, or goes back to the list.
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handleKey(int key, const QString& text);
    void openMenu(const QPoint& position);
    void jumpTo(const QString& letters);
    /// False, with a message, when letters are typed that begin nobody's name: a key then means nobody.
    bool lettersFindSomebody();
    void toggle();
    void setPresent();
    void setAbsence(AbsenceKind kind);
    void withdraw();
    void updateFacts();
    void retranslate();
    [[nodiscard]] const Player* current() const;

    Desk& desk_;
    PresenceModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    PageHeader* header_ = nullptr;
    QLineEdit* letters_ = nullptr;
    QLabel* hint_ = nullptr;
    QPushButton* done_ = nullptr;
};

} // namespace pairwright
