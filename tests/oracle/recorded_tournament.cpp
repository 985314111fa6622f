#include "tests/oracle/exercises.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace pairwright::oracle {

namespace {

constexpr int ratingColumn = 48; ///< of a 001 line, from 0
constexpr int ratingWidth = 4;
constexpr int firstCellColumn = 91;
constexpr int cellDistance = 10;
constexpr int cellWidth = 8;

/// "  14 b 0": opponent, colour, result.
RoundRecord recordFrom(const QString& cell)
{
    const int opponent = cell.left(4).trimmed().toInt();
    const Colour colour = cell.at(5) == u'w' ? Colour::White : Colour::Black;
    const QChar result = cell.at(7);
    if (opponent == 0) {
        switch (result.unicode()) {
        case u'U': return Bye{ByeKind::PairingAllocated};
        case u'F': return Bye{ByeKind::Full};
        case u'H': return Bye{ByeKind::Half};
        case u'Z': return Bye{ByeKind::Zero};
        default: refuse("unknown bye: " + cell);
        }
    }
    switch (result.unicode()) {
    case u'1': return PlayedGame{Tpn{opponent}, colour, GameOutcome::Win, true};
    case u'=': return PlayedGame{Tpn{opponent}, colour, GameOutcome::Draw, true};
    case u'0': return PlayedGame{Tpn{opponent}, colour, GameOutcome::Loss, true};
    case u'+': return ForfeitedGame{Tpn{opponent}, colour, true};
    case u'-': return ForfeitedGame{Tpn{opponent}, colour, false};
    default: refuse("unknown result: " + cell);
    }
}

PlayerState playerFrom(const QString& line)
{
    PlayerState player;
    bool rated = false;
    const int rating = line.mid(ratingColumn, ratingWidth).trimmed().toInt(&rated);
    if (rated)
        player.rating = rating;
    for (int column = firstCellColumn; column < line.size(); column += cellDistance)
        player.rounds.push_back(recordFrom(line.mid(column, cellWidth)));
    return player;
}

Score scoreFrom(const QString& text)
{
    const QStringList parts = text.split('.');
    return Score{parts.value(0).toInt() * 10 + parts.value(1).toInt()};
}

TournamentState stateFrom(const QString& text)
{
    TournamentState state;
    QStringList virtualPoints;
    for (QString line : text.split('\n')) {
        while (!line.isEmpty() && line.back().isSpace())
            line.chop(1);
        if (line.startsWith("001")) {
            state.players.push_back(playerFrom(line));
            if (line.mid(4, 4).toInt() != static_cast<int>(state.players.size()))
                refuse("numbers are not 1, 2, 3, ...");
        } else if (line.startsWith("XXR")) {
            state.plannedRounds = line.mid(4).toInt();
        } else if (line.startsWith("XXC")) {
            state.initialColour = line.contains("white1") ? Colour::White : Colour::Black;
        } else if (line.startsWith("XXA")) {
            virtualPoints << line;
        }
    }
    for (const QString& line : virtualPoints) {
        const QStringList words = line.split(' ', Qt::SkipEmptyParts);
        for (int i = 2; i < words.size(); ++i)
            state.players.at(words.at(1).toULong() - 1).virtualPoints.push_back(scoreFrom(words.at(i)));
    }
    return state;
}

/// The round and its absences as they stood before it was paired.
Position positionBefore(const TournamentState& whole, RoundNumber round)
{
    Position position{whole, {}};
    const auto before = static_cast<std::size_t>(round.value - 1);
    for (std::size_t i = 0; i < whole.players.size(); ++i) {
        const auto& rounds = whole.players[i].rounds;
        const Bye* bye = before < rounds.size() ? std::get_if<Bye>(&rounds[before]) : nullptr;
        if (bye != nullptr && bye->kind != ByeKind::PairingAllocated)
            position.absent.push_back(Tpn{static_cast<std::int32_t>(i + 1)});
        position.state.players[i].rounds.resize(std::min(before, rounds.size()));
    }
    return position;
}

Expectation recordedRound(const TournamentState& whole, RoundNumber round)
{
    Expectation recorded;
    for (std::size_t i = 0; i < whole.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        const RoundRecord record = whole.record(tpn, round);
        const Bye* bye = std::get_if<Bye>(&record);
        if (bye != nullptr && bye->kind == ByeKind::PairingAllocated)
            recorded.bye = tpn;
        const auto* game = std::get_if<PlayedGame>(&record);
        const auto* forfeit = std::get_if<ForfeitedGame>(&record);
        const bool white = (game != nullptr && game->colour == Colour::White) ||
                           (forfeit != nullptr && forfeit->colour == Colour::White);
        if (white)
            recorded.pairs.emplace_back(tpn, *scheduledOpponent(record));
    }
    return recorded;
}

TournamentState readState(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuse("cannot open " + path);
    return stateFrom(QString::fromUtf8(file.readAll()));
}

} // namespace

std::vector<Exercise> readTournament(const QString& path)
{
    const TournamentState whole = readState(path);
    std::vector<Exercise> exercises;
    for (int r = 1; r <= whole.roundsPlayed(); ++r) {
        Exercise exercise;
        exercise.name = QString("%1 round %2").arg(QFileInfo(path).fileName()).arg(r);
        exercise.position = positionBefore(whole, RoundNumber{r});
        exercise.expected = recordedRound(whole, RoundNumber{r});
        if (!exercise.expected.pairs.empty())
            exercises.push_back(exercise);
    }
    return exercises;
}

Position readRequest(const QString& path)
{
    const TournamentState whole = readState(path);
    const int last = whole.roundsPlayed();
    const bool onlyAbsences = recordedRound(whole, RoundNumber{last}) == Expectation{};
    return positionBefore(whole, RoundNumber{onlyAbsences ? last : last + 1});
}

} // namespace pairwright::oracle
