#include "app/prizes/fund_reading.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/export.h"

#include <QRegularExpression>

namespace pairwright::prizes {

namespace {

using ErrorCode = FundError::Code;
using ErrorField = FundError::Field;

/// Digits with a decimal point or comma; apostrophes and blanks may part the thousands.
std::optional<std::int64_t> amountIn(QString text)
{
    static const QRegularExpression grouped(QStringLiteral("(?<=\\d)['’\\s](?=\\d{3}(\\D|$))"));
    text.remove(grouped);
    static const QRegularExpression number(QStringLiteral("^(\\d{1,18})(?:[.,](\\d{1,2}|-))?$"));
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    constexpr std::int64_t hundred = 100;
    const std::int64_t whole = match.captured(1).toLongLong();
    if (whole > highestAmount) // far too high, and still a number that can be told
        return highestAmount + 1;
    QString part = match.captured(2);
    if (part == QLatin1String("-"))
        part.clear();
    return whole * hundred + part.leftJustified(2, QLatin1Char('0')).toInt();
}

/// "EUR", "kr", "€"; not the letters of "5oo", which were meant as digits.
bool isCurrency(const QString& text)
{
    constexpr int longest = 3;
    const bool looksLikeDigits =
        std::all_of(text.begin(), text.end(), [](QChar letter) { return QStringLiteral("oOlI").contains(letter); });
    return !looksLikeDigits && text.size() <= longest && std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter.isLetter() || letter.category() == QChar::Symbol_Currency;
    });
}

/// "500 EUR", "€500", "CHF 500.-".
std::optional<Worth> moneyIn(const QString& text)
{
    static const QRegularExpression before(QStringLiteral("^(\\D*?)\\s*(\\d[\\d'’\\s.,]*-?)\\s*(\\D*)$"));
    const QRegularExpressionMatch match = before.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString first = match.captured(1).trimmed();
    const QString last = match.captured(3).trimmed();
    const auto amount = amountIn(match.captured(2).trimmed());
    if (!amount || (!first.isEmpty() && !last.isEmpty()))
        return std::nullopt;
    const QString currency = first.isEmpty() ? last : first;
    if (!currency.isEmpty() && !isCurrency(currency))
        return std::nullopt;
    return Worth{*amount, {}, currency};
}

FundError errorAt(ErrorCode code, ErrorField field, int line, const QString& text = {}, int value = 0)
{
    constexpr int shown = 40;
    return {code, field, line, text.left(shown), value, {}};
}

ErrorField fieldOf(PrizeFault fault)
{
    switch (fault) {
    case PrizeFault::setMissing: return ErrorField::set;
    case PrizeFault::worthNothing:
    case PrizeFault::amountTooHigh: return ErrorField::amount;
    case PrizeFault::placeOutOfRange: return ErrorField::place;
    default: return ErrorField::of;
    }
}

/// Collects prizes, and stops at the first error.
class FundReader {
public:
    explicit FundReader(QString currency) { fund_.currency = std::move(currency); }

    /// False: it cannot be; see error().
    bool add(Prize prize, const QString& worth, int line)
    {
        const auto read = readWorth(worth);
        if (!read)
            return fail(errorAt(worth.trimmed().isEmpty() ? ErrorCode::prize : ErrorCode::worthUnreadable,
                                ErrorField::amount, line, worth),
                        worth.trimmed().isEmpty() ? std::optional(PrizeFault::worthNothing) : std::nullopt);
        if (!read->currency.isEmpty()) {
            if (!fund_.currency.isEmpty() && fund_.currency.compare(read->currency, Qt::CaseInsensitive) != 0)
                return fail(errorAt(ErrorCode::currenciesMixed, ErrorField::amount, line, read->currency), {});
            fund_.currency = fund_.currency.isEmpty() ? read->currency : fund_.currency;
        }
        prize.amount = read->amount;
        prize.thing = read->thing;
        if (const auto fault = faultOf(prize))
            return fail(errorAt(ErrorCode::prize, fieldOf(*fault), line, prize.set), fault);
        if (fund_.prizes.size() >= static_cast<std::size_t>(mostPrizes))
            return fail(errorAt(ErrorCode::tooMany, ErrorField::line, line, {}, mostPrizes), {});
        fund_.prizes.push_back(std::move(prize));
        return true;
    }
    bool fail(FundError error, std::optional<PrizeFault> fault = {})
    {
        error.fault = fault;
        error_ = std::move(error);
        return false;
    }
    [[nodiscard]] Expected<ReadFund, FundError> result() const
    {
        if (error_)
            return Unexpected{*error_};
        if (fund_.prizes.empty())
            return Unexpected{errorAt(ErrorCode::empty, ErrorField::line, 1)};
        return fund_;
    }

private:
    ReadFund fund_;
    std::optional<FundError> error_;
};

struct Places {
    int first = 1;
    int last = 1;
};

std::optional<Places> placesIn(const QString& text)
{
    static const QRegularExpression range(
        QStringLiteral("^(\\d{1,5})\\s*(?:\\.|st|nd|rd|th)?(?:\\s*(?:-|–|\\.\\.|to|bis)\\s*"
                       "(\\d{1,5})\\s*(?:\\.|st|nd|rd|th)?)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = range.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const int first = match.captured(1).toInt();
    const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
    if (first < 1 || last < first || last > mostPrizes)
        return std::nullopt;
    return Places{first, last};
}

bool isHeading(const QStringList& cells)
{
    return cells.size() > 1 && cells[1].trimmed().compare(QLatin1String("kind"), Qt::CaseInsensitive) == 0;
}

bool addRow(FundReader& reader, const QStringList& cells, int line)
{
    constexpr qsizetype columns = 5;
    if (cells.size() < columns)
        return reader.fail(errorAt(ErrorCode::columnsMissing, ErrorField::line, line, cells.join(QLatin1Char(';'))));
    Prize prize;
    prize.set = cells[0].simplified();
    const QString kindName = cells[1].trimmed().toLower();
    const auto kind = fromName<PrizeKind>(kindName);
    if (!kind)
        return reader.fail(errorAt(ErrorCode::kindUnknown, ErrorField::kind, line, cells[1]));
    prize.kind = *kind;
    if (!readOf(cells[2], prize))
        return reader.fail(errorAt(ErrorCode::ofUnreadable, ErrorField::of, line, cells[2]));
    const auto places = cells[3].trimmed().isEmpty() ? Places{} : placesIn(cells[3]);
    if (!places)
        return reader.fail(errorAt(ErrorCode::placeUnreadable, ErrorField::place, line, cells[3]));
    for (prize.place = places->first; prize.place <= places->last; ++prize.place)
        if (!reader.add(prize, cells[4], line))
            return false;
    return true;
}

/// "5 x 100" is five of them.
QStringList unfolded(const QStringList& parts)
{
    static const QRegularExpression times(QStringLiteral("^(\\d{1,3})\\s*[x×*]\\s*(.+)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    QStringList amounts;
    for (const QString& part : parts) {
        const QRegularExpressionMatch match = times.match(part.trimmed());
        const int count = match.hasMatch() ? match.captured(1).toInt() : 1;
        for (int i = 0; i < count; ++i)
            amounts.append(match.hasMatch() ? match.captured(2).trimmed() : part.trimmed());
    }
    return amounts;
}

} // namespace

std::optional<Worth> readWorth(const QString& text)
{
    const QString said = text.simplified();
    if (said.isEmpty())
        return std::nullopt;
    if (auto money = moneyIn(said))
        return money;
    static const QRegularExpression valued(QStringLiteral("^(.*\\S)\\s*\\(([^()]*\\d[^()]*)\\)$"));
    const QRegularExpressionMatch match = valued.match(said);
    if (match.hasMatch())
        if (const auto money = moneyIn(match.captured(2).trimmed()))
            return Worth{money->amount, match.captured(1), money->currency};
    const bool isNumber = said.front().isDigit() || said.startsWith(QLatin1Char('-'));
    const bool hasLetters = std::any_of(said.begin(), said.end(), [](QChar letter) { return letter.isLetter(); });
    if (!hasLetters || (isNumber && !said.contains(QLatin1Char(' '))))
        return std::nullopt;
    return Worth{0, said, {}};
}

Expected<ReadFund, FundError> readFund(const QString& text, const QString& currency)
{
    FundReader reader(currency);
    constexpr int mostRows = 20'000;
    bool isFirst = true;
    for (const CsvRow& row : parseCsv(text, sniffDelimiter(text), mostRows)) {
        const bool isBlank = row.cells.join(QString()).trimmed().isEmpty();
        if (isBlank || (std::exchange(isFirst, false) && isHeading(row.cells)))
            continue;
        if (!addRow(reader, row.cells, row.line))
            break;
    }
    return reader.result();
}

Expected<ReadFund, FundError> readFund(const QByteArray& file, const QString& currency)
{
    return readFund(decodeText(file).text, currency);
}

Expected<ReadFund, FundError> readSetLine(const QString& line, const Prize& like, const QString& currency)
{
    FundReader reader(currency);
    const qsizetype colon = line.indexOf(QLatin1Char(':'));
    QString head = colon < 0 ? QString() : line.left(colon).simplified();
    const QString tail = colon < 0 ? line : line.mid(colon + 1);
    std::optional<Places> places;
    static const QRegularExpression range(QStringLiteral("^(.*?)\\s*\\b(\\d+\\s*(?:\\.|st|nd|rd|th)?\\s*"
                                                         "(?:-|–|\\.\\.|to|bis)\\s*\\d+\\s*(?:\\.|st|nd|rd|th)?)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (const QRegularExpressionMatch match = range.match(head); match.hasMatch()) {
        places = placesIn(match.captured(2));
        if (!places)
            return Unexpected{errorAt(ErrorCode::placeUnreadable, ErrorField::place, 1, match.captured(2))};
        head = match.captured(1).trimmed();
    }
    Prize prize = like;
    prize.set = head.isEmpty() ? like.set : head;
    if (prize.set.trimmed().isEmpty())
        return Unexpected{errorAt(ErrorCode::setMissing, ErrorField::set, 1)};
    const QChar separator = tail.contains(QLatin1Char(';')) ? QLatin1Char(';') : QLatin1Char(',');
    const QStringList amounts = unfolded(tail.split(separator, Qt::SkipEmptyParts));
    if (places && amounts.size() != places->last - places->first + 1)
        return Unexpected{errorAt(ErrorCode::placesAndAmounts, ErrorField::amount, 1, QString::number(amounts.size()),
                                  places->last - places->first + 1)};
    prize.place = places ? places->first : like.place;
    for (const QString& amount : amounts) {
        if (!reader.add(prize, amount, 1))
            break;
        ++prize.place;
    }
    return reader.result();
}

QString worthText(const Prize& prize)
{
    QString amount = amountText(prize.amount);
    if (prize.thing.isEmpty())
        return amount;
    return prize.amount == 0 ? prize.thing : QStringLiteral("%1 (%2)").arg(prize.thing, amount);
}

QString fundCsv(const std::vector<Prize>& prizes, const QString& currency)
{
    TextRows rows{{QStringLiteral("set"), QStringLiteral("kind"), QStringLiteral("of"), QStringLiteral("place"),
                   QStringLiteral("amount")}};
    for (const Prize& prize : prizes) {
        QString worth = worthText(prize);
        if (prize.thing.isEmpty() && !currency.isEmpty())
            worth += QLatin1Char(' ') + currency;
        rows.push_back({prize.set, nameOf(prize.kind), ofText(prize), QString::number(prize.place), worth});
    }
    return QString::fromUtf8(csvOf(rows, {QLatin1Char(';'), false, CsvExportOptions::Reader::ourselves}));
}

} // namespace pairwright::prizes
