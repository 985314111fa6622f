#include "tests/oracle/exercises.h"

#include "tests/oracle/vector_lines.h"

#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle {

namespace {

GameOutcome outcomeOf(QChar sign)
{
    if (sign == u'+')
        return GameOutcome::Win;
    return sign == u'=' ? GameOutcome::Draw : GameOutcome::Loss;
}

Colour colourOf(QChar letter)
{
    return letter.toUpper() == u'W' ? Colour::White : Colour::Black;
}

Exercise exerciseFrom(const VectorLine& line)
{
    Exercise exercise;
    exercise.name = line.name;
    TournamentState& state = exercise.position.state;
    state.plannedRounds = line.plannedRounds();
    state.initialColour = line.initialColour();
    state.gamesOfARound = line.json["system"].toString().startsWith("double-swiss") ? 2 : 1;
    const bool teams = line.json["system"].toString().startsWith("team");
    for (const QJsonValue player : line.json["players"].toArray()) {
        PlayerState& added = state.players.emplace_back();
        added.rating = player["rating"].toInt();
        for (const QJsonValue cell : player["games"].toArray())
            added.rounds.push_back(readCell(cell.toString()));
        for (const QJsonValue cell : player["matches"].toArray()) {
            if (teams) {
                readTeamMatch(cell.toString(), added);
                continue;
            }
            for (const RoundRecord& game : readMatch(cell.toString()))
                added.rounds.push_back(game);
        }
        if (player["tpn"].toInt() != static_cast<int>(state.players.size()))
            refuse(line.name + ": numbers are not 1, 2, 3, ...");
    }
    line.checkRoundsPlayed(state.roundsPlayed());
    exercise.position.absent = line.absent();
    exercise.expected = line.expected();
    return exercise;
}

} // namespace

void refuse(const QString& what)
{
    throw std::invalid_argument(what.toStdString());
}

RoundRecord readCell(const QString& cell)
{
    if (cell == "PAB")
        return Bye{ByeKind::PairingAllocated};
    if (cell == "FPB")
        return Bye{ByeKind::Full};
    if (cell == "HPB")
        return Bye{ByeKind::Half};
    if (cell == "ZPB")
        return Bye{ByeKind::Zero};
    static const QRegularExpression game("^([+=-])(F?)([WB])(\\d+)$");
    const QRegularExpressionMatch match = game.match(cell);
    if (!match.hasMatch())
        refuse("not a cell: " + cell);
    const GameOutcome outcome = outcomeOf(match.captured(1).at(0));
    const Colour colour = colourOf(match.captured(3).at(0));
    const Tpn opponent{match.captured(4).toInt()};
    if (match.captured(2).isEmpty())
        return PlayedGame{opponent, colour, outcome, true};
    return ForfeitedGame{opponent, colour, outcome == GameOutcome::Win};
}

std::array<RoundRecord, 2> readMatch(const QString& cell)
{
    if (cell == "PAB")
        return {Bye{ByeKind::PairingAllocated}, Bye{ByeKind::Half}};
    static const QRegularExpression match("^([WB])(\\d+):([0-9.]+)$");
    const QRegularExpressionMatch found = match.match(cell);
    if (!found.hasMatch()) {
        const RoundRecord bye = readCell(cell);
        return {bye, bye};
    }
    // Points of the match; the first game carries the difference.
    static const QMap<QString, std::pair<GameOutcome, GameOutcome>> outcomes{
        {"2", {GameOutcome::Win, GameOutcome::Win}},   {"1.5", {GameOutcome::Win, GameOutcome::Draw}},
        {"1", {GameOutcome::Draw, GameOutcome::Draw}}, {"0.5", {GameOutcome::Loss, GameOutcome::Draw}},
        {"0", {GameOutcome::Loss, GameOutcome::Loss}},
    };
    if (!outcomes.contains(found.captured(3)))
        refuse("not a result of a match: " + cell);
    const auto [first, second] = outcomes.value(found.captured(3));
    const Colour colour = colourOf(found.captured(1).at(0));
    const Tpn opponent{found.captured(2).toInt()};
    return {PlayedGame{opponent, colour, first, true}, PlayedGame{opponent, opposite(colour), second, true}};
}

void readTeamMatch(const QString& cell, PlayerState& into)
{
    constexpr TeamPoints won{Score{20}, Score{40}};
    constexpr TeamPoints drawn{Score{10}, Score{20}};
    static const QRegularExpression match("^([WB])(\\d+):([012])/([0-4](?:\\.5)?)$");
    const QRegularExpressionMatch found = match.match(cell);
    if (!found.hasMatch()) {
        const RoundRecord bye = readCell(cell);
        into.rounds.push_back(bye);
        const ByeKind kind = std::get<Bye>(bye).kind;
        const bool half = kind == ByeKind::PairingAllocated || kind == ByeKind::Half;
        into.teamPoints.push_back(kind == ByeKind::Full ? won : half ? drawn : TeamPoints{});
        return;
    }
    const int matchPoints = found.captured(3).toInt();
    const auto outcome =
        matchPoints == 1 ? GameOutcome::Draw : (matchPoints == 2 ? GameOutcome::Win : GameOutcome::Loss);
    into.rounds.emplace_back(
        PlayedGame{Tpn{found.captured(2).toInt()}, colourOf(found.captured(1).at(0)), outcome, true});
    into.teamPoints.push_back({Score::points(matchPoints), Score{qRound(found.captured(4).toDouble() * 10)}});
}

Position readPosition(int plannedRounds, Colour initial, const QStringList& players, std::vector<Tpn> absent)
{
    Position position;
    position.state.plannedRounds = plannedRounds;
    position.state.initialColour = initial;
    position.absent = std::move(absent);
    for (const QString& player : players) {
        PlayerState& added = position.state.players.emplace_back();
        for (const QString& cell : player.split(' ', Qt::SkipEmptyParts))
            added.rounds.push_back(readCell(cell));
    }
    return position;
}

std::vector<Exercise> readVectors(const QString& path)
{
    std::vector<Exercise> exercises;
    for (const VectorLine& line : readVectorLines(path))
        exercises.push_back(exerciseFrom(line));
    return exercises;
}

QString toText(const Expectation& round)
{
    QStringList words;
    for (const auto& [white, black] : round.pairs)
        words << QString("%1-%2").arg(white.value).arg(black.value);
    if (round.bye)
        words << QString("bye %1").arg(round.bye->value);
    return words.join(' ');
}

} // namespace pairwright::oracle
