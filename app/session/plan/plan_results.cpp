#include "app/domain/changes/game_change.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/teams/seats.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/result_entry.h"
#include "engine/capabilities.h"

namespace pairwright::plan {

namespace {

void describeBoard(const Context& to, BoardId board, std::optional<GameResult> result)
{
    to.plan.step.round = board.round;
    to.plan.step.board = board.board;
    const Match* stored = to.tournament.board(board);
    if (stored != nullptr && stored->gameCount() > 1)
        to.plan.step.game = board.game;
    if (to.tournament.settings.teams)
        to.plan.step.text = resultOfTeams;
    to.plan.step.result = result;
}

/// At the level of the table of refusals, if none is given.
Finding& addAbout(const Context& to, FindingCode code, BoardId board, std::optional<WarningLevel> level = {})
{
    Finding& finding = level ? to.add(code, *level) : to.add(code);
    finding.round = board.round;
    finding.board = board.board;
    return finding;
}

/// "1-0 to 0-1", in codes.
QString changeText(std::optional<GameResult> before, std::optional<GameResult> after)
{
    const auto text = [](std::optional<GameResult> result) {
        return result ? QString(codeOf(*result)) : QStringLiteral("none");
    };
    return text(before) + QStringLiteral(" to ") + text(after);
}

/// Told in the report, with the game where the match has several.
void logResult(const Context& to, IntegrityEvent::Kind kind, BoardId board, const QString& change)
{
    const bool several = to.tournament.board(board)->gameCount() > 1;
    log(to, kind, board.round, board.board, toText({several ? std::optional(board.game) : std::nullopt, change}));
}

/// The last correction told of the game adjourned it: the report needs the end of that too.
bool isToldAdjourned(const Tournament& tournament, BoardId id)
{
    for (auto event = tournament.integrity.rbegin(); event != tournament.integrity.rend(); ++event) {
        const GameChange told = gameChangeIn(event->text);
        if (event->kind == IntegrityEvent::Kind::correction && event->round == id.round && event->board == id.board &&
            told.game.value_or(1) == id.game)
            return told.change.endsWith(QStringLiteral(" to ") + codeOf(GameResult::adjourned));
    }
    return false;
}

/// The game, if `wanted` is the way to change it now; else a finding that names the right way.
const Game* findGame(const Context& to, BoardId id, ResultEntry wanted)
{
    const Game* game = to.tournament.game(id);
    if (game == nullptr) {
        addAbout(to, FindingCode::unknownBoard, id);
        return nullptr;
    }
    const ResultEntry way = resultEntryFor(to.tournament, id);
    // A mistyped "adjourned" of the current round is simply overwritten.
    const bool current = to.tournament.mayEnterResults(id.round);
    if (way == wanted && way == ResultEntry::correct && isInTimeIfReported(to.tournament, id.round))
        addAbout(to, FindingCode::onlyIfReportedInTime, id, WarningLevel::confirm);
    else if (way == wanted && way == ResultEntry::correct && !isInTime(to.tournament, id.round))
        addAbout(to, FindingCode::ratingOnlyFromNowOn, id); // a question here: the mode allows it
    if (way == wanted || (current && wanted == ResultEntry::enter))
        return game;
    if (wanted == ResultEntry::ratingOnly && way == ResultEntry::correct && !isInTime(to.tournament, id.round))
        return game; // here the arbiter may choose either
    if (wanted == ResultEntry::adjourned) {
        addAbout(to, FindingCode::notAdjourned, id);
        return nullptr;
    }
    if (wanted == ResultEntry::ratingOnly && way == ResultEntry::correct) {
        addAbout(to, FindingCode::stillCorrectable, id);
        return nullptr;
    }
    switch (way) {
    case ResultEntry::enter: addAbout(to, FindingCode::nothingToCorrect, id); break;
    case ResultEntry::correct: addAbout(to, FindingCode::useCorrection, id); break;
    case ResultEntry::adjourned: addAbout(to, FindingCode::useAdjournedResult, id); break;
    case ResultEntry::ratingOnly: addAbout(to, FindingCode::ratingOnlyFromNowOn, id); break;
    case ResultEntry::notPossible: addAbout(to, FindingCode::unknownBoard, id); break;
    }
    return nullptr;
}

/// An empty board has no game, nor has any of a team without players: only a forfeit is entered there. True, with a
/// finding: the result is of a game.
bool isOfAnEmptyBoard(const Context& to, BoardId id, std::optional<GameResult> result)
{
    const Match* match = to.tournament.board(id);
    if (match == nullptr || !result)
        return false;
    std::optional<PlayerKey> nobody;
    if (to.tournament.settings.teams && !isForfeit(*result))
        for (const PlayerKey team : {match->b, match->a})
            if (isWithoutPlayers(to.tournament, team))
                nobody = team;
    const bool canBe = canEndSo(*match, id.game, *result);
    if (canBe && !nobody)
        return false;
    Finding& finding = addAbout(to, FindingCode::emptyBoard, id);
    finding.value = id.game;
    finding.player = canBe ? nobody : whoLeavesEmpty(*match, id.game);
    return true;
}

void changeGame(const Context& to, BoardId id, const Game& game, const BoardOutcome& after)
{
    if (after == game.outcome)
        return;
    const int version = to.tournament.round(id.round)->published()->version;
    to.plan.delta.emplace_back(BoardChange{id, version, game.outcome, after});
}

void tellPointsChange(const Context& to, PlayerKey side, Score before, Score now, const QString& kind = {})
{
    if (before == now)
        return;
    Finding& finding = to.add(FindingCode::pointsChange, WarningLevel::none);
    finding.player = side;
    finding.value = (now - before).tenths;
    finding.text = kind;
}

/// Tells what a later result does to the scores of the two players, or teams.
void tellPointsChange(const Context& to, BoardId id, GameResult after)
{
    const Match& match = *to.tournament.board(id);
    const Settings& settings = to.tournament.settings;
    if (settings.teams) {
        Match changed = match;
        changed.game(id.game).outcome.result = after;
        const auto before = scoreOf(match, settings);
        const auto now = scoreOf(changed, settings);
        for (const auto& [team, was, is] :
             {std::tuple(match.a, before.first, now.first), std::tuple(match.b, before.second, now.second)}) {
            tellPointsChange(to, team, was.matchPoints, is.matchPoints, QStringLiteral("match"));
            tellPointsChange(to, team, was.gamePoints, is.gamePoints, QStringLiteral("game"));
        }
        return;
    }
    const Game& game = match.game(id.game);
    const PointSystem& points = settings.points;
    for (const Colour side : {Colour::White, Colour::Black}) {
        Score before;
        if (const auto& result = game.outcome.result)
            before = points.pointsFor(recordFor(*result, side, Tpn{1}));
        const Score now = points.pointsFor(recordFor(after, side, Tpn{1}));
        tellPointsChange(to, side == Colour::White ? game.white : game.black, before, now);
    }
}

void enter(const Context& to, BoardId id, std::optional<GameResult> result)
{
    const Game* game = findGame(to, id, ResultEntry::enter);
    if (game == nullptr || isOfAnEmptyBoard(to, id, result))
        return;
    const bool anyRound = capabilitiesOf(to.tournament.settings.system).results == ResultsOpen::everyPublishedRound;
    const auto& before = game->outcome.result;
    if (anyRound && before && before != GameResult::adjourned && result != before) {
        Finding& replaced = addAbout(to, FindingCode::resultReplaced, id);
        replaced.value = id.game;
        replaced.theirs = codeOf(*before);
        replaced.mine = result ? QString(codeOf(*result)) : QString();
        // Of a round that is over it is told; in the one that is played, results are typed and typed again.
        if (id.round < to.tournament.roundInPlay()->number)
            logResult(to, IntegrityEvent::Kind::correction, id, changeText(before, result));
    }
    if (anyRound && before == GameResult::adjourned && result != before && isToldAdjourned(to.tournament, id))
        logResult(to, IntegrityEvent::Kind::correction, id, changeText(before, result));
    BoardOutcome after = game->outcome;
    after.result = result;
    after.wasAdjourned = false;
    if (result)
        after.postponed.reset();
    changeGame(to, id, *game, after);
}

} // namespace

void run(const Context& to, const EnterResult& command)
{
    describeBoard(to, command.board, command.result);
    enter(to, command.board, command.result);
}

void run(const Context& to, const EnterResults& command)
{
    to.plan.step.round = command.round;
    to.plan.step.count = static_cast<int>(command.results.size());
    for (const auto& entry : command.results)
        enter(to, BoardId{command.round, entry.board, entry.game}, entry.result);
}

void run(const Context& to, const RegisterAdjourned& command)
{
    to.plan.step.round = command.round;
    const Round* round = to.tournament.round(command.round);
    if (!to.tournament.mayEnterResults(command.round)) {
        to.add(FindingCode::notPublished).round = command.round;
        return;
    }
    const std::vector<int> open = round->openBoards();
    for (const int number : open) {
        const Match& board = *to.tournament.board(BoardId{command.round, number});
        for (int game = 1; game <= board.gameCount(); ++game)
            if (!board.game(game).outcome.result)
                enter(to, BoardId{command.round, number, game},
                      forfeitOfEmptyBoard(board, game).value_or(GameResult::adjourned));
    }
    to.plan.step.count = static_cast<int>(open.size());
    if (open.empty())
        return;
    // Of a few games one knows that they hang; where most are missing F6 was pressed too early.
    const std::size_t boards = round->published()->pairings.boards.size();
    const bool most = 2 * open.size() > boards;
    Finding& finding = to.add(FindingCode::resultsMissing, most ? WarningLevel::confirm : WarningLevel::acknowledge);
    finding.round = command.round;
    finding.value = static_cast<int>(boards);
    finding.boards = open;
}

void run(const Context& to, const CorrectResult& command)
{
    describeBoard(to, command.board, command.result);
    const Game* game = findGame(to, command.board, ResultEntry::correct);
    if (game == nullptr || isOfAnEmptyBoard(to, command.board, command.result))
        return;
    if (command.result == GameResult::adjourned) {
        addAbout(to, FindingCode::resultNotAllowed, command.board);
        return;
    }
    if (game->outcome.result == command.result)
        return;
    to.add(FindingCode::pairingsStay, WarningLevel::confirm).round = to.tournament.lastPublished();
    tellPointsChange(to, command.board, command.result);
    BoardOutcome after = game->outcome;
    after.result = command.result;
    changeGame(to, command.board, *game, after);
    logResult(to, IntegrityEvent::Kind::correction, command.board, changeText(game->outcome.result, command.result));
}

void run(const Context& to, const SetRatingOnlyResult& command)
{
    describeBoard(to, command.board, command.result);
    const Game* game = findGame(to, command.board, ResultEntry::ratingOnly);
    if (game == nullptr || game->outcome.ratingOnly == command.result ||
        isOfAnEmptyBoard(to, command.board, command.result))
        return;
    if (command.result == GameResult::adjourned) {
        addAbout(to, FindingCode::resultNotAllowed, command.board);
        return;
    }
    addAbout(to, FindingCode::ratingOnlyFromNowOn, command.board, WarningLevel::confirm);
    BoardOutcome after = game->outcome;
    after.ratingOnly = command.result;
    changeGame(to, command.board, *game, after);
    logResult(to, IntegrityEvent::Kind::ratingOnly, command.board, changeText(game->outcome.result, command.result));
}

void run(const Context& to, const EnterAdjournedResult& command)
{
    describeBoard(to, command.board, command.result);
    const Game* game = findGame(to, command.board, ResultEntry::adjourned);
    if (game == nullptr)
        return;
    // The game has begun: it cannot become a forfeit, nor one of under one move.
    const bool unrated = !isRated(command.result);
    if (unrated) {
        addAbout(to, FindingCode::resultNotAllowed, command.board);
        return;
    }
    if (command.result != GameResult::draw) {
        to.add(FindingCode::pairedAsDraw, WarningLevel::confirm).round = command.board.round;
        tellPointsChange(to, command.board, command.result);
        logResult(to, IntegrityEvent::Kind::adjournedGame, command.board, codeOf(command.result));
    }
    BoardOutcome after = game->outcome;
    after.result = command.result;
    after.wasAdjourned = true;
    changeGame(to, command.board, *game, after);
}

} // namespace pairwright::plan
