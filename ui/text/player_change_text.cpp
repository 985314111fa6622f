#include "ui/text/player_change_text.h"

#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ChangeText)
};

QString ratingText(const std::optional<Rating>& rating)
{
    return rating ? QStringLiteral("%1 %2").arg(QString::number(rating->value), rating->list).trimmed()
                  : Tr::tr("unrated");
}

QString sexText(const std::optional<Sex>& sex)
{
    if (!sex)
        return {};
    return *sex == Sex::Female ? Tr::tr("female") : Tr::tr("male");
}

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
        texts.append(
            withdrawal.back
                ? Tr::tr("away from round %1, back in round %2").arg(withdrawal.from.value).arg(withdrawal.back->value)
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
    add(Tr::tr("Name"), before.data.name, after.data.name);
    add(Tr::tr("Title"), toString(before.data.title), toString(after.data.title));
    add(Tr::tr("Sex"), sexText(before.data.sex), sexText(after.data.sex));
    add(Tr::tr("Federation"), before.data.federation, after.data.federation);
    add(Tr::tr("FIDE ID"), before.data.fideId, after.data.fideId);
    add(Tr::tr("National ID"), before.data.nationalId, after.data.nationalId);
    add(Tr::tr("Rating"), ratingText(before.data.rating), ratingText(after.data.rating));
    add(Tr::tr("Born"), formatBirth(before.data.birth), formatBirth(after.data.birth));
    add(Tr::tr("Club"), before.data.club, after.data.club);
    add(Tr::tr("Group"), before.data.group, after.data.group);
    add(Tr::tr("Plays from round"), QString::number(before.firstRound.value), QString::number(after.firstRound.value));
    add(Tr::tr("Byes and absences"), absencesText(before), absencesText(after));
    add(Tr::tr("Withdrawal"), withdrawalsText(before), withdrawalsText(after));
}

} // namespace pairwright
