#include "app/formats/csv/player_row_reader.h"

#include "app/domain/text/folded_text.h"
#include "app/domain/text/longest.h"
#include "app/formats/csv/federation.h"
#include "app/formats/csv/field_values.h"
#include "app/formats/csv/spreadsheet_text.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

using Code = PlayerRowIssue::Code;

constexpr qsizetype shownText = 60; // of a value in an issue

constexpr PlayerColumn surname{PlayerField::name, ColumnPart::surname};
constexpr PlayerColumn givenName{PlayerField::name, ColumnPart::givenName};
constexpr PlayerColumn womensTitle{PlayerField::title, ColumnPart::womensTitle};
constexpr PlayerColumn fideRating{PlayerField::rating, ColumnPart::fideRating};
constexpr PlayerColumn nationalRating{PlayerField::rating, ColumnPart::nationalRating};
constexpr PlayerColumn ratingType{PlayerField::rating, ColumnPart::ratingType};

void add(PlayerRow& row, Code code, std::optional<PlayerColumn> column = {}, const QString& text = {})
{
    row.issues.push_back(PlayerRowIssue{code, column, text.left(shownText), {}, {}});
}

/// "GM Carlsen, Magnus" in a list without titles.
std::optional<Title> takeTitleInFront(QString& name)
{
    const QString word = name.section(QLatin1Char(' '), 0, 0);
    const auto title = titleFromString(word);
    if (!title || *title == Title::None || word != word.toUpper() || name.count(QLatin1Char(' ')) < 2)
        return std::nullopt;
    name = name.section(QLatin1Char(' '), 1);
    return title;
}

} // namespace

PlayerRowReader::PlayerRowReader(const PlayerListRows& list, const PlayerListLayout& layout,
                                 const PlayerListOptions& options)
    : columns_(layout.columns)
    , ratingSource_(options.ratingSource)
    , today_(options.today)
    , mended_(options.mended)
    , calendarOf1904_(list.calendarOf1904)
{
    spanishSex_ = isSpanishSexColumn(columnOf(list.rows, layout, PlayerField::sex));
    twoLetters_ = isTwoLetterColumn(columnOf(list.rows, layout, PlayerField::federation));
    monthFirst_ = isMonthFirstColumn(columnOf(list.rows, layout, PlayerField::birth));
}

QString PlayerRowReader::field(const CsvRow& row, PlayerColumn column) const
{
    if (const QString* text = mended(row.line, column.field))
        return column.part == ColumnPart::whole ? *text : QString();
    const auto found = std::find(columns_.begin(), columns_.end(), std::optional(column));
    return found == columns_.end() ? QString()
                                   : row.cells.value(found - columns_.begin()).normalized(QString::NormalizationForm_C);
}

/// The name is that of a sum, and nothing else is known of anybody.
bool PlayerRowReader::isSum(const Reading& reading) const
{
    const QString name = cleanedField(field(reading.source, PlayerField::name)) +
                         cleanedField(field(reading.source, surname)) + cleanedField(field(reading.source, givenName));
    const auto is = [&](PlayerColumn column) {
        return !field(reading.source, column).trimmed().isEmpty();
    };
    return isNameOfSum(name) && !is(PlayerField::fideId) && !is(PlayerField::nationalId) && !is(PlayerField::birth) &&
           !is(PlayerField::sex) && !is(PlayerField::federation) && !is(PlayerField::club);
}

const QString* PlayerRowReader::mended(int line, PlayerField field) const
{
    const auto row = mended_.find(line);
    if (row == mended_.end())
        return nullptr;
    const auto cell = row->second.find(field);
    return cell == row->second.end() ? nullptr : &cell->second;
}

QStringList PlayerRowReader::columnOf(const std::vector<CsvRow>& rows, const PlayerListLayout& layout,
                                      PlayerColumn column) const
{
    QStringList texts;
    for (std::size_t i = layout.firstRow; i < layout.endRow; ++i)
        texts.append(field(rows[i], column));
    return texts;
}

PlayerRow PlayerRowReader::read(const CsvRow& source) const
{
    Reading reading{source, {}};
    reading.row.line = source.line;
    if (source.brokenQuotes)
        add(reading.row, Code::brokenQuotes);
    checkTexts(reading);
    // A field of ten megabytes is not looked at any closer.
    const bool readable = std::none_of(reading.row.issues.begin(), reading.row.issues.end(),
                                       [](const auto& issue) { return issue.code == Code::textTooLong; });
    if (isSum(reading)) {
        reading.row.data.name = cleanedField(field(reading.source, PlayerField::name));
        add(reading.row, Code::sumRow, PlayerField::name, reading.row.data.name);
    } else if (readable) {
        readName(reading);
        readTitle(reading);
        readPerson(reading);
        readRating(reading);
        readIds(reading);
        readOtherTexts(reading);
        readNumbers(reading);
    }
    const bool broken = std::any_of(reading.row.issues.begin(), reading.row.issues.end(),
                                    [](const auto& issue) { return weightOf(issue.code) == IssueWeight::error; });
    reading.row.state = broken ? PlayerRow::State::error : PlayerRow::State::added;
    reading.row.read = reading.row.data;
    return reading.row;
}

void PlayerRowReader::checkTexts(Reading& reading) const
{
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (columns_[i] && mended(reading.source.line, columns_[i]->field) == nullptr)
            checkText(reading, *columns_[i], reading.source.cells.value(static_cast<qsizetype>(i)));
    }
    if (const auto row = mended_.find(reading.source.line); row != mended_.end())
        for (const auto& [field, text] : row->second)
            checkText(reading, field, text);
}

void PlayerRowReader::checkText(Reading& reading, PlayerColumn column, const QString& cell) const
{
    if (cell.size() > qsizetype{2} * Longest::name || cell.simplified().size() > Longest::name) {
        add(reading.row, Code::textTooLong, column, cell);
        if (column == PlayerField::name || column == surname)
            reading.row.data.name = cell.left(shownText).simplified() + QChar(0x2026);
        return;
    }
    if (hasControlCharacters(cell))
        add(reading.row, Code::controlCharacters, column);
    if (cell.contains(QChar(QChar::ReplacementCharacter)))
        add(reading.row, Code::damagedCharacters, column, cell);
}

void PlayerRowReader::readName(Reading& reading) const
{
    PlayerRow& row = reading.row;
    const QString last = cleanedField(field(reading.source, surname));
    const QString first = cleanedField(field(reading.source, givenName));
    QString whole = cleanedField(field(reading.source, PlayerField::name));
    if (!last.isEmpty() && !first.isEmpty()) {
        row.data.name = last + QLatin1String(", ") + first;
    } else {
        if (whole.isEmpty())
            whole = last.isEmpty() ? first : last;
        if (field(reading.source, PlayerField::title).trimmed().isEmpty())
            row.data.title = takeTitleInFront(whole).value_or(Title::None);
        const ReadName name = nameFromField(whole);
        row.data.name = name.name;
        if (name.rearranged)
            add(row, Code::nameRearranged, PlayerField::name, whole);
        if (name.withoutComma && !name.name.isEmpty())
            add(row, Code::nameWithoutComma, PlayerField::name, whole);
    }
    const bool hasLetter = std::any_of(row.data.name.begin(), row.data.name.end(),
                                       [](QChar c) { return c.isLetter() || c.isSurrogate(); });
    if (!hasLetter)
        add(row, Code::nameMissing, PlayerField::name, row.data.name);
    else if (looksLikeFormula(row.data.name))
        add(row, Code::formula, PlayerField::name, row.data.name);
    if (row.data.name.size() > infoOf(PlayerField::name).longest) // surname and given name together
        add(row, Code::textTooLong, PlayerField::name, row.data.name);
}

void PlayerRowReader::readTitle(Reading& reading) const
{
    for (const PlayerColumn column : {PlayerColumn(PlayerField::title), womensTitle}) {
        const QString text = field(reading.source, column).trimmed();
        if (text.isEmpty() || reading.row.data.title != Title::None)
            continue;
        const auto title = titleFromField(text);
        reading.row.data.title = title.value_or(Title::None);
        if (!title)
            add(reading.row, Code::unknownTitle, column, text);
    }
}

void PlayerRowReader::readPerson(Reading& reading) const
{
    PlayerRow& row = reading.row;
    if (const QString sex = field(reading.source, PlayerField::sex).trimmed(); !sex.isEmpty()) {
        row.data.sex = sexFromField(sex, spanishSex_);
        if (!row.data.sex)
            add(row, Code::unknownSex, PlayerField::sex, sex);
    }
    row.data.offTheWeb = isYes(field(reading.source, PlayerField::offTheWeb));
    row.data.noHalfPointBye = isYes(field(reading.source, PlayerField::noHalfPointBye));
    if (const QString text = field(reading.source, PlayerField::federation).trimmed(); !text.isEmpty()) {
        const bool isByHand = mended(reading.source.line, PlayerField::federation) != nullptr;
        const bool isRemnant = text.size() == 2 && !twoLetters_ && !isByHand;
        const auto code = isRemnant ? std::nullopt : federationCode(text);
        row.data.federation = code.value_or(QString());
        if (!code)
            add(row, Code::unknownFederation, PlayerField::federation, text);
    }
    QString text = field(reading.source, PlayerField::birth).trimmed();
    if (text.isEmpty())
        text = field(reading.source, {PlayerField::birth, ColumnPart::yearOnly}).trimmed();
    if (!text.isEmpty()) {
        const bool unknown =
            std::all_of(text.begin(), text.end(), [](QChar c) { return !c.isLetterOrNumber() || c == u'0'; });
        const auto birth = birthFromField(text, monthFirst_, today_, calendarOf1904_);
        if (birth)
            row.data.birth = birth->date;
        if (birth && isUnlikelyBirth(birth->date, today_))
            add(row, Code::unlikelyBirth, PlayerField::birth, QString::number(birth->date.year));
        if (birth && birth->fromSerial)
            add(row, Code::dateFromSerial, PlayerField::birth, text);
        if (!birth && !unknown)
            add(row, Code::invalidBirthDate, PlayerField::birth, text);
    }
}

void PlayerRowReader::readOtherTexts(Reading& reading) const
{
    for (const PlayerFieldInfo& info : playerFields()) {
        const auto* text = std::get_if<QString PlayerData::*>(&info.member);
        const bool hasRulesOfItsOwn =
            info.field == PlayerField::name || info.allows != nullptr || info.field == PlayerField::nationalId;
        if (text == nullptr || hasRulesOfItsOwn)
            continue;
        QString& value = reading.row.data.**text;
        value = cleanedField(field(reading.source, info.field));
        if (info.field == PlayerField::clubNumber && value == QLatin1String("0"))
            value.clear(); // what other programs write for none
        if (looksLikeFormula(value))
            add(reading.row, Code::formula, info.field, value);
    }
}

void PlayerRowReader::readNumbers(Reading& reading) const
{
    const auto isNothing = [](const QString& text) {
        return text.isEmpty() || text == QLatin1String("0") || text == QLatin1String("-");
    };
    for (const PlayerFieldInfo& info : playerFields()) {
        const auto* number = std::get_if<std::optional<int> PlayerData::*>(&info.member);
        const QString text = cleanedField(field(reading.source, info.field));
        if (number == nullptr || isNothing(text))
            continue;
        bool fits = false;
        const int value = text.toInt(&fits);
        if (fits && isPossibleOwnNumber(value))
            reading.row.data.** number = value;
        else
            add(reading.row, Code::invalidNumber, info.field, text);
    }
    const QString outside = cleanedField(field(reading.source, PlayerField::outsideValue));
    if (const auto value = amountFromField(outside))
        reading.row.data.outsideValue = *value;
    else
        add(reading.row, Code::invalidNumber, PlayerField::outsideValue, outside);
    for (const PlayerField fee : {PlayerField::feeDue, PlayerField::feePaid}) {
        const QString text = cleanedField(field(reading.source, fee));
        if (const auto mark = markFromField(text); fee == PlayerField::feePaid && mark) {
            reading.row.data.feePaid = *mark ? reading.row.data.feeDue : QString(); // all of it, or nothing
            if (*mark && reading.row.data.feeDue.isEmpty())
                add(reading.row, Code::paidWithoutFee, fee, text);
            continue;
        }
        const auto amount = amountFromField(text);
        if (amount)
            (fee == PlayerField::feeDue ? reading.row.data.feeDue : reading.row.data.feePaid) = *amount;
        else
            add(reading.row, Code::invalidNumber, fee, text);
    }
}

RatingSource PlayerRowReader::sourceOf(const Reading& reading, PlayerColumn column) const
{
    if (column == fideRating)
        return RatingSource::fide;
    if (column == nationalRating)
        return RatingSource::national;
    const QString type = folded(field(reading.source, ratingType));
    if (type.startsWith(QLatin1Char('f')))
        return RatingSource::fide;
    if (type.startsWith(QLatin1Char('n')))
        return RatingSource::national;
    if (type.startsWith(QLatin1Char('e')))
        return RatingSource::estimated;
    return ratingSource_;
}

void PlayerRowReader::readRating(Reading& reading) const
{
    for (const PlayerColumn column : {fideRating, PlayerColumn(PlayerField::rating), nationalRating}) {
        const QString text = field(reading.source, column);
        const ReadRating rating = ratingFromField(text);
        if (rating.kind == ReadRating::Kind::outOfRange)
            add(reading.row, Code::ratingOutOfRange, column, text);
        if (rating.kind == ReadRating::Kind::unreadable)
            add(reading.row, Code::invalidRating, column, text);
        if (rating.kind != ReadRating::Kind::value)
            continue;
        PlayerData& data = reading.row.data;
        if (!data.rating)
            data.rating = Rating{rating.value, sourceOf(reading, column), {}};
        else if (column == nationalRating && !data.national) // beside the one that counts
            data.national = OfficialRating{rating.value, {}, {}};
    }
}

void PlayerRowReader::readIds(Reading& reading) const
{
    const QString text = field(reading.source, PlayerField::fideId);
    const auto id = fideIdFromField(text);
    reading.row.data.fideId = id.value_or(QString());
    if (!id)
        add(reading.row, Code::invalidFideId, PlayerField::fideId, text);
    const QString national = cleanedField(field(reading.source, PlayerField::nationalId));
    const bool none = national == QLatin1String("0") || national == QLatin1String("-");
    reading.row.data.nationalId = none ? QString() : national;
}

} // namespace pairwright
