#pragma once

#include "ui/pages/rounds/map/map_view.h"
#include "ui/widgets/colour_disc.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QHBoxLayout>

namespace pairwright {

/// What the discs of the map are. It stands where there is a line anyway, so that the map has all the room.
class MapLegend final : public QWidget {
public:
    explicit MapLegend(QWidget* parent = nullptr)
        : QWidget(parent)
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        for (const bool isWhite : {true, false}) {
            PlainLabel*& word = isWhite ? white_ : black_;
            word = new PlainLabel;
            makeMuted(word);
            row->addWidget(new ColourDisc(isWhite));
            row->addWidget(word);
            if (isWhite)
                row->addSpacing(6);
        }
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        retranslate();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        QWidget::changeEvent(event);
    }

private:
    void retranslate()
    {
        white_->setText(MapView::tr("White"));
        black_->setText(MapView::tr("Black"));
    }

    PlainLabel* white_ = nullptr;
    PlainLabel* black_ = nullptr;
};

} // namespace pairwright
