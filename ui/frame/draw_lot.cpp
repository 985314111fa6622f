#include "ui/frame/draw_lot.h"

#include "ui/frame/desk.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::DrawLot)
};

} // namespace

void drawLot(Desk& desk)
{
    if (desk.session() == nullptr)
        return;
    const InitialColour lot = drawInitialColour(QRandomGenerator::system()->generate64());
    desk.apply(SetInitialColour{lot, desk.projected().settings.initialColour}, {}, {}, whenAccepted([&desk, lot] {
                   desk.messages().tell(Mood::good, lot.colour == Colour::White
                                                        ? Tr::tr("The lot: player number 1 starts with White.")
                                                        : Tr::tr("The lot: player number 1 starts with Black."));
               }));
}

} // namespace pairwright
