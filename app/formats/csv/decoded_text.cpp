#include "app/formats/csv/decoded_text.h"

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/player_list_layout.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

constexpr std::size_t textsToJudge = 2000;

/// The cells that hold more than ASCII, each once.
QByteArrayList tellingTexts(const QByteArray& bytes)
{
    std::set<QByteArray> texts;
    const auto ends = [](char c) {
        return c == ';' || c == ',' || c == '\t' || c == '\n' || c == '\r' || c == '"';
    };
    const auto beyondAscii = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80;
    };
    for (auto at = std::find_if(bytes.begin(), bytes.end(), beyondAscii);
         at != bytes.end() && texts.size() < textsToJudge; at = std::find_if(at, bytes.end(), beyondAscii)) {
        const auto from = std::find_if(std::reverse_iterator(at), bytes.rend(), ends).base();
        at = std::find_if(at, bytes.end(), ends);
        constexpr std::ptrdiff_t longest = 200;
        texts.insert(QByteArray(&*from, static_cast<qsizetype>(std::min(at - from, longest))).trimmed());
    }
    return {texts.begin(), texts.end()};
}

struct Judged {
    TextEncoding encoding = TextEncoding::windows1252;
    QStringList texts;
    int misfits = 0;
    int confidence = 0;
};

std::vector<Judged> judged(const QByteArrayList& texts)
{
    std::vector<Judged> all;
    const QByteArray letters = texts.join('\n');
    for (const TextEncoding encoding : singleByteEncodings()) {
        Judged one{encoding, {}, 0, detectedConfidence(encoding, letters)};
        for (const QByteArray& text : texts)
            one.texts.append(textIn(encoding, text));
        one.misfits = misfits(encoding, one.texts);
        all.push_back(std::move(one));
    }
    const bool newerFits = std::any_of(all.begin(), all.end(), [&texts](const Judged& one) {
        return !isOfDos(one.encoding) && one.misfits < texts.size();
    });
    std::erase_if(all, [newerFits](const Judged& one) { return newerFits && isOfDos(one.encoding); });
    std::stable_sort(all.begin(), all.end(), [](const Judged& a, const Judged& b) {
        return a.misfits != b.misfits ? a.misfits < b.misfits : a.confidence > b.confidence;
    });
    return all;
}

DecodedText inSingleBytes(const QByteArray& bytes)
{
    const std::vector<Judged> all = judged(tellingTexts(bytes));
    DecodedText decoded;
    decoded.encoding = all.front().encoding;
    decoded.text = textIn(decoded.encoding, bytes);
    // A single odd name speaks for nothing: there are such names.
    const int tolerated = 2 * all.front().misfits + 1;
    std::set<QStringList> different;
    for (const Judged& one : all)
        if (one.misfits <= tolerated && different.insert(one.texts).second)
            decoded.possible.push_back(one.encoding);
    if (decoded.possible.size() == 1)
        decoded.possible.clear();
    return decoded;
}

/// UTF-8 of which a few bytes are damaged, or that was cut in the middle of a letter.
bool isNearlyUtf8(const QString& decoded)
{
    const auto beyondAscii = std::count_if(decoded.begin(), decoded.end(), [](QChar c) { return c.unicode() >= 0x80; });
    return decoded.count(QChar(QChar::ReplacementCharacter)) * 5 <= beyondAscii;
}

/// The cells of the columns of names, row by row; of all columns where no heading names them, or when asked so.
std::vector<QString> namesIn(const QString& text, bool wholeRows)
{
    constexpr int rowsToShow = 5000;
    const std::vector<CsvRow> rows = parseCsv(text, playerListDelimiter(text), rowsToShow);
    const auto layout = wholeRows ? std::nullopt : findPlayerList(rows);
    std::vector<QString> names;
    for (std::size_t i = layout ? layout->firstRow : 0; i < rows.size(); ++i) {
        QStringList parts;
        for (qsizetype column = 0; column < rows[i].cells.size(); ++column) {
            const auto place = static_cast<std::size_t>(column);
            const bool isName = layout && place < layout->columns.size() && layout->columns[place] &&
                                layout->columns[place]->field == PlayerField::name;
            if (isName || !layout)
                parts.append(rows[i].cells[column].simplified());
        }
        names.push_back(parts.join(QLatin1String(layout ? ", " : " ")));
    }
    return names;
}

std::vector<EncodingReading> readingsBy(const QByteArray& bytes, const DecodedText& decoded, bool wholeRows)
{
    constexpr qsizetype namesToShow = 3;
    constexpr qsizetype enoughForExamples = qsizetype{4} * 1024 * 1024;
    constexpr qsizetype longestName = 40;
    std::vector<EncodingReading> readings;
    std::vector<std::vector<QString>> names;
    for (const TextEncoding encoding : decoded.possible) {
        readings.push_back({encoding, {}});
        names.push_back(namesIn(textIn(encoding, bytes.left(enoughForExamples)), wholeRows));
    }
    const auto differ = [&names](std::size_t row) {
        return std::any_of(names.begin(), names.end(),
                           [&](const auto& other) { return row >= other.size() || other[row] != names.front()[row]; });
    };
    for (std::size_t row = 0; !names.empty() && row < names.front().size(); ++row) {
        if (readings.front().names.size() == namesToShow)
            break;
        for (std::size_t i = 0; i < names.size() && differ(row); ++i)
            readings[i].names.append(row < names[i].size() ? names[i][row].left(longestName) : QString());
    }
    return readings;
}

} // namespace

DecodedText decodeText(const QByteArray& bytes, std::optional<TextEncoding> asked)
{
    if (asked)
        return {textIn(*asked, bytes), *asked, {}};
    if (looksLikeUtf16(bytes))
        return {textIn(TextEncoding::utf16, bytes), TextEncoding::utf16, {}};
    const QString text = textIn(TextEncoding::utf8, bytes);
    return bytes.isValidUtf8() || isNearlyUtf8(text) ? DecodedText{text, TextEncoding::utf8, {}} : inSingleBytes(bytes);
}

std::vector<EncodingReading> readingsOf(const QByteArray& bytes, const DecodedText& decoded)
{
    auto readings = readingsBy(bytes, decoded, false);
    // The names may be the same, and the clubs not.
    const bool namesDiffer = !readings.empty() && !readings.front().names.isEmpty();
    return namesDiffer ? readings : readingsBy(bytes, decoded, true);
}

} // namespace pairwright
