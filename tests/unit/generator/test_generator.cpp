#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/generator/generate.h"
#include "engine/generator/like.h"
#include "engine/tiebreaks/rating_tables.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/reader.h"
#include "engine/trf/replay.h"
#include "engine/trf/text/text.h"
#include "engine/trf/writer.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace pairwright;

namespace {

std::string textOf(const generator::Settings& settings, std::uint64_t seed)
{
    const auto generated = generator::generate(settings, seed);
    if (!generated)
        qFatal("%s", generator::describe(generated.error()).c_str());
    const auto written = trf::write(generated->document);
    return written ? written->text : std::string();
}

/// FNV-1a.
std::uint64_t fingerprint(std::string_view text, std::uint64_t hash)
{
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3ULL;
    }
    return hash;
}

generator::Settings small(generator::Settings settings)
{
    settings.players = {4, 30};
    settings.rounds = {3, 9};
    return settings;
}

/// The settings that the comment of a file names.
generator::Settings settingsOf(const trf::Document& document)
{
    generator::Settings settings;
    std::string comment;
    for (const trf::KeptLine& line : document.kept)
        if (line.text.starts_with("### RANDOM --seed"))
            comment = line.text;
    const auto words = trf::words(comment);
    std::string_view key;
    for (std::size_t i = 4; i + 1 < words.size(); i += 2) {
        const std::string_view name = words[i].substr(2);
        if (name == "system")
            key = words[i + 1];
        else if (name == "edition")
            settings.system = findSystem(key, trf::parseNumber(words[i + 1]).value_or(0))->id;
        else if (!generator::setOption(settings, name, words[i + 1]))
            qFatal("%s", std::string(name).c_str());
    }
    return settings;
}

/// What happened in a round, or in all of them.
struct Happened {
    int forfeitWins = 0; ///< by White
    int forfeitLosses = 0;
    int doubleForfeits = 0;
    int drawLosses = 0;
    int lossDraws = 0;
    int doubleLosses = 0;
    int halfPointByes = 0;
    int fullPointByes = 0;
    int zeroPointByes = 0;
};

/// `round` 0: all.
Happened happened(const trf::Document& document, int round = 0)
{
    using Result = trf::CellResult;
    Happened count;
    const auto is = [](bool condition) {
        return condition ? 1 : 0;
    };
    for (const trf::Player& player : document.players)
        for (std::size_t i = 0; i < player.rounds.size(); ++i) {
            const trf::RoundCell& cell = player.rounds[i];
            if (round > 0 && static_cast<int>(i) + 1 != round)
                continue;
            count.halfPointByes += is(cell.result == Result::halfPointBye);
            count.fullPointByes += is(cell.result == Result::fullPointBye);
            count.zeroPointByes += is(cell.result == Result::zeroPointBye);
            if (!cell.opponent || cell.colour != Colour::White)
                continue;
            const Result black = document.find(*cell.opponent)->rounds[i].result;
            count.forfeitWins += is(cell.result == Result::forfeitWin);
            count.forfeitLosses += is(cell.result == Result::forfeitLoss && black == Result::forfeitWin);
            count.doubleForfeits += is(cell.result == Result::forfeitLoss && black == Result::forfeitLoss);
            count.drawLosses += is(cell.result == Result::draw && black == Result::loss);
            count.lossDraws += is(cell.result == Result::loss && black == Result::draw);
            count.doubleLosses += is(cell.result == Result::loss && black == Result::loss);
        }
    return count;
}

/// Only what the options ask for, given as they are typed.
generator::Settings asked(const std::vector<std::pair<std::string, std::string>>& options)
{
    generator::Settings settings{.system = {System::Dutch, 2026}};
    settings.players = {40, 40};
    settings.rounds = {7, 7};
    settings.forfeits = settings.halfPointByes = {};
    settings.withdrawals = {};
    for (const auto& [name, value] : options)
        if (const auto set = generator::setOption(settings, name, value); !set)
            qFatal("%s", generator::describe(set.error()).c_str());
    return settings;
}

struct Found {
    int rounds = 0;
    int undecided = 0;
};

/// Every round of the text judged as the command check does; the ranks as its tie-breaks give them.
Found checked(const std::string& text)
{
    Found found;
    const auto read = trf::read(text);
    if (!read)
        qFatal("%s", trf::describe(read.error()).c_str());
    for (const trf::Repair& repair : read->repairs)
        qFatal("%s", trf::describe(repair).c_str());
    for (int round = 1; round <= read->document.pairedRounds(); ++round) {
        const auto recorded = trf::recordedRound(read->document, RoundNumber{round});
        if (!recorded)
            qFatal("%s", trf::describe(recorded.error()).c_str());
        const auto verdict = judge(recorded->input.converted.state, recorded->input.request, recorded->given);
        const bool undecided = verdict && verdict->best.arbiterDecides && verdict->violations.empty();
        if (!verdict || (!verdict->isClean() && !undecided))
            qFatal("round %d of %s differs", round, read->document.header.name.c_str());
        ++found.rounds;
        found.undecided += undecided ? 1 : 0;
    }
    return found;
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT
private slots:
    void theSameSeedGivesTheSameBytesOnEveryMachine_data()
    {
        QTest::addColumn<quint64>("expected");
        QTest::newRow("as FIDE's generators have it") << quint64{0xbc35eb0f91b48c02};
        QTest::newRow("everything happens") << quint64{0x101fbd59122d1aec};
    }

    /// The tournaments are small ones, so that only a change of the generator, or a mistake in pairing, changes them.
    void theSameSeedGivesTheSameBytesOnEveryMachine()
    {
        QFETCH(quint64, expected);
        const bool plain = QString(QTest::currentDataTag()).startsWith("as");
        std::uint64_t hash = 0xCBF29CE484222325ULL;
        for (const SystemInfo& info : swissSystems()) {
            generator::Settings settings =
                plain ? generator::Settings{.system = info.id} : generator::eventful(info.id);
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                hash = fingerprint(textOf(small(settings), seed), hash);
        }
        QCOMPARE(QString::number(hash, 16), QString::number(expected, 16));
    }

    void whatIsMadeChecksCleanInEverySystemAndEdition_data()
    {
        QTest::addColumn<int>("system");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::addRow("%s %d", std::string(swissSystems()[i].key).c_str(), systems()[i].id.edition)
                << static_cast<int>(i);
    }

    void whatIsMadeChecksCleanInEverySystemAndEdition()
    {
        QFETCH(int, system);
        const SystemEdition edition = swissSystems()[static_cast<std::size_t>(system)].id;
        Found found;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Found one = checked(textOf(small(generator::eventful(edition)), seed));
            found.rounds += one.rounds;
            found.undecided += one.undecided;
        }
        QVERIFY(found.rounds > 30);
        qInfo("12 tournaments, %d rounds, %d left to the arbiter, 0 differences", found.rounds, found.undecided);
    }

    void aFileNamesTheSettingsThatMakeItAgain()
    {
        generator::Settings settings = small(generator::eventful({System::Lim, 2026}));
        settings.stopAfter = 3;
        const std::string text = textOf(settings, 77);
        const auto read = trf::read(text);
        QVERIFY(read.hasValue());
        QCOMPARE(read->document.header.name, std::string("Random tournament 77"));
        const generator::Settings again = settingsOf(read->document);
        QVERIFY(again == settings);
        QCOMPARE(textOf(again, 77), text);
        QVERIFY(textOf(settings, 78) != text);
    }

    void whatIsAskedForIsWhatComes()
    {
        generator::Settings settings;
        settings.players = {41, 41};
        settings.rounds = {7, 7};
        settings.highestRating = {2200, 2200};
        settings.lowestRating = {1500, 1500};
        settings.unrated = {1, 1};
        settings.forfeits = {{1, 1}};
        settings.forbiddenPairs = {5, 5};
        settings.acceleration = generator::Acceleration::baku;
        settings.stopAfter = 2;
        const auto made = generator::generate(settings, 5);
        QVERIFY(made.hasValue());
        const trf::Document& document = made->document;
        QCOMPARE(document.players.size(), std::size_t{41});
        QCOMPARE(document.rounds, std::optional(7));
        QCOMPARE(document.pairedRounds(), 2);
        QCOMPARE(document.forbidden.size(), std::size_t{5});
        QCOMPARE(document.header.encodedType, std::string("FIDE_DUTCH_2026_BAKU"));
        for (const trf::Player& player : document.players) {
            QVERIFY(!player.rating);
            QVERIFY(!trf::isGame(player.rounds[0].result));
        }
    }

    void groupsWhoMustNotMeetAreOfAnySizeAndFromAnyRound()
    {
        generator::Settings settings;
        settings.system = {System::Dutch, 2026};
        settings.players = {40, 40};
        settings.rounds = {8, 8};
        settings.forbiddenGroups = {3, 3};
        std::set<std::size_t> sizes;
        std::set<int> first;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const auto made = generator::generate(settings, seed);
            QVERIFY(made.hasValue());
            QCOMPARE(made->document.forbidden.size(), std::size_t{3});
            for (const trf::ForbiddenPlayers& group : made->document.forbidden) {
                sizes.insert(group.players.size());
                first.insert(group.first.value);
                const std::set<trf::FileId> members(group.players.begin(), group.players.end());
                QCOMPARE(members.size(), group.players.size());
                for (const trf::FileId id : group.players) {
                    const auto& rounds = made->document.players[static_cast<std::size_t>(id.value - 1)].rounds;
                    for (std::size_t round = static_cast<std::size_t>(group.first.value - 1); round < rounds.size();
                         ++round)
                        QVERIFY(!rounds[round].opponent || !members.contains(*rounds[round].opponent));
                }
            }
        }
        QCOMPARE(*sizes.begin(), std::size_t{2});
        QCOMPARE(*sizes.rbegin(), std::size_t{12});
        QCOMPARE(static_cast<int>(first.size()), 8);
    }

    void ratingsLieWithinWhatIsAskedFor()
    {
        generator::Settings settings;
        settings.system = {System::Dutch, 2026};
        settings.players = {200, 200};
        settings.rounds = {1, 1};
        settings.highestRating = {2200, 2200};
        settings.lowestRating = {1500, 1500};
        settings.shapes = {generator::RatingShape::even};
        const auto made = generator::generate(settings, 5);
        int least = 9999;
        int most = 0;
        for (const trf::Player& player : made->document.players) {
            QVERIFY(player.rating);
            least = std::min(least, int(*player.rating));
            most = std::max(most, int(*player.rating));
        }
        QVERIFY2(least >= 1500 && least < 1540, qPrintable(QString::number(least)));
        QVERIFY2(most <= 2200 && most > 2160, qPrintable(QString::number(most)));
    }

    /// Even: a quarter in each quarter of the range; a bell has its middle full, a pyramid its foot.
    void ratingsAtRandomHaveTheShapeAskedFor()
    {
        const auto share = [](generator::RatingShape shape, int from, int to) {
            generator::Settings settings;
            settings.system = {System::Dutch, 2026};
            settings.players = {400, 400};
            settings.rounds = {1, 1};
            settings.highestRating = {2200, 2200};
            settings.lowestRating = {1400, 1400};
            settings.shapes = {shape};
            const auto made = generator::generate(settings, 11);
            std::set<int> different;
            int inside = 0;
            for (const trf::Player& player : made->document.players) {
                different.insert(int(player.rating.value_or(0)));
                inside += *player.rating >= from && *player.rating < to ? 1 : 0;
            }
            return different.size() > 150 ? inside / 4 : -1; // per cent
        };
        using Shape = generator::RatingShape;
        const int even = share(Shape::even, 1600, 2000);
        QVERIFY2(even > 42 && even < 58, qPrintable(QString::number(even)));
        const int bell = share(Shape::bell, 1600, 2000);
        QVERIFY2(bell > 62, qPrintable(QString::number(bell)));
        const int foot = share(Shape::pyramid, 1400, 1800);
        QVERIFY2(foot > 62, qPrintable(QString::number(foot)));
    }

    void whatIsNotAskedForIsDrawn()
    {
        std::set<std::size_t> players;
        std::set<int> rounds;
        std::set<std::string> systems;
        std::set<std::string> tieBreaks;
        std::map<trf::CellResult, int> cells;
        Happened odd;
        int unrated = 0;
        std::size_t forbidden = 0;
        for (std::uint64_t seed = 1; seed <= 24; ++seed) {
            const auto made = generator::generate(generator::drawnFor({System::Dutch, 2026}), seed);
            QVERIFY(made.hasValue());
            const trf::Document& document = made->document;
            players.insert(document.players.size());
            rounds.insert(document.rounds.value_or(0));
            systems.insert(document.header.encodedType);
            tieBreaks.insert(document.header.tieBreaks);
            const Happened one = happened(document);
            odd.drawLosses += one.drawLosses;
            odd.lossDraws += one.lossDraws;
            odd.doubleLosses += one.doubleLosses;
            odd.doubleForfeits += one.doubleForfeits;
            forbidden += document.forbidden.size();
            for (const trf::Player& player : document.players)
                unrated += player.rating ? 0 : 1;
            for (const trf::Player& player : document.players)
                for (const trf::RoundCell& cell : player.rounds)
                    ++cells[cell.result];
        }
        QVERIFY(players.size() > 12);
        QVERIFY(rounds.size() > 5);
        QCOMPARE(systems, (std::set<std::string>{"FIDE_DUTCH_2026", "FIDE_DUTCH_2026_BAKU"}));
        QVERIFY(tieBreaks.size() > 12);
        for (const trf::CellResult result :
             {trf::CellResult::win, trf::CellResult::draw, trf::CellResult::loss, trf::CellResult::forfeitWin,
              trf::CellResult::forfeitLoss, trf::CellResult::pairingBye, trf::CellResult::fullPointBye,
              trf::CellResult::halfPointBye, trf::CellResult::zeroPointBye})
            QVERIFY2(cells[result] > 0, qPrintable(QString::number(int(result))));
        QVERIFY(odd.drawLosses > 0 && odd.lossDraws > 0 && odd.doubleLosses > 0 && odd.doubleForfeits > 0);
        QVERIFY(unrated > 0 && forbidden > 0);
    }

    void eachKindOfByeForfeitAndOddResultComesInTheNumberAskedFor()
    {
        const generator::Settings settings = asked({{"half-byes", "6x"},
                                                    {"full-byes", "3x"},
                                                    {"zero-byes", "5x"},
                                                    {"forfeit-wins", "4x"},
                                                    {"forfeit-losses", "2x"},
                                                    {"double-forfeits", "3x"},
                                                    {"draw-losses", "2x"},
                                                    {"loss-draws", "4x"},
                                                    {"double-losses", "1x"}});
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto made = generator::generate(settings, seed);
            QVERIFY(made.hasValue());
            const Happened all = happened(made->document);
            QCOMPARE(all.halfPointByes, 6);
            QCOMPARE(all.fullPointByes, 3);
            QCOMPARE(all.zeroPointByes, 5);
            QCOMPARE(all.forfeitWins, 4);
            QCOMPARE(all.forfeitLosses, 2);
            QCOMPARE(all.doubleForfeits, 3);
            QCOMPARE(all.drawLosses, 2);
            QCOMPARE(all.lossDraws, 4);
            QCOMPARE(all.doubleLosses, 1);
            const Happened last = happened(made->document, 7);
            QCOMPARE(last.halfPointByes + last.fullPointByes, 0);
            checked(textOf(settings, seed));
        }
    }

    void ratesComeInPerCentAndForTheRoundsThatAreNamed()
    {
        const generator::Settings settings = asked({{"half-byes", "0,3:5x,7:2x"},
                                                    {"zero-byes", "0%,2..4:25%"},
                                                    {"draw-losses", "100%,1:0"},
                                                    {"forfeit-wins", "5:2..4x"}});
        int zero = 0;
        constexpr int events = 20;
        for (std::uint64_t seed = 1; seed <= events; ++seed) {
            const auto made = generator::generate(settings, seed);
            QVERIFY(made.hasValue());
            for (int round = 1; round <= 7; ++round) {
                const Happened count = happened(made->document, round);
                QCOMPARE(count.halfPointByes, round == 3 ? 5 : round == 7 ? 2 : 0);
                QVERIFY(round == 5 ? count.forfeitWins >= 2 && count.forfeitWins <= 4 : count.forfeitWins == 0);
                QVERIFY((count.drawLosses > 0) == (round > 1));
                QVERIFY((count.zeroPointByes > 0) == (round >= 2 && round <= 4));
                zero += count.zeroPointByes;
            }
        }
        const double share = zero / (events * 3 * 40.0);
        QVERIFY2(share > 0.22 && share < 0.27, qPrintable(QString::number(share)));
    }

    void ratingsThatAreTypedAreThoseOfTheTournament()
    {
        const std::vector<int> typed{2500, 1800, 0, 2100, 1950, 2100, 1400, 1651};
        const generator::Settings settings =
            asked({{"ratings", "2500, 1800 0;2100\n1950,2100,1400 1651"}, {"rounds", "3"}});
        const auto made = generator::generate(settings, 4);
        QVERIFY(made.hasValue());
        std::vector<int> found;
        for (const trf::Player& player : made->document.players)
            found.push_back(player.rating.value_or(0));
        std::vector<int> sorted = typed;
        std::sort(sorted.rbegin(), sorted.rend());
        QVERIFY(found == sorted);
        const auto read = trf::read(textOf(settings, 4));
        QVERIFY(settingsOf(read->document) == settings);
    }

    void ratingsGoDownInSteps()
    {
        const generator::Settings settings =
            asked({{"highest-rating", "2400"}, {"lowest-rating", "1500"}, {"rating-step", "30"}, {"rounds", "1"}});
        const auto made = generator::generate(settings, 4);
        for (std::size_t i = 0; i < 40; ++i)
            QCOMPARE(made->document.players[i].rating.value_or(0), std::max(1500, 2400 - 30 * static_cast<int>(i)));
    }

    /// Of each place in the field the points less those expected by the table, differences cut at 400: over many
    /// tournaments the mean is near nothing for the first as for the last, and White has no more than Black. K 20.
    void resultsChangeNobodysRatingInTheLongRun()
    {
        constexpr int events = 600;
        constexpr int players = 40;
        constexpr int rounds = 9;
        constexpr double k = 20;
        const generator::Settings settings = asked({{"players", "40"}, {"rounds", "9"}});
        std::vector<double> change(players, 0);
        std::vector<double> squares(players, 0);
        double white = 0;
        double draws = 0;
        int games = 0;
        for (std::uint64_t seed = 1; seed <= events; ++seed) {
            const auto made = generator::generate(settings, seed);
            const trf::Document& document = made->document;
            for (std::size_t i = 0; i < document.players.size(); ++i) {
                double won = 0;
                for (const trf::RoundCell& cell : document.players[i].rounds) {
                    if (!trf::isGame(cell.result))
                        continue;
                    const int difference = *document.players[i].rating - *document.find(*cell.opponent)->rating;
                    const double points = cell.result == trf::CellResult::win    ? 1
                                          : cell.result == trf::CellResult::draw ? 0.5
                                                                                 : 0;
                    won += points - expectedPercentFor(std::clamp(difference, -400, 400)) / 100.0;
                    if (cell.colour == Colour::White) {
                        ++games;
                        white += points;
                        draws += points == 0.5 ? 1 : 0;
                    }
                }
                change[i] += k * won;
                squares[i] += k * won * k * won;
            }
        }
        double worst = 0;
        for (int i = 0; i < players; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const double mean = change[at] / events;
            const double error = std::sqrt(squares[at] / events / events);
            worst = std::max(worst, std::abs(mean));
            QVERIFY2(std::abs(mean) < 4 * error, qPrintable(QString("place %1: %2").arg(i + 1).arg(mean)));
        }
        const double ofWhite = white / games;
        QVERIFY2(std::abs(ofWhite - 0.5) < 0.005, qPrintable(QString::number(ofWhite)));
        QVERIFY(draws / games > 0.15 && draws / games < 0.5);
        qInfo("%d tournaments of %d rounds: no place changes by more than %.1f rating points a tournament, White has "
              "%.2f per cent",
              events, rounds, worst, ofWhite * 100);
    }

    void thePresetTakesTheRatesOfATournament()
    {
        generator::Settings settings = small(generator::eventful({System::Burstein, 2026}));
        settings.players = {60, 60};
        settings.rounds = {9, 9};
        settings.draws = generator::Range{20, 20};
        settings.forfeits = {{10, 10}};
        settings.points = {PointSystem::of(Score{30}, Score{10}, Score{10})};
        settings.unrated = {0, 0};
        const auto made = generator::generate(settings, 3);
        const generator::Settings found = generator::like(made->document, settings.system);
        QVERIFY(found.players == settings.players);
        QVERIFY(found.rounds == settings.rounds);
        QVERIFY(found.points == settings.points);
        QVERIFY(found.unrated == settings.unrated);
        QVERIFY2(found.draws && qAbs(found.draws->least - 20) < 8, qPrintable(QString::number(found.draws->least)));
        QVERIFY2(found.forfeits.range.least >= 6 && found.forfeits.range.least <= 15,
                 qPrintable(QString::number(found.forfeits.range.least)));
        QVERIFY(generator::generate(found, 1).hasValue());
    }

    void aFieldThatRunsOutOfOpponentsEndsEarlyAndSaysSo()
    {
        generator::Settings settings;
        settings.players = {4, 4};
        settings.rounds = {9, 9};
        settings.withdrawals = {1, 1};
        const auto made = generator::generate(settings, 1);
        QVERIFY(made->stopped.has_value());
        QCOMPARE(made->document.pairedRounds(), 1);
        const bool said = std::any_of(made->document.kept.begin(), made->document.kept.end(), [](const auto& line) {
            return line.text == "### RANDOM round 2 has no legal pairing";
        });
        QVERIFY(said);
    }

    void wrongSettingsAreRefusedInASentence_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown") << "speed"
                                 << "3"
                                 << "unknown option --speed";
        QTest::newRow("no number") << "players"
                                   << "many"
                                   << "--players must be a number or a range A..B from 2 to 9999";
        QTest::newRow("turned round") << "players"
                                      << "20..10"
                                      << "not \"20..10\"";
        QTest::newRow("too many") << "rounds"
                                  << "100"
                                  << "from 1 to 99";
        QTest::newRow("rate") << "half-byes"
                              << "5y"
                              << "--half-byes must be like 30";
        QTest::newRow("rate of a round") << "zero-byes"
                                         << "3:101%"
                                         << "3:4x or 1..4:10%";
        QTest::newRow("ratings") << "ratings"
                                 << "2400,high"
                                 << "--ratings must be numbers";
        QTest::newRow("per cent") << "draws"
                                  << "101"
                                  << "percentage";
        QTest::newRow("shape") << "shape"
                               << "even,odd"
                               << "even, bell or pyramid";
        QTest::newRow("acceleration") << "acceleration"
                                      << "full"
                                      << "none, baku or sometimes";
        QTest::newRow("points") << "points"
                                << "1/2/0"
                                << "win/draw/loss";
        QTest::newRow("tie-breaks") << "tie-breaks"
                                    << "XYZ"
                                    << "--tie-breaks";
    }

    void wrongSettingsAreRefusedInASentence()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, says);
        generator::Settings settings;
        const auto set = generator::setOption(settings, option.toStdString(), value.toStdString());
        QVERIFY(!set.hasValue());
        const QString sentence = QString::fromStdString(generator::describe(set.error()));
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
        QVERIFY(settings == generator::Settings{});
    }

    void settingsThatCannotBePlayedAreRefused()
    {
        using Reason = generator::SettingsError::Reason;
        const auto reason = [](const generator::Settings& settings) {
            const auto valid = generator::validated(settings);
            return valid ? std::nullopt : std::optional(valid.error().reason);
        };
        generator::Settings settings;
        QVERIFY(!reason(settings));
        settings.lowestRating = {1400, 2500};
        QVERIFY(reason(settings) == Reason::ratingsCrossed);
        settings = {.system = {System::Dubov, 2026}};
        settings.unrated = {5, 5};
        QVERIFY(reason(settings) == Reason::ratingsNeeded);
        settings = {};
        settings.acceleration = generator::Acceleration::baku;
        settings.points = {PointSystem::of(Score{30}, Score{10}, Score{30})};
        QVERIFY(reason(settings) == Reason::cannotAccelerate);
        settings = {};
        QVERIFY(generator::setOption(settings, "ratings", "2400,2300,2200").hasValue());
        QVERIFY(!reason(settings));
        settings.players = {4, 4};
        QVERIFY(reason(settings) == Reason::playersAndRatings);
        QVERIFY(reason({.system = {System::Dutch, 1950}}) == Reason::unknownSystem);
    }

    void whoIsAskedToStopComesBack()
    {
        std::stop_source source;
        source.request_stop();
        const auto made = generator::generate({}, 1, source.get_token());
        QVERIFY(made->stopped && made->stopped->reason == PairingFailure::Reason::cancelled);
    }
};

static const pairwright::RegisteredTest<TestGenerator> registered("unit_generator");
#include "test_generator.moc"
