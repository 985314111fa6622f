#pragma once

#include "app/domain/prizes/prize_fund.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

/// Prizes as people type them, and as lists have them.
namespace pairwright::prizes {

/// What a prize is worth, as it was written: "500", "12.50 EUR", "€ 500", "Cup", "Laptop (400)".
struct Worth {
    std::int64_t amount = 0; ///< hundredths
    QString thing;           ///< empty: money
    QString currency;        ///< as written; empty: none
    friend bool operator==(const Worth&, const Worth&) = default;
};
/// None: there is nothing in it, or an amount that nobody can read. An amount may be too high (faultOf()).
std::optional<Worth> readWorth(const QString& text);

/// Why a fund cannot be read, and where.
struct FundError {
    enum class Code : std::uint8_t {
        empty,            ///< there is no prize in it
        tooMany,          ///< more than mostPrizes
        columnsMissing,   ///< a line has fewer cells than set;kind;of;place;amount
        setMissing,       ///< a line typed in has no name before the colon
        kindUnknown,      ///< text
        ofUnreadable,     ///< text
        placeUnreadable,  ///< text
        worthUnreadable,  ///< text
        placesAndAmounts, ///< as many places as `value`, another number of amounts
        currenciesMixed,  ///< text: the other currency
        prize,            ///< `fault`, by itself
    };
    enum class Field : std::uint8_t { line, set, kind, of, place, amount };
    Code code = Code::empty;
    Field field = Field::line;
    int line = 1; ///< of the file, from 1
    QString text = {};
    int value = 0;
    std::optional<PrizeFault> fault = {};
    friend bool operator==(const FundError&, const FundError&) = default;
};

struct ReadFund {
    std::vector<Prize> prizes;
    QString currency; ///< the one that is written in it; empty: none
};

/// The list `set;kind;of;place;amount`, separated by semicolons, tabs or commas, with or without a line of headings. A
/// place may be a range, "1-3". `currency` is that of the fund so far.
Expected<ReadFund, FundError> readFund(const QString& text, const QString& currency = {});
Expected<ReadFund, FundError> readFund(const QByteArray& file, const QString& currency = {});

/// A set in one line: "Main: 500, 400, 300", "Main 1-10: 500, 400, 5 x 100". Amounts are separated by commas; where
/// there are semicolons, by those, and a comma is a decimal sign. What the set is for is in `like`.
Expected<ReadFund, FundError> readSetLine(const QString& line, const Prize& like, const QString& currency = {});

/// The fund as that list: it reads back as it is.
QString fundCsv(const std::vector<Prize>& prizes, const QString& currency);

/// "500", "12.50", "Cup", "Laptop (400)": the same in every language.
QString worthText(const Prize& prize);

} // namespace pairwright::prizes
