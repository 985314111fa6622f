#include "app/domain/rounds/chess960.h"

#include "app/domain/text/filled.h"
#include "engine/base/random.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Chess960)
};

} // namespace

int startPositionOf(RoundNumber round, std::uint64_t seed)
{
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15; // neighbouring rounds far apart
    Random random{seed ^ (static_cast<std::uint64_t>(round.value) * spread)};
    return static_cast<int>(random.below(chess960Positions));
}

/// The number counts the place of the bishop on a light square, of the one on a dark square, of the queen among the six
/// squares that are left, and which two of the five that are left then the knights have; rook, king, rook have the
/// rest.
QString piecesOfPosition(int number)
{
    constexpr int squares = 8;
    QString pieces(squares, QLatin1Char(' '));
    const auto put = [&pieces](int nth, QChar piece) {
        for (QChar& square : pieces)
            if (square == QLatin1Char(' ') && nth-- == 0) {
                square = piece;
                return;
            }
    };
    const auto takenFrom = [&number](int choices) {
        const int choice = number % choices;
        number /= choices;
        return choice;
    };
    pieces[qsizetype{takenFrom(4)} * 2 + 1] = QLatin1Char('B');
    pieces[qsizetype{takenFrom(4)} * 2] = QLatin1Char('B');
    put(takenFrom(6), QLatin1Char('Q'));
    constexpr std::array<std::pair<int, int>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    const auto [first, second] = knights.at(static_cast<std::size_t>(number));
    put(first, QLatin1Char('N'));
    put(second - 1, QLatin1Char('N'));
    for (const char piece : {'R', 'K', 'R'})
        put(0, QLatin1Char(piece));
    return pieces;
}

QString startPositionText(RoundNumber round, std::uint64_t seed)
{
    const int number = startPositionOf(round, seed);
    return filled(Tr::tr("Chess960, start position %1: %2"), number, piecesOfPosition(number));
}

} // namespace pairwright
