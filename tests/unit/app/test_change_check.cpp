#include "app/domain/changes/change_check.h"
#include "app/domain/changes/contradictions.h"
#include "app/storage/tournament/journal_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/course.h"

#include <QTest>

#include <array>
#include <functional>
#include <limits>
#include <utility>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr int lowestInt = std::numeric_limits<int>::min();
constexpr int highestInt = std::numeric_limits<int>::max();
constexpr std::array notPositive{lowestInt, -1, 0};
constexpr std::array noRounds{lowestInt, -1, 0, mostRounds + 1, highestInt};

using Spoilt = std::pair<const char*, Change>;

template <class T>
T firstOf(const Delta& delta)
{
    const auto found = std::find_if(delta.begin(), delta.end(),
                                    [](const Change& change) { return std::holds_alternative<T>(change); });
    return std::get<T>(*found);
}

/// The change of that kind with this done to it.
template <class T>
Change spoilt(const std::function<void(T&)>& spoil)
{
    static const Course course = someCourse();
    T change = firstOf<T>(course.delta);
    spoil(change);
    return change;
}

Match withoutGames()
{
    return {PlayerKey{1}, PlayerKey{2}, {}, {}};
}

Match ofStrangers()
{
    Match match = Match::of(PlayerKey{1}, PlayerKey{2});
    match.games.front().black = PlayerKey{3};
    return match;
}

std::vector<Match> boards(int count)
{
    return std::vector<Match>(static_cast<std::size_t>(count), Match::of(PlayerKey{1}, PlayerKey{2}));
}

using Run = PairingsChange::Run;

Change withRuns(std::vector<Run> before, std::vector<Run> after)
{
    return spoilt<PairingsChange>([&](PairingsChange& change) {
        change.before.runs = std::move(before);
        change.after.runs = std::move(after);
    });
}

/// Rounds and versions out of their range, of any kind of change that has them.
template <class T>
void spoilPlace(const char* round, const char* version, std::vector<Spoilt>& to)
{
    for (const int number : noRounds)
        to.emplace_back(round, spoilt<T>([=](T& change) { change.round = RoundNumber{number}; }));
    for (const int number : notPositive)
        to.emplace_back(version, spoilt<T>([=](T& change) { change.version = number; }));
}

std::vector<Spoilt> spoiltPlayers()
{
    using T = PlayerChange;
    std::vector<Spoilt> all{{"nobody", PlayerChange{}}, {"two players", spoilt<T>([](T& change) {
                                                             change.before->key.value = change.after->key.value + 1;
                                                         })}};
    for (const std::int64_t key : {std::numeric_limits<std::int64_t>::min(), std::int64_t{-1}, std::int64_t{0},
                                   highestPlayerKey + 1, std::numeric_limits<std::int64_t>::max()}) {
        all.emplace_back("key", spoilt<T>([=](T& change) {
                             change.before->key.value = key;
                             change.after->key.value = key;
                         }));
    }
    return all;
}

std::vector<Spoilt> spoiltVersions()
{
    using T = VersionChange;
    std::vector<Spoilt> all{
        {"no version", VersionChange{RoundNumber{1}, {}, {}}},
        {"two versions", spoilt<T>([](T& change) {
             change.before = *change.after;
             change.before->version = 2;
         })},
        {"version without games",
         spoilt<T>([](T& change) { change.after->pairings.boards.push_back(withoutGames()); })},
        {"version of strangers", spoilt<T>([](T& change) { change.after->pairings.boards.push_back(ofStrangers()); })},
        {"phase without games",
         spoilt<T>([](T& change) { change.after->manualPhase.emplace().pairings.boards.push_back(withoutGames()); })}};
    for (const int number : noRounds)
        all.emplace_back("round of a version", spoilt<T>([=](T& change) { change.round = RoundNumber{number}; }));
    for (const int number : notPositive)
        all.emplace_back("number of a version", spoilt<T>([=](T& change) { change.after->version = number; }));
    return all;
}

std::vector<Spoilt> spoiltPairings()
{
    std::vector<Spoilt> all{
        {"runs of one side", withRuns({{1, boards(1)}}, {})},
        {"runs of the other side", withRuns({}, {{1, boards(1)}})},
        {"run elsewhere", withRuns({{1, boards(1)}}, {{2, boards(1)}})},
        {"the first of two is shorter", withRuns({{1, boards(2)}, {4, boards(1)}}, {{1, boards(0)}, {4, boards(1)}})},
        {"the first of two is longer", withRuns({{1, boards(0)}, {4, boards(1)}}, {{1, boards(2)}, {4, boards(1)}})},
        {"the second of two is shorter", withRuns({{1, boards(1)}, {4, boards(2)}}, {{1, boards(1)}, {4, boards(1)}})},
        {"runs descend", withRuns({{4, boards(1)}, {1, boards(1)}}, {{4, boards(1)}, {1, boards(1)}})},
        {"runs overlap", withRuns({{1, boards(3)}, {3, boards(1)}}, {{1, boards(3)}, {3, boards(1)}})},
        {"runs overlap far out",
         withRuns({{highestInt, boards(3)}, {1, boards(1)}}, {{highestInt, boards(3)}, {1, boards(1)}})},
        {"run without games", withRuns({{1, boards(1)}}, {{1, {withoutGames()}}})},
        {"run of strangers", withRuns({{1, {ofStrangers()}}}, {{1, boards(1)}})}};
    for (const int first : notPositive)
        all.emplace_back("first board", withRuns({{first, boards(1)}}, {{first, boards(1)}}));
    spoilPlace<PairingsChange>("round of boards", "version of boards", all);
    return all;
}

std::vector<Spoilt> spoiltRest()
{
    std::vector<Spoilt> all;
    spoilPlace<ManualPhaseChange>("round of a phase", "version of a phase", all);
    spoilPlace<PublicationChange>("round of a publication", "version of a publication", all);
    all.emplace_back("phase without games", spoilt<ManualPhaseChange>([](ManualPhaseChange& change) {
                         change.after.phase->pairings.boards.push_back(withoutGames());
                     }));
    all.emplace_back("phase of strangers before", spoilt<ManualPhaseChange>([](ManualPhaseChange& change) {
                         change.before.phase.emplace().pairings.boards.push_back(ofStrangers());
                     }));
    for (const int number : noRounds)
        all.emplace_back("round",
                         spoilt<RoundChange>([=](RoundChange& change) { change.round = RoundNumber{number}; }));
    for (const int number : notPositive) {
        all.emplace_back("published version",
                         spoilt<RoundChange>([=](RoundChange& change) { change.after.publishedVersion = number; }));
        all.emplace_back("version published before",
                         spoilt<RoundChange>([=](RoundChange& change) { change.before.publishedVersion = number; }));
        all.emplace_back("version of a board",
                         spoilt<BoardChange>([=](BoardChange& change) { change.version = number; }));
        all.emplace_back("board", spoilt<BoardChange>([=](BoardChange& change) { change.board.board = number; }));
        all.emplace_back("game", spoilt<BoardChange>([=](BoardChange& change) { change.board.game = number; }));
    }
    for (const int number : notPositive) {
        all.emplace_back("board of a line-up",
                         spoilt<LineUpChange>([=](LineUpChange& change) { change.board = number; }));
        all.emplace_back("version of a line-up",
                         spoilt<LineUpChange>([=](LineUpChange& change) { change.version = number; }));
    }
    all.emplace_back("line-up of another size",
                     spoilt<LineUpChange>([](LineUpChange& change) { change.after.emplace_back(); }));
    for (const int number : noRounds)
        all.emplace_back("round of a board",
                         spoilt<BoardChange>([=](BoardChange& change) { change.board.round = RoundNumber{number}; }));
    return all;
}

/// Changes of each kind that start from something else than what they are made in.
std::vector<Change> misplaced(const Change& sound)
{
    struct Move {
        std::vector<Change> operator()(EventChange change) const
        {
            change.before->name += QLatin1Char('x');
            return {change};
        }
        std::vector<Change> operator()(SettingsChange change) const
        {
            ++change.before->plannedRounds;
            return {change};
        }
        std::vector<Change> operator()(LogChange change) const
        {
            change.before = change.after; // nothing of it is noted
            change.after.reset();
            return {change};
        }
        std::vector<Change> operator()(const PlayerChange& change) const
        {
            PlayerChange another = change;
            another.before->data.name += QLatin1Char('x');
            PlayerChange absent = change;
            absent.after.reset();
            absent.before->key.value = 99;
            PlayerChange present = change;
            present.after = *present.before;
            present.before.reset();
            return {another, absent, present};
        }
        std::vector<Change> operator()(const VersionChange& change) const
        {
            VersionChange absent = change;
            absent.before = *absent.after;
            VersionChange far = change;
            far.round = RoundNumber{2};
            return {absent, far};
        }
        std::vector<Change> operator()(const PairingsChange& change) const
        {
            PairingsChange origin = change;
            origin.before.origin = PairingOrigin::imported;
            PairingsChange bye = change;
            bye.before.bye.reset();
            PairingsChange others = change;
            others.before.runs.front().matches.front().b = PlayerKey{2};
            PairingsChange beyond = change;
            beyond.before.runs = {{2, boards(3)}};
            beyond.after.runs = {{2, boards(3)}};
            PairingsChange far = change;
            far.before.runs = {{highestInt, boards(1)}};
            far.after.runs = {{highestInt, boards(1)}};
            PairingsChange absent = change;
            absent.version = 7;
            return {origin, bye, others, beyond, far, absent};
        }
        std::vector<Change> operator()(const ManualPhaseChange& change) const
        {
            ManualPhaseChange open = change;
            open.before.phase.emplace();
            ManualPhaseChange compared = change;
            compared.before.comparisonJson = QStringLiteral("{}");
            ManualPhaseChange absent = change;
            absent.version = 2;
            return {open, compared, absent};
        }
        std::vector<Change> operator()(const PublicationChange& change) const
        {
            PublicationChange published = change;
            published.before.publishedAt = change.after.publishedAt;
            PublicationChange absent = change;
            absent.round = RoundNumber{9};
            return {published, absent};
        }
        std::vector<Change> operator()(const RoundChange& change) const
        {
            RoundChange published = change;
            published.before.publishedVersion = 1;
            RoundChange absent = change;
            absent.round = RoundNumber{2};
            return {published, absent};
        }
        std::vector<Change> operator()(const LineUpChange& change) const
        {
            LineUpChange known = change;
            known.before.front() = PlayerKey{3};
            LineUpChange board = change;
            board.board = highestInt;
            LineUpChange team = change;
            team.team = PlayerKey{99};
            LineUpChange version = change;
            version.version = 2;
            return {known, board, team, version};
        }
        std::vector<Change> operator()(BoardChange change) const
        {
            BoardChange known = change;
            known.before.result = GameResult::draw;
            BoardChange board = change;
            board.board.board = highestInt;
            BoardChange game = change;
            game.board.game = 2;
            BoardChange version = change;
            version.version = 2;
            return {known, board, game, version};
        }
    };
    return std::visit(Move{}, sound);
}

} // namespace

class ChangeCheckTest : public QObject {
    Q_OBJECT
private slots:
    void aChangeThatBreaksItsPromisesIsNotRead();
    void whatKeepsThemIsRead();
    void aChangeFitsOnlyWhatItStartsFrom();
    void whatIsPrivateIsNotCompared();
    void wholesAreReplacedWhateverTheyWere();
    void reasonsThatCannotBeReadAreNotBroughtBack();
    void aRoundGoesOnlyWithNothingElseKnownOfIt();
    void theEndOfThePlayersKeysIsNoContradiction();
};

void ChangeCheckTest::aChangeThatBreaksItsPromisesIsNotRead()
{
    int count = 0;
    for (const auto& all : {spoiltPlayers(), spoiltVersions(), spoiltPairings(), spoiltRest()}) {
        for (const auto& [what, change] : all) {
            QVERIFY2(!keepsPromises(change), what);
            QVERIFY2(!changesFromJson(changesToJson({change})), what);
            QVERIFY2(!fittedTo(someCourse().before, {change}), what);
            ++count;
        }
    }
    qInfo("changes that break a promise: %d", count);
}

void ChangeCheckTest::whatKeepsThemIsRead()
{
    QVERIFY(changesFromJson(changesToJson(someCourse().delta)));
    for (const Change& change :
         {withRuns({{1, boards(2)}}, {{1, boards(0)}}), withRuns({{3, boards(0)}}, {{3, boards(4)}}),
          withRuns({{1, boards(1)}, {2, boards(1)}, {7, boards(2)}}, {{1, boards(1)}, {2, boards(1)}, {7, boards(2)}}),
          withRuns({}, {}), withRuns({{1, {Match::of(PlayerKey{1}, PlayerKey{2}, MatchShape{2})}}}, {{1, boards(1)}})})
        QVERIFY(keepsPromises(change));
}

void ChangeCheckTest::aChangeFitsOnlyWhatItStartsFrom()
{
    const Course course = someCourse();
    Tournament state = course.before;
    std::set<std::size_t> kinds;
    for (const Change& change : course.delta) {
        kinds.insert(change.index());
        if (const auto* player = std::get_if<PlayerChange>(&change); player == nullptr || player->after)
            for (const Change& other : misplaced(change))
                QVERIFY2(!startsFrom(state, other), qPrintable(changesToJson({other})));
        QVERIFY2(startsFrom(state, change), qPrintable(changesToJson({change})));
        applyTo(state, {change});
        if (!std::holds_alternative<LogChange>(change)) // the same may happen twice
            QVERIFY2(!startsFrom(state, change), qPrintable(changesToJson({change})));
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Change>);
    QVERIFY(state == course.after);
    Delta back = inverse(course.delta);
    QVERIFY(applyIfItFits(state, back));
    state.nextThing = course.before.nextThing; // ids are not given back
    QVERIFY(state == course.before);
    QCOMPARE(changesToJson(back), changesToJson(inverse(course.delta)));
}

void ChangeCheckTest::whatIsPrivateIsNotCompared()
{
    const Tournament tournament = someCourse().before;
    Player before = tournament.players.front();
    before.data.phone = QStringLiteral("+49 30 1");
    Player after = before;
    after.data.club = QStringLiteral("A");
    QVERIFY(startsFrom(tournament, PlayerChange{before, after}));
    before.data.club = QStringLiteral("B");
    QVERIFY(!startsFrom(tournament, PlayerChange{before, after}));
}

void ChangeCheckTest::wholesAreReplacedWhateverTheyWere()
{
    // Nothing of the change is left out when it is written: what differs is told by its two sides.
    const Tournament tournament = someCourse().before;
    Settings told = tournament.settings;
    told.acceleration = Acceleration::baku;
    Settings wanted = tournament.settings;
    ++wanted.plannedRounds;
    Player unlike = tournament.players.front();
    unlike.data.club = QStringLiteral("B");
    Player renamed = unlike;
    renamed.data.name = QStringLiteral("New");
    EventData event = tournament.event;
    event.city = QStringLiteral("Oslo");
    const auto fitted =
        fittedTo(tournament, {SettingsChange{told, wanted}, PlayerChange{unlike, renamed}, EventChange{event, event}});
    QVERIFY(fitted);
    QVERIFY(*std::get<SettingsChange>((*fitted)[0]).before == tournament.settings);
    QVERIFY(*std::get<PlayerChange>((*fitted)[1]).before == tournament.players.front());
    QVERIFY(*std::get<EventChange>((*fitted)[2]).before == tournament.event);
    Tournament there = tournament;
    applyTo(there, *fitted);
    applyTo(there, inverse(*fitted));
    QVERIFY(there == tournament);
    // Two results of one board in one step, both told from the beginning.
    const Tournament after = someCourse().after;
    const BoardId board{RoundNumber{1}, 1};
    const BoardOutcome draw{GameResult::draw, {}, false};
    const BoardOutcome won{GameResult::whiteWins, {}, false};
    there = after;
    const Delta entered{BoardChange{board, 1, {}, won}, BoardChange{board, 1, {}, draw}};
    applyTo(there, entered);
    Delta back = inverse(entered);
    QVERIFY(applyIfItFits(there, back));
    QVERIFY(there == after);
}

void ChangeCheckTest::reasonsThatCannotBeReadAreNotBroughtBack()
{
    const Tournament tournament = someCourse().after;
    RoundVersion version = tournament.rounds.front().versions.front();
    version.version = 99;
    version.publishedAt.reset();
    const RoundNumber one{1};
    const auto brings = [&](const RoundVersion& what) {
        Tournament there = tournament;
        Delta delta{VersionChange{one, std::nullopt, what}};
        return applyIfItFits(there, delta);
    };
    QVERIFY(brings(version));
    RoundVersion spoilt = version;
    spoilt.record = KeptRecord(QStringLiteral("{\"criteria\" {}}"));
    QVERIFY(!brings(spoilt));
    spoilt = version;
    spoilt.comparisonJson = QStringLiteral("[");
    QVERIFY(!brings(spoilt));
    // To take them away is no harm.
    Tournament there = tournament;
    there.rounds.front().versions.back().record = KeptRecord(QStringLiteral("{"));
    RoundVersion without = there.rounds.front().versions.back();
    without.record = {};
    Delta gone{VersionChange{one, there.rounds.front().versions.back(), without}};
    QVERIFY(applyIfItFits(there, gone));
}

void ChangeCheckTest::aRoundGoesOnlyWithNothingElseKnownOfIt()
{
    // In memory the head of the round would stay, in the tables it would go.
    const Tournament tournament = someCourse().after;
    const RoundVersion version = tournament.rounds.front().versions.front();
    const RoundNumber one{1};
    const RoundChange::Side head = headOf(tournament.rounds.front());
    Delta remove{VersionChange{one, version, std::nullopt}};
    Delta empty{RoundChange{one, head, {}}, VersionChange{one, version, std::nullopt}};
    Tournament there = tournament;
    QVERIFY(!applyIfItFits(there, remove));
    there = tournament;
    QVERIFY(applyIfItFits(there, empty));
    QVERIFY(there.rounds.empty());
}

void ChangeCheckTest::theEndOfThePlayersKeysIsNoContradiction()
{
    Tournament tournament;
    Player last;
    last.key = PlayerKey{highestPlayerKey};
    last.data.name = QStringLiteral("Last");
    tournament.players = {last};
    tournament.nextPlayerKey = PlayerKey{highestPlayerKey + 1};
    QVERIFY(contradictionsIn(tournament).empty());
    tournament.nextPlayerKey = last.key;
    QCOMPARE(contradictionsIn(tournament).size(), std::size_t{1});
}

static const pairwright::RegisteredTest<ChangeCheckTest> registered("test_change_check");
#include "test_change_check.moc"
