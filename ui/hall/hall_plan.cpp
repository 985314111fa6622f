#include "ui/hall/hall_plan.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/setup/round_start.h"
#include "app/domain/text/filled.h"
#include "app/formats/report/shown_date.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Hall)
};

constexpr int secondsOfADay = 24 * 3600;

/// "12:05", "1:02:30".
QString lengthText(qint64 seconds)
{
    const QString minutes = QString::number(seconds / 60 % 60);
    const QString rest = QStringLiteral("%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (seconds < 3600)
        return minutes + QLatin1Char(':') + rest;
    return QStringLiteral("%1:%2:%3")
        .arg(QString::number(seconds / 3600), minutes.rightJustified(2, QLatin1Char('0')), rest);
}

} // namespace

QString toText(const HallPlan& plan)
{
    QJsonObject json{{QStringLiteral("notice"), plan.notice},
                     {QStringLiteral("screen"), plan.screen},
                     {QStringLiteral("language"), plan.language},
                     {QStringLiteral("secondLanguage"), plan.secondLanguage}};
    if (plan.nextRound)
        json[QStringLiteral("nextRound")] = plan.nextRound->toString(Qt::ISODate);
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

HallPlan hallPlanFrom(const QString& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    HallPlan plan;
    plan.notice = json[QStringLiteral("notice")].toString();
    plan.screen = json[QStringLiteral("screen")].toString();
    plan.language = json[QStringLiteral("language")].toString();
    plan.secondLanguage = json[QStringLiteral("secondLanguage")].toString();
    if (const auto time = QDateTime::fromString(json[QStringLiteral("nextRound")].toString(), Qt::ISODate);
        time.isValid())
        plan.nextRound = time;
    return plan;
}

QDateTime nextTime(const QTime& time, const QDateTime& now)
{
    const QDateTime today(now.date(), time);
    return today < now ? QDateTime(now.date().addDays(1), time) : today;
}

QString countdown(const Tournament& tournament, const HallPlan& plan, const QDateTime& now)
{
    const RoundNumber round = roundToBegin(tournament);
    if (round.value > tournament.settings.plannedRounds)
        return {};
    const RoundStart planned = startOf(tournament.event, round);
    std::optional<QDateTime> begins = plan.nextRound;
    if ((!begins || *begins <= now) && planned.time.isValid())
        begins = QDateTime(planned.date.isValid() ? planned.date : now.date(), planned.time);
    if (!begins)
        return {};
    const qint64 seconds = now.secsTo(*begins);
    if (seconds <= 0)
        return {};
    const QString time = shownTime(begins->time());
    if (seconds >= secondsOfADay)
        return filled(Tr::tr("Round %1 on %2 at %3", "date, time"), round.value, shownDate(begins->date()), time);
    const QString begin = filled(Tr::tr("Round %1 at %2"), round.value, time);
    return Tr::tr("%1 – in %2", "Round 4 at 15:30 – in 12:05").arg(begin, lengthText(seconds));
}

} // namespace pairwright
