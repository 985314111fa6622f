#include "app/formats/trf/integrity_lines.h"

#include "app/domain/players/tpn_order.h"
#include "app/pairing/play_off.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace pairwright {

namespace {

/// By IntegrityEvent::Kind.
constexpr std::array<std::string_view, 13> eventWords{
    "FIDE mode left",        "Number of rounds", "Pairing system", "Tie-breaks",  "Points",
    "Forbidden pairs",       "Pairing numbers",  "Correction",     "Rating only", "Adjournment",
    "Publication withdrawn", "Pairings amended", "Import"};

std::string ratedByText(RatedBy ratedBy)
{
    return ratedBy == RatedBy::federation ? "rated by a federation" : "not rated";
}

std::string textOf(const IntegrityEvent& event)
{
    std::string text = event.board ? "board " + std::to_string(*event.board) : std::string();
    if (!event.text.isEmpty())
        text += (text.empty() ? "" : ", ") + event.text.toStdString();
    return text;
}

trf::KeptLine lineOf(const IntegrityEvent& event)
{
    std::string line = "### " + std::string(eventWords.at(static_cast<std::size_t>(event.kind)));
    line += " @ Round " + std::to_string(event.round.value);
    if (const std::string text = textOf(event); !text.empty())
        line += ": " + text;
    return {trf::KeptLine::Place::header, {}, line};
}

/// Codes, and the words that are used with them: nobody's name.
bool isCodes(const QString& text)
{
    static const QRegularExpression codes(QStringLiteral(
        "\\A(?:(?:[A-Z0-9+=/½:.,_-]+|v[0-9]+|to|boards?|byes?|no|pairing|stated|ranks|fide|federation|nobody|"
        "dutch|dubov|burstein|lim|double-swiss),?(?: |\\z))*\\z"));
    return codes.match(text).hasMatch();
}

constexpr std::string_view expelledStart = "### Expelled @ Round ";

/// A TRF has no record for who was expelled; `### Expelled @ Round n: start number`.
void addExpelled(const Tournament& tournament, std::vector<trf::KeptLine>& lines)
{
    const TpnMap order(tpnOrder(tournament));
    for (const PlayerKey key : order.order())
        for (const Withdrawal& withdrawal : tournament.player(key)->withdrawals)
            if (withdrawal.expelled)
                lines.push_back({trf::KeptLine::Place::header,
                                 {},
                                 std::string(expelledStart) + std::to_string(withdrawal.from.value) + ": " +
                                     std::to_string(order.tpnOf(key)->value)});
}

struct ExpelledLine {
    RoundNumber from;
    trf::FileId player;
};

std::optional<ExpelledLine> readExpelled(const std::string& line)
{
    if (!line.starts_with(expelledStart))
        return std::nullopt;
    ExpelledLine read{};
    const char* end = line.data() + line.size();
    const auto round = std::from_chars(line.data() + expelledStart.size(), end, read.from.value);
    if (round.ec != std::errc{} || end - round.ptr < 3 || std::string_view(round.ptr, 2) != ": ")
        return std::nullopt;
    const auto player = std::from_chars(round.ptr + 2, end, read.player.value);
    return player.ec == std::errc{} && player.ptr == end && read.from.value > 0 ? std::optional(read) : std::nullopt;
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

bool takeEvent(const QString& line, const QDateTime& at, Tournament& tournament)
{
    static const QRegularExpression shape(
        QStringLiteral("\\A### (.+?) @ Round ([0-9]{1,2})(?:: (?:board ([1-9][0-9]{0,3})(?:, |\\z))?(.*))?\\z"));
    const auto match = shape.match(line);
    const auto kind = std::find(eventWords.begin(), eventWords.end(), match.captured(1).toStdString());
    if (!match.hasMatch() || kind == eventWords.end() || !isCodes(match.captured(4)))
        return false;
    IntegrityEvent event{static_cast<IntegrityEvent::Kind>(kind - eventWords.begin()),
                         at,
                         RoundNumber{match.captured(2).toInt()},
                         {},
                         match.captured(4)};
    if (const int board = match.captured(3).toInt(); board > 0)
        event.board = board;
    tournament.integrity.push_back(std::move(event));
    return true;
}

bool takeExpelled(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto said = readExpelled(line.toStdString());
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

bool takePlayOffWinner(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const std::string text = line.toStdString();
    trf::FileId id{};
    if (!text.starts_with(playOffStart))
        return false;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + playOffStart.size(), end, id.value);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (read.ec != std::errc{} || read.ptr != end || found == ids.end())
        return false;
    const PlayerKey player = tournament.players[static_cast<std::size_t>(found - ids.begin())].key;
    const std::vector<PlayerKey> tied = tiedForFirst(tournament);
    if (std::find(tied.begin(), tied.end(), player) == tied.end())
        return false;
    tournament.settings.playOffWinner = player;
    return true;
}

std::vector<trf::KeptLine> integrityLines(const Tournament& tournament)
{
    std::vector<trf::KeptLine> lines;
    if (!inFideMode(tournament.settings))
        lines.push_back(
            {trf::KeptLine::Place::header, {}, "### FIDE mode: off, " + ratedByText(tournament.settings.ratedBy)});
    for (const IntegrityEvent& event : tournament.integrity)
        lines.push_back(lineOf(event));
    addExpelled(tournament, lines);
    if (const auto winner = playOffWinner(tournament))
        lines.push_back(
            {trf::KeptLine::Place::header,
             {},
             std::string(playOffStart) + std::to_string(TpnMap(tpnOrder(tournament)).tpnOf(*winner)->value)});
    return lines;
}

} // namespace pairwright
