#include "ui/pages/rounds/map/round_map.h"

#include "ui/pages/rounds/map/map_strip.h"

#include <QHBoxLayout>

namespace pairwright {

namespace {
/// From so many players on the whole round stands in a strip beside what is seen of it.
constexpr std::size_t playersWithStrip = 60;
} // namespace

RoundMap::RoundMap(Desk& desk, BoardsModel& model, QItemSelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , view_(new MapView(desk, model, selection))
{
    setObjectName(QStringLiteral("roundMap"));
    setFocusProxy(view_);
    strip_ = new MapStrip(*view_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(strip_);
    row->addWidget(view_, 1);
    strip_->hide();
    connect(view_, &MapView::planned, this, [this] {
        strip_->set(view_->plan());
        strip_->setVisible(view_->plan().nodes.size() >= playersWithStrip);
    });
    connect(view_, &MapView::currentMoved, this, [this] { strip_->setCurrent(view_->current()); });
}

} // namespace pairwright
