#pragma once

#include "ui/pages/rounds/round_picture.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace pairwright {

/// "Worth a look": how many boards have floats, colours not granted, players of one club. Pressing a part
/// goes to the next such board.
class LookStrip : public QWidget {
    Q_OBJECT
public:
    explicit LookStrip(QWidget* parent = nullptr);

    /// `byeName` empty: no bye.
    void set(const WorthALook& found, const QString& byeName);
    /// Of the map: what its discs are, at the end.
    void showLegend(bool shown);
    /// There is nothing to look at.
    [[nodiscard]] bool isEmpty() const;

signals:
    /// The boards behind the pressed part.
    void boardsWanted(const std::vector<int>& boards);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showTitle();
    QToolButton* addPart();
    static void setPart(QToolButton* part, const QString& text, bool visible);

    WorthALook found_;
    QString byeName_;
    QLabel* title_ = nullptr;
    QToolButton* floats_ = nullptr;
    QToolButton* colours_ = nullptr;
    QToolButton* clubs_ = nullptr;
    QToolButton* before_ = nullptr;
    QToolButton* gaps_ = nullptr;
    QLabel* bye_ = nullptr;
    QWidget* legend_ = nullptr;
};

} // namespace pairwright
