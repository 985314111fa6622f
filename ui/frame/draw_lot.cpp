#include "ui/frame/draw_lot.h"

#include "app/domain/players/tpn_order.h"

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
        const bool ofTeams = desk.session() != nullptr && desk.projected().settings.teams;
        const QString white = ofTeams ? Tr::tr("The lot: team number 1 starts with White.")
                                      : Tr::tr("The lot: player number 1 starts with White.");
        const QString black = ofTeams ? Tr::tr("The lot: team number 1 starts with Black.")
                                      : Tr::tr("The lot: player number 1 starts with Black.");
        const QString drawn = lot.colour == Colour::White ? white : black;
        if (then)
            then(drawn);
        else
            desk.messages().tell(Mood::good, drawn);
    };
    desk.apply(SetInitialColour{lot, desk.projected().settings.initialColour}, {}, {}, whenSaved(context, tell));
}

void drawNumbers(Desk& desk, NumberDraw::By by, const QObject* context, const std::function<void(const QString&)>& then)
{
    if (desk.session() == nullptr)
        return;
    DrawNumbers command{{by, {}}, {}, desk.projected().settings.declaredOrder};
    if (isByLot(by))
        command.draw.seed = QRandomGenerator::system()->generate64();
    if (by == NumberDraw::By::hand)
        command.byHand = tpnOrder(desk.projected());
    const auto tell = [&desk, seed = command.draw.seed, then] {
        const QString drawn = seed ? Tr::tr("The numbers are drawn by lot (seed %1).").arg(*seed)
                                   : Tr::tr("The players have their numbers.");
        if (then)
            then(drawn);
        else
            desk.messages().tell(Mood::good, drawn);
    };
    desk.apply(command, {}, {}, whenSaved(context, tell));
}

} // namespace pairwright
