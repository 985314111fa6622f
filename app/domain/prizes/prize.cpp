#include "app/domain/prizes/prize.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"

namespace pairwright {

namespace {

bool hasName(PrizeKind kind)
{
    return kind == PrizeKind::group || kind == PrizeKind::club || kind == PrizeKind::team;
}
bool hasBand(PrizeKind kind)
{
    return kind == PrizeKind::rating || kind == PrizeKind::age;
}

std::optional<PrizeFault> faultOfLimits(const Prize& prize)
{
    const bool isAge = prize.kind == PrizeKind::age;
    const auto isPossible = [isAge](const std::optional<int>& value) {
        return !value || (isAge ? *value >= 0 && *value <= highestAge : isPossibleRating(*value));
    };
    const bool mayHaveFrom = hasBand(prize.kind);
    const bool mayHaveTo = mayHaveFrom || prize.kind == PrizeKind::under;
    if ((prize.from && !mayHaveFrom) || (prize.to && !mayHaveTo) || (!prize.of.isEmpty() && !hasName(prize.kind)) ||
        (prize.given && prize.kind != PrizeKind::free))
        return PrizeFault::ofNotMeant;
    if ((hasName(prize.kind) && prize.of.trimmed().isEmpty()) || (mayHaveTo && !prize.from && !prize.to))
        return PrizeFault::ofMissing;
    if (!isPossible(prize.from) || !isPossible(prize.to))
        return PrizeFault::limitOutOfRange;
    return prize.from && prize.to && *prize.from > *prize.to ? std::optional(PrizeFault::fromAboveTo) : std::nullopt;
}

std::optional<int> numberIn(const QString& text, bool& fits)
{
    if (text.isEmpty())
        return std::nullopt;
    bool ok = false;
    const int number = text.toInt(&ok);
    fits = fits && ok && number >= 0;
    return number;
}

} // namespace

std::optional<PrizeFault> faultOf(const Prize& prize)
{
    if (prize.set.trimmed().isEmpty() || !isAllowedText(prize.set, Longest::name) ||
        !isAllowedText(prize.of, Longest::name) || !isAllowedText(prize.thing, Longest::name))
        return PrizeFault::setMissing;
    if (prize.place < 1 || prize.place > mostPrizes)
        return PrizeFault::placeOutOfRange;
    if (prize.amount == 0 && prize.thing.trimmed().isEmpty())
        return PrizeFault::worthNothing;
    if (prize.amount < 0 || prize.amount > highestAmount)
        return PrizeFault::amountTooHigh;
    return faultOfLimits(prize);
}

bool isSameSet(const Prize& one, const Prize& other)
{
    return one.set == other.set && one.kind == other.kind && one.of == other.of && one.from == other.from &&
           one.to == other.to;
}

QString labelOf(const Prize& prize)
{
    const QString name = prize.set + QLatin1Char(' ') + QString::number(prize.place);
    return prize.thing.isEmpty() ? name : name + QStringLiteral(": ") + prize.thing;
}

QString ofText(const Prize& prize)
{
    if (hasName(prize.kind))
        return prize.of;
    if (prize.kind == PrizeKind::under || (prize.kind == PrizeKind::age && !prize.from))
        return prize.to ? QString::number(*prize.to) : QString();
    if (!hasBand(prize.kind))
        return {};
    const auto side = [](const std::optional<int>& limit) {
        return limit ? QString::number(*limit) : QString();
    };
    return side(prize.from) + QLatin1Char('-') + side(prize.to);
}

bool readOf(const QString& text, Prize& prize)
{
    prize.of.clear();
    prize.from.reset();
    prize.to.reset();
    QString said = text.simplified();
    if (hasName(prize.kind)) {
        prize.of = said;
        return !said.isEmpty();
    }
    if (!hasBand(prize.kind) && prize.kind != PrizeKind::under)
        return said.isEmpty();
    bool fits = !said.isEmpty();
    said.replace(QChar(0x2013), QLatin1Char('-')).remove(QLatin1Char(' '));
    if (prize.kind != PrizeKind::rating && said.startsWith(QLatin1Char('U'), Qt::CaseInsensitive))
        said.remove(0, 1);
    if (said.endsWith(QLatin1Char('+')))
        said.replace(said.size() - 1, 1, QStringLiteral("-"));
    const auto dash = said.indexOf(QLatin1Char('-'));
    if (dash < 0) {
        prize.to = numberIn(said, fits);
        if (prize.kind == PrizeKind::rating)
            prize.from = prize.to;
    } else {
        prize.from = numberIn(said.left(dash), fits);
        prize.to = numberIn(said.mid(dash + 1), fits);
        fits = fits && (prize.kind != PrizeKind::under || !prize.from) && (prize.from || prize.to);
    }
    return fits;
}

} // namespace pairwright
