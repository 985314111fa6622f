#include "app/prizes/prize_words.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/formats/worded_points.h"
#include "app/prizes/prize_order.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <unicode/unum.h>

#include <array>

namespace pairwright::prizes {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Prizes)
};

constexpr std::int64_t hundred = 100;

QString namesOf(const PrizeAssignment& all, const std::vector<std::size_t>& people)
{
    QStringList names;
    for (const std::size_t person : people)
        names.append(nameOf(all.event.people[person]));
    return enumerate(names);
}

Score scoreOf(std::int64_t points)
{
    return Score{static_cast<std::int32_t>(points)};
}

/// Why a prize that somebody has is better to have than another.
QString betterText(const PrizeAssignment& all, std::size_t own, std::size_t other)
{
    const PrizeItem& has = all.fund.input.items[own];
    const PrizeItem& lacks = all.fund.input.items[other];
    if (has.value != lacks.value)
        return Tr::tr("which is worth more");
    if (all.fund.input.sets[has.set].main != all.fund.input.sets[lacks.set].main)
        return Tr::tr("which is worth as much, and main prizes go before others");
    return Tr::tr("which is worth as much and stands before it in the list");
}

QString limitText(PrizeLimit limit)
{
    switch (limit) {
    case PrizeLimit::one: return Tr::tr("Each player wins at most one prize.");
    case PrizeLimit::oneOfEachKind: return Tr::tr("Each player wins at most one prize of each kind.");
    case PrizeLimit::all: return Tr::tr("Each player wins at most one prize of each set.");
    }
    return {};
}

QString outcomeText(const PrizeAssignment& all, std::size_t person, std::size_t item, Reader reader)
{
    const Person& one = all.event.people[person];
    const WhyNot why = whyNot(all.fund.input, all.winners, person, item);
    if (why.reason == WhyNot::Reason::mayNotWin)
        return filled(Tr::tr("%1 (%2)", "a player and why he gets no prize"), nameOf(one), barText(*one.bar, reader));
    if (why.reason == WhyNot::Reason::hasBetter)
        return filled(Tr::tr("%1 (has %2)", "a player and the prize that he has"), nameOf(one),
                      labelOf(all.prizes[all.fund.prizeOf[*why.item]]));
    return nameOf(one);
}

} // namespace

QString kindWord(PrizeKind kind)
{
    switch (kind) {
    case PrizeKind::place: return Tr::tr("Place");
    case PrizeKind::group: return Tr::tr("Group");
    case PrizeKind::rating: return Tr::tr("Rating class");
    case PrizeKind::under: return Tr::tr("Rated up to");
    case PrizeKind::age: return Tr::tr("Age");
    case PrizeKind::women: return Tr::tr("Women");
    case PrizeKind::club: return Tr::tr("Best of a club");
    case PrizeKind::unrated: return Tr::tr("Best unrated");
    case PrizeKind::performance: return Tr::tr("Performance");
    case PrizeKind::improvement: return Tr::tr("Above expectation");
    case PrizeKind::free: return Tr::tr("Given by hand");
    case PrizeKind::team: return Tr::tr("Team ranking");
    }
    return {};
}

QString worthText(const Prize& prize, std::int64_t amount, const QString& currency)
{
    if (prize.thing.isEmpty())
        return moneyText(amount, currency);
    return amount == 0 ? prize.thing : QStringLiteral("%1 (%2)").arg(prize.thing, moneyText(amount, currency));
}

QString shownLabel(const QString& label)
{
    // "Under 2000 1" is no number to read.
    static const QRegularExpression twoNumbers(QStringLiteral(R"(^(.*\d) (\d+)(: .*)?$)"));
    const QRegularExpressionMatch found = twoNumbers.match(label);
    return found.hasMatch() ? filled(Tr::tr("%1, prize %2", "a set of prizes, the number of one"), found.captured(1),
                                     found.captured(2)) +
                                  found.captured(3)
                            : label;
}

QString titleText(const Prize& prize, std::int64_t amount, const QString& currency)
{
    Prize place = prize;
    place.thing.clear();
    return filled(Tr::tr("%1: %2 for %3", "a prize, its worth, whom it is for"), shownLabel(labelOf(place)),
                  worthText(prize, amount, currency), whomText(prize));
}

QString amountInWords(std::int64_t hundredths, const QString& currency)
{
    UErrorCode status = U_ZERO_ERROR;
    const QByteArray locale = spokenLocale().name().toLatin1();
    UNumberFormat* format = unum_open(UNUM_SPELLOUT, nullptr, 0, locale.constData(), nullptr, &status);
    QString words;
    if (U_SUCCESS(status)) {
        constexpr int longest = 400;
        std::array<UChar, longest> letters{};
        const int32_t length =
            unum_formatInt64(format, hundredths / hundred, letters.data(), longest, nullptr, &status);
        if (U_SUCCESS(status))
            words = QString::fromUtf16(letters.data(), length).remove(QChar(0x00AD)); // where it could be divided
    }
    unum_close(format);
    if (words.isEmpty())
        words = spokenLocale().toString(static_cast<qlonglong>(hundredths / hundred));
    if (!currency.isEmpty())
        words += QLatin1Char(' ') + currency;
    if (hundredths % hundred == 0)
        return words;
    return filled(Tr::tr("%1 and %2/100", "an amount in words and its hundredths"), words,
                  QString::number(hundredths % hundred).rightJustified(2, QLatin1Char('0')));
}

QString whomText(const Prize& prize)
{
    switch (prize.kind) {
    case PrizeKind::place: return Tr::tr("everybody");
    case PrizeKind::group: return Tr::tr("the group %1").arg(prize.of);
    case PrizeKind::rating:
        if (!prize.from)
            return Tr::tr("ratings up to %1").arg(prize.to.value_or(0));
        return prize.to ? filled(Tr::tr("ratings from %1 to %2"), *prize.from, *prize.to)
                        : Tr::tr("ratings from %1").arg(*prize.from);
    case PrizeKind::under: return Tr::tr("ratings up to %1").arg(prize.to.value_or(0));
    case PrizeKind::age:
        if (!prize.from)
            return Tr::tr("ages up to %1").arg(prize.to.value_or(0));
        return prize.to ? filled(Tr::tr("ages from %1 to %2"), *prize.from, *prize.to)
                        : Tr::tr("ages from %1").arg(*prize.from);
    case PrizeKind::women: return Tr::tr("women and girls");
    case PrizeKind::club: return Tr::tr("players of %1", "a club").arg(prize.of);
    case PrizeKind::unrated: return Tr::tr("players without a rating");
    case PrizeKind::performance: return Tr::tr("the best performance against rated opponents");
    case PrizeKind::improvement: return Tr::tr("rated players, by points above what their rating lets expect");
    case PrizeKind::free: return Tr::tr("whom the arbiter gives it to");
    case PrizeKind::team: return Tr::tr("the teams of %1", "a team ranking").arg(prize.of);
    }
    return {};
}

QString barText(Bar bar, Reader reader)
{
    switch (bar) {
    case Bar::byHand: return Tr::tr("may win no prize", "a player");
    case Bar::absent: return Tr::tr("is not at the ceremony", "a player");
    case Bar::expelled: return Tr::tr("was expelled", "a player");
    case Bar::withdrawn: return Tr::tr("has withdrawn", "a player");
    case Bar::unrated: return Tr::tr("has no rating", "a player");
    case Bar::feeOpen:
        return reader == Reader::arbiter ? Tr::tr("has not paid the fee", "a player")
                                         : Tr::tr("may win no prize", "a player");
    case Bar::tooFewGames: return Tr::tr("has played too few games", "a player");
    }
    return {};
}

QStringList rulesTexts(const PrizeRules& rules)
{
    QStringList texts{limitText(rules.limit),
                      Tr::tr("Whoever comes first in the standings has the most valuable prize that he can have; at "
                             "equal value a main prize goes before others, and then the order of the list decides.")};
    switch (rules.sharing) {
    case PrizeSharing::none:
        texts.append(Tr::tr("Among equal points the tie-breaks decide; nothing is shared."));
        break;
    case PrizeSharing::equal:
        texts.append(Tr::tr("Players of equal points take prizes by tie-break as if nothing were shared; then the "
                            "money that they have taken is put together and shared equally."));
        break;
    case PrizeSharing::hort:
        texts.append(Tr::tr("Players of equal points take prizes by tie-break as if nothing were shared; then half "
                            "of the money stays with whoever took it, and the other half is put together and shared "
                            "equally (Hort)."));
        break;
    }
    if (rules.sharing != PrizeSharing::none) {
        texts.append(rules.setsApart ? Tr::tr("Each set of prizes is shared by itself.")
                                     : Tr::tr("Also who has won none of them, but could have won one, has a share."));
        if (rules.lowest > 0)
            texts.append(Tr::tr("Whoever would get less than %1 gets nothing and is level with the last prize.")
                             .arg(moneyText(rules.lowest, rules.currency)));
        if (rules.unit > 1)
            texts.append(Tr::tr("Shares are multiples of %1; what is left over goes to the first by tie-break.")
                             .arg(moneyText(rules.unit, rules.currency)));
    }
    if (rules.fullFrom > 0)
        texts.append(Tr::tr("With fewer than %n player(s) money is cut in proportion.", nullptr, rules.fullFrom));
    QStringList who;
    if (rules.mustBePresent)
        who.append(Tr::tr("is at the ceremony"));
    if (rules.ratedOnly)
        who.append(Tr::tr("has a rating"));
    if (rules.feePaid)
        who.append(Tr::tr("has paid the fee"));
    if (rules.notWithdrawn)
        who.append(Tr::tr("has not withdrawn"));
    if (rules.leastGames > 0)
        who.append(Tr::tr("has played at least %n game(s)", nullptr, rules.leastGames));
    if (!who.isEmpty())
        texts.append(Tr::tr("Only somebody who %1 wins a prize.").arg(enumerate(who)));
    return texts;
}

QString faultText(PrizeFault fault)
{
    switch (fault) {
    case PrizeFault::setMissing: return Tr::tr("The set of the prize needs a name, of 200 characters at most.");
    case PrizeFault::worthNothing: return Tr::tr("A prize is money or a thing: “500”, “Cup”, “Laptop (400)”.");
    case PrizeFault::amountTooHigh: return Tr::tr("No prize is worth more than 1,000,000,000.");
    case PrizeFault::placeOutOfRange: return Tr::tr("A place is a number from 1 to 1,000.");
    case PrizeFault::ofMissing:
        return Tr::tr("Say which: the group, the club or the team ranking, the ratings or the ages.");
    case PrizeFault::fromAboveTo: return Tr::tr("The lower limit is above the upper one.");
    case PrizeFault::limitOutOfRange: return Tr::tr("A rating is at most 3500, an age at most 120.");
    case PrizeFault::ofNotMeant: return Tr::tr("Prizes of this kind have no limits.");
    }
    return {};
}

QString errorText(const FundError& error)
{
    using Code = FundError::Code;
    switch (error.code) {
    case Code::empty: return Tr::tr("There is no prize in it.");
    case Code::tooMany: return Tr::tr("An event has at most %n prize(s).", nullptr, error.value);
    case Code::columnsMissing: return Tr::tr("A line needs five columns: set;kind;of;place;amount.");
    case Code::setMissing: return Tr::tr("Begin with the name of the set: “Main: 500, 400, 300”.");
    case Code::kindUnknown:
        return Tr::tr("“%1” is no kind of prize. The kinds are place, group, rating, under, age, women, club, unrated, "
                      "performance, improvement, free and team.")
            .arg(error.text);
    case Code::ofUnreadable: return Tr::tr("“%1” does not say whom the prize is for.").arg(error.text);
    case Code::placeUnreadable: return Tr::tr("“%1” is no place, and no range such as 1-10.").arg(error.text);
    case Code::worthUnreadable:
        return Tr::tr("“%1” is neither an amount nor a thing. Write “500”, “Cup” or “Laptop (400)”.").arg(error.text);
    case Code::placesAndAmounts: return filled(Tr::tr("There are %1 places and %2 amounts."), error.value, error.text);
    case Code::currenciesMixed:
        return Tr::tr("“%1” is another currency than that of the other prizes.").arg(error.text);
    case Code::prize: return error.fault ? faultText(*error.fault) : QString();
    }
    return {};
}

QString noteText(const FundNote& note, const PrizeAssignment& all)
{
    using Code = FundNote::Code;
    const QString prize = note.prize ? labelOf(all.prizes[*note.prize]) : QString();
    const QString set = note.prize ? all.prizes[*note.prize].set : QString();
    switch (note.code) {
    case Code::morePrizesThanPlayers:
        return filled(Tr::tr("%1: there are %2 prizes, and %3 players that they are for."), set, note.value,
                      note.other);
    case Code::nobodyInSet:
        return filled(Tr::tr("%1: nobody in this event belongs to it (%2)."), set, whomText(all.prizes[*note.prize]));
    case Code::groupUnknown:
        return filled(Tr::tr("%1: there is no team ranking “%2”."), set, all.prizes[*note.prize].of);
    case Code::inNoGroup:
        return Tr::tr("%n player(s) belong to no group, so that no prize of a group is for them.", nullptr,
                      static_cast<int>(note.value));
    case Code::samePlaceTwice:
        return filled(Tr::tr("%1 and %2 contradict each other: they are the same place of one set."), prize,
                      labelOf(all.prizes[*note.otherPrize]));
    case Code::ratedOnlyAndUnrated:
        return Tr::tr("%1 and the rule that only the rated win contradict each other: nobody can win it.").arg(prize);
    case Code::moreGamesThanRounds:
        return filled(Tr::tr("%1 games are needed to win, and the event has %2 rounds: these contradict each other."),
                      note.value, note.other);
    case Code::lowestAboveAll:
        return filled(Tr::tr("The lowest share, %1, and the highest prize, %2, contradict each other: nothing can be "
                             "shared."),
                      moneyText(note.value, all.rules.currency), moneyText(note.other, all.rules.currency));
    case Code::lowestWithoutSharing: return Tr::tr("There is a lowest share, and nothing is shared: it has no effect.");
    case Code::unitDoesNotFit:
        return filled(
            Tr::tr("%1 is no multiple of %2, to which shares are rounded; what is left over goes to the first "
                   "by tie-break."),
            prize, moneyText(all.rules.unit, all.rules.currency));
    case Code::givenToBarred:
        return filled(Tr::tr("%1 is given to %2, who by the rules may win no prize: these contradict each other."),
                      prize, nameOf(all.event.people[*all.winnerOf(*note.prize)]));
    case Code::notGiven: return Tr::tr("%1 is not given to anybody yet.").arg(prize);
    case Code::equalInAll:
        return filled(Tr::tr("%1: %2 and %3 are equal in points and all tie-breaks; only the pairing number decides."),
                      prize, nameOf(all.event.people[*all.winnerOf(*note.prize)]),
                      nameOf(all.event.people[*note.person]));
    }
    return {};
}

QString nameOf(const Person& person)
{
    return titledName(person.data);
}

QString whyNotText(const PrizeAssignment& all, std::size_t person, std::size_t prize, Reader reader)
{
    const Person& one = all.event.people[person];
    const QString name = nameOf(one);
    const QString label = labelOf(all.prizes[prize]);
    const auto item = all.itemOf(prize);
    if (!item && all.winnerOf(prize) == person)
        return filled(Tr::tr("%1 has %2, given by the arbiter."), name, label);
    if (!item)
        return filled(Tr::tr("%1 is for %2."), label, whomText(all.prizes[prize]));
    const WhyNot why = whyNot(all.fund.input, all.winners, person, *item);
    switch (why.reason) {
    case WhyNot::Reason::hasIt: return filled(Tr::tr("%1 has %2."), name, label);
    case WhyNot::Reason::notForHim:
        return filled(Tr::tr("%1 is for %2; %3 does not belong to them."), label, whomText(all.prizes[prize]), name);
    case WhyNot::Reason::mayNotWin: return filled(Tr::tr("%1 %2."), name, barText(*one.bar, reader));
    case WhyNot::Reason::hasBetter:
        return filled(Tr::tr("%1 has %2, %3. %4"), name, labelOf(all.prizes[all.fund.prizeOf[*why.item]]),
                      betterText(all, *why.item, *item), limitText(all.rules.limit));
    case WhyNot::Reason::before:
        return filled(Tr::tr("%1 has %2 and comes before %3: %4."), nameOf(all.event.people[*why.other]), label, name,
                      orderText(all.event, all.prizes[prize], *why.other, person));
    }
    return {};
}

QStringList prizeExplanation(const PrizeAssignment& all, std::size_t prize, Reader reader)
{
    const auto winner = all.winnerOf(prize);
    const auto item = all.itemOf(prize);
    QStringList texts;
    if (all.prizes[prize].kind == PrizeKind::team) {
        for (const TeamAward& award : all.teams)
            if (std::find(award.prizes.begin(), award.prizes.end(), prize) != award.prizes.end()) {
                const Team& team = all.event.teams[award.ranking].teams[award.team];
                texts.append(
                    filled(Tr::tr("%1, with %2.", "a team, 4½ points"), team.name, wordedPoints(scoreOf(team.points))));
            }
    } else if (winner) {
        texts.append(filled(Tr::tr("%1, with %2.", "a player, 4½ points"), nameOf(all.event.people[*winner]),
                            wordedPoints(scoreOf(all.event.people[*winner].points))));
    }
    if (texts.isEmpty())
        texts.append(Tr::tr("Nobody."));
    if (!item)
        return texts;
    QStringList before;
    for (const std::size_t other : passedOver(all.fund.input, all.winners, *item))
        before.append(outcomeText(all, other, *item, reader));
    if (!before.isEmpty())
        texts.append(Tr::tr("Before: %1.", "players, in the order of a prize").arg(enumerate(before)));
    if (const QString reason = reasonText(all, prize); !reason.isEmpty())
        texts.append(reason);
    return texts;
}

QString poolText(const PrizeAssignment& all, const Pool& pool)
{
    if (pool.shares.size() == 1 && pool.level.empty())
        return {};
    QStringList terms;
    for (const std::size_t item : pool.items)
        terms.append(filled(Tr::tr("%1 %2", "a prize and what it is worth"),
                            labelOf(all.prizes[all.fund.prizeOf[item]]),
                            moneyText(all.fund.input.items[item].value, all.rules.currency)));
    QStringList shares;
    std::vector<std::size_t> sharers;
    for (const Share& share : pool.shares) {
        sharers.push_back(share.contender);
        shares.append(filled(Tr::tr("%1 %2", "a player and what he gets"), nameOf(all.event.people[share.contender]),
                             moneyText(share.paid, all.rules.currency)));
    }
    QString text = filled(Tr::tr("Equal with %1: %2. Together %3 (%4), shared: %5.", "4½ points"),
                          wordedPoints(scoreOf(all.event.people[sharers.front()].points)), namesOf(all, sharers),
                          moneyText(pool.total, all.rules.currency), enumerate(terms), enumerate(shares));
    if (!pool.level.empty())
        text += QLatin1Char(' ') + Tr::tr("Level with the last prize: %1.").arg(namesOf(all, pool.level));
    return text;
}

QString awardText(const PrizeAssignment& all, std::size_t person)
{
    for (const Award& award : awardsOf(all))
        if (award.player == all.event.people[person].player)
            return filled(Tr::tr("%1 gets %2.", "a player and his prizes"), nameOf(all.event.people[person]),
                          awardText(award, all.rules.currency));
    return Tr::tr("%1 gets no prize.").arg(nameOf(all.event.people[person]));
}

QString awardText(const Award& award, const QString& currency)
{
    QStringList labels;
    for (const QString& label : award.prizes)
        labels.append(shownLabel(label));
    if (award.level)
        return Tr::tr("nothing, level with the last prize");
    if (labels.isEmpty())
        return award.cash > 0 ? Tr::tr("a share, %1").arg(moneyText(award.cash, currency)) : Tr::tr("nothing");
    return award.cash > 0
               ? filled(Tr::tr("%1: %2", "prizes and the money"), enumerate(labels), moneyText(award.cash, currency))
               : enumerate(labels);
}

} // namespace pairwright::prizes
