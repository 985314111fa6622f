#include "ui/pages/rounds/teams/match_result.h"

#include "app/domain/teams/seats.h"
#include "app/domain/text/filled.h"
#include "ui/frame/seen_before.h"

#include <QCoreApplication>

#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::MatchResult)
};

/// In the order in which they are offered.
enum class Ending : std::uint8_t { firstWins, secondWins, neither, drawn, none };

std::optional<GameResult> resultOf(Ending ending, const Match& match, int number)
{
    const bool firstIsWhite = match.game(number).white == match.a;
    const auto forfeit = [&](bool whiteWins) { // at each board at which the winners have somebody
        return withoutTheAbsent(match, number,
                                whiteWins ? GameResult::whiteWinsByForfeit : GameResult::blackWinsByForfeit);
    };
    switch (ending) {
    case Ending::firstWins: return forfeit(firstIsWhite);
    case Ending::secondWins: return forfeit(!firstIsWhite);
    case Ending::neither: return GameResult::doubleForfeit;
    case Ending::drawn: return GameResult::draw;
    case Ending::none: break;
    }
    return std::nullopt;
}

} // namespace

void askMatchResult(Desk& desk, BoardId board, const Continuation& then)
{
    const Match* stored = desk.projected().board({board.round, board.board});
    if (stored == nullptr)
        return;
    const Match match = *stored;
    const QString first = desk.projected().player(match.a)->data.name;
    const QString second = desk.projected().player(match.b)->data.name;
    Question question;
    question.level = WarningLevel::acknowledge;
    question.title = filled(Tr::tr("Result of match %1, round %2"), board.board, board.round.value);
    question.text = Tr::tr("It is entered on all boards of %1 against %2, whatever stands there.").arg(first, second);
    question.action = Tr::tr("Enter");
    question.choices.push_back({Tr::tr("The match"),
                                {Tr::tr("%1 wins: the others did not come", "a team").arg(first),
                                 Tr::tr("%1 wins: the others did not come", "a team").arg(second),
                                 Tr::tr("neither team came"), Tr::tr("all games are drawn"), Tr::tr("no results")}});
    const SeenBefore seen(desk);
    const auto consent = desk.asker().ask(question);
    if (!consent || consent->chosen.empty())
        return;
    const auto ending = static_cast<Ending>(consent->chosen.front());
    EnterResults command{board.round, {}};
    for (int number = 1; number <= match.gameCount(); ++number)
        command.results.push_back({board.board, resultOf(ending, match, number), number});
    if (seen.holds(command))
        desk.apply(std::move(command), Tr::tr("Enter this result all the same?"), Tr::tr("Enter"), then);
}

} // namespace pairwright
