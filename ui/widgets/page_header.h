#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace pairwright {

class FlowLayout;

/// The top of a page: its title in large type, a line of facts, and room for controls at the right. Facts that
/// do not fit between title and controls stand below them, and so do controls beside a title that leaves no room. Where
/// one row does not hold the controls either, they go on in the next. Before all that one control may stand for
/// several.
class PageHeader : public QWidget {
    Q_OBJECT
public:
    /// `size`: of its texts, 1 as usual.
    explicit PageHeader(double size = 1, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Beside the title, or below it where they do not fit; `besideOnly`: not there, the page says them elsewhere.
    void setFacts(const QString& facts, bool besideOnly = false);
    /// Controls stand at the right, in the order they are added.
    void addControl(QWidget* control);
    /// Where the row does not hold the facts besides, `instead`, a control as well, stands in the place of these.
    void fold(const QList<QWidget*>& controls, QWidget* instead);
    /// Beside the title.
    void addMark(QWidget* mark);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeFacts();
    void placeControls();
    void partControls(bool parted);
    /// Once folded they stay so for as long as there is no more room: nothing jumps when the facts are others.
    void foldControls(int room);
    /// At least, with what is between them, as they are now.
    [[nodiscard]] int widthOfControls() const;

    QString text_;
    bool besideOnly_ = false;
    QLabel* title_ = nullptr;
    QLabel* facts_ = nullptr;
    QLabel* below_ = nullptr;
    QHBoxLayout* row_ = nullptr;
    QHBoxLayout* marks_ = nullptr;
    QHBoxLayout* controls_ = nullptr;
    FlowLayout* flow_ = nullptr; ///< holds the controls where they are parted
    QList<QWidget*> all_;
    QList<QWidget*> folding_;
    QWidget* instead_ = nullptr; ///< of those
    int foldedIn_ = 0;           ///< px, the room in which they are folded; 0: they are not
    bool controlsBelow_ = false;
    bool parted_ = false;
};

} // namespace pairwright
