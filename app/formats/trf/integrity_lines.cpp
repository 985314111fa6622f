#include "app/formats/trf/integrity_lines.h"

#include "app/domain/players/tpn_order.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace pairwright {

namespace {

/// By IntegrityEvent::Kind.
constexpr std::array<std::string_view, 12> eventWords{
    "FIDE mode left", "Number of rounds", "Pairing system",        "Tie-breaks",
    "Points",         "Forbidden pairs",  "Pairing numbers",       "Correction",
    "Rating only",    "Adjournment",      "Publication withdrawn", "Pairings amended"};

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
    // They are away because of that, not by a wish for each round.
    std::erase_if(player.absences, [&](const auto& absence) { return isExpelledIn(player, absence.first); });
    return true;
}

std::vector<trf::KeptLine> integrityLines(const Tournament& tournament)
{
    std::vector<trf::KeptLine> lines;
    if (!inFideMode(tournament.settings))
        lines.push_back(
            {trf::KeptLine::Place::header, {}, "### FIDE mode: off, " + ratedByText(tournament.settings.ratedBy)});
    for (const IntegrityEvent& event : tournament.settings.integrity)
        lines.push_back(lineOf(event));
    addExpelled(tournament, lines);
    return lines;
}

} // namespace pairwright
