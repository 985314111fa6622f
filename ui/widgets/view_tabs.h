#pragma once

#include <QTabBar>

namespace pairwright {

/// Tabs in the head of a page that show the same thing in another way. Their words come with retranslate().
class ViewTabs final : public QTabBar {
public:
    explicit ViewTabs(const char* name, int views, QWidget* parent = nullptr)
        : QTabBar(parent)
    {
        setObjectName(QLatin1String(name));
        setProperty("segmented", true);
        setProperty("quiet", true);
        setDocumentMode(true);
        setDrawBase(false);
        setExpanding(false);
        for (int view = 0; view < views; ++view)
            addTab({});
    }

    /// Words are not cut: the head of the page takes another row.
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace pairwright
