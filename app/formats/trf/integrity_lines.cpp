#include "app/formats/trf/integrity_lines.h"

#include "app/domain/changes/game_change.h"
#include "app/domain/json/enum_names.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/game_result.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/trf/rating_corrections.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pair_codes.h"
#include "app/pairing/play_off.h"
#include "engine/trf/expelled_line.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace pairwright {

namespace {

using Kind = IntegrityEvent::Kind;

/// How an event is told: the kind in FIDE's words, and what begins the text where several share one.
struct EventWords {
    Kind kind;
    QLatin1StringView word;
    QLatin1StringView before{""};
};
constexpr QLatin1StringView exchangeWord{"Exchange"};
constexpr QLatin1StringView regenerationWord{"Regeneration"};
constexpr std::array eventWords{
    EventWords{Kind::fideModeLeft, QLatin1StringView{"FIDE mode exited"}},
    EventWords{Kind::roundCount, QLatin1StringView{"Configuration"}, QLatin1StringView{"rounds "}},
    EventWords{Kind::system, QLatin1StringView{"Configuration"}, QLatin1StringView{"system "}},
    EventWords{Kind::tieBreaks, QLatin1StringView{"Configuration"}, QLatin1StringView{"tie-breaks "}},
    EventWords{Kind::points, QLatin1StringView{"Configuration"}, QLatin1StringView{"points"}},
    EventWords{Kind::forbiddenPairs, QLatin1StringView{"Configuration"}, QLatin1StringView{"forbidden pairs"}},
    EventWords{Kind::numbers, exchangeWord},
    EventWords{Kind::numbers, regenerationWord},
    EventWords{Kind::roundAmended, QLatin1StringView{"Correction"}, QLatin1StringView{"pairings "}},
    EventWords{Kind::roundAmended, QLatin1StringView{"Correction"}, QLatin1StringView{"byes"}},
    EventWords{Kind::correction, QLatin1StringView{"Correction"}},
    EventWords{Kind::ratingOnly, QLatin1StringView{"Rating correction"}},
    EventWords{Kind::adjournedGame, QLatin1StringView{"Adjournment"}},
    EventWords{Kind::lineUp, QLatin1StringView{"Line-up"}},
    EventWords{Kind::publicationWithdrawn, QLatin1StringView{"Publication withdrawn"}},
    EventWords{Kind::importedRound, QLatin1StringView{"Import"}},
    EventWords{Kind::pairedByHand, QLatin1StringView{"MPA"}}, // never stored
    // As programs of ours before wrote them.
    EventWords{Kind::fideModeLeft, QLatin1StringView{"FIDE mode left"}},
    EventWords{Kind::roundCount, QLatin1StringView{"Number of rounds"}},
    EventWords{Kind::system, QLatin1StringView{"Pairing system"}},
    EventWords{Kind::tieBreaks, QLatin1StringView{"Tie-breaks"}},
    EventWords{Kind::points, QLatin1StringView{"Points"}},
    EventWords{Kind::forbiddenPairs, QLatin1StringView{"Forbidden pairs"}},
    EventWords{Kind::numbers, QLatin1StringView{"Pairing numbers"}},
    EventWords{Kind::ratingOnly, QLatin1StringView{"Rating only"}},
    EventWords{Kind::roundAmended, QLatin1StringView{"Pairings amended"}},
};

/// Between what was and what is, in the line and in the event.
const auto lineArrow = QStringLiteral(" => ");
const auto textTo = QStringLiteral(" to ");
/// Before the game of a match, and before its board where teams meet.
const auto gameWord = QStringLiteral("game");
const auto boardWord = QStringLiteral("board");
/// An exchange of numbers by hand is told as such: see plan_numbers.cpp.
const auto byHandStart = QStringLiteral("exchange ");

/// Who rates an event that left FIDE mode for nobody, in the event and in the line.
const auto nobodyRates = QStringLiteral("nobody");
const auto notRated = QStringLiteral("not rated");

const std::string fideModeOff = "### FIDE mode: off, ";

std::string ratedByText(RatedBy ratedBy)
{
    return ratedBy == RatedBy::federation ? "rated by a federation" : "not rated";
}

/// "game 2, ", and where teams meet "board 2, ".
QString gameOfMatch(const IntegrityEvent& event, const Tournament& tournament)
{
    const auto game = gameChangeIn(event.text).game;
    return game ? filled(QStringLiteral("%1 %2, "), tournament.settings.teams ? boardWord : gameWord, *game)
                : QString();
}

/// "12-33 ": the players of a board, White first; empty: nobody is named.
QString playersOfBoard(const IntegrityEvent& event, const Tournament& tournament)
{
    const GameChange told = gameChangeIn(event.text);
    const Game* game = event.board ? tournament.game({event.round, *event.board, told.game.value_or(1)}) : nullptr;
    if (game == nullptr || !game->forWhite || !game->forBlack)
        return {};
    const TpnMap players(tpnOrder(gamesOfTeams(tournament)));
    return filled(QStringLiteral("%1-%2 "), players.tpnOf(*game->forWhite)->value,
                  players.tpnOf(*game->forBlack)->value);
}

/// "4-7 ": whose game it is.
QString gameText(const IntegrityEvent& event, const Tournament& tournament, const TpnMap& order)
{
    const Match* match = event.board ? tournament.board(BoardId{event.round, *event.board}) : nullptr;
    // The rating is of players.
    const bool ofTeams = event.kind == Kind::ratingOnly && tournament.settings.teams.has_value();
    if (QString players = ofTeams ? playersOfBoard(event, tournament) : QString(); !players.isEmpty())
        return players;
    const QString whose = match != nullptr && !ofTeams
                              ? inNumbers(pairCodes({{match->a, match->b}}, {}), order) + QLatin1Char(' ')
                          : event.board ? QStringLiteral("board %1, ").arg(*event.board)
                                        : QString();
    return whose + gameOfMatch(event, tournament);
}

/// "1-0 => 0-1", and of a correction for the rating alone "0-1; pairings and standings used 1-0".
QString resultsText(const IntegrityEvent& event, const Tournament& tournament)
{
    const GameChange told = gameChangeIn(event.text);
    QStringList sides = told.change.split(textTo);
    if (event.kind == Kind::ratingOnly) {
        const Game* game =
            event.board ? tournament.game(BoardId{event.round, *event.board, told.game.value_or(1)}) : nullptr;
        if (sides.size() == 1 && game != nullptr && game->outcome.result)
            sides.prepend(QString(codeOf(*game->outcome.result)));
        return lineFromCode(sides.back()) +
               (sides.size() > 1 ? ratingUsedInstead + lineFromCode(sides.front()) : QString());
    }
    if (event.kind == Kind::adjournedGame && sides.size() == 1)
        sides.prepend(QStringLiteral("="));
    for (QString& side : sides)
        side = lineFromCode(side);
    return sides.join(lineArrow);
}

/// "12 => 15", players of teams in the numbers of the report; 0: nobody.
QString seatsText(const IntegrityEvent& event, const Tournament& tournament)
{
    const TpnMap players(tpnOrder(gamesOfTeams(tournament)));
    QStringList sides = gameChangeIn(event.text).change.split(textTo);
    for (QString& side : sides) {
        const auto number = players.tpnOf(PlayerKey{side.toLongLong()});
        side = QString::number(number ? number->value : 0);
    }
    return sides.join(lineArrow);
}

QString textOf(const IntegrityEvent& event, const Tournament& tournament, const TpnMap& order)
{
    switch (event.kind) {
    case Kind::correction:
    case Kind::ratingOnly:
    case Kind::adjournedGame: return gameText(event, tournament, order) + resultsText(event, tournament);
    case Kind::lineUp: return gameText(event, tournament, order) + seatsText(event, tournament);
    case Kind::importedRound:
    case Kind::roundAmended: return inNumbers(event.text, order).replace(textTo, lineArrow);
    case Kind::fideModeLeft: return event.text == nobodyRates ? notRated : event.text;
    default: return QString(event.text).replace(textTo, lineArrow);
    }
}

const EventWords& wordsOf(const IntegrityEvent& event)
{
    const auto fits = [&event](const EventWords& words) {
        if (words.kind != event.kind)
            return false;
        if (event.kind == Kind::numbers)
            return event.text.startsWith(byHandStart) == (words.word == exchangeWord);
        if (event.kind == Kind::roundAmended)
            return areByeCodes(event.text) == areByeCodes(words.before);
        return true;
    };
    return *std::find_if(eventWords.begin(), eventWords.end(), fits);
}

trf::KeptLine lineOf(const IntegrityEvent& event, const Tournament& tournament, const TpnMap& order)
{
    const EventWords& words = wordsOf(event);
    QString text = textOf(event, tournament, order);
    if (text.startsWith(byHandStart))
        text.remove(0, byHandStart.size());
    const QString before = words.before;
    if (!text.startsWith(before))
        text.prepend(before);
    QString line = filled(QStringLiteral("### %1 @ Round %2"), QString(words.word), event.round.value);
    if (!text.isEmpty())
        line += QStringLiteral(": ") + text;
    return {trf::KeptLine::Place::header, {}, line.toStdString()};
}

/// Codes, and the words that are used with them: nobody's name.
bool isCodes(const QString& text)
{
    static const QRegularExpression codes(
        QStringLiteral("\\A(?:(?:[A-Z0-9+=/"
                       "½:.,_*-]+|v[0-9]+|to|boards?|game|byes?|no|none|pairing|stated|ranks|fide|federation|nobody|"
                       "dutch|dubov|burstein|lim|double-swiss|exchange|round|by|the|rules|then),?;?(?: |\\z))*\\z"));
    return codes.match(text).hasMatch();
}

/// The board of the game of two players of the file.
std::optional<int> boardOf(const QString& white, const QString& black, RoundNumber number,
                           const std::vector<trf::FileId>& ids, const Tournament& tournament)
{
    const auto keyOf = [&](const QString& id) {
        const auto found = std::find(ids.begin(), ids.end(), trf::FileId{id.toInt()});
        return found != ids.end() ? std::optional(tournament.players[static_cast<std::size_t>(found - ids.begin())].key)
                                  : std::nullopt;
    };
    const Round* round = tournament.round(number);
    const auto a = keyOf(white);
    const auto b = keyOf(black);
    if (round == nullptr || round->published() == nullptr || !a || !b)
        return std::nullopt;
    const auto& boards = round->published()->pairings.boards;
    const auto found =
        std::find_if(boards.begin(), boards.end(), [&](const Match& one) { return one.has(*a) && one.has(*b); });
    return found != boards.end() ? std::optional(static_cast<int>(found - boards.begin()) + 1) : std::nullopt;
}

/// Takes "4-7 " or "board 4, " off the text. False: no such game.
bool takeGame(QString& text, IntegrityEvent& event, const std::vector<trf::FileId>& ids, const Tournament& tournament)
{
    static const QRegularExpression game(
        QStringLiteral("\\A(?:([1-9][0-9]{0,3})-([1-9][0-9]{0,3}) |board ([1-9][0-9]{0,3})(?:, |\\z))"));
    const auto match = game.match(text);
    if (!match.hasMatch())
        return false;
    event.board = match.capturedLength(3) > 0
                      ? std::optional(match.captured(3).toInt())
                      : boardOf(match.captured(1), match.captured(2), event.round, ids, tournament);
    text.remove(0, match.capturedLength());
    return event.board.has_value();
}

/// Takes "game 2, " or "board 2, " of a match off the text.
std::optional<int> takeGameOfMatch(QString& text)
{
    static const QRegularExpression shape(QStringLiteral("\\A(?:game|board) ([1-9][0-9]?), "));
    const auto match = shape.match(text);
    text.remove(0, match.capturedLength());
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

/// What the line says as the event has it; no value: not as any program of ours writes it.
std::optional<QString> codesFrom(QString text, IntegrityEvent& event, const std::vector<trf::FileId>& ids,
                                 const Tournament& tournament)
{
    switch (event.kind) {
    case Kind::correction:
    case Kind::ratingOnly:
    case Kind::adjournedGame: {
        if (!takeGame(text, event, ids, tournament))
            return std::nullopt;
        const auto game = takeGameOfMatch(text);
        QStringList sides = text.split(text.contains(lineArrow) ? lineArrow : textTo);
        if (const auto both = text.split(ratingUsedInstead); both.size() == 2)
            sides = {both.back(), both.front()};
        for (QString& side : sides)
            side = codeFromLine(side);
        return toText({game, sides.join(textTo)});
    }
    case Kind::importedRound:
    case Kind::roundAmended:
        return withPlayers(text.replace(lineArrow, textTo), [&](int id) {
            const auto found = std::find(ids.begin(), ids.end(), trf::FileId{id});
            return found != ids.end()
                       ? std::optional(static_cast<int>(
                             tournament.players[static_cast<std::size_t>(found - ids.begin())].key.value))
                       : std::nullopt;
        });
    case Kind::fideModeLeft: return text == notRated ? nobodyRates : text;
    default: return text.replace(lineArrow, textTo);
    }
}

void addExpelled(const Tournament& tournament, std::vector<trf::KeptLine>& lines)
{
    const TpnMap order(tpnOrder(tournament));
    for (const PlayerKey key : order.order())
        for (const Withdrawal& withdrawal : tournament.player(key)->withdrawals)
            if (withdrawal.expelled)
                lines.push_back({trf::KeptLine::Place::header,
                                 {},
                                 trf::toText({withdrawal.from, trf::FileId{order.tpnOf(key)->value}})});
}

/// FIDE wants each told; the cell of the player says the same. `### FPB @ Round n: pairing number`.
void addFullPointByes(const Tournament& tournament, const TpnMap& order, std::vector<trf::KeptLine>& lines)
{
    for (int round = 1; round <= tournament.settings.plannedRounds; ++round)
        for (const PlayerKey key : order.order())
            if (presenceIn(*tournament.player(key), RoundNumber{round}) == Presence::fullPointBye)
                lines.push_back(
                    {trf::KeptLine::Place::header,
                     {},
                     filled(QStringLiteral("### FPB @ Round %1: %2"), round, order.tpnOf(key)->value).toStdString()});
}

constexpr std::string_view playOffStart = "### Play-off won by: ";

/// Paired, or with points: not away.
bool isThere(const Player& player, const Round& round)
{
    const Pairings& pairings = round.published()->pairings;
    const auto absence = player.absences.find(round.number);
    return std::any_of(pairings.boards.begin(), pairings.boards.end(),
                       [&](const Match& match) { return match.has(player.key); }) ||
           pairings.bye == player.key ||
           (absence != player.absences.end() && absence->second != AbsenceKind::zeroPoint);
}

} // namespace

bool takeEvent(const QString& line, const QDateTime& at, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    static const QRegularExpression shape(QStringLiteral("\\A### (.+?) @ Round ([0-9]{1,2})(?:: (.*))?\\z"));
    const auto match = shape.match(line);
    const QString text = match.captured(3);
    const auto words = std::find_if(eventWords.begin(), eventWords.end(), [&](const EventWords& one) {
        return match.captured(1) == one.word && text.startsWith(one.before);
    });
    if (!match.hasMatch() || words == eventWords.end() || words->kind == Kind::pairedByHand)
        return false;
    IntegrityEvent event{words->kind, at, RoundNumber{match.captured(2).toInt()}, {}, {}};
    const QString before = words->before;
    const bool isWhole = areByeCodes(before); // the text of such an event says it itself
    const auto codes = codesFrom(isWhole ? text : text.mid(before.size()), event, ids, tournament);
    if (!codes || !isCodes(*codes))
        return false;
    const bool byHand = words->word == exchangeWord;
    event.text = byHand ? byHandStart + *codes : *codes;
    tournament.integrity.push_back(std::move(event));
    return true;
}

std::optional<RatedBy> takeFideModeOff(const QDateTime& at, Tournament& tournament)
{
    std::optional<RatedBy> said;
    std::erase_if(tournament.keptLines, [&said](const KeptLine& line) {
        for (const RatedBy ratedBy : {RatedBy::federation, RatedBy::nobody})
            if (line.text.toStdString() == fideModeOff + ratedByText(ratedBy)) {
                said = ratedBy;
                return true;
            }
        return false;
    });
    if (said && std::ranges::none_of(tournament.integrity,
                                     [](const IntegrityEvent& event) { return event.kind == Kind::fideModeLeft; }))
        tournament.integrity.push_back({Kind::fideModeLeft, at, RoundNumber{0}, {}, nameOf(*said)});
    return said;
}

bool saysFideModeOff(std::string_view line)
{
    return line.starts_with(fideModeOff);
}

bool takeFullPointBye(const QString& line, const std::vector<trf::FileId>& ids, const Tournament& tournament)
{
    static const QRegularExpression shape(QStringLiteral("\\A### FPB @ Round ([1-9][0-9]?): ([1-9][0-9]{0,3})\\z"));
    const auto match = shape.match(line);
    const auto found = std::find(ids.begin(), ids.end(), trf::FileId{match.captured(2).toInt()});
    if (!match.hasMatch() || found == ids.end())
        return false;
    const Player& player = tournament.players[static_cast<std::size_t>(found - ids.begin())];
    const auto absence = player.absences.find(RoundNumber{match.captured(1).toInt()});
    return absence != player.absences.end() && absence->second == AbsenceKind::fullPoint;
}

bool takeExpelled(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto said = trf::readExpelledLine(line.toStdString());
    const auto found = said ? std::find(ids.begin(), ids.end(), said->player) : ids.end();
    if (found == ids.end() || said->from.value > tournament.settings.plannedRounds)
        return false;
    Player& player = tournament.players[static_cast<std::size_t>(found - ids.begin())];
    const auto& before = player.withdrawals;
    if (!before.empty() && (!before.back().back || *before.back().back > said->from))
        return false;
    Withdrawal withdrawal{said->from, std::nullopt, true};
    for (const Round& round : tournament.rounds)
        if (round.number >= said->from && !withdrawal.back && isThere(player, round))
            withdrawal.back = round.number;
    if (withdrawal.back == withdrawal.from)
        return false;
    player.withdrawals.push_back(withdrawal);
    // They are away because of that, not by a request for each round.
    std::erase_if(player.absences, [&](const auto& absence) { return isExpelledIn(player, absence.first); });
    return true;
}

bool tellsOtherNumbers(std::string_view line)
{
    const QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    const auto isBegun = [&text](const auto& word) { // not told of before round 1
        const QString start = QLatin1String("### ") + word + QLatin1String(" @");
        return text.startsWith(start) && !text.startsWith(start + QLatin1String(" Round 0:"));
    };
    return isBegun(exchangeWord) || isBegun(regenerationWord);
}

bool tellsOtherResults(std::string_view line)
{
    return line.starts_with("### Correction @ ") || line.starts_with("### Adjournment @ ");
}

std::optional<trf::FileId> playOffWinnerIn(std::string_view line)
{
    trf::FileId id{};
    if (!line.starts_with(playOffStart))
        return std::nullopt;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data() + playOffStart.size(), end, id.value);
    return read.ec == std::errc{} && read.ptr == end ? std::optional(id) : std::nullopt;
}

bool takePlayOffWinner(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto id = playOffWinnerIn(line.toStdString());
    const auto found = id ? std::find(ids.begin(), ids.end(), *id) : ids.end();
    if (found == ids.end())
        return false;
    const PlayerKey player = tournament.players[static_cast<std::size_t>(found - ids.begin())].key;
    const std::vector<PlayerKey> tied = tiedForFirst(tournament);
    if (std::find(tied.begin(), tied.end(), player) == tied.end())
        return false;
    tournament.settings.playOffWinner = player;
    return true;
}

std::vector<trf::ManualPairingComment> manualPairings(const Tournament& tournament)
{
    const TpnMap order(tpnOrder(tournament));
    std::vector<trf::ManualPairingComment> told;
    for (RoundNumber number{1}; number <= tournament.lastPublished(); ++number.value)
        if (const auto comparison = comparisonFromJson(tournament.round(number)->published()->comparisonJson))
            told.push_back({number, trfTextOf(*comparison, order)});
    return told;
}

std::vector<trf::KeptLine> integrityLines(const Tournament& tournament)
{
    std::vector<trf::KeptLine> lines;
    if (!inFideMode(tournament.settings))
        lines.push_back({trf::KeptLine::Place::header, {}, fideModeOff + ratedByText(tournament.settings.ratedBy)});
    const TpnMap order(tpnOrder(tournament));
    for (const IntegrityEvent& event : tournament.integrity)
        lines.push_back(lineOf(event, tournament, order));
    addFullPointByes(tournament, order, lines);
    addExpelled(tournament, lines);
    if (const auto winner = playOffWinner(tournament))
        lines.push_back({trf::KeptLine::Place::header,
                         {},
                         std::string(playOffStart) + std::to_string(order.tpnOf(*winner)->value)});
    return lines;
}

} // namespace pairwright
