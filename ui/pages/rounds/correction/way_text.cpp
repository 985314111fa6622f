#include "ui/pages/rounds/correction/way_text.h"

#include "app/domain/teams/match_score.h"
#include "app/domain/teams/seats.h"
#include "app/domain/text/filled.h"
#include "app/session/plan/result_entry.h"
#include "ui/text/format.h"
#include "ui/text/steps/finding_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct WayTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WayText)
};

struct CaseTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::CorrectionWindow)
};

QString boardsChanged(int boards, bool ofTeams)
{
    if (ofTeams)
        return boards == 0 ? WayTr::tr("no match changes") : WayTr::tr("%n match(es) change(s)", nullptr, boards);
    return boards == 0 ? WayTr::tr("no board changes") : WayTr::tr("%n board(s) change(s)", nullptr, boards);
}

QString withBasis(const QString& text, std::string_view article)
{
    QString basis = article.empty() ? WayTr::tr("outside FIDE mode: you decide")
                                    : QString::fromUtf8(article.data(), static_cast<qsizetype>(article.size()));
    basis.replace(QLatin1String(" art. "),
                  QStringLiteral(", %1 ").arg(WayTr::tr("article", "of a regulation, before its number")));
    return QStringLiteral("%1 (%2)").arg(text, basis);
}

QString textOf(CorrectionWay::Kind kind, int boards, bool ofTeams)
{
    switch (kind) {
    case CorrectionWay::Kind::enter:
        return boards == 0 ? WayTr::tr("Record it: nothing rests on it yet")
                           : WayTr::tr("Record it as it was played; %1").arg(boardsChanged(boards, ofTeams));
    case CorrectionWay::Kind::keepPairings:
        return WayTr::tr("Correct it and keep all pairings; it counts from the next pairing on");
    case CorrectionWay::Kind::pairAgain:
        return (ofTeams ? WayTr::tr("Correct it, withdraw the last round and pair it again; %1; results of matches "
                                    "that stay are kept")
                        : WayTr::tr("Correct it, withdraw the last round and pair it again; %1; results of boards "
                                    "that stay are kept"))
            .arg(boardsChanged(boards, ofTeams));
    case CorrectionWay::Kind::ratingOnly: break;
    }
    return WayTr::tr("Leave the tournament as it is; only the rating report says what was played");
}

QString textOf(LateArrivalWay::Kind kind, const Settings& settings)
{
    const bool ofTeams = settings.teams.has_value();
    switch (kind) {
    case LateArrivalWay::Kind::wait: return WayTr::tr("Wait for the next round, without a point for this one");
    case LateArrivalWay::Kind::waitWithHalf:
        if (ofTeams) {
            const MatchScore drawn = matchScoreOfBye(settings, ByeKind::Half);
            return filled(WayTr::tr("Wait for the next round, with a drawn match (%1 MP, %2 GP)"),
                          formatScore(drawn.matchPoints), formatScore(drawn.gamePoints));
        }
        return WayTr::tr("Wait for the next round, with a half-point bye");
    case LateArrivalWay::Kind::takeBye:
        return ofTeams ? WayTr::tr("Play the team that has the bye") : WayTr::tr("Play the player who has the bye");
    case LateArrivalWay::Kind::meetEachOther: return WayTr::tr("Let the two who came late play each other");
    case LateArrivalWay::Kind::pairAgain: break;
    }
    return WayTr::tr("Withdraw the round and pair it again with everybody");
}

} // namespace

QString describeCase(CorrectionCase one)
{
    switch (one) {
    case CorrectionCase::wrongResult: return CaseTr::tr("The result is wrong");
    case CorrectionCase::twoResults: return CaseTr::tr("Two results are wrong");
    case CorrectionCase::forfeitTooEarly: return CaseTr::tr("The forfeit was entered too early");
    case CorrectionCase::forfeitPlayed: return CaseTr::tr("The forfeit was played after all");
    case CorrectionCase::wrongColours: return CaseTr::tr("They played with colours reversed");
    case CorrectionCase::wrongPlayers: return CaseTr::tr("The wrong two sat at this board");
    case CorrectionCase::pairedByMistake: return CaseTr::tr("A player was paired by mistake");
    case CorrectionCase::boardColours: return CaseTr::tr("One board was played with colours reversed");
    case CorrectionCase::wrongBye: break;
    }
    return CaseTr::tr("The bye went to the wrong player");
}

QString describeWay(const CorrectionWay& way, bool ofTeams)
{
    return withBasis(textOf(way.kind, way.boardsChanged, ofTeams), way.article);
}

QString describeWay(const LateArrivalWay& way, const Settings& settings)
{
    return withBasis(QStringLiteral("%1; %2").arg(textOf(way.kind, settings),
                                                  boardsChanged(way.boardsChanged, settings.teams.has_value())),
                     way.article);
}

QString verbOf(const LateArrivalWay& way, bool ofTeams)
{
    using Kind = LateArrivalWay::Kind;
    switch (way.kind) {
    case Kind::wait: return WayTr::tr("Bring In for the Next Round");
    case Kind::waitWithHalf: return ofTeams ? WayTr::tr("Give a Drawn Match") : WayTr::tr("Give a Half-Point Bye");
    case Kind::takeBye:
    case Kind::meetEachOther: return WayTr::tr("Pair Them");
    case Kind::pairAgain: break;
    }
    return WayTr::tr("Pair the Round Again");
}

namespace {

bool isOfAdjournedGames(const Tournament& tournament, const Mistake& mistake)
{
    return !mistake.amended && std::all_of(mistake.results.begin(), mistake.results.end(), [&](const auto& one) {
        const Game* game = tournament.game(one.board);
        return game != nullptr && game->outcome.result == GameResult::adjourned;
    });
}

} // namespace

QString describeImpossible(const Tournament& tournament, CorrectionCase kind, BoardId board)
{
    const Match* match = tournament.board(board);
    if (kind != CorrectionCase::boardColours || match == nullptr || tellsColours(*match, board.game))
        return {};
    return filled(WayTr::tr("Board %1 is the first one at which two players sit: reports take the colours of the whole "
                            "match from it, so that its own cannot be told. If all boards were played with colours "
                            "reversed, choose the whole match."),
                  board.game);
}

QString describeImpossible(const Tournament& tournament, const Mistake& mistake)
{
    const auto impossible = impossibleResult(tournament, mistake);
    if (!impossible)
        return {};
    const BoardId id = impossible->board;
    const Match& match = *tournament.board(id);
    Finding finding;
    finding.code = FindingCode::emptyBoard;
    finding.board = id.board;
    finding.value = id.game;
    finding.player = whoLeavesEmpty(match, id.game);
    QStringList possible;
    for (const GameResult result : allGameResults())
        if (canEndSo(match, id.game, result))
            possible << formatResult(result);
    return filled(WayTr::tr("%1 Possible here: %2. If somebody did sit there, name the player in the line-up first.",
                            "a sentence; results"),
                  sentenceFor(finding, tournament), possible.join(QStringLiteral(", ")));
}

QString lawfulness(const Tournament& tournament, const Mistake& mistake, const std::vector<CorrectionWay>& ways)
{
    const auto round = mistake.round();
    if (!round)
        return {};
    const int number = round->value;
    if (ways.empty() && !inFideMode(tournament.settings))
        return WayTr::tr("This cannot be recorded. Say what was really played.");
    if (ways.empty())
        return WayTr::tr("Nothing can be done about it any more (C.04.2:2026, articles 4.3 and 4.4). Outside FIDE mode "
                         "you could decide.");
    if (ways.front().kind == CorrectionWay::Kind::enter && *round != tournament.lastPublished())
        return WayTr::tr("Every published round of a table takes results: this is lawful.");
    if (ways.front().kind == CorrectionWay::Kind::enter && tournament.round(*round)->openBoards().empty())
        return WayTr::tr(
                   "Round %1 is complete and no later one is published: this is lawful (C.04.2:2026, article 4.3).")
            .arg(number);
    if (ways.front().kind == CorrectionWay::Kind::enter)
        return WayTr::tr("Round %1 is being played: this is lawful (C.04.2:2026, article 4.3).").arg(number);
    if (isOfAdjournedGames(tournament, mistake))
        return WayTr::tr(
            "The game was adjourned: its result may be entered at any time. The rounds after it were paired "
            "with a draw.");
    if (isInTime(tournament, *round))
        return filled(
            WayTr::tr("Round %1 may be corrected until the last result of round %2 is in (C.04.2:2026, article 4.3)."),
            number, number + 1);
    if (isInTimeIfReported(tournament, *round))
        return filled(WayTr::tr("Round %1 may still be corrected if the mistake was reported before the last result of "
                                "round %2 was in (C.04.2:2026, article 4.3)."),
                      number, number + 1);
    if (inFideMode(tournament.settings))
        return WayTr::tr("It is too late to correct round %1 for the tournament (C.04.2:2026, article 4.3).")
            .arg(number);
    return WayTr::tr("By the FIDE rules it would be too late to correct round %1 (C.04.2:2026, article 4.3). The "
                     "tournament is not in FIDE mode: you decide.")
        .arg(number);
}

} // namespace pairwright
