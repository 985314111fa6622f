#include "tests/gui/league_window.h"

#include "tests/gui/made_events.h"

#include <QTest>

namespace pairwright {

void LeagueWindow::startLeague()
{
    start();
    settings().setKeyPreset(KeyPreset::vega);
    if (!openFile(makeLeague(inFolder(QStringLiteral("league.pairwright")))))
        qFatal("the league of the test cannot be opened");
    activate();
}

void LeagueWindow::showRoundOne(int match) const
{
    if (projected().lastPublished() < one)
        pairAndPublish();
    desk().showRound(one);
    desk().leadTo({PageId::rounds, {}, {}, BoardId{one, match}});
}

void LeagueWindow::seatRoundOne() const
{
    trigger(ActionId::usualLineUps);
    QTRY_VERIFY(!session().isSaving());
}

} // namespace pairwright
