#include "tests/oracle/vector_lines.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pairwright::oracle {

namespace {

Tpn tpnIn(const QJsonValue& value)
{
    return Tpn{value.toInt()};
}

} // namespace

Colour VectorLine::initialColour() const
{
    return json["initial"].toString().startsWith(u'W', Qt::CaseInsensitive) ? Colour::White : Colour::Black;
}

std::vector<Tpn> VectorLine::absent() const
{
    std::vector<Tpn> tpns;
    for (const QJsonValue tpn : json["absent"].toArray())
        tpns.push_back(tpnIn(tpn));
    return tpns;
}

Expectation VectorLine::expected() const
{
    Expectation round;
    for (const QJsonValue pair : json["pairs"].toArray())
        round.pairs.emplace_back(tpnIn(pair[0]), tpnIn(pair[1]));
    std::sort(round.pairs.begin(), round.pairs.end());
    if (!json["pab"].isNull())
        round.bye = tpnIn(json["pab"]);
    return round;
}

std::vector<QStringList> VectorLine::cells(const char* key) const
{
    std::vector<QStringList> players;
    for (const QJsonValue player : json["players"].toArray()) {
        QStringList& cells = players.emplace_back();
        for (const QJsonValue cell : player[QLatin1StringView(key)].toArray())
            cells.append(cell.toString());
    }
    return players;
}

void VectorLine::checkRoundsPlayed(int rounds) const
{
    if (rounds + 1 != json["round"].toInt())
        refuse(name + ": the rounds played do not end before the round to pair");
}

std::vector<VectorLine> readVectorLines(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuse("cannot open " + path);
    std::vector<VectorLine> read;
    const auto lines = file.readAll().split('\n');
    for (const QByteArray& line : lines)
        if (!line.trimmed().isEmpty())
            read.push_back({QString("vector %1").arg(read.size() + 1), QJsonDocument::fromJson(line).object()});
    return read;
}

} // namespace pairwright::oracle
