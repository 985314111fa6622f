#include "tests/crash/arbiter_script.h"

#include "app/corrections/cases.h"
#include "app/corrections/late_arrival.h"
#include "app/corrections/ways.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/teams/seats.h"
#include "app/pairing/pairing_job.h"
#include "app/pairing/play_off.h"
#include "app/pairing/tied_players.h"
#include "app/session/plan/planner.h"
#include "engine/base/random.h"
#include "engine/capabilities.h"
#include "tests/unit/app/support/sessions.h"

#include <stdexcept>
#include <vector>

namespace pairwright::test {

namespace {

constexpr std::size_t players = 16;
constexpr std::size_t playersOfATable = 7;
constexpr std::size_t teamsOfAnEvent = 8;
constexpr int roundsOfTeams = 5;
constexpr int boardsOfAMatch = 2;
constexpr std::uint64_t mix = 1'000'003;

GameResult someResult(Random& random)
{
    const auto all = allGameResults();
    return all[random.below(random.chance(1, 3) ? all.size() : 3)];
}

PlayerKey somePlayer(Random& random, const Tournament& tournament)
{
    return tournament.players[random.below(tournament.players.size())].key;
}

template <class Way>
std::optional<Command> oneOf(Random& random, const std::vector<Way>& ways)
{
    return ways.empty() ? std::nullopt : std::optional<Command>(ways[random.below(ways.size())].command);
}

/// A case of the correction window with made-up answers, dealt with in one of its ways.
std::optional<Command> correction(Random& random, const Tournament& tournament, const QDateTime& now)
{
    const int published = tournament.lastPublished().value;
    if (published == 0)
        return std::nullopt;
    const RoundNumber round{std::max(1, published - static_cast<int>(random.below(3)))};
    const std::size_t boards = tournament.round(round)->published()->pairings.boards.size();
    if (boards == 0)
        return std::nullopt;
    const auto someBoard = [&] {
        return BoardId{round, 1 + static_cast<int>(random.below(boards))};
    };
    CaseAnswers answers;
    answers.board = someBoard();
    answers.result = someResult(random);
    answers.secondBoard = someBoard();
    answers.secondResult = someResult(random);
    const Match& match = *tournament.board(answers.board);
    answers.white = match.a;
    answers.black = somePlayer(random, tournament);
    answers.player = random.chance(1, 2) ? match.b : somePlayer(random, tournament);
    answers.reason = QStringLiteral("a slip");
    const auto kind = static_cast<CorrectionCase>(random.below(static_cast<std::size_t>(CorrectionCase::wrongBye) + 1));
    const auto mistake =
        random.chance(1, 4) ? asForfeit(tournament, kind, answers) : mistakeOf(tournament, kind, answers);
    if (!mistake)
        return std::nullopt;
    return oneOf(random, waysFor(tournament, *mistake, pairedAgain(tournament, *mistake), answers.reason, now));
}

std::optional<Command> lateArrival(Random& random, const Tournament& tournament, const QDateTime& now)
{
    std::vector<PlayerKey> late = withoutPlace(tournament);
    if (late.size() > 2)
        late.resize(1 + random.below(2));
    if (late.empty())
        return std::nullopt;
    const QString reason = QStringLiteral("late train");
    return oneOf(random, lateArrivalWays(tournament, late, pairedWith(tournament, late), reason, now));
}

Command someGroupEdit(Random& random, const Tournament& tournament)
{
    const auto& rules = tournament.settings.groupRules;
    GroupRule rule{QStringLiteral("Group %1").arg(random.below(1000)), Sex::Female, {}, {}, {}, {}};
    if (rules.empty() || random.chance(1, 2))
        return SetGroupRules{{adding(rule)}};
    const GroupRule& seen = rules[random.below(rules.size())];
    return SetGroupRules{{random.chance(1, 2) ? removing(seen) : ThingEdit<GroupRule>{seen, rule}}};
}

Command somePrizeStep(Random& random, const Tournament& tournament, const QDateTime& now)
{
    const Settings& settings = tournament.settings;
    Prize prize;
    prize.set = QStringLiteral("Set %1").arg(random.below(4));
    prize.place = 1 + static_cast<int>(random.below(5));
    prize.amount = 100 * static_cast<std::int64_t>(random.below(500));
    prize.thing = prize.amount == 0 ? QStringLiteral("Cup ';--") : QString();
    switch (random.below(6)) {
    case 0: {
        PrizeRules rules = settings.prizeRules;
        rules.sharing = static_cast<PrizeSharing>(random.below(3));
        rules.lowest = 100 * static_cast<std::int64_t>(random.below(20));
        return SetPrizeRules{rules, settings.prizeRules};
    }
    case 1:
        return MarkForPrizes{
            {adding(PrizeMark{somePlayer(random, tournament), static_cast<PrizeMark::Kind>(random.below(3))})}};
    case 2: {
        AnnouncedPrizes announced{now, tournament.lastPublished().value, QStringLiteral("EUR"), {}};
        announced.awards.push_back({somePlayer(random, tournament), {}, {labelOf(prize)}, prize.amount});
        return AnnouncePrizes{announced, settings.announced};
    }
    case 3: return SetTeamRankings{{adding(TeamRanking{QStringLiteral("Ranking %1").arg(random.below(100))})}};
    default:
        if (settings.prizes.empty() || random.chance(1, 2))
            return SetPrizes{{adding(prize)}};
        const Prize& seen = settings.prizes[random.below(settings.prizes.size())];
        return SetPrizes{{random.chance(1, 2) ? removing(seen) : ThingEdit<Prize>{seen, prize}}};
    }
}

/// Something that an arbiter does besides the way of the tournament; often it is refused.
Command aside(Random& random, const Tournament& tournament, const QDateTime& now)
{
    const RoundNumber next = tournament.roundAhead();
    const PlayerKey player = somePlayer(random, tournament);
    Command misprint =
        WithdrawPublication{RoundNumber{std::max(1, tournament.lastPublished().value)}, QStringLiteral("misprint")};
    switch (random.below(21)) {
    case 0: {
        EventData event = tournament.event;
        event.city = QStringLiteral("Ort %1 ';--").arg(random.below(1000));
        event.deputyArbiters.assign(random.below(4), {QStringLiteral("Deputy"), {}});
        event.roundTimes[RoundNumber{1 + static_cast<int>(random.below(3))}] =
            QTime(static_cast<int>(random.below(24)), 30);
        return editOf(tournament.event, event);
    }
    case 1: {
        PlayerData data = tournament.player(player)->data;
        data.club = QString(static_cast<qsizetype>(random.below(300)), QLatin1Char('c'));
        data.group = data.club.right(data.club.size() % 3);
        data.phone = data.club.left(data.club.size() % 20);
        data.fixedBoard = random.chance(1, 3) ? std::optional(1 + static_cast<int>(random.below(9))) : std::nullopt;
        data.rapid = OfficialRating{1400, static_cast<int>(1 + random.below(40)), QStringLiteral("FIDE rapid 2026-10")};
        data.noHalfPointBye = random.chance(1, 8);
        data.periodRatings = withMonth(data.periodRatings, QStringLiteral("2026-1%1").arg(random.below(3)),
                                       OfficialRating{1500, {}, QStringLiteral("FIDE rapid")});
        return editOf(*tournament.player(player), data);
    }
    case 2: return SetAbsence{next, {player}, AbsenceKind::halfPoint};
    case 3: return ClearAbsence{next, {player}};
    case 4: return WithdrawPlayer{{player}, next, random.chance(1, 4)};
    case 5: return ReturnPlayer{{player}, next};
    case 6: return AddPlayers{somePlayers(1, static_cast<int>(tournament.nextPlayerKey.value)), QStringLiteral("late")};
    case 7:
        return CorrectResult{{RoundNumber{std::max(1, tournament.lastPublished().value - 1)},
                              1 + static_cast<int>(random.below(players / 2))},
                             someResult(random)};
    case 8:
        return CheckIn{next,
                       {player},
                       static_cast<DoorMark>(random.below(4)),
                       RoundNumber{next.value + 1 + static_cast<int>(random.below(3))}};
    case 9: return CloseCheckIn{next, {player}, static_cast<CheckInEnd>(random.below(3))};
    case 10:
    case 11:
    case 12: return correction(random, tournament, now).value_or(misprint);
    case 13: return lateArrival(random, tournament, now).value_or(misprint);
    case 14:
        if (random.chance(1, 4))
            return SetRatedBy{random.chance(1, 2) ? RatedBy::federation : RatedBy::nobody};
        return misprint;
    case 15:
        if (random.chance(1, 2))
            return SetRatingChoice{static_cast<RatingChoice>(random.below(6)), {}, std::vector{CountedList::rapid}, {}};
        return SetClubsApart{static_cast<int>(random.below(4))};
    case 16: return SetOrderOfEquals{{OrderOfEquals::By::lot, random.next()}};
    case 17: return someGroupEdit(random, tournament);
    case 18: {
        const auto tied = tiedPlayers(tournament);
        if (random.chance(1, 3) || tied.empty())
            return random.chance(1, 3) ? Command(SetChess960{random.next()}) : Command(DrawLots{random.next()});
        return RankTied{tied[random.below(tied.size())]};
    }
    case 19:
    case 20: return somePrizeStep(random, tournament, now);
    default: return misprint;
    }
}

/// Every third arbiter has a round robin.
bool playsAllPlayAll(std::uint64_t seed)
{
    return seed % 3 == 0;
}

/// Of the others every fourth has an event of teams.
bool playsTeams(std::uint64_t seed)
{
    return seed % 3 != 0 && seed % 4 == 1;
}

NumberDraw someDraw(Random& random)
{
    return random.chance(1, 3) ? NumberDraw{NumberDraw::By::rating, {}}
                               : NumberDraw{NumberDraw::By::lot, random.next() % 1000};
}

/// All rounds are published, and no game is open: at most the winner of a play-off is still to be named.
std::vector<Command> afterTheEnd(Random& random, const Tournament& tournament)
{
    const auto& named = tournament.settings.playOffWinner;
    const std::vector<PlayerKey> tied = tiedForFirst(tournament);
    if (named || tied.empty())
        return {};
    return {SetPlayOffWinner{tied[random.below(tied.size())], named}};
}

/// The same for a round robin: all rounds at once, then results in any of them, and games on other days.
std::vector<Command> onwardsByTable(Random& random, const Tournament& tournament)
{
    if (!capabilitiesOf(tournament.settings.system).allPlayAll)
        return {SetSystem{{random.chance(1, 2) ? System::RoundRobin : System::DoubleRoundRobin, 2026}}};
    if (!tournament.settings.numberDraw)
        return {DrawNumbers{someDraw(random)}};
    std::vector<Command> commands;
    std::vector<OpenGames> waiting = openGames(tournament);
    std::erase_if(waiting, [](const OpenGames& games) { return games.missing.empty(); });
    if (!waiting.empty()) {
        const OpenGames& round = waiting[random.below(waiting.size())];
        const BoardId board{round.round, round.missing[random.below(round.missing.size())]};
        if (random.chance(1, 8))
            commands.emplace_back(PostponeGame{
                board, Postponement{random.chance(1, 2) ? std::optional(QDate(2026, 5, 1)) : std::nullopt}});
        commands.emplace_back(EnterResult{board, someResult(random)});
        commands.emplace_back(EnterResult{board, GameResult::draw});
        return commands;
    }
    const RoundNumber next = tournament.roundAhead();
    const Round* ahead = tournament.round(next);
    if (ahead != nullptr && ahead->proposal() != nullptr) {
        if (random.chance(1, 4))
            commands.emplace_back(EditProposal{next, EditProposal::SwapColours{1}});
        if (random.chance(1, 2))
            commands.emplace_back(PublishRounds{RoundNumber{static_cast<int>(tournament.rounds.size())}});
        commands.emplace_back(PublishRound{next});
        return commands;
    }
    if (tournament.hasBegun() && tournament.allRoundsPublished())
        return afterTheEnd(random, tournament);
    if (!tournament.hasBegun() && random.chance(1, 4))
        commands.emplace_back(DrawNumbers{someDraw(random)});
    if (const auto drafts = layOutRounds(tournament))
        commands.emplace_back(LayOutRounds{*drafts});
    return commands;
}

/// An event of teams until the first round: what plays, the teams, and who plays for them.
std::optional<Command> registeringTeams(Random& random, const Tournament& tournament)
{
    if (!tournament.settings.teams) {
        TeamRules rules;
        rules.boards = boardsOfAMatch;
        rules.order = random.chance(1, 2) ? BoardOrder::fixed : BoardOrder::free;
        return SetTeamRules{rules};
    }
    if (tournament.settings.plannedRounds > roundsOfTeams)
        return SetRoundCount{roundsOfTeams};
    const auto next = static_cast<int>(tournament.nextPlayerKey.value);
    if (tournament.players.size() < teamsOfAnEvent)
        return AddPlayers{somePlayers(1 + static_cast<int>(random.below(3)), next), {}};
    for (const Player& team : tournament.players) {
        if (tournament.membersOf(team.key).size() >= boardsOfAMatch + 1)
            continue;
        std::vector<PlayerData> members(1 + random.below(2));
        for (PlayerData& member : members) {
            member.name = QStringLiteral("Member %1 ';--").arg(next + (&member - members.data()));
            member.rating = Rating{static_cast<int>(1200 + random.below(1000)), RatingSource::fide, {}};
        }
        return AddMembers{team.key, members, {}};
    }
    return std::nullopt;
}

/// Who sits at the boards of that round, and what its games end with.
std::vector<Command> playingMatches(Random& random, const Tournament& tournament, const Round& current)
{
    std::vector<Command> commands;
    const std::vector<int> open = current.openBoards();
    const int board = open[random.below(open.size())];
    const Match& match = *tournament.board({current.number, board});
    if (random.chance(1, 8))
        commands.emplace_back(SeatAsUsual{current.number});
    const PlayerKey team = random.chance(1, 2) ? match.a : match.b;
    // A team that came late has no players yet.
    if (const auto members = tournament.membersOf(team); !members.empty() && random.chance(1, 4)) {
        LineUp seats(match.games.size());
        for (std::optional<PlayerKey>& seat : seats) {
            if (random.chance(4, 5))
                seat = members[random.below(members.size())]->key;
        }
        commands.emplace_back(SetLineUp{current.number, team, seats});
    }
    EnterResults results{current.number, {}};
    for (int game = match.firstOpenGame().value_or(1); game <= match.gameCount(); ++game) {
        const GameResult some = someResult(random);
        results.results.push_back({board, forfeitOfEmptyBoard(match, game).value_or(some), game});
    }
    if (random.chance(1, 3))
        results.results.resize(1);
    commands.emplace_back(results);
    return commands;
}

/// What brings the tournament on, in the order in which it is tried.
std::vector<Command> onwards(Random& random, const Tournament& tournament, std::uint64_t seed)
{
    std::vector<Command> commands;
    const bool allPlayAll = playsAllPlayAll(seed);
    const bool ofTeams = playsTeams(seed);
    if (ofTeams && !tournament.hasBegun())
        if (const auto command = registeringTeams(random, tournament))
            return {*command};
    const int known = static_cast<int>(tournament.players.size());
    if (!ofTeams && tournament.players.size() < (allPlayAll ? playersOfATable : players))
        return {AddPlayers{somePlayers(1 + static_cast<int>(random.below(4)), known + 1), {}}};
    if (allPlayAll)
        return onwardsByTable(random, tournament);
    if (!tournament.settings.initialColour)
        return {SetInitialColour{drawInitialColour(random.next())}};
    if (const Round* current = tournament.round(tournament.lastPublished())) {
        const std::vector<int> open = current->openBoards();
        if (!open.empty() && ofTeams)
            return playingMatches(random, tournament, *current);
        if (!open.empty()) {
            const BoardId board{current->number, open[random.below(open.size())]};
            if (random.chance(1, 12))
                commands.emplace_back(RegisterAdjourned{board.round});
            commands.emplace_back(EnterResult{board, someResult(random)});
            commands.emplace_back(EnterResult{board, GameResult::draw});
            return commands;
        }
    }
    if (tournament.hasBegun() && tournament.allRoundsPublished())
        return afterTheEnd(random, tournament);
    const RoundNumber next = tournament.roundAhead();
    if (random.chance(1, 4))
        commands.emplace_back(EditProposal{next, EditProposal::SwapColours{1}});
    if (!random.chance(1, 8))
        commands.emplace_back(PublishRound{next});
    if (next.value <= tournament.settings.plannedRounds) {
        if (const auto draft = proposeRound(tournament))
            commands.emplace_back(StoreProposal{*draft});
    }
    commands.emplace_back(PublishRound{next});
    return commands;
}

Expected<Plan, CommandError> planned(const Tournament& tournament, const Command& command, std::int64_t number)
{
    return checked(planOf(tournament, command, timeOfStep(number)), WarningLevel::twoSteps);
}

} // namespace

QDateTime timeOfStep(std::int64_t number)
{
    return QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC).addSecs(number);
}

std::optional<ScriptStep> nextStep(std::uint64_t seed, std::int64_t number, const Tournament& tournament,
                                   UndoState undo)
{
    Random random(seed * mix + static_cast<std::uint64_t>(number));
    if (undo.canUndo && random.chance(1, 15))
        return Undo{};
    if (undo.canRedo && random.chance(1, 2))
        return Redo{};
    std::vector<Command> commands;
    if (!tournament.players.empty() && random.chance(1, 4))
        commands.push_back(aside(random, tournament, timeOfStep(number)));
    for (const Command& command : onwards(random, tournament, seed))
        commands.push_back(command);
    for (const Command& command : commands) {
        const auto plan = planned(tournament, command, number);
        if (plan && !plan->delta.empty())
            return command;
    }
    return std::nullopt;
}

Replay::Replay(std::uint64_t seed, Tournament start)
    : seed_(seed)
    , tournament_(std::move(start))
{
    auto first = std::make_shared<JournalStep>();
    first->isBarrier = true;
    history_.follow(first);
}

UndoState Replay::undoState() const
{
    const SharedStep done = history_.lastDone();
    return {done && !done->isBarrier, history_.lastUndone() != nullptr};
}

bool Replay::isOver() const
{
    return !nextStep(seed_, step_ + 1, tournament_, undoState());
}

bool Replay::goTo(std::int64_t step)
{
    while (step_ < step) {
        const auto next = nextStep(seed_, step_ + 1, tournament_, undoState());
        if (!next)
            return false;
        auto made = std::make_shared<JournalStep>();
        made->number = ++step_;
        command_.reset();
        if (std::holds_alternative<Undo>(*next)) {
            made->kind = StepKind::undone;
            made->target = history_.lastDone()->number;
            made->delta = inverse(history_.lastDone()->delta);
        } else if (std::holds_alternative<Redo>(*next)) {
            made->kind = StepKind::redone;
            made->target = history_.lastUndone()->number;
            made->delta = history_.lastUndone()->delta;
        } else {
            command_ = std::get<Command>(*next);
            auto plan = planned(tournament_, *command_, step_);
            made->isBarrier = plan->barrier;
            made->delta = std::move(plan->delta);
        }
        applyTo(tournament_, made->delta);
        history_.follow(made);
    }
    return true;
}

} // namespace pairwright::test
