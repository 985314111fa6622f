#include "ui/theme/tabular_figures.h"

#include <QByteArray>
#include <QFont>
#include <QFontDatabase>
#include <QHash>
#include <QList>
#include <QRawFont>
#include <QString>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <string>

// A font holds its tabular figures as a feature, `tnum`, which Qt can ask for from 6.7 on only. So a copy in memory, in
// whose table of characters they stand in the place of the others, takes the place of the installed font: Qt lets the
// font that was added last stand for its family, weight and slant. What is written with it into a PDF can be copied, as
// a glyph that is only reached by a feature could not be. Letters that change with what stands beside them, `calt`, are
// off in it: a screen that shows "17×5" where somebody typed "17x5" is not true.
namespace pairwright {

namespace {

/// What a font file may consist of.
constexpr std::array tableNames{"BASE", "CFF ", "CFF2", "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "STAT",
                                "VORG", "avar", "cmap", "cvt ", "fpgm", "fvar", "gasp", "glyf", "gvar", "head",
                                "hhea", "hmtx", "kern", "loca", "maxp", "name", "post", "prep", "vhea", "vmtx"};

void append16(QByteArray& bytes, qsizetype number)
{
    const auto big = qToBigEndian(static_cast<quint16>(number));
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

void append32(QByteArray& bytes, qsizetype number)
{
    const auto big = qToBigEndian(static_cast<quint32>(number));
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

/// The table of substitutions of a font, read as the OpenType specification has it; what lies outside of it reads as 0.
class Substitutions {
public:
    explicit Substitutions(const QByteArray& table)
        : table_(table)
    {
    }

    /// Glyphs and those that a feature puts in their places, one for one.
    [[nodiscard]] QHash<quint32, quint32> ofFeature(const char* tag) const
    {
        QHash<quint32, quint32> found;
        eachFeature([&](qsizetype at, const QByteArray& name) {
            if (name != tag)
                return;
            const qsizetype feature = number(placeOfFeatures) + number(at + 4);
            for (qsizetype i = 0; i < number(feature + 2); ++i)
                addLookup(number(feature + 4 + 2 * i), found);
        });
        return found;
    }

    /// The table in which a feature has a name that nobody asks for.
    [[nodiscard]] QByteArray without(const char* tag) const
    {
        QByteArray changed = table_;
        eachFeature([&](qsizetype at, const QByteArray& name) {
            if (name == tag)
                changed.replace(at, name.size(), name.toUpper());
        });
        return changed;
    }

private:
    static constexpr qsizetype placeOfFeatures = 6;
    static constexpr qsizetype placeOfLookups = 8;

    [[nodiscard]] qsizetype number(qsizetype at) const
    {
        return at >= 0 && at + 2 <= table_.size() ? qFromBigEndian<quint16>(table_.constData() + at) : 0;
    }

    template <typename Use>
    void eachFeature(Use use) const
    {
        constexpr qsizetype size = 6; // a tag and where it is told
        const qsizetype list = number(placeOfFeatures);
        for (qsizetype i = 0; i < number(list); ++i)
            use(list + 2 + i * size, table_.mid(list + 2 + i * size, 4));
    }

    void addLookup(qsizetype index, QHash<quint32, quint32>& found) const
    {
        constexpr qsizetype oneForOne = 1;
        const qsizetype list = number(placeOfLookups);
        const qsizetype lookup = list + number(list + 2 + 2 * index);
        if (number(lookup) != oneForOne)
            return;
        for (qsizetype i = 0; i < number(lookup + 4); ++i) {
            const qsizetype part = lookup + number(lookup + 6 + 2 * i);
            const QList<qsizetype> covered = coverage(part + number(part + 2));
            const bool byDistance = number(part) == 1;
            for (qsizetype place = 0; place < covered.size(); ++place)
                found.insert(static_cast<quint32>(covered[place]),
                             byDistance ? static_cast<quint16>(covered[place] + number(part + 4))
                                        : static_cast<quint32>(number(part + 6 + 2 * place)));
        }
    }

    [[nodiscard]] QList<qsizetype> coverage(qsizetype at) const
    {
        QList<qsizetype> glyphs;
        constexpr qsizetype rangeSize = 6;
        for (qsizetype i = 0; i < number(at + 2); ++i) {
            if (number(at) == 1) {
                glyphs.append(number(at + 4 + 2 * i));
                continue;
            }
            const qsizetype range = at + 4 + rangeSize * i;
            for (qsizetype glyph = number(range); glyph <= number(range + 2); ++glyph)
                glyphs.append(glyph);
        }
        return glyphs;
    }

    const QByteArray& table_;
};

/// The table of characters of a font, with other glyphs in the place of some.
QByteArray charactersOf(const QRawFont& font, const QHash<quint32, quint32>& others)
{
    struct GlyphRun {
        char32_t first;
        char32_t last;
        quint32 glyph; // of the first; the others follow
    };
    constexpr char32_t lastCharacter = 0x1FFFF; // of those that anybody writes
    constexpr char32_t atOnce = 0x1000;
    QList<GlyphRun> runs;
    for (char32_t start = U' '; start <= lastCharacter; start += atOnce) {
        std::u32string some;
        for (char32_t letter = start; letter < start + atOnce && letter <= lastCharacter; ++letter)
            if (!QChar::isSurrogate(letter))
                some.push_back(letter);
        const QList<quint32> glyphs = font.glyphIndexesForString(QString::fromStdU32String(some));
        for (std::size_t i = 0; i < some.size(); ++i) {
            const quint32 own = glyphs.value(static_cast<qsizetype>(i));
            const quint32 glyph = others.value(own, own);
            if (glyph == 0)
                continue;
            const bool follows = !runs.isEmpty() && runs.last().last + 1 == some[i] &&
                                 runs.last().glyph + (some[i] - runs.last().first) == glyph;
            if (follows)
                runs.last().last = some[i];
            else
                runs.append({some[i], some[i], glyph});
        }
    }
    constexpr qsizetype headSize = 16;
    constexpr qsizetype runSize = 12;
    QByteArray table;
    for (const int of16 : {0, 1, 0, 4}) // version, one table, of Unicode as a whole
        append16(table, of16);
    append32(table, table.size() + 4);
    append16(table, 12); // its format
    append16(table, 0);
    append32(table, headSize + runs.size() * runSize);
    append32(table, 0); // no language
    append32(table, runs.size());
    for (const GlyphRun& run : std::as_const(runs)) {
        append32(table, run.first);
        append32(table, run.last);
        append32(table, run.glyph);
    }
    return table;
}

/// The file of a font whose figures are tabular; empty: it has none.
QByteArray fileOf(const QRawFont& font)
{
    struct Table {
        QByteArray name;
        QByteArray content;
    };
    const QByteArray all = font.fontTable("GSUB");
    const Substitutions substitutions(all);
    const QHash<quint32, quint32> tabular = substitutions.ofFeature("tnum");
    if (tabular.isEmpty())
        return {};
    QList<Table> tables;
    for (const char* name : tableNames) {
        QByteArray content = font.fontTable(name);
        if (name == QByteArray("GSUB"))
            content = substitutions.without("calt");
        else if (name == QByteArray("cmap"))
            content = charactersOf(font, tabular);
        if (!content.isEmpty())
            tables.append({name, content});
    }
    const bool isCff = std::any_of(tables.begin(), tables.end(), [](const Table& one) { return one.name == "CFF "; });
    constexpr qsizetype headSize = 12;
    constexpr qsizetype entrySize = 16;
    constexpr qsizetype boundary = 4; // where tables begin
    qsizetype entries = 1;
    qsizetype power = 0;
    for (; entries * 2 <= tables.size(); entries *= 2)
        ++power;
    QByteArray head = isCff ? QByteArray("OTTO") : QByteArray("\0\1\0\0", boundary);
    append16(head, tables.size());
    append16(head, entries * entrySize);
    append16(head, power);
    append16(head, (tables.size() - entries) * entrySize);
    QByteArray body;
    for (const Table& table : tables) {
        head.append(table.name);
        append32(head, 0); // a sum that nobody checks
        append32(head, headSize + tables.size() * entrySize + body.size());
        append32(head, table.content.size());
        body.append(table.content);
        body.append(QByteArray((boundary - body.size() % boundary) % boundary, '\0'));
    }
    return head + body;
}

} // namespace

void makeFiguresTabular(const QString& family)
{
    // What the windows are written in: text, headings, what is bold in a paragraph, notes in italics.
    QList<QByteArray> files;
    for (const auto& [weight, italic] : {std::pair{QFont::Normal, false}, std::pair{QFont::DemiBold, false},
                                         std::pair{QFont::Bold, false}, std::pair{QFont::Normal, true}}) {
        QFont font(family);
        font.setWeight(weight);
        font.setItalic(italic);
        files.append(fileOf(QRawFont::fromFont(font)));
    }
    for (const QByteArray& file : std::as_const(files))
        if (!file.isEmpty())
            QFontDatabase::addApplicationFontFromData(file);
}

} // namespace pairwright
