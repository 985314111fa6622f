#include "ui/theme/tabular_figures.h"

#include <QByteArray>
#include <QFont>
#include <QFontDatabase>
#include <QList>
#include <QRawFont>
#include <QtEndian>

#include <array>

// A font holds its tabular figures as a feature, `tnum`, which Qt can ask for from 6.7 on only. Other features are
// always on, "required" ones among them, `rclt`. So a copy in memory, in which tnum has that name, takes the place of
// the installed font: Qt lets the font that was added last stand for its family, weight and slant. Letters that change
// with what stands beside them, `calt`, are off in it: a screen that shows "17×5" where somebody typed "17x5" is not
// true.
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

/// The table of substitutions with tabular figures always on and letters as they are; empty: it has none.
QByteArray withTabularFigures(QByteArray substitutions)
{
    constexpr qsizetype placeOfFeatureList = 6;
    constexpr qsizetype featureSize = 6; // a tag and where it is told
    if (substitutions.size() < placeOfFeatureList + 2)
        return {};
    const auto number = [&substitutions](qsizetype at) -> qsizetype {
        return at + 2 <= substitutions.size() ? qFromBigEndian<quint16>(substitutions.constData() + at) : 0;
    };
    const qsizetype list = number(placeOfFeatureList);
    bool found = false;
    for (qsizetype i = 0; i < number(list); ++i) {
        const qsizetype tag = list + 2 + i * featureSize;
        if (substitutions.mid(tag, 4) == "rclt")
            return {}; // one of the two would be left out
        if (substitutions.mid(tag, 4) == "calt")
            substitutions.replace(tag, 4, "CALT");
        if (substitutions.mid(tag, 4) != "tnum")
            continue;
        substitutions.replace(tag, 4, "rclt");
        found = true;
    }
    return found ? substitutions : QByteArray();
}

/// The file of a font whose figures are tabular; empty: it has none.
QByteArray fileOf(const QRawFont& font)
{
    struct Table {
        QByteArray name;
        QByteArray content;
    };
    QList<Table> tables;
    for (const char* name : tableNames)
        if (const QByteArray content = font.fontTable(name); !content.isEmpty())
            tables.append({name, name == QByteArray("GSUB") ? withTabularFigures(content) : content});
    bool isCff = false;
    bool isTabular = false;
    for (const Table& table : tables) {
        isCff = isCff || table.name == "CFF ";
        isTabular = isTabular || (table.name == "GSUB" && !table.content.isEmpty());
    }
    if (!isTabular)
        return {};
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
