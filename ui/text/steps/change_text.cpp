#include "ui/text/steps/change_text.h"
#include "app/formats/display_text.h"
#include "ui/text/steps/team_text.h"

#include "app/domain/setup/event_fields.h"
#include "app/domain/setup/system_option_list.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/report/shown_date.h"
#include "app/prizes/prize_words.h"
#include "engine/systems.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"
#include "ui/text/players/group_text.h"
#include "ui/text/players/official_rating_text.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/text/steps/player_change_text.h"
#include "ui/text/systems/option_text.h"
#include "ui/text/systems/system_text.h"
#include "ui/text/systems/tie_break_text.h"

#include <QCoreApplication>

#include <map>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ChangeText)
};

/// Puts the changes of one step into words; each kind of change adds its lines.
class ExplainedRound {
public:
    ExplainedRound(const Tournament& names, const Delta& delta)
        : names_(names)
    {
        // Who is removed by the step itself is in no tournament any more.
        for (const Change& change : delta)
            if (const auto* player = std::get_if<PlayerChange>(&change); player != nullptr && player->before)
                gone_.emplace(player->before->key, player->before->data.name);
    }

    std::vector<ChangeLine> take() { return std::move(lines_); }

    void operator()(const EventChange& change);
    void operator()(const SettingsChange& change);
    void operator()(const LogChange& /*change*/) {} // the step itself says it
    void operator()(const PlayerChange& change) { appendLinesFor(change, lines_); }
    void operator()(const VersionChange& change);
    void operator()(const PairingsChange& change);
    void operator()(const ManualPhaseChange& change);
    void operator()(const PublicationChange& change);
    void operator()(const RoundChange& change);
    void operator()(const BoardChange& change);
    void operator()(const LineUpChange& change);

private:
    void add(const QString& what, const QString& before, const QString& after)
    {
        if (before != after)
            lines_.push_back({what, before, after});
    }
    [[nodiscard]] QString nameOf(PlayerKey key) const
    {
        const Player* player = names_.anybody(key);
        if (player != nullptr)
            return player->data.name;
        const auto gone = gone_.find(key);
        return gone != gone_.end() ? gone->second : QStringLiteral("? %1").arg(key.value);
    }
    [[nodiscard]] QString pairOf(PlayerKey white, PlayerKey black) const
    {
        return nameOf(white) + QStringLiteral(" – ") + nameOf(black);
    }
    [[nodiscard]] QString orderOf(const std::vector<PlayerKey>& order) const;
    [[nodiscard]] QString groupsOf(const std::vector<ForbiddenPairs>& groups) const;
    void tellPrizes(const Settings& before, const Settings& after);
    [[nodiscard]] static QString rulesOf(const std::vector<GroupRule>& rules);
    [[nodiscard]] QString boardOf(const std::vector<Match>& matches, std::size_t index) const
    {
        return index < matches.size() ? pairOf(matches[index].a, matches[index].b) : QString();
    }
    [[nodiscard]] QString byeOf(std::optional<PlayerKey> bye) const { return bye ? nameOf(*bye) : QString(); }

    const Tournament& names_;
    std::map<PlayerKey, QString> gone_;
    std::vector<ChangeLine> lines_;
};

QString officialsText(const std::vector<Official>& officials)
{
    QStringList names;
    for (const Official& official : officials)
        names.append(official.fideId.isEmpty() ? official.name
                                               : QStringLiteral("%1 (%2)").arg(official.name, official.fideId));
    return names.join(QStringLiteral("; "));
}

QString officialText(const Official& official)
{
    return official == Official{} ? QString() : officialsText({official});
}

struct EventTold {
    QString operator()(const QString& text) const { return text; }
    QString operator()(const QDate& date) const { return shownDate(date); }
    QString operator()(const Official& official) const { return officialText(official); }
    QString operator()(const std::vector<Official>& officials) const { return officialsText(officials); }
};

/// "1: 3.10.2026; 2: 4.10.2026"; `told` writes one of them.
template <class T>
QString byRoundText(const std::map<RoundNumber, T>& values, QString (*told)(const T&))
{
    QStringList texts;
    for (const auto& [round, value] : values)
        texts.append(QStringLiteral("%1: %2").arg(QString::number(round.value), told(value)));
    return texts.join(QStringLiteral("; "));
}

QString systemText(SystemEdition system)
{
    const SystemInfo* info = knownSystem(system);
    return info != nullptr ? describeSystem(*info) : QString();
}

QString lotText(const std::optional<InitialColour>& lot)
{
    if (!lot)
        return {};
    const QString colour = lot->colour == Colour::White ? Tr::tr("White") : Tr::tr("Black");
    return lot->seed ? Tr::tr("%1, drawn by the program").arg(colour) : colour;
}

QString pointsText(const PointSystem& points)
{
    return Tr::tr("win %1, draw %2, bye %3")
        .arg(formatScore(points.winValue()), formatScore(points.drawValue()), formatScore(points.pairingAllocatedBye));
}

QString tieBreaksText(const Settings& settings)
{
    if (settings.statedRanks)
        return Tr::tr("not said, ranks as imported");
    QStringList codes;
    for (const TieBreak& tieBreak : settings.tieBreaks)
        codes.append(tieBreakCode(tieBreak));
    return codes.join(QStringLiteral(", "));
}

QString publicationText(const PublicationChange::Side& side)
{
    if (side.withdrawn)
        return Tr::tr("withdrawn: %1")
            .arg(side.withdrawn->reason == lateEntryReason ? Tr::tr("late entry") : side.withdrawn->reason);
    return side.publishedAt ? Tr::tr("published %1").arg(shownDateTime(side.publishedAt->toLocalTime()))
                            : Tr::tr("proposal");
}

QString manualPhaseText(const ManualPhaseChange::Side& side)
{
    if (side.phase)
        return Tr::tr("being edited by hand");
    return side.comparisonJson.isEmpty() ? Tr::tr("as the rules give them") : Tr::tr("edited by hand and validated");
}

QString headText(const RoundChange::Side& side)
{
    if (side.closedAt)
        return Tr::tr("closed");
    return side.publishedVersion ? Tr::tr("version %1 is published").arg(*side.publishedVersion)
                                 : Tr::tr("not published");
}

QString outcomeText(const BoardOutcome& outcome)
{
    if (!outcome.result)
        return Tr::tr("open");
    return outcome.wasAdjourned ? Tr::tr("%1 after adjournment").arg(formatResult(outcome.result))
                                : formatResult(outcome.result);
}

QString ExplainedRound::orderOf(const std::vector<PlayerKey>& order) const
{
    if (order.empty())
        return Tr::tr("by rating, title and name");
    QStringList names;
    for (const PlayerKey key : order)
        names.append(nameOf(key));
    return names.join(QStringLiteral("; "));
}

QString ExplainedRound::rulesOf(const std::vector<GroupRule>& rules)
{
    QStringList texts;
    for (const GroupRule& rule : rules)
        texts.append(QStringLiteral("%1: %2").arg(rule.name, describeRule(rule)));
    return texts.join(QLatin1Char('\n'));
}

void ExplainedRound::tellPrizes(const Settings& before, const Settings& after)
{
    const auto lines = [](const auto& things, const auto& textOf) {
        QStringList texts;
        for (const auto& thing : things)
            texts.append(textOf(thing));
        return texts.join(QLatin1Char('\n'));
    };
    const auto prizeText = [](const QString& currency) {
        return [currency](const Prize& prize) {
            return QStringLiteral("%1, %2").arg(labelOf(prize), moneyText(prize.amount, currency));
        };
    };
    add(Tr::tr("Prizes"), lines(before.prizes, prizeText(before.prizeRules.currency)),
        lines(after.prizes, prizeText(after.prizeRules.currency)));
    const auto rulesText = [](const PrizeRules& rules) {
        return prizes::rulesTexts(rules).join(QLatin1Char('\n'));
    };
    if (before.prizeRules != after.prizeRules)
        add(Tr::tr("Rules of the prizes"), rulesText(before.prizeRules), rulesText(after.prizeRules));
    const auto markText = [this](const PrizeMark& mark) {
        return nameOf(mark.player);
    };
    add(Tr::tr("Who may win prizes"), lines(before.prizeMarks, markText), lines(after.prizeMarks, markText));
    const auto rankingText = [](const TeamRanking& ranking) {
        return ranking.name;
    };
    add(Tr::tr("Team rankings"), lines(before.teamRankings, rankingText), lines(after.teamRankings, rankingText));
    const auto announcedText = [this](const std::optional<AnnouncedPrizes>& announced) {
        QStringList texts;
        if (announced)
            for (const Award& award : announced->awards)
                texts.append(QStringLiteral("%1: %2").arg(award.player ? nameOf(*award.player) : award.team,
                                                          prizes::awardText(award, announced->currency)));
        return texts.join(QLatin1Char('\n'));
    };
    add(Tr::tr("Announced prizes"), announcedText(before.announced), announcedText(after.announced));
}

QString ExplainedRound::groupsOf(const std::vector<ForbiddenPairs>& groups) const
{
    QStringList texts;
    for (const ForbiddenPairs& group : groups) {
        QStringList names;
        for (const PlayerKey key : group.players)
            names.append(nameOf(key));
        texts.append(names.join(QStringLiteral(", ")));
    }
    return texts.join(QLatin1Char('\n'));
}

void ExplainedRound::operator()(const EventChange& change)
{
    const EventData& before = *change.before;
    const EventData& after = *change.after;
    for (const EventFieldInfo& info : eventFields())
        std::visit(
            [&](auto member) { add(eventFieldWord(info), EventTold{}(before.*member), EventTold{}(after.*member)); },
            info.member);
    add(Tr::tr("Dates of the rounds"), byRoundText(before.roundDates, shownDate),
        byRoundText(after.roundDates, shownDate));
    add(Tr::tr("Times of the rounds"), byRoundText(before.roundTimes, shownTime),
        byRoundText(after.roundTimes, shownTime));
}

void ExplainedRound::operator()(const SettingsChange& change)
{
    const Settings& before = *change.before;
    const Settings& after = *change.after;
    add(Tr::tr("Number of rounds"), QString::number(before.plannedRounds), QString::number(after.plannedRounds));
    add(Tr::tr("Pairing system"), systemText(before.system), systemText(after.system));
    add(Tr::tr("Initial colour"), lotText(before.initialColour), lotText(after.initialColour));
    add(Tr::tr("Points"), pointsText(before.points), pointsText(after.points));
    const auto acceleration = [](Acceleration choice) {
        return choice == Acceleration::baku ? QStringLiteral("Baku") : Tr::tr("none");
    };
    add(Tr::tr("Rating that counts first"), describeChoice(before.ratingChoice), describeChoice(after.ratingChoice));
    add(Tr::tr("FIDE lists that count"), describeLists(before.ratingLists, RatingKind::standard),
        describeLists(after.ratingLists, RatingKind::standard));
    add(Tr::tr("Order among equals"), describeOrder(before.orderOfEquals), describeOrder(after.orderOfEquals));
    add(Tr::tr("Club mates apart up to round"), QString::number(before.clubsApartUntil),
        QString::number(after.clubsApartUntil));
    add(Tr::tr("Groups by rule"), rulesOf(before.groupRules), rulesOf(after.groupRules));
    add(Tr::tr("Rated by"), nameOfRatedBy(before.ratedBy), nameOfRatedBy(after.ratedBy));
    add(Tr::tr("Acceleration"), acceleration(before.acceleration), acceleration(after.acceleration));
    for (const SystemOption* option : allOptions())
        add(nameOfOption(option->key), nameOfChoice(option->key, before.options.of(*option)),
            nameOfChoice(option->key, after.options.of(*option)));
    add(Tr::tr("Must not meet"), groupsOf(before.forbidden), groupsOf(after.forbidden));
    add(Tr::tr("Tie-breaks"), tieBreaksText(before), tieBreaksText(after));
    const auto winner = [this](const std::optional<PlayerKey>& player) {
        return player ? nameOf(*player) : QString();
    };
    add(Tr::tr("Winner of the play-off"), winner(before.playOffWinner), winner(after.playOffWinner));
    const auto seedText = [](const std::optional<std::uint64_t>& seed) {
        return seed ? QString::number(*seed) : QString();
    };
    add(Tr::tr("Seed of the lots"), seedText(before.lotSeed), seedText(after.lotSeed));
    add(Tr::tr("Seed of the start positions (Chess960)"), seedText(before.chess960Seed), seedText(after.chess960Seed));
    add(Tr::tr("Order of the players"), orderOf(before.declaredOrder), orderOf(after.declaredOrder));
    add(Tr::tr("How teams play"), teamRulesText(before.teams), teamRulesText(after.teams));
    tellPrizes(before, after);
}

void ExplainedRound::operator()(const VersionChange& change)
{
    const auto text = [this](const Boxed<RoundVersion>& version) {
        if (!version)
            return QString();
        const QString boards = Tr::tr("%n board(s)", nullptr, static_cast<int>(version->pairings.boards.size()));
        const QString bye = byeOf(version->pairings.bye);
        return bye.isEmpty() ? boards : Tr::tr("%1, bye: %2").arg(boards, bye);
    };
    const int version = change.after ? change.after->version : change.before ? change.before->version : 1;
    add(filled(Tr::tr("Round %1, version %2"), change.round.value, version), text(change.before), text(change.after));
}

void ExplainedRound::operator()(const PairingsChange& change)
{
    for (std::size_t run = 0; run < change.before.runs.size() && run < change.after.runs.size(); ++run) {
        const std::vector<Match>& before = change.before.runs[run].matches;
        const std::vector<Match>& after = change.after.runs[run].matches;
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i)
            add(filled(Tr::tr("Round %1, board %2"), change.round.value,
                       change.before.runs[run].first + static_cast<int>(i)),
                boardOf(before, i), boardOf(after, i));
    }
    add(Tr::tr("Bye in round %1").arg(change.round.value), byeOf(change.before.bye), byeOf(change.after.bye));
}

void ExplainedRound::operator()(const ManualPhaseChange& change)
{
    add(filled(Tr::tr("Pairings of round %1, version %2"), change.round.value, change.version),
        manualPhaseText(change.before), manualPhaseText(change.after));
}

void ExplainedRound::operator()(const PublicationChange& change)
{
    add(filled(Tr::tr("Round %1, version %2"), change.round.value, change.version), publicationText(change.before),
        publicationText(change.after));
}

void ExplainedRound::operator()(const RoundChange& change)
{
    add(Tr::tr("Round %1").arg(change.round.value), headText(change.before), headText(change.after));
}

void ExplainedRound::operator()(const BoardChange& change)
{
    QString what =
        filled(Tr::tr("Round %1, %2", "board or match"), change.board.round.value, gamePlace(names_, change.board));
    const Round* round = names_.round(change.board.round);
    const RoundVersion* version = round != nullptr ? round->version(change.version) : nullptr;
    if (version != nullptr && change.board.board >= 1 &&
        static_cast<std::size_t>(change.board.board) <= version->pairings.boards.size()) {
        const Match& match = version->pairings.boards[static_cast<std::size_t>(change.board.board) - 1];
        if (match.gameCount() > 1 && !names_.settings.teams)
            what = filled(Tr::tr("%1, game %2"), what, change.board.game);
        if (change.board.game <= match.gameCount()) { // the journal may know of one that is not there
            const Game& game = match.game(change.board.game);
            what += QLatin1Char('\n') + pairOf(game.white, game.black);
        }
    }
    add(what, outcomeText(change.before), outcomeText(change.after));
    add(filled(Tr::tr("Only for the rating report: round %1, %2", "board or match"), change.board.round.value,
               gamePlace(names_, change.board)),
        formatResult(change.before.ratingOnly), formatResult(change.after.ratingOnly));
}

void ExplainedRound::operator()(const LineUpChange& change)
{
    const auto namesOf = [this](const LineUp& seats) {
        QStringList names;
        for (const auto& seat : seats)
            names.append(seat ? nameOf(*seat) : QStringLiteral("–"));
        return names.join(QLatin1Char('\n'));
    };
    add(filled(Tr::tr("Line-up of %1 in round %2"), nameOf(change.team), change.round.value), namesOf(change.before),
        namesOf(change.after));
}

} // namespace

std::vector<ChangeLine> linesFor(const Delta& delta, const Tournament& names)
{
    ExplainedRound explained(names, delta);
    for (const Change& change : delta)
        std::visit(explained, change);
    return explained.take();
}

} // namespace pairwright
