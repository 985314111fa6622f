#include "app/pairing/pair_codes.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace pairwright {

namespace {

const auto byesWord = QStringLiteral("byes");

QString codeOf(PlayerKey player)
{
    return QString::number(player.value);
}

std::vector<BoardPlayers> boardsNotIn(const Pairings& pairings, const Pairings& other)
{
    std::vector<BoardPlayers> boards;
    for (const Match& match : pairings.boards)
        if (std::ranges::none_of(other.boards, [&](const Match& one) { return one.a == match.a && one.b == match.b; }))
            boards.push_back({match.a, match.b});
    return boards;
}

} // namespace

QString pairCodes(const std::vector<BoardPlayers>& boards, std::optional<PlayerKey> bye)
{
    QStringList codes;
    for (const BoardPlayers& board : boards)
        codes << codeOf(board.white) + QLatin1Char('-') + codeOf(board.black);
    if (bye)
        codes << QStringLiteral("bye ") + codeOf(*bye);
    return codes.join(QLatin1Char(' '));
}

TwoPairings codesOf(const RoundChanges& changes)
{
    std::vector<BoardPlayers> rules;
    std::vector<BoardPlayers> real;
    for (const BoardExchange& exchange : changes.boards) {
        if (exchange.instead)
            rules.push_back(*exchange.instead);
        if (exchange.now)
            real.push_back(*exchange.now);
    }
    const bool sameBye = changes.byeNow == changes.byeInstead;
    return {pairCodes(rules, sameBye ? std::nullopt : changes.byeInstead),
            pairCodes(real, sameBye ? std::nullopt : changes.byeNow)};
}

QString differenceBetween(const Pairings& before, const Pairings& after)
{
    const bool sameBye = before.bye == after.bye;
    const QString was = pairCodes(boardsNotIn(before, after), sameBye ? std::nullopt : before.bye);
    const QString is = pairCodes(boardsNotIn(after, before), sameBye ? std::nullopt : after.bye);
    const auto orNone = [](const QString& text) {
        return text.isEmpty() ? QStringLiteral("none") : text;
    };
    return was.isEmpty() && is.isEmpty() ? QString() : orNone(was) + QStringLiteral(" to ") + orNone(is);
}

QString byeCodes(const std::map<PlayerKey, AbsenceKind>& given)
{
    QStringList codes{byesWord};
    for (const auto& [player, kind] : given)
        codes << codeOf(player)
              << QString(kind == AbsenceKind::fullPoint   ? u'F'
                         : kind == AbsenceKind::halfPoint ? u'H'
                                                          : u'Z');
    return codes.join(QLatin1Char(' '));
}

bool areByeCodes(const QString& text)
{
    return text == byesWord || text.startsWith(byesWord + QLatin1Char(' '));
}

QString withPlayers(const QString& codes, const std::function<std::optional<int>(int)>& other)
{
    static const QRegularExpression player(
        QStringLiteral("(?<=bye )[0-9]+|(?<![^ ])[0-9]+(?=-[0-9])|(?<=[0-9]-)[0-9]+|(?<= )[0-9]+(?= [FHZ](?![^ ]))"));
    QString text;
    qsizetype from = 0;
    for (auto found = player.globalMatch(codes); found.hasNext();) {
        const auto one = found.next();
        const auto number = other(one.captured().toInt());
        text += codes.mid(from, one.capturedStart() - from) + (number ? QString::number(*number) : QStringLiteral("?"));
        from = one.capturedEnd();
    }
    return text + codes.mid(from);
}

QString inNumbers(const QString& codes, const TpnMap& order)
{
    return withPlayers(codes, [&order](int key) {
        const auto tpn = order.tpnOf(PlayerKey{key});
        return tpn ? std::optional<int>(tpn->value) : std::nullopt;
    });
}

} // namespace pairwright
