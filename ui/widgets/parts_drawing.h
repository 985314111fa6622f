#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace pairwright {

/// A drawing that is made of parts: rounds of a line, boards, columns. It is one accessible object with a sentence as
/// name; the arrow keys go from part to part and say each, Enter and a click do what the part leads to.
class PartsDrawing : public QWidget {
    Q_OBJECT
public:
    explicit PartsDrawing(QWidget* parent = nullptr);

    /// What the part under the keys says; empty: there is none.
    [[nodiscard]] QString told() const;

protected:
    struct Part {
        QRect place;
        QString sentence;
        std::function<void()> go = {}; ///< empty: it leads nowhere
        QRect ring = {};               ///< what the keys' ring is around; empty: the place
    };
    /// Makes the parts for the present size and sets them; called when that changes, and by whoever changes the
    /// content.
    virtual void arrange() = 0;
    virtual void draw(QPainter& painter) = 0;
    /// `sentence` is what the drawing says as a whole.
    void setParts(const QString& sentence, std::vector<Part> parts);
    [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }
    /// Where it lies if one reads from right to left: parts and drawings are told as from left to right.
    [[nodiscard]] QRect mirrored(const QRect& place) const;
    /// The keys go on from that part.
    void beginAt(int part);
    [[nodiscard]] int hovered() const { return hovered_; } ///< -1: none

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] int partAt(QPoint point) const;
    void come(int part);
    void go(int part);
    void tell();

    QString sentence_;
    std::vector<Part> parts_;
    int current_ = 0;
    int hovered_ = -1;
};

} // namespace pairwright
