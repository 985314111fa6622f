#pragma once

#include "ui/frame/desk.h"

#include <QFrame>
#include <QPixmap>
#include <QTime>

class QLabel;
class QPushButton;
class QToolButton;

namespace pairwright {

class Hall;
class Printing;
class PublishedPart;
class StateChip;
class WebPublishing;

/// The moment of publishing: what people see of a round now on paper, in the hall and on the web, small, and whether it
/// is true. Comes when the round is on disk, where anything of that is set up; a part ticks when its own work is done.
/// Goes with Esc or the first result. Never takes the focus.
class PublishStrip final : public QFrame {
    Q_OBJECT
public:
    struct Ways {
        Printing& printing;
        Hall& hall;
        WebPublishing& web;
    };
    PublishStrip(Desk& desk, Ways ways, QWidget* parent = nullptr);

    /// "Round 5 is out. Paper: not printed yet. Web: up to date."; empty while it is not there.
    [[nodiscard]] QString told() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void retranslate();
    void forget();
    /// What was saved may be a publication, or the first result.
    void hearSaved();
    void refresh();
    void refreshSoon();
    void refreshPaper();
    void refreshHall();
    void refreshWeb();
    [[nodiscard]] QString webWords(const QString& address) const;
    void paintPictures();
    void leave();
    [[nodiscard]] bool isAnythingSetUp() const;

    Desk& desk_;
    Ways ways_;
    RoundNumber published_; ///< of what is open, the last round that is on disk
    RoundNumber round_;     ///< of which the strip tells
    QString revision_;
    QTime savedAt_;
    QString address_; ///< of the pages on the web
    QTime shownAt_;   ///< in the hall
    QLabel* title_ = nullptr;
    QLabel* saved_ = nullptr;
    QLabel* hint_ = nullptr;
    StateChip* chip_ = nullptr;
    PublishedPart* paper_ = nullptr;
    PublishedPart* hallPart_ = nullptr;
    PublishedPart* webPart_ = nullptr;
    QToolButton* close_ = nullptr;
    bool isRefreshing_ = false;
};

} // namespace pairwright
