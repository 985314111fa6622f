#pragma once

#include <QPixmap>
#include <QWidget>

#include <optional>

class QAbstractScrollArea;

namespace pairwright {

struct MapPlan;

/// All bands of a large round in a strip, with a window over what can be seen: pressed and dragged it scrolls. Made for
/// the mouse; keys go from band to band in the map itself.
class MapStrip final : public QWidget {
    Q_OBJECT
public:
    MapStrip(QAbstractScrollArea& area, QWidget* parent = nullptr);

    /// The plan has to outlive what is shown of it; another one, or its contents, is told by this.
    void set(const MapPlan& plan);
    void setCurrent(std::optional<int> node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void scrollTo(double y);
    [[nodiscard]] QRect bars() const;

    QAbstractScrollArea& area_;
    const MapPlan* plan_ = nullptr;
    std::optional<int> current_;
    QPixmap picture_; ///< drawn once for a plan and a size
};

} // namespace pairwright
