#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/club_mates.h"
#include "app/event/go_on.h"
#include "app/event/part_plan.h"
#include "app/event/places.h"
#include "app/event/split.h"
#include "app/formats/trf/export.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"
#include "engine/base/random.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr SystemEdition bySwiss{System::Dutch, 2026};
constexpr SystemEdition byTable{System::RoundRobin, 2026};

/// Groups by the numbers of their players.
std::vector<std::vector<std::int64_t>> numbersOf(const Split& split)
{
    std::vector<std::vector<std::int64_t>> numbers;
    for (const auto& group : split.groups) {
        auto& own = numbers.emplace_back();
        for (const PlayerKey player : group)
            own.push_back(player.value);
    }
    return numbers;
}

std::vector<PartPlan> plansOf(const Split& split, SystemEdition system)
{
    std::vector<PartPlan> plans;
    plans.reserve(split.groups.size());
    for (const auto& group : split.groups)
        plans.push_back({QStringLiteral("Group ") + letterOf(static_cast<int>(plans.size())), group, system, 3});
    return plans;
}

/// All games of all rounds: the higher rated wins, with a draw among two neighbours.
Tournament played(Tournament tournament, bool draws = false)
{
    MemoryTournament event;
    event.value = std::move(tournament);
    const bool allAtOnce = capabilitiesOf(event.value.settings.system).rounds == RoundsMade::allAtOnce;
    if (allAtOnce) {
        event.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        event.apply(LayOutRounds{*layOutRounds(event.value, {}, RoundNumber{1})});
        event.apply(PublishRounds{RoundNumber{event.value.settings.plannedRounds}});
    } else {
        event.apply(SetInitialColour{{Colour::White, {}}});
    }
    for (RoundNumber round{1}; round.value <= event.value.settings.plannedRounds; ++round.value) {
        if (!allAtOnce)
            event.pairAndPublish();
        EnterResults results{round, {}};
        for (const int board : event.value.round(round)->openBoards()) {
            const Match& match = *event.value.board({round, board});
            const bool firstIsBetter = match.a < match.b;
            results.results.push_back({board, draws           ? GameResult::draw
                                              : firstIsBetter ? GameResult::whiteWins
                                                              : GameResult::blackWins});
        }
        event.apply(results);
    }
    return event.value;
}

std::vector<PartFile> partFiles(const std::vector<Tournament>& tournaments)
{
    std::vector<PartFile> files;
    for (const Tournament& tournament : tournaments) {
        const int place = static_cast<int>(files.size()) + 1;
        const QString title = QStringLiteral("Group ") + letterOf(place - 1);
        files.push_back({title,
                         {QStringLiteral("key"), QStringLiteral("Club"), place, title},
                         std::make_shared<const Tournament>(tournament)});
    }
    return files;
}

} // namespace

/// One list becomes groups, groups become the next season or a final.
class GroupsOfAListTest : public QObject {
    Q_OBJECT
private slots:
    void byRatingTheFirstAreTogether()
    {
        const Tournament list = MemoryTournament(8).value;
        using Numbers = std::vector<std::vector<std::int64_t>>;
        QCOMPARE(numbersOf(split(list, {SplitBy::rating, 3})), (Numbers{{1, 2, 3}, {4, 5, 6}, {7, 8}}));
        QCOMPARE(numbersOf(split(list, {SplitBy::snake, 3})), (Numbers{{1, 6, 7}, {2, 5, 8}, {3, 4}}));
        QCOMPARE(numbersOf(split(list, {SplitBy::fours})), (Numbers{{1, 2, 3, 4}, {5, 6, 7, 8}}));
        QVERIFY(split(MemoryTournament(0).value, {SplitBy::snake, 3}).groups.empty());
        QCOMPARE(split(MemoryTournament(2).value, {SplitBy::rating, 5}).groups.size(), std::size_t{2});
    }

    void theLastFourToSevenOfQuadsStayTogether()
    {
        for (int players = 4; players <= 40; ++players) {
            const Split quads = split(MemoryTournament(players).value, {SplitBy::fours});
            for (std::size_t i = 0; i + 1 < quads.groups.size(); ++i)
                QCOMPARE(quads.groups[i].size(), std::size_t{4});
            QVERIFY(quads.groups.back().size() >= 4 && quads.groups.back().size() <= 7);
        }
        QCOMPARE(split(MemoryTournament(21).value, {SplitBy::fours}).groups.back().size(), std::size_t{5});
    }

    void nobodyIsLostBetweenGroups()
    {
        int lists = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            Random random(seed);
            const int players = 1 + static_cast<int>(random.below(70));
            Tournament list = MemoryTournament(players).value;
            for (Player& player : list.players) {
                if (random.below(3) > 0)
                    player.data.club = QStringLiteral("Club %1").arg(random.below(6));
                player.data.rating->value = 1000 + static_cast<int>(random.below(1500));
            }
            for (const SplitBy by : {SplitBy::rating, SplitBy::snake, SplitBy::fours})
                for (const bool apart : {false, true}) {
                    const SplitChoice choice{
                        by, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(players))), apart};
                    const Split result = split(list, choice);
                    std::set<PlayerKey> seen;
                    std::size_t total = 0;
                    std::size_t least = result.groups.front().size();
                    std::size_t most = least;
                    for (const auto& group : result.groups) {
                        seen.insert(group.begin(), group.end());
                        total += group.size();
                        least = std::min(least, group.size());
                        most = std::max(most, group.size());
                    }
                    QCOMPARE(seen.size(), list.players.size());
                    QCOMPARE(total, list.players.size());
                    if (by != SplitBy::fours) {
                        QCOMPARE(static_cast<int>(result.groups.size()), choice.groups);
                        QVERIFY(most - least <= 1);
                    }
                    SplitChoice together = choice;
                    together.matesApart = false;
                    const Split without = split(list, together);
                    QVERIFY(result.matesTogether <= without.matesTogether);
                    for (std::size_t i = 0; i < result.groups.size(); ++i)
                        QCOMPARE(result.groups[i].size(), without.groups[i].size());
                    QVERIFY(apart || (result.moved == 0 && result.furthest == 0));
                    QCOMPARE(split(list, choice).groups, result.groups); // the same again
                    ++lists;
                }
        }
        qInfo("%d splits of random lists", lists);
    }

    void matesAreSpreadAndItIsSaidWhatThatCosts()
    {
        MemoryTournament list(8);
        for (const int member : {0, 1, 5})
            list.value.players[static_cast<std::size_t>(member)].data.club = QStringLiteral("Club");
        list.apply(
            SetForbidden{{adding(ForbiddenPairs{{PlayerKey{7}, PlayerKey{8}}, RoundNumber{1}, {}})}}); // siblings
        const Split together = split(list.value, {SplitBy::rating, 2});
        QCOMPARE(together.matesTogether, 2);
        const Split apart = split(list.value, {SplitBy::rating, 2, true});
        QCOMPARE(apart.matesTogether, 1); // three of a club in two groups
        QVERIFY(apart.moved > 0 && apart.moved % 2 == 0);
        QVERIFY(apart.furthest > 0);
        QCOMPARE(split(list.value, {SplitBy::snake, 4, true}).matesTogether, 0);
        QCOMPARE(matesTogether(list.value, apart.groups), apart.matesTogether);
    }

    void clubMatesMeetEarlyWhereNumbersAreDrawnSo()
    {
        MemoryTournament event(10);
        event.apply(SetSystem{byTable});
        for (std::size_t i = 0; i < 10; ++i)
            event.value.players[i].data.club = QStringLiteral("Club %1").arg(i / 2);
        event.apply(DrawNumbers{{NumberDraw::By::early, 5}});
        const auto order = event.value.settings.declaredOrder;
        const auto drafts = layOutRounds(event.value, {}, RoundNumber{1});
        QVERIFY(drafts);
        // Five pairs of two: all of them meet in the first round.
        for (const Match& match : drafts->front().pairings.boards)
            QCOMPARE(event.value.player(match.a)->data.club, event.value.player(match.b)->data.club);
        event.apply(DrawNumbers{{NumberDraw::By::early, 6}});
        QVERIFY(event.value.settings.declaredOrder != order);
        event.apply(DrawNumbers{{NumberDraw::By::early, 5}});
        QCOMPARE(event.value.settings.declaredOrder, order);
        QCOMPARE(refusals(event, DrawNumbers{{NumberDraw::By::early, {}}}).size(), std::size_t{1});
    }

    void siblingsGoIntoOtherGroupsOrMeetInTheFirstRounds()
    {
        MemoryTournament list(12);
        const std::vector<PlayerKey> siblings{PlayerKey{2}, PlayerKey{3}}; // of no club, both of the first group
        list.apply(SetForbidden{{adding(ForbiddenPairs{siblings, RoundNumber{1}, {}})}});
        QCOMPARE(split(list.value, {SplitBy::rating, 2}).matesTogether, 1);
        const Split apart = split(list.value, {SplitBy::rating, 2, true});
        QCOMPARE(apart.matesTogether, 0);
        for (const auto& group : apart.groups)
            QVERIFY(std::count(group.begin(), group.end(), siblings[0]) +
                        std::count(group.begin(), group.end(), siblings[1]) ==
                    1);
        // Left together, they meet at once where the numbers are drawn so, and nothing asks about it.
        const auto plans = plansOf(split(list.value, {SplitBy::rating, 2}), byTable);
        MemoryTournament part;
        part.value = partsOf(list.value, plans, QStringLiteral("Club")).front().tournament;
        part.apply(DrawNumbers{{NumberDraw::By::early, 1}});
        part.apply(LayOutRounds{*layOutRounds(part.value)});
        const auto& boards = part.value.rounds.front().proposal()->pairings.boards;
        QVERIFY(std::any_of(boards.begin(), boards.end(),
                            [&](const Match& match) { return match.has(siblings[0]) && match.has(siblings[1]); }));
        QCOMPARE(levelOf(part, PublishRounds{RoundNumber{5}}), WarningLevel::none);
        part.apply(PublishRounds{RoundNumber{5}});
        const QByteArray report = exportTrf(part.value, {})->bytes;
        QVERIFY(!report.contains("\n260 ")); // nobody is kept apart
    }

    void partsAreTournamentsOfTheirOwn()
    {
        MemoryTournament list(12);
        list.apply(
            SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}, PlayerKey{12}}, RoundNumber{1}, {}})}});
        list.value.settings.declaredOrder = {PlayerKey{2}, PlayerKey{1},  PlayerKey{3},  PlayerKey{4},
                                             PlayerKey{5}, PlayerKey{6},  PlayerKey{7},  PlayerKey{8},
                                             PlayerKey{9}, PlayerKey{10}, PlayerKey{11}, PlayerKey{12}};
        list.apply(SetAbsence{RoundNumber{5}, {PlayerKey{1}}, AbsenceKind::halfPoint});
        list.apply(SetAbsence{RoundNumber{2}, {PlayerKey{2}}, AbsenceKind::halfPoint});
        for (const SystemEdition system : {bySwiss, byTable}) {
            const auto plans = plansOf(split(list.value, {SplitBy::rating, 3}), system);
            QVERIFY(!faultIn(list.value, plans));
            const auto parts = partsOf(list.value, plans, QStringLiteral("Club"));
            QCOMPARE(parts.size(), std::size_t{3});
            for (const NewPart& part : parts) {
                QVERIFY(contradictionsIn(part.tournament).empty());
                QCOMPARE(part.tournament.players.size(), std::size_t{4});
                QCOMPARE(part.tournament.settings.plannedRounds, 3);
                QVERIFY(part.tournament.settings.forbidden.size() <= 1);
            }
            QCOMPARE(parts.front().tournament.event.name, QStringLiteral("Club – Group A"));
            const Settings& first = parts.front().tournament.settings;
            QCOMPARE(first.forbidden.size(), std::size_t{1});
            QCOMPARE(first.declaredOrder.size(), std::size_t{system == bySwiss ? 4U : 0U});
            QVERIFY(parts.front().tournament.player(PlayerKey{1})->absences.empty()); // there is no round 5
            QCOMPARE(parts.front().tournament.player(PlayerKey{2})->absences.size(),
                     std::size_t{system == bySwiss ? 1U : 0U});
            QVERIFY(isFinished(played(parts.back().tournament)));
        }
    }

    void whatCannotBeIsSaidBeforeAnythingIsMade()
    {
        using enum PlanFault::Code;
        const Tournament list = MemoryTournament(42).value;
        const auto fault = [&](const std::vector<PartPlan>& plan) {
            return faultIn(list, plan)->code;
        };
        auto plan = plansOf(split(list, {SplitBy::rating, 1}), byTable);
        QCOMPARE(faultIn(list, plan), (PlanFault{tooMany, 0, 0, 40}));
        plan.front().players.pop_back(); // 41
        QCOMPARE(fault(plan), tooMany);
        plan = plansOf(split(list, {SplitBy::rating, 6}), byTable);
        QVERIFY(!faultIn(list, plan));
        plan[4].title = QStringLiteral(" ");
        QCOMPARE(faultIn(list, plan), (PlanFault{noTitle, 4}));
        plan[4].title = QStringLiteral("group a");
        QCOMPARE(faultIn(list, plan), (PlanFault{sameTitle, 4}));
        plan[4].title = QString(61, QLatin1Char('x'));
        QCOMPARE(fault(plan), titleTooLong);
        plan[4].title = QStringLiteral("A/B?"); // becomes a name of a file
        QVERIFY(!faultIn(list, plan));
        const PlayerKey last = plan[5].players.back();
        plan[5].players.pop_back();
        QCOMPARE(faultIn(list, plan), (PlanFault{notOnce, 0, 0, 0, last}));
        plan[0].players.push_back(last);
        plan[1].players.push_back(last);
        QCOMPARE(fault(plan), notOnce);
        plan = plansOf(split(list, {SplitBy::rating, 21}), byTable);
        QCOMPARE(faultIn(list, plan), (PlanFault{tooFew, 0, 3})); // two meet once
        plan = plansOf(split(list, {SplitBy::rating, 42}), bySwiss);
        QCOMPARE(faultIn(list, plan), (PlanFault{tooFew, 0, 2}));
        plan = plansOf(split(list, {SplitBy::rating, 21}), bySwiss);
        QCOMPARE(faultIn(list, plan), (PlanFault{tooManyRounds, 0, 0, 1}));
        QCOMPARE(fault({}), noPlayers);
        QCOMPARE(faultIn(MemoryTournament(0).value, plan)->code, noPlayers);
        MemoryTournament open(8);
        open.apply(SetInitialColour{{Colour::White, {}}});
        open.pairAndPublish();
        QCOMPARE(faultIn(open.value, plansOf(split(open.value, {SplitBy::rating, 2}), byTable))->code,
                 PlanFault::Code::begun);
    }

    void theFirstGoUpAndTheLastGoDown()
    {
        const Tournament list = MemoryTournament(12).value;
        std::vector<Tournament> groups;
        for (const NewPart& part :
             partsOf(list, plansOf(split(list, {SplitBy::rating, 3}), byTable), QStringLiteral("Club")))
            groups.push_back(played(part.tournament));
        const auto parts = partFiles(groups);
        const auto season = nextSeason(parts, {1, 1});
        QVERIFY(season);
        std::vector<std::vector<std::int64_t>> next;
        for (const auto& group : season->groups) {
            auto& own = next.emplace_back();
            for (const PartPlayer& player : group)
                own.push_back(player.player.value);
        }
        QCOMPARE(next, (std::vector<std::vector<std::int64_t>>{{1, 2, 3, 5}, {4, 6, 7, 9}, {8, 10, 11, 12}}));
        QCOMPARE(season->transfers.size(), std::size_t{4});
        QVERIFY(season->ties.empty());
        const auto made = seasonParts(parts, *season, QStringLiteral("Club 2027"));
        QCOMPARE(made.size(), std::size_t{3});
        QCOMPARE(made[1].title, QStringLiteral("Group B"));
        QVERIFY(made[1].tournament.settings.system == byTable);
        QCOMPARE(made[1].tournament.players.front().data.name, QStringLiteral("Player 4"));
        QVERIFY(made[1].tournament.rounds.empty());
        for (const NewPart& part : made)
            QVERIFY(contradictionsIn(part.tournament).empty());
        QCOMPARE(nextSeason(parts, {3, 2}).error(), (SeasonFault{SeasonFault::Code::tooSmall, 1}));
        QCOMPARE(nextSeason({parts.front()}, {1, 1}).error().code, SeasonFault::Code::fewerThanTwo);
        groups[2] = partsOf(list, plansOf(split(list, {SplitBy::rating, 3}), byTable), {})[2].tournament;
        QCOMPARE(nextSeason(partFiles(groups), {1, 1}).error(), (SeasonFault{SeasonFault::Code::notFinished, 2}));
    }

    void whereThePlaceIsSharedTheArbiterDecides()
    {
        const Tournament list = MemoryTournament(8).value;
        std::vector<Tournament> groups;
        for (const NewPart& part :
             partsOf(list, plansOf(split(list, {SplitBy::rating, 2}), byTable), QStringLiteral("Club")))
            groups.push_back(played(part.tournament, true));
        const auto files = partFiles(groups);
        const auto keys = [](std::initializer_list<std::int64_t> numbers) {
            std::vector<PlayerKey> players;
            for (const std::int64_t number : numbers)
                players.push_back(PlayerKey{number});
            return players;
        };
        const auto open = nextSeason(files, {1, 1});
        QVERIFY(open);
        QCOMPARE(open->ties,
                 (std::vector<SharedBorder>{{0, 1, keys({1, 2, 3, 4}), false}, {1, 1, keys({5, 6, 7, 8}), false}}));
        std::vector<TieDecision> decided{{files[0].path, keys({4, 3, 2, 1})}, {files[1].path, keys({7, 5, 8, 6})}};
        const auto season = nextSeason(files, {1, 1}, decided);
        QCOMPARE(season->ties,
                 (std::vector<SharedBorder>{{0, 1, keys({4, 3, 2, 1}), true}, {1, 1, keys({7, 5, 8, 6}), true}}));
        QCOMPARE(season->transfers, (std::vector<Transfer>{{{0, PlayerKey{1}, 1}, 1}, {{1, PlayerKey{7}, 1}, 0}}));
        QVERIFY(borderOf(season->ties, 0, PlayerKey{2})->decided);
        QVERIFY(borderOf(season->ties, 1, PlayerKey{2}) == nullptr);
        // Both borders run through one rank: one decision says who goes up and who goes down.
        const auto three = partFiles({groups[0], groups[1], groups[0]});
        QCOMPARE(nextSeason(three, {1, 1}, decided)->ties.size(), std::size_t{3});
        QCOMPARE(bestOf(files, 2)->ties.size(), std::size_t{2});
        const auto best = bestOf(files, 2, decided);
        QVERIFY(best->ties[0].decided && best->ties[1].decided);
        QCOMPARE(best->players,
                 (std::vector<PartPlayer>{
                     {0, PlayerKey{4}, 1}, {1, PlayerKey{7}, 1}, {0, PlayerKey{3}, 1}, {1, PlayerKey{5}, 1}}));
        QVERIFY(bestOf(files, 4)->ties.empty()); // all of them go on
        // What was decided of others, or of another file, counts for nothing.
        decided = {{files[0].path, keys({4, 3, 2})}, {files[0].path, keys({7, 5, 8, 6})}};
        QCOMPARE(nextSeason(files, {1, 1}, decided)->ties, open->ties);
    }

    void whoIsLeftOutOfTheStandingsGoesNeitherUpNorOn()
    {
        const Tournament list = MemoryTournament(8).value;
        std::vector<Tournament> groups;
        for (const NewPart& part :
             partsOf(list, plansOf(split(list, {SplitBy::rating, 2}), byTable), QStringLiteral("Club"))) {
            MemoryTournament event;
            event.value = part.tournament;
            event.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
            event.apply(LayOutRounds{*layOutRounds(event.value, {}, RoundNumber{1})});
            event.apply(PublishRounds{RoundNumber{3}});
            event.apply(WithdrawPlayer{{event.value.players.front().key}, RoundNumber{1}}); // has played no game
            for (RoundNumber round{1}; round.value <= 3; ++round.value)
                for (const int board : event.value.round(round)->openBoards())
                    event.apply(EnterResult{{round, board}, GameResult::whiteWins});
            groups.push_back(event.value);
        }
        const auto files = partFiles(groups);
        QVERIFY(isFinished(groups.front()));
        QCOMPARE(countRanked(placesOf(groups.front())), std::size_t{3});
        QCOMPARE(bestOf(files, 3)->players.size(), std::size_t{6});
        QCOMPARE(bestOf(files, 4).error(), (SeasonFault{SeasonFault::Code::tooSmall, 0}));
        QCOMPARE(nextSeason(files, {4, 0}).error(), (SeasonFault{SeasonFault::Code::tooSmall, 1}));
        QCOMPARE(nextSeason(files, {1, 1})->transfers.front().who.player, PlayerKey{1}); // goes down all the same
    }

    void theBestGoOnWithSeedsInOrderOfRank()
    {
        const TournamentFile file;
        const Tournament list = MemoryTournament(12).value;
        const auto plan = plansOf(split(list, {SplitBy::snake, 3}), byTable);
        const auto paths = makeParts(file.folder(), QStringLiteral("Club"), partsOf(list, plan, QStringLiteral("Club")),
                                     {}, testOptions());
        QVERIFY(paths);
        const auto event = readTournament(paths->front())->event.part;
        std::vector<Tournament> groups;
        for (const QString& path : *paths)
            groups.push_back(played(*readTournament(path)));
        const auto parts = partFiles(groups);
        const auto best = bestOf(parts, 2);
        QVERIFY(best);
        QVERIFY(best->ties.empty());
        QCOMPARE(best->players.size(), std::size_t{6});
        for (const SystemEdition system : {bySwiss, byTable}) {
            const NewPart final =
                gathered(parts, best->players, groups.front(), {QStringLiteral("Final"), {}, system, 3},
                         QStringLiteral("Club"), Seeds::asListed);
            QVERIFY(contradictionsIn(final.tournament).empty());
            QVERIFY(!faultInSome(
                {{QStringLiteral("Final"), {PlayerKey{1}, PlayerKey{2}, PlayerKey{3}, PlayerKey{4}}, system, 3}}));
            QCOMPARE(final.tournament.settings.declaredOrder.size(), std::size_t{6});
            const PlayerKey first = final.tournament.settings.declaredOrder.front();
            QCOMPARE(final.tournament.player(first)->data.name, QStringLiteral("Player 1"));
            QCOMPARE(final.tournament.settings.numberDraw.has_value(), system == byTable);
            const auto added =
                addPart(file.folder(), system == byTable ? event : std::nullopt, final,
                        system == byTable ? QStringLiteral("Club") : QStringLiteral("Own"), {}, testOptions());
            QVERIFY(added);
            const auto again =
                addPart(file.folder(), event, final, system == byTable ? QStringLiteral("Club") : QStringLiteral("Own"),
                        {}, testOptions());
            QVERIFY(!again && again.error().code == OpenError::Code::alreadyExists);
        }
        const auto all = partsIn(file.folder(), event->event);
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(all.back().part.title, QStringLiteral("Final"));
        QCOMPARE(all.back().part.place, 4);
        QCOMPARE(bestOf(parts, 5).error().code, SeasonFault::Code::tooSmall);
    }
};

static const pairwright::RegisteredTest<GroupsOfAListTest> registered("test_groups_of_a_list");
#include "test_groups_of_a_list.moc"
