#include "ui/pages/rounds/map/map_accessible.h"

#include "ui/pages/rounds/map/map_view.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace pairwright {

namespace {

/// A player of the map.
class MapItem final : public QAccessibleInterface {
public:
    MapItem(MapView& view, int node)
        : view_(view)
        , node_(node)
    {
    }

    [[nodiscard]] bool isValid() const override { return node_ < static_cast<int>(view_.plan().nodes.size()); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&view_);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? view_.sentenceOf(node_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = view_.placeOf(node_);
        return {view_.viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool chosen = view_.current() == node_;
        state.focusable = true;
        state.selectable = true;
        state.selected = chosen;
        state.focused = chosen && view_.hasFocus();
        state.offscreen = !view_.viewport()->rect().intersects(view_.placeOf(node_));
        return state;
    }

private:
    MapView& view_;
    int node_;
};

class MapList final : public QAccessibleWidget {
public:
    explicit MapList(MapView& view)
        : QAccessibleWidget(&view, QAccessible::List)
        , view_(view)
    {
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(view_.plan().nodes.size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto known = items_.find(index);
        if (known != items_.end())
            return QAccessible::accessibleInterface(known->second);
        auto* item = new MapItem(view_, index);
        items_.emplace(index, QAccessible::registerAccessibleInterface(item));
        return item;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [index, id] : items_)
            if (QAccessible::accessibleInterface(id) == child)
                return index;
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface* item = child(i); item->rect().contains(x, y))
                return item;
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const auto current = view_.current();
        return view_.hasFocus() && current ? child(*current) : nullptr;
    }

protected:
    ~MapList() override
    {
        for (const auto& [index, id] : items_)
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    MapView& view_;
    mutable std::map<int, QAccessible::Id> items_;
};

QAccessibleInterface* interfaceFor(const QString&, QObject* object)
{
    auto* view = qobject_cast<MapView*>(object);
    return view != nullptr ? new MapList(*view) : nullptr;
}

} // namespace

void makeMapsAccessible()
{
    static const bool made = [] {
        QAccessible::installFactory(interfaceFor);
        return true;
    }();
    (void)made;
}

} // namespace pairwright
