#include "ui/text/steps/numbers_text.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "app/pairing/pair_codes.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

constexpr qsizetype mostShown = 12;

QString withMore(QStringList shown, const QString& between)
{
    const auto more = static_cast<int>(shown.size() - mostShown);
    if (more > 0)
        shown = shown.mid(0, mostShown) << Tr::tr("… and %n more.", nullptr, more);
    return shown.join(between);
}

/// "1 Alpha".
QString numberAndName(const QString& key, const Tournament& tournament, const TpnMap& order)
{
    const PlayerKey player{key.toInt()};
    const Player* known = tournament.player(player);
    const auto tpn = order.tpnOf(player);
    return known != nullptr && tpn ? QString::number(tpn->value) + QLatin1Char(' ') + known->data.name : key;
}

QString movesText(const QString& codes)
{
    QStringList moves = codes.split(QStringLiteral(", "));
    for (QString& move : moves)
        move.replace(QStringLiteral(" to "), QStringLiteral(" \u2192 "));
    return withMore(moves, QStringLiteral(", "));
}

QString nameOf(const std::optional<PlayerKey>& key, const Tournament& tournament)
{
    const Player* player = key ? tournament.player(*key) : nullptr;
    return player != nullptr ? player->data.name : QString();
}

} // namespace

QString pairsText(const QString& codes, const Tournament& tournament)
{
    const TpnMap order(tpnOrder(tournament));
    QStringList pairs;
    QStringList words = codes.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QStringList sides = words[i].split(QLatin1Char('-'));
        if (sides.size() == 2)
            pairs << numberAndName(sides.front(), tournament, order) + QStringLiteral(" \u2013 ") +
                         numberAndName(sides.back(), tournament, order);
        else if (words[i] == QLatin1String("bye") && i + 1 < words.size())
            pairs << Tr::tr("bye: %1").arg(numberAndName(words[++i], tournament, order));
    }
    return withMore(pairs, QStringLiteral("; "));
}

QString shortPairsText(const QString& codes, const Tournament& tournament)
{
    QStringList sides = inNumbers(codes, TpnMap(tpnOrder(tournament))).split(QStringLiteral(" to "));
    for (QString& side : sides)
        side = withMore(side.split(QLatin1Char(' ')), QStringLiteral(" "));
    return sides.join(QStringLiteral(" \u2192 "));
}

QString numbersSentence(const Finding& finding, const Tournament& tournament)
{
    const auto count = static_cast<int>(finding.value.value_or(0));
    switch (finding.code) {
    case FindingCode::numbersChange:
        if (tournament.settings.teams)
            return Tr::tr(
                       "Teams get another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.")
                .arg(movesText(finding.text));
        return Tr::tr("%n player(s) get another pairing number (C.04.2, article 2.3); it is in the log and in reports: "
                      "%1.",
                      nullptr, count)
            .arg(movesText(finding.text));
    case FindingCode::numbersAgainstRatings:
        return filled(Tr::tr("%1 and %2 have not the same rating: pairing numbers are exchanged among equal ratings "
                             "only (C.04.2, article 2.2)."),
                      nameOf(finding.player, tournament), nameOf(finding.other, tournament));
    case FindingCode::otherThanByRules: {
        const QString none = Tr::tr("nothing");
        const QString rules = pairsText(finding.theirs, tournament);
        const QString real = pairsText(finding.mine, tournament);
        return filled(Tr::tr("Round %1 is not as the rules pair it; reports tell both.\nBy the rules: %2\n"
                             "As it is now: %3"),
                      finding.round->value, rules.isEmpty() ? none : rules, real.isEmpty() ? none : real);
    }
    default: return {};
    }
}

} // namespace pairwright
