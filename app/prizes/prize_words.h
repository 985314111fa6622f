#pragma once

#include "app/prizes/fund_faults.h"
#include "app/prizes/fund_reading.h"
#include "app/prizes/prize_assignment.h"

#include <QString>
#include <QStringList>

/// The words for prizes, in the language that is spoken.
namespace pairwright::prizes {

/// Whether it may be said that somebody has not paid.
enum class Reader : std::uint8_t { arbiter, everybody };

/// "Place", "Rating class": what prizes of a kind are called.
QString kindWord(PrizeKind kind);
/// "500 EUR", "Cup", "Laptop (400 EUR)".
QString worthText(const Prize& prize, std::int64_t amount, const QString& currency);
/// "one thousand two hundred and fifty EUR and 50/100": as ICU spells it out.
QString amountInWords(std::int64_t hundredths, const QString& currency);
/// "women and girls", "ratings from 1600 to 1799": whom a prize is for.
QString whomText(const Prize& prize);
/// labelOf() as one reads it: "Main 1", "Under 2000, prize 1".
QString shownLabel(const QString& label);
/// "Women 4: Cup for women and girls": with what it is worth, `amount` hundredths where it is money.
QString titleText(const Prize& prize, std::int64_t amount, const QString& currency);
QString barText(Bar bar, Reader reader);

/// By which rules the prizes are given, as sentences.
QStringList rulesTexts(const PrizeRules& rules);
QString noteText(const FundNote& note, const PrizeAssignment& all);
QString errorText(const FundError& error);
QString faultText(PrizeFault fault);

/// The name in lists: title and name.
QString nameOf(const Person& person);
/// Who has a prize, who came before and why not, and why he is the next, one sentence each.
QStringList prizeExplanation(const PrizeAssignment& all, std::size_t prize, Reader reader);
/// Why somebody has not got a prize, or that he has.
QString whyNotText(const PrizeAssignment& all, std::size_t person, std::size_t prize, Reader reader);
/// How cash was shared; empty for a single prize that stays with its winner.
QString poolText(const PrizeAssignment& all, const Pool& pool);
/// What somebody has won and is paid, in one sentence.
QString awardText(const PrizeAssignment& all, std::size_t person);
/// "Main 1, Women 2: 500 EUR"; "nothing".
QString awardText(const Award& award, const QString& currency);

} // namespace pairwright::prizes
