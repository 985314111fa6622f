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

void drawLot(Desk& desk, const QObject* context, const std::function<void(const QString&)>& then)
{
    if (desk.session() == nullptr)
        return;
    const InitialColour lot = drawInitialColour(QRandomGenerator::system()->generate64());
    const auto tell = [&desk, lot, then] {
        const QString drawn = lot.colour == Colour::White ? Tr::tr("The lot: player number 1 starts with White.")
                                                          : Tr::tr("The lot: player number 1 starts with Black.");
        if (then)
            then(drawn);
        else
            desk.messages().tell(Mood::good, drawn);
    };
    desk.apply(SetInitialColour{lot, desk.projected().settings.initialColour}, {}, {}, whenSaved(context, tell));
}

} // namespace pairwright
