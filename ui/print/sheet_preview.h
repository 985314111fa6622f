#pragma once

#include "ui/print/painted_pages.h"

#include <QScrollArea>

#include <memory>

namespace pairwright {

/// Shows the pages as they will be printed, one below the other: as wide as there is room, or each as a whole.
class SheetPreview : public QScrollArea {
    Q_OBJECT
public:
    explicit SheetPreview(QWidget* parent = nullptr);
    ~SheetPreview() override;

    /// Null: nothing to show.
    void setSheet(std::shared_ptr<const PaintedPages> sheet);
    void setWhole(bool whole);
    [[nodiscard]] int pageCount() const;
    /// How wide they are shown at most, px, where the preview is as wide as that.
    [[nodiscard]] static int roomForPages(int width);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Pages;
    Pages* pages_ = nullptr;
};

} // namespace pairwright
