#include "app/formats/slips/slip_code.h"

#include "engine/base/limits.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr std::array slipResults{GameResult::whiteWins, GameResult::draw, GameResult::blackWins};
constexpr int stamps = 10'000;

/// Every wrong digit and nearly every exchanged pair is found.
int checkDigit(QStringView digits)
{
    int sum = 0;
    int weight = 3;
    for (const QChar digit : digits) {
        sum += weight * digit.digitValue();
        weight = 4 - weight;
    }
    return (10 - sum % 10) % 10;
}

QString padded(int number, int digits)
{
    return QString::number(number).rightJustified(digits, u'0');
}

} // namespace

int slipStamp(const RoundVersion& version)
{
    // When it was made, to the millisecond: nothing else of an event stays what it is and differs from other events.
    auto mixed = static_cast<std::uint64_t>(version.madeAt.toMSecsSinceEpoch());
    mixed ^= static_cast<std::uint64_t>(version.version) << 56U;
    mixed *= 0x9E3779B97F4A7C15ULL;
    mixed ^= mixed >> 32U;
    return static_cast<int>(mixed % stamps);
}

std::optional<QString> slipDigits(const SlipCode& code)
{
    const auto result = std::find(slipResults.begin(), slipResults.end(), code.result);
    const bool fits = code.round.value >= 1 && code.round.value <= mostRounds && code.board >= 1 &&
                      code.board <= mostPlayers && (code.game == 1 || code.game == 2) && result != slipResults.end();
    if (!fits)
        return std::nullopt;
    const auto outcome = static_cast<int>(result - slipResults.begin()) + 1 + 3 * (code.game - 1);
    QString digits = slipFirstDigit + padded(code.round.value, 2) + QString::number(code.version % 10) +
                     padded(code.board, 4) + QString::number(outcome) + padded(code.stamp, 4);
    digits += QString::number(checkDigit(digits));
    return digits;
}

std::optional<SlipCode> readSlipDigits(QStringView digits)
{
    const bool allDigits = std::all_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (digits.size() != slipDigitCount || !allDigits || digits.front() != slipFirstDigit ||
        checkDigit(digits.chopped(1)) != digits.back().digitValue())
        return std::nullopt;
    const int outcome = digits[8].digitValue();
    SlipCode code{RoundNumber{digits.mid(1, 2).toInt()}, digits[3].digitValue(), digits.mid(4, 4).toInt()};
    code.stamp = digits.mid(9, 4).toInt();
    if (outcome < 1 || outcome > 6 || code.round.value < 1 || code.board < 1)
        return std::nullopt;
    code.game = outcome > 3 ? 2 : 1;
    code.result = slipResults.at(static_cast<std::size_t>((outcome - 1) % 3));
    return code;
}

std::optional<BoardId> gameOf(const SlipCode& code, const RoundVersion& version, bool ofTeams)
{
    const std::vector<Match>& boards = version.pairings.boards;
    if (!ofTeams) {
        const bool exists = code.board <= static_cast<int>(boards.size()) &&
                            code.game <= boards[static_cast<std::size_t>(code.board - 1)].gameCount();
        return exists ? std::optional(BoardId{code.round, code.board, code.game}) : std::nullopt;
    }
    int left = code.board;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (left <= boards[i].gameCount())
            return BoardId{code.round, static_cast<int>(i) + 1, left};
        left -= boards[i].gameCount();
    }
    return std::nullopt;
}

Expected<SlipResult, SlipRefusal> resultOfSlip(const Tournament& tournament, RoundNumber round, QStringView digits)
{
    const std::optional<SlipCode> code = readSlipDigits(digits);
    if (!code)
        return Unexpected{SlipRefusal{}};
    SlipRefusal refusal{SlipRefusal::Code::otherEvent, code->round, code->version, code->board};
    const Round* of = tournament.round(code->round);
    const RoundVersion* printed = nullptr;
    for (std::size_t i = 0; of != nullptr && i < of->versions.size(); ++i)
        if (of->versions[i].version % 10 == code->version && slipStamp(of->versions[i]) == code->stamp)
            printed = &of->versions[i];
    if (printed == nullptr)
        return Unexpected{refusal};
    refusal.version = printed->version;
    if (printed != of->published())
        refusal.code = SlipRefusal::Code::replaced;
    else if (code->round != round)
        refusal.code = SlipRefusal::Code::otherRound;
    else if (const auto game = gameOf(*code, *printed, tournament.settings.teams.has_value()))
        return SlipResult{*game, code->result};
    else
        refusal.code = SlipRefusal::Code::noSuchBoard;
    return Unexpected{refusal};
}

} // namespace pairwright
