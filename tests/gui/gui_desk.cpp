#include "tests/gui/gui_desk.h"

#include "app/pairing/pairing_job.h"

#include <QTest>

namespace pairwright {

void GuiDesk::playRound(bool withResults)
{
    const auto draft = proposeRound(desk.projected());
    QVERIFY(draft.hasValue());
    const RoundNumber round = draft->round;
    QVERIFY(applied(desk, StoreProposal{*draft}));
    QVERIFY(applied(desk, PublishRound{round}));
    desk.showRound(round);
    if (withResults) {
        const int boards = static_cast<int>(draft->pairings.boards.size());
        const int games = matchShape(desk.projected().settings).games;
        for (int board = 1; board <= boards; ++board)
            for (int game = 1; game <= games; ++game)
                QVERIFY(applied(desk, EnterResult{{round, board, game},
                                                  board % 2 == 1 ? GameResult::whiteWins : GameResult::draw}));
    }
    desk.session()->flush();
}

} // namespace pairwright
