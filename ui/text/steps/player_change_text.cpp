#include "ui/text/steps/player_change_text.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/ratings/typed_rating.h"
#include "app/domain/text/filled.h"
#include "ui/text/format.h"
#include "ui/text/players/player_field_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ChangeText)
};

/// A field as the history tells it: in words where the table has only room for a letter.
struct Told {
    QString operator()(const std::optional<Rating>& rating) const
    {
        return rating
                   ? QStringLiteral("%1 %2 %3")
                         .arg(QString::number(rating->value), describeSource(rating->source), shownList(rating->list))
                         .trimmed()
                   : Tr::tr("unrated");
    }
    QString operator()(const std::optional<Sex>& sex) const
    {
        if (!sex)
            return {};
        return *sex == Sex::Female ? Tr::tr("female") : Tr::tr("male");
    }
    QString operator()(const std::optional<OfficialRating>& rating) const
    {
        return rating ? QStringLiteral("%1 %2").arg(QString::number(rating->value), shownList(rating->list)).trimmed()
                      : QString();
    }
    QString operator()(const std::vector<PeriodRating>& ratings) const
    {
        QStringList texts;
        for (const PeriodRating& one : ratings)
            texts.append(QStringLiteral("%1: %2 %3")
                             .arg(one.month, QString::number(one.rating.value), shownList(one.rating.list))
                             .trimmed());
        return texts.join(QLatin1Char('\n'));
    }
    QString operator()(bool yes) const { return yes ? Tr::tr("yes") : Tr::tr("no"); }
    template <class T>
    QString operator()(const T& value) const
    {
        return textOf(value);
    }
};

QString absencesText(const Player& player)
{
    QStringList texts;
    for (const auto& [round, kind] : player.absences)
        texts.append(Tr::tr("round %1: %2").arg(QString::number(round.value), describeAbsence(kind)));
    return texts.join(QLatin1Char('\n'));
}

QString withdrawalsText(const Player& player)
{
    QStringList texts;
    for (const Withdrawal& withdrawal : player.withdrawals)
        texts.append(withdrawal.back ? filled(Tr::tr("away from round %1, back in round %2"), withdrawal.from.value,
                                              withdrawal.back->value)
                     : withdrawal.expelled ? Tr::tr("expelled from round %1").arg(withdrawal.from.value)
                                           : Tr::tr("withdrawn from round %1").arg(withdrawal.from.value));
    return texts.join(QLatin1Char('\n'));
}

/// "GM Navara, David, CZE, 2700": a player in one line.
QString wholeText(const PlayerData& data)
{
    QStringList parts{displayName(data)};
    for (const QString& part : {data.federation, data.rating ? QString::number(data.rating->value) : QString()})
        if (!part.isEmpty())
            parts.append(part);
    return parts.join(QStringLiteral(", "));
}

} // namespace

void appendLinesFor(const PlayerChange& change, std::vector<ChangeLine>& lines)
{
    if (!change.before || !change.after) {
        lines.push_back({Tr::tr("Player"), change.before ? wholeText(change.before->data) : QString(),
                         change.after ? wholeText(change.after->data) : QString()});
        return;
    }
    const Player& before = *change.before;
    const Player& after = *change.after;
    const auto add = [&lines, &after](const QString& what, const QString& was, const QString& is) {
        if (was != is)
            lines.push_back({what + QLatin1Char('\n') + after.data.name, was, is});
    };
    for (const PlayerFieldInfo& info : playerFields())
        std::visit(
            [&](auto member) { add(playerFieldWord(info), Told{}(before.data.*member), Told{}(after.data.*member)); },
            info.member);
    const auto placeText = [](const Player& player) {
        return player.team ? QString::number(player.team->place) : QString();
    };
    add(Tr::tr("Place in the team"), placeText(before), placeText(after));
    add(Tr::tr("Plays from round"), QString::number(before.firstRound.value), QString::number(after.firstRound.value));
    add(Tr::tr("Check-in"), before.arrived ? Tr::tr("arrived") : QString(),
        after.arrived ? Tr::tr("arrived") : QString());
    add(Tr::tr("Byes and absences"), absencesText(before), absencesText(after));
    add(Tr::tr("Withdrawal"), withdrawalsText(before), withdrawalsText(after));
}

std::optional<QString> shownPresence(const QString& key, const QString& json)
{
    const json::Value value = json::parsed(json);
    const auto orNothing = [](const QString& text) {
        return text.isEmpty() ? QStringLiteral("–") : text;
    };
    Player player;
    if (key == QLatin1StringView("absences") && json::read(value, player.absences))
        return orNothing(absencesText(player));
    if (key == QLatin1StringView("withdrawals") && json::read(value, player.withdrawals))
        return orNothing(withdrawalsText(player));
    if (key == QLatin1StringView("arrived") && json::read(value, player.arrived))
        return orNothing(player.arrived ? Tr::tr("arrived") : QString());
    return std::nullopt;
}

} // namespace pairwright
