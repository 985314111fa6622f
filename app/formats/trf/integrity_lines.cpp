#include "app/formats/trf/integrity_lines.h"

#include "app/domain/tpn_order.h"

#include <array>
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

/// A TRF has no record for who was expelled; `### Expelled @ Round n: start number`.
void addExpelled(const Tournament& tournament, std::vector<trf::KeptLine>& lines)
{
    const TpnMap order(tpnOrder(tournament));
    for (const PlayerKey key : order.order())
        for (const Withdrawal& withdrawal : tournament.player(key)->withdrawals)
            if (withdrawal.expelled)
                lines.push_back({trf::KeptLine::Place::header,
                                 {},
                                 "### Expelled @ Round " + std::to_string(withdrawal.from.value) + ": " +
                                     std::to_string(order.tpnOf(key)->value)});
}

} // namespace

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
