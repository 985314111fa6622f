#pragma once

#include "ui/pages/rounds/map/map_view.h"

#include <QWidget>

namespace pairwright {

class MapStrip;

/// The map of a round with, for a large one, the strip that shows all of it.
class RoundMap final : public QWidget {
    Q_OBJECT
public:
    RoundMap(Desk& desk, BoardsModel& model, QItemSelectionModel& selection, QWidget* parent = nullptr);
    [[nodiscard]] MapView& view() const { return *view_; }

private:
    MapStrip* strip_ = nullptr;
    MapView* view_ = nullptr;
};

} // namespace pairwright
