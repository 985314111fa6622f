#include "tests/oracle/team_swiss/team_vectors.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
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

TeamVector teamVectorFrom(const QJsonObject& line, const QString& name)
{
    TeamVector vector;
    vector.name = name;
    TeamPosition& position = vector.position;
    if (line["system"].toString() != "team-a-mp-gp-2026")
        refuse(name + ": another system");
    position.plannedRounds = line["rounds"].toInt();
    position.initialColour = line["initial"].toString() == "W" ? Colour::White : Colour::Black;
    for (const QJsonValue team : line["players"].toArray()) {
        auto& matches = position.teams.emplace_back();
        for (const QJsonValue cell : team["matches"].toArray())
            matches.push_back(teamMatchFrom(cell.toString()));
    }
    if (position.roundsPlayed() + 1 != line["round"].toInt())
        refuse(name + ": the rounds played do not end before the round to pair");
    for (const QJsonValue tpn : line["absent"].toArray())
        position.absent.push_back(Tpn{tpn.toInt()});
    for (const QJsonValue pair : line["pairs"].toArray())
        vector.expected.pairs.emplace_back(Tpn{pair[0].toInt()}, Tpn{pair[1].toInt()});
    std::sort(vector.expected.pairs.begin(), vector.expected.pairs.end());
    if (!line["pab"].isNull())
        vector.expected.bye = Tpn{line["pab"].toInt()};
    return vector;
}

} // namespace

std::vector<TeamVector> readTeamVectors(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuse("cannot open " + path);
    std::vector<TeamVector> vectors;
    const auto lines = file.readAll().split('\n');
    for (const QByteArray& line : lines)
        if (!line.trimmed().isEmpty())
            vectors.push_back(
                teamVectorFrom(QJsonDocument::fromJson(line).object(), QString("vector %1").arg(vectors.size() + 1)));
    return vectors;
}

} // namespace pairwright::oracle::teamswiss
