#include "ui/pages/rounds/twice/paired_twice_words.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PairedTwice)
};

QString secondWay(const SecondPairing& pairing)
{
    return pairing.program.isEmpty() ? Tr::tr("the general path of the engine") : pairing.program;
}

/// A question is no list of sixty boards.
QString firstOf(const QStringList& lines)
{
    if (lines.size() <= placesInASentence)
        return lines.join(QLatin1Char('\n'));
    return lines.mid(0, placesInASentence).join(QLatin1Char('\n')) + QStringLiteral("\n…");
}

} // namespace

QString headOf(const SecondPairing& pairing)
{
    switch (pairing.found) {
    case SecondPairing::Found::same:
        return pairing.program.isEmpty()
                   ? Tr::tr("Paired twice, the same.") // the second time by the general path of the engine
                   : Tr::tr("Paired twice, the same: the second time by %1.").arg(pairing.program);
    case SecondPairing::Found::different:
        return Tr::tr("Paired twice, and not the same: by %1 it is another round.").arg(secondWay(pairing));
    case SecondPairing::Found::once: return Tr::tr("Paired once: these rules have no second way here.");
    case SecondPairing::Found::noAnswer: return Tr::tr("Paired once: the second way came to no round within its time.");
    }
    return {};
}

QString silenceOf(const SecondPairing& pairing)
{
    return pairing.silent.isEmpty()
               ? QString()
               : Tr::tr("%1, which is set to pair a second time, gave no round of these players.").arg(pairing.silent);
}

QStringList boardsOf(const SecondRound& round, const RoundVersion& version, const Tournament& tournament)
{
    const auto named = [&](PlayerKey key) {
        const auto tpn = version.tpnOf(key);
        const Player* player = tournament.player(key);
        return (tpn ? QString::number(tpn->value) + QLatin1Char(' ') : QString()) +
               (player != nullptr ? player->data.name : QString());
    };
    QStringList lines;
    for (const BoardPlayers& board : round.boards)
        lines.append(QStringLiteral("%1 – %2").arg(named(board.white), named(board.black)));
    if (round.bye)
        lines.append(Tr::tr("Bye: %1").arg(named(*round.bye)));
    return lines;
}

QString bothRounds(const SecondPairing& pairing, const RoundVersion& version, const Tournament& tournament)
{
    const QStringList ours = boardsOf(pairing.proposal.value_or(SecondRound{}), version, tournament);
    const QStringList theirs = boardsOf(pairing.second.value_or(SecondRound{}), version, tournament);
    return filled(
        Tr::tr("%1\n\nOnly in this proposal:\n%2\n\nOnly in the second round:\n%3\n\nPublish the proposal all the "
               "same?",
               "what was found, boards, boards"),
        headOf(pairing), firstOf(ours), firstOf(theirs));
}

} // namespace pairwright
