#include "app/pairing/other_round_count.h"

#include "app/pairing/round_in_question.h"

#include <QStringList>

namespace pairwright {

Expected<RoundChanges, PairingJobError> withOtherRoundCount(const Tournament& tournament, const Round& round,
                                                            int rounds)
{
    Tournament other = tournament;
    other.settings.plannedRounds = rounds;
    const auto judged = judgeRound(roundInQuestion(other, round.number, *round.published()));
    if (!judged)
        return Unexpected{judged.error()};
    return judged->changes;
}

QString insteadText(const RoundChanges& changes, const RoundVersion& version)
{
    const auto number = [&version](PlayerKey player) {
        const auto tpn = version.tpnOf(player);
        return tpn ? QString::number(tpn->value) : QStringLiteral("?");
    };
    QStringList pairs;
    for (const BoardExchange& exchange : changes.boards)
        if (exchange.instead)
            pairs.append(number(exchange.instead->white) + QLatin1Char('-') + number(exchange.instead->black));
    QString text = pairs.join(QLatin1Char(' '));
    if (changes.byeInstead && changes.byeInstead != changes.byeNow)
        text +=
            (text.isEmpty() ? QString() : QStringLiteral(", ")) + QStringLiteral("bye ") + number(*changes.byeInstead);
    return text;
}

} // namespace pairwright
