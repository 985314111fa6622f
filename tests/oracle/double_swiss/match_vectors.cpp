#include "tests/oracle/double_swiss/match_vectors.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <stdexcept>

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
        throw std::invalid_argument("not a cell: " + cell.toStdString());
    Match match;
    match.kind = Match::Kind::played;
    match.colour = parts.captured(1) == "W" ? Colour::White : Colour::Black;
    match.opponent = Tpn{parts.captured(2).toInt()};
    match.points = Score{static_cast<std::int32_t>(std::lround(parts.captured(3).toDouble() * 10))};
    return match;
}

MatchVector vectorFrom(const QJsonObject& line, const QString& name)
{
    MatchVector vector;
    vector.name = name;
    MatchPosition& position = vector.position;
    position.plannedRounds = line["rounds"].toInt();
    position.initialColour = line["initial"].toString() == "W" ? Colour::White : Colour::Black;
    for (const QJsonValue player : line["players"].toArray()) {
        auto& matches = position.players.emplace_back();
        for (const QJsonValue cell : player["matches"].toArray())
            matches.push_back(matchFrom(cell.toString()));
    }
    if (position.roundsPlayed() + 1 != line["round"].toInt())
        throw std::invalid_argument("the rounds played do not end before the round to pair");
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

std::vector<MatchVector> readMatchVectors(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::invalid_argument("cannot open " + path.toStdString());
    std::vector<MatchVector> vectors;
    const auto lines = file.readAll().split('\n');
    for (const QByteArray& line : lines)
        if (!line.trimmed().isEmpty())
            vectors.push_back(
                vectorFrom(QJsonDocument::fromJson(line).object(), QString("vector %1").arg(vectors.size() + 1)));
    return vectors;
}

} // namespace pairwright::oracle::doubleswiss
