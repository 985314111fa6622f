#include "app/domain/rounds/game_result.h"

#include <QString>

#include <array>

namespace pairwright {

namespace {

struct ResultRow {
    GameResult result;
    QLatin1StringView code;
    GameOutcome white;
    GameOutcome black;
};

using enum GameResult;

constexpr GameOutcome win = GameOutcome::Win;
constexpr GameOutcome half = GameOutcome::Draw;
constexpr GameOutcome loss = GameOutcome::Loss;

constexpr std::array rows{
    ResultRow{whiteWins, QLatin1StringView{"1-0"}, win, loss},
    ResultRow{GameResult::draw, QLatin1StringView{"="}, half, half},
    ResultRow{blackWins, QLatin1StringView{"0-1"}, loss, win},
    ResultRow{whiteWinsByForfeit, QLatin1StringView{"+-"}, win, loss},
    ResultRow{blackWinsByForfeit, QLatin1StringView{"-+"}, loss, win},
    ResultRow{doubleForfeit, QLatin1StringView{"--"}, loss, loss},
    ResultRow{halfZero, QLatin1StringView{"=-0"}, half, loss},
    ResultRow{zeroHalf, QLatin1StringView{"0-="}, loss, half},
    ResultRow{zeroZero, QLatin1StringView{"0-0"}, loss, loss},
    ResultRow{unratedWhiteWins, QLatin1StringView{"W-L"}, win, loss},
    ResultRow{unratedDraw, QLatin1StringView{"D-D"}, half, half},
    ResultRow{unratedBlackWins, QLatin1StringView{"L-W"}, loss, win},
    ResultRow{adjourned, QLatin1StringView{"*"}, GameOutcome::Adjourned, GameOutcome::Adjourned},
};

constexpr std::array<GameResult, rows.size()> results = [] {
    std::array<GameResult, rows.size()> list{};
    for (std::size_t i = 0; i < rows.size(); ++i)
        list[i] = rows[i].result;
    return list;
}();

const ResultRow& rowOf(GameResult result)
{
    return rows.at(static_cast<std::size_t>(result));
}

} // namespace

std::span<const GameResult> allGameResults()
{
    return results;
}

QLatin1StringView codeOf(GameResult result)
{
    return rowOf(result).code;
}

std::optional<GameResult> gameResultFromCode(QStringView code)
{
    for (const ResultRow& row : rows) {
        if (code == row.code)
            return row.result;
    }
    return std::nullopt;
}

bool isForfeit(GameResult result)
{
    return result == whiteWinsByForfeit || result == blackWinsByForfeit || result == doubleForfeit;
}

bool isRated(GameResult result)
{
    const bool unrated = result == unratedWhiteWins || result == unratedDraw || result == unratedBlackWins;
    return !isForfeit(result) && !unrated && result != adjourned;
}

bool isFinalPlayedResult(GameResult result)
{
    return !isForfeit(result) && result != adjourned;
}

RoundRecord recordFor(GameResult result, Colour side, Tpn opponent, bool counts)
{
    const ResultRow& row = rowOf(result);
    const GameOutcome outcome = side == Colour::White ? row.white : row.black;
    if (isForfeit(result))
        return ForfeitedGame{opponent, side, outcome == GameOutcome::Win, counts};
    return PlayedGame{opponent, side, outcome, isRated(result) || result == adjourned, counts};
}

} // namespace pairwright
