#pragma once

#include "ui/hall/hall_pages.h"

#include <QTime>
#include <QTimer>
#include <QWidget>

namespace pairwright {

class Desk;
class Hall;
class WebPublishing;

/// The screen in the hall: what is published, in large type, paging by itself. A window of its own, on the second
/// screen where there is one. Keys: Space holds, left and right page, B, N, S, M and A choose boards, names, standings,
/// the notice, all; D turns light and dark, F11 fills the screen, Esc closes.
class HallView : public QWidget {
    Q_OBJECT
public:
    HallView(Desk& desk, WebPublishing& web, Hall& hall, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<HallPage>& pages() const { return pages_; }
    [[nodiscard]] int page() const { return page_; }
    [[nodiscard]] bool isHeld() const { return held_; }
    /// Who rates the event, beside its name on every page; empty: it is in FIDE mode, or there is none.
    [[nodiscard]] QString modeText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void choose(HallContent content);
    void turn(int pages);
    void plan();
    /// Every second while there is something to count down to.
    void tick();
    void hearCutOff();
    /// Now, and since when what is shown is of before.
    [[nodiscard]] QString timeText() const;
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] QString nothingText() const;
    void paintHead(QPainter& painter, const QRectF& head, const QString& title, const QString& range = {}) const;
    void paintNotice(QPainter& painter, const QRectF& room, const QString& notice) const;

    Desk& desk_;
    WebPublishing& web_;
    Hall& hall_;
    HallContent content_ = HallContent::everything;
    std::vector<HallPage> pages_;
    int page_ = 0;
    bool held_ = false;
    bool dark_ = true;
    QTimer next_;
    QTimer clock_;
    std::optional<QTime> cutSince_; ///< the server does not answer
};

} // namespace pairwright
