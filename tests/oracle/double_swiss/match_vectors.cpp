#include "tests/oracle/double_swiss/match_vectors.h"

#include "tests/oracle/vector_lines.h"

#include <QRegularExpression>

#include <cmath>

namespace pairwright::oracle::doubleswiss {

namespace {

Match byeOf(Match::Kind kind, int tenths)
{
    Match match;
    match.kind = kind;
    match.points = Score{tenths};
    return match;
}

Match matchFrom(const QString& cell)
{
    if (cell == "PAB")
        return byeOf(Match::Kind::pairingBye, 15);
    if (cell == "FPB")
        return byeOf(Match::Kind::fullPointBye, 20);
    if (cell == "HPB")
        return byeOf(Match::Kind::otherBye, 10);
    if (cell == "ZPB")
        return byeOf(Match::Kind::otherBye, 0);
    static const QRegularExpression played("^([WB])(\\d+):([\\d.]+)$");
    const QRegularExpressionMatch parts = played.match(cell);
    if (!parts.hasMatch())
        refuse("not a cell: " + cell);
    Match match;
    match.kind = Match::Kind::played;
    match.colour = parts.captured(1) == "W" ? Colour::White : Colour::Black;
    match.opponent = Tpn{parts.captured(2).toInt()};
    match.points = Score{static_cast<std::int32_t>(std::lround(parts.captured(3).toDouble() * 10))};
    return match;
}

MatchVector vectorFrom(const VectorLine& line)
{
    MatchVector vector;
    vector.name = line.name;
    MatchPosition& position = vector.position;
    position.plannedRounds = line.plannedRounds();
    position.initialColour = line.initialColour();
    for (const QStringList& cells : line.cells("matches")) {
        auto& matches = position.players.emplace_back();
        for (const QString& cell : cells)
            matches.push_back(matchFrom(cell));
    }
    line.checkRoundsPlayed(position.roundsPlayed());
    position.absent = line.absent();
    vector.expected = line.expected();
    return vector;
}

} // namespace

std::vector<MatchVector> readMatchVectors(const QString& path)
{
    std::vector<MatchVector> vectors;
    for (const VectorLine& line : readVectorLines(path))
        vectors.push_back(vectorFrom(line));
    return vectors;
}

} // namespace pairwright::oracle::doubleswiss
