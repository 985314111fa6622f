#include "app/lists/fide_text_list.h"

#include "app/lists/fide_columns.h"
#include "app/lists/line_reader.h"
#include "app/lists/row_cleaning.h"

#include <algorithm>

namespace pairwright {

namespace {

using Span = FideColumns::Span;
constexpr int linesBetweenLooks = 4096;
constexpr int linesAboveHeader = 20;

std::string_view cut(std::string_view line, const std::optional<Span>& span, std::size_t shift = 0)
{
    if (!span || span->from + shift >= line.size())
        return {};
    const std::size_t from = span->from + shift;
    return trimmed(line.substr(from, span->to == std::string_view::npos ? span->to : span->to + shift - from));
}

bool isNumeric(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// One line after the other, in the columns of the header.
class FideLines {
public:
    explicit FideLines(const FideColumns& columns)
        : columns_(columns)
    {
    }

    /// No value: a line without id or name.
    std::optional<ListRow> read(std::string_view line)
    {
        ListRow row;
        const std::string_view id = cut(line, columns_.id);
        row.name = cleanText(cut(line, columns_.name), name_, repairs);
        if (id.empty() || !isNumeric(id) || id.size() > 12 || row.name.empty()) {
            ++repairs.leftOut;
            return std::nullopt;
        }
        row.fideId = numberFrom(id, repairs);
        const std::size_t shift = shiftOf(line);
        repairs.shiftedLines += shift > 0 ? 1 : 0;
        repairs.shortLines += columns_.birth && line.size() <= columns_.birth->from ? 1 : 0;
        row.federation = cleanText(cut(line, columns_.federation), federation_, repairs);
        row.sex = sexFrom(cut(line, columns_.sex));
        row.title = titleFrom(cleanText(cut(line, columns_.title), title_, repairs), repairs);
        row.womensTitle = cleanText(cut(line, columns_.womensTitle), womensTitle_, repairs);
        readOtherTitles(line, row, shift);
        for (std::size_t i = 0; i < columns_.figures.size(); ++i) {
            const FideColumns::Figures& columns = columns_.figures[i];
            row.figures[i] = {numberFrom(cut(line, columns.rating, shift), repairs),
                              numberFrom(cut(line, columns.games, shift), repairs),
                              numberFrom(cut(line, columns.k, shift), repairs)};
        }
        row.birthYear = numberFrom(cut(line, columns_.birth, shift).substr(0, 4), repairs);
        readFlag(cut(line, columns_.flag, shift), row);
        return row;
    }

    ListRepairs repairs;

private:
    /// By how much a field that ran over its column has moved what is to the right of it.
    [[nodiscard]] std::size_t shiftOf(std::string_view line) const
    {
        if (!columns_.otherTitles || line.size() <= columns_.width)
            return 0;
        const std::size_t shift = line.size() - columns_.width;
        return figuresStandAt(line, shift) ? shift : 0;
    }

    [[nodiscard]] bool figuresStandAt(std::string_view line, std::size_t shift) const
    {
        return std::all_of(columns_.figures.begin(), columns_.figures.end(),
                           [&](const FideColumns::Figures& columns) {
                               return isNumeric(cut(line, columns.rating, shift)) &&
                                      isNumeric(cut(line, columns.games, shift)) &&
                                      isNumeric(cut(line, columns.k, shift));
                           }) &&
               isNumeric(cut(line, columns_.birth, shift));
    }

    void readOtherTitles(std::string_view line, ListRow& row, std::size_t shift)
    {
        std::optional<Span> span = columns_.otherTitles;
        if (span && span->to != std::string_view::npos)
            span->to += shift;
        row.otherTitles = cleanText(cut(line, span), otherTitles_, repairs);
    }

    /// Old lists write a club behind the flags, with "U" or "S" before it.
    void readFlag(std::string_view flag, ListRow& row)
    {
        const std::size_t letters = std::min(flag.find_first_not_of("iw"), flag.size());
        const std::string_view flags = flag.substr(0, letters);
        row.inactive = flags.find('i') != std::string_view::npos;
        if (row.sex.empty() && flags.find('w') != std::string_view::npos)
            row.sex = "F";
        const std::string_view rest = trimmed(flag.substr(letters));
        if (rest.size() > 2 && rest[1] == ' ')
            row.club = cleanText(rest.substr(2), club_, repairs);
    }

    FideColumns columns_;
    std::string name_;
    std::string federation_;
    std::string title_;
    std::string womensTitle_;
    std::string otherTitles_;
    std::string club_;
};

std::optional<FideColumns> findHeader(LineReader& lines)
{
    std::string_view line;
    for (int i = 0; i < linesAboveHeader && lines.next(line); ++i)
        if (auto columns = fideColumns(line))
            return columns;
    return std::nullopt;
}

Unexpected<ListReadError> readError(ListReadError::Code code, const LineReader& lines)
{
    return Unexpected{ListReadError{code, {}, lines.lineNumber()}};
}

} // namespace

bool looksLikeFideText(const QByteArray& beginning)
{
    int lines = 0;
    for (const QByteArray& line : beginning.split('\n'))
        if (++lines > linesAboveHeader || fideColumns({line.constData(), static_cast<std::size_t>(line.size())}))
            return lines <= linesAboveHeader;
    return false;
}

Expected<ListOrigin, ListReadError> readFideText(QIODevice& device, ListPeople& people, const ListReadingWatch& watch)
{
    using Code = ListReadError::Code;
    LineReader lines(device);
    const auto columns = findHeader(lines);
    if (!columns)
        return readError(lines.isTooLong() ? Code::tooLarge : Code::notAList, lines);
    FideLines reader(*columns);
    std::string_view line;
    while (lines.next(line)) {
        if (lines.lineNumber() % linesBetweenLooks == 0) {
            if (watch.stop.stop_requested())
                return readError(Code::cancelled, lines);
            if (watch.progress)
                watch.progress(lines.bytesRead());
        }
        if (trimmed(line).empty())
            continue;
        if (const auto row = reader.read(line))
            people.add(*row);
        if (people.size() > ListReadError::mostPeople)
            return readError(Code::tooManyPeople, lines);
        if (lines.bytesRead() > ListReadError::mostBytes)
            return readError(Code::tooLarge, lines);
    }
    if (lines.isTooLong())
        return readError(Code::tooLarge, lines);
    if (lines.hasFailed())
        return Unexpected{ListReadError{Code::cannotRead, device.errorString(), lines.lineNumber()}};
    ListOrigin origin;
    origin.ratings = columns->combined ? ListRatings::combined : ListRatings::standard;
    origin.month = monthIn(QString::fromStdString(columns->month));
    origin.repairs = reader.repairs;
    return origin;
}

} // namespace pairwright
