#include "tests/oracle/team_swiss/team_vectors.h"

#include "tests/oracle/vector_lines.h"

#include <QRegularExpression>

#include <cmath>

namespace pairwright::oracle::teamswiss {

namespace {

TeamMatch byeFrom(TeamMatch::Kind kind, int matchPoints, int gamePoints)
{
    TeamMatch match;
    match.kind = kind;
    match.primary = Score::points(matchPoints);
    match.secondary = Score::points(gamePoints);
    return match;
}

Score pointsFrom(const QString& text)
{
    return Score{static_cast<std::int32_t>(std::lround(text.toDouble() * 10))};
}

TeamMatch teamMatchFrom(const QString& cell)
{
    if (cell == "PAB")
        return byeFrom(TeamMatch::Kind::pairingBye, 1, 2);
    if (cell == "FPB")
        return byeFrom(TeamMatch::Kind::fullPointBye, 2, 4);
    if (cell == "HPB")
        return byeFrom(TeamMatch::Kind::otherBye, 1, 2);
    if (cell == "ZPB")
        return byeFrom(TeamMatch::Kind::otherBye, 0, 0);
    static const QRegularExpression played("^([WB])(\\d+):([\\d.]+)/([\\d.]+)$");
    const QRegularExpressionMatch parts = played.match(cell);
    if (!parts.hasMatch())
        refuse("not a cell: " + cell);
    TeamMatch match;
    match.kind = TeamMatch::Kind::played;
    match.colour = parts.captured(1) == "W" ? Colour::White : Colour::Black;
    match.opponent = Tpn{parts.captured(2).toInt()};
    match.primary = pointsFrom(parts.captured(3));
    match.secondary = pointsFrom(parts.captured(4));
    return match;
}

TeamVector teamVectorFrom(const VectorLine& line)
{
    TeamVector vector;
    vector.name = line.name;
    TeamPosition& position = vector.position;
    if (line.json["system"].toString() != "team-a-mp-gp-2026")
        refuse(line.name + ": another system");
    position.plannedRounds = line.plannedRounds();
    position.initialColour = line.initialColour();
    for (const QStringList& cells : line.cells("matches")) {
        auto& matches = position.teams.emplace_back();
        for (const QString& cell : cells)
            matches.push_back(teamMatchFrom(cell));
    }
    line.checkRoundsPlayed(position.roundsPlayed());
    position.absent = line.absent();
    vector.expected = line.expected();
    return vector;
}

} // namespace

std::vector<TeamVector> readTeamVectors(const QString& path)
{
    std::vector<TeamVector> vectors;
    for (const VectorLine& line : readVectorLines(path))
        vectors.push_back(teamVectorFrom(line));
    return vectors;
}

} // namespace pairwright::oracle::teamswiss
