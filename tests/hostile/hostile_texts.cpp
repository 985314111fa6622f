#include "tests/hostile/hostile_texts.h"

#include "engine/base/random.h"
#include "tests/support/made_rating_list.h"
#include "tests/unit/spreadsheets/made_spreadsheets.h"

#include <algorithm>

namespace pairwright::test {

namespace {

QByteArray manyTimes(const QByteArray& head, const QByteArray& piece, qsizetype bytes)
{
    return head + piece.repeated((bytes - head.size()) / piece.size() + 1);
}

QByteArray noise(qsizetype bytes, std::uint64_t seed)
{
    Random random(seed);
    QByteArray made;
    made.reserve(bytes);
    while (made.size() < bytes)
        made.append(static_cast<char>(random.below(256)));
    return made;
}

/// A line for each number, until there are enough bytes.
template <class Line>
QByteArray counted(const QByteArray& head, Line line, qsizetype bytes)
{
    QByteArray made = head;
    for (int number = 1; made.size() < bytes; ++number)
        made += line(number);
    return made;
}

/// What no reader expects, whatever it reads: the same few letters again and again, or noise.
Kinds monotony(const QByteArray& head)
{
    Kinds kinds;
    for (const QByteArray piece :
         {"\t",      ",", ";", "\"", "\n",  "\r",    " ",       "x",    "0",        "\"\n", ";\n",   "a;b\n",
          "\"a\"\"", "[", "{", "<",  "<a>", "&amp;", "\\u0041", "\xC3", "\xFF\xFE", "001 ", "\n###", "%1 "})
        kinds["only " + piece.toPercentEncoding()] = [head, piece](qsizetype bytes) {
            return manyTimes(head, piece, bytes);
        };
    kinds["zeros"] = [head](qsizetype bytes) {
        return head + QByteArray(bytes, '\0');
    };
    kinds["UTF-16"] = [](qsizetype bytes) {
        return manyTimes("\xFF\xFE", QByteArray("a\0;\0\n\0", 6), bytes);
    };
    kinds["noise"] = [head](qsizetype bytes) {
        return head + noise(bytes, 7);
    };
    return kinds;
}

QByteArray ratingList(MadeRatingList::Shape shape, qsizetype bytes)
{
    QByteArray made;
    constexpr qsizetype shortest = 60; // of a person
    const MadeRatingList list(3, static_cast<int>(bytes / shortest));
    list.write(shape,
               [&made](std::string_view text) { made.append(text.data(), static_cast<qsizetype>(text.size())); });
    return made;
}

/// Elements of so many attributes each, which a reader compares with one another.
QByteArray elementsOf(int attributes, const QByteArray& head, const QByteArray& name, qsizetype bytes)
{
    QByteArray element = '<' + name;
    for (int i = 0; i < attributes; ++i)
        element += " a" + QByteArray::number(i) + "=\"\"";
    return manyTimes(head, element + "></" + name + '>', bytes);
}

} // namespace

Kinds trfKinds()
{
    Kinds kinds = monotony("012 Open\n");
    const QByteArray player = "001    1      Name                              2000";
    const auto recordsOf = [&](const char* record) {
        kinds["records " + QByteArray(record).left(3)] = [player, record](qsizetype bytes) {
            return manyTimes("142 9\n152 W\n" + player + '\n', QByteArray(record) + '\n', bytes);
        };
    };
    for (const char* record : {"001    1      Name",
                               "013 Team                             1    2    3",
                               "132 26/01/01  26/01/02",
                               "250       1.0   1   9    1 9999",
                               "260   1   9    1    2    3",
                               "240 H   1    1    2",
                               "XXA    1  1.0  1.0  1.0",
                               "XXP    1    2",
                               "XXZ    1",
                               "162 W 1.0    D 0.5",
                               "299 x",
                               "310 x",
                               "### SYSTEM lim 1999",
                               "### x",
                               "012 Name",
                               "102 Arbiter",
                               "112 Deputy",
                               "202 BH,SB",
                               "192 FIDE_DUTCH_2026",
                               "@@@"})
        recordsOf(record);
    kinds["columns"] = [player](qsizetype bytes) {
        return manyTimes("142 99\n152 W\n" + player.leftJustified(91), "  0000 - Z", bytes) + '\n';
    };
    kinds["players"] = [](qsizetype bytes) {
        return counted(
            "142 99\n152 W\n",
            [](int number) {
                return QByteArray("001 ") + QByteArray::number(number % 10'000).rightJustified(4) +
                       QByteArray("      Name").leftJustified(72) + "  0.0    1" +
                       QByteArray("  0000 - Z").repeated(98) + '\n';
            },
            bytes);
    };
    return kinds;
}

Kinds csvKinds()
{
    Kinds kinds = monotony("Name;Rating;Club\n");
    const auto shared = [](qsizetype bytes) {
        constexpr qsizetype rows = 19'000;
        return QByteArray(std::max<qsizetype>(bytes / rows, 1), 'a');
    };
    kinds["one name"] = [shared](qsizetype bytes) {
        return manyTimes("Name;Rating\n", shared(bytes) + ";2000\n", bytes);
    };
    kinds["names"] = [shared](qsizetype bytes) {
        return counted(
            "Name;Rating;Birth\n",
            [name = shared(bytes)](int number) {
                return name + QByteArray::number(number) + ", B;2000;" + QByteArray::number(1900 + number % 99) + '\n';
            },
            bytes);
    };
    kinds["headings"] = [](qsizetype bytes) {
        return manyTimes({}, "Name;", bytes) + "\na;b\n";
    };
    kinds["one cell"] = [](qsizetype bytes) {
        return manyTimes("Name\n\"", "a\n", bytes) + "\"\n";
    };
    return kinds;
}

Kinds jsonKinds()
{
    Kinds kinds;
    for (const QByteArray piece : {"0,", "[],", "{},", "\"\",", "[0],", "{\"\":0},", "1.5,", "null,", "[",
                                   "{\"a\":", "\"\\n\",", "[[[[0]]]],", "\"abcdefghijklmnopqrstuvwxyz\","})
        kinds["array of " + piece.toPercentEncoding()] = [piece](qsizetype bytes) {
            return manyTimes("[", piece, bytes) + "0]";
        };
    for (const QByteArray piece : {",", "\\u0041", " ", "\"", "x"})
        kinds["only " + piece.toPercentEncoding()] = [piece](qsizetype bytes) {
            return manyTimes("[\"", piece, bytes) + "\"]";
        };
    kinds["members downwards"] = [](qsizetype bytes) {
        return counted(
                   "{", [](int number) { return '"' + QByteArray::number(99'999'999 - number) + "\":0,"; }, bytes) +
               "\"\":0}";
    };
    kinds["one member"] = [](qsizetype bytes) {
        return manyTimes("{", "\"\":0,", bytes) + "\"\":0}";
    };
    kinds["changes"] = [](qsizetype bytes) {
        return manyTimes("{\"v\":1,\"changes\":[", "{\"kind\":\"round\",\"round\":1,\"before\":{},\"after\":{}},",
                         bytes) +
               "{}]}";
    };
    kinds["players"] = [](qsizetype bytes) {
        return manyTimes("{\"v\":1,\"changes\":[", "{\"kind\":\"player\",\"before\":null,\"after\":{}},", bytes) +
               "{}]}";
    };
    return kinds;
}

Kinds listKinds()
{
    using Shape = MadeRatingList::Shape;
    Kinds kinds = monotony("ID Number;Name;Fed;Rating\n");
    for (const QByteArray head : {"<playerslist>", "<playerslist><player><name>", "<?xml version=\"1.0\"?>"})
        for (const QByteArray piece :
             {"<player>", "<player></player>", "x", " ", "&amp;", "&#x41;", "<!-- -->", "<a b=\"\">"})
            kinds[head.right(8).toPercentEncoding() + " and " + piece.toPercentEncoding()] = [=](qsizetype bytes) {
                return manyTimes(head, piece, bytes);
            };
    // As few bytes as say it: they count by what they make the reader do.
    for (const int attributes : {30, 900, 80'000}) {
        const QByteArray many = " of " + QByteArray::number(attributes) + " attributes";
        kinds["XML" + many] = [attributes](qsizetype bytes) {
            return elementsOf(attributes, "<playerslist>", "player", bytes);
        };
        kinds["zip of XML" + many] = [attributes](qsizetype bytes) {
            return zipOf({part("list.xml", elementsOf(attributes, "<playerslist>", "player", 60 * bytes))});
        };
    }
    kinds["XML in UTF-16 of 80000 attributes"] = [](qsizetype bytes) {
        const QString text = QString::fromLatin1(elementsOf(80'000, "<playerslist>", "player", bytes / 2));
        return "\xFF\xFE" + QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size());
    };
    kinds["zip of depth"] = [](qsizetype bytes) {
        return zipOf({part("list.xml", manyTimes("<playerslist>", "<a>", 33 * bytes))});
    };
    kinds["XML of declared attributes"] = [](qsizetype bytes) {
        return counted(
            "<!DOCTYPE a [", [](int number) { return "<!ATTLIST a b" + QByteArray::number(number) + " CDATA \"x\">"; },
            bytes);
    };
    kinds["XML of declared entities"] = [](qsizetype bytes) {
        return counted(
            "<!DOCTYPE a [", [](int number) { return "<!ENTITY b" + QByteArray::number(number) + " \"x\">"; }, bytes);
    };
    kinds["FIDE text"] = [](qsizetype bytes) {
        return ratingList(Shape::combinedText, bytes);
    };
    kinds["FIDE XML"] = [](qsizetype bytes) {
        return ratingList(Shape::combinedXml, bytes);
    };
    kinds["FIDE lines"] = [](qsizetype bytes) {
        const QByteArray one = ratingList(Shape::combinedText, 300);
        return manyTimes(one, one.mid(one.indexOf('\n') + 1), bytes);
    };
    // What comes out of an archive counts by what goes in.
    kinds["zip of one line"] = [](qsizetype bytes) {
        return zipOf({part("list.txt", manyTimes({}, "ID Number Name ", 60 * bytes))});
    };
    kinds["zip of XML"] = [](qsizetype bytes) {
        return zipOf({part("list.xml", manyTimes("<playerslist>", "<player></player>", 60 * bytes))});
    };
    kinds["zip of a table"] = [](qsizetype bytes) {
        return zipOf({part("list.csv", manyTimes("ID Number;Name;Fed;Rating\n", "1;A;GER;2000\n", 60 * bytes))});
    };
    return kinds;
}

Kinds sheetKinds()
{
    Kinds kinds;
    const auto workbook = [&kinds](const char* name, const QByteArray& head, const QByteArray& piece,
                                   const QByteArray& tail) {
        kinds[QByteArray("XLSX of ") + name] = [=](qsizetype bytes) {
            return xlsxOf([&](const std::function<void(const QByteArray&)>& write) {
                write(head);
                const QByteArray many = manyTimes({}, piece, 100'000);
                for (qsizetype done = 0; done < 60 * bytes; done += many.size())
                    write(many);
                write(tail);
            });
        };
    };
    workbook("rows", "<worksheet><sheetData>", "<row><c t=\"inlineStr\"><is><t>A</t></is></c></row>",
             "</sheetData></worksheet>");
    workbook("cells", "<worksheet><sheetData><row>", "<c><v>1</v></c>", "</row></sheetData></worksheet>");
    workbook("text", "<worksheet><sheetData><row><c t=\"str\"><v>", "A", "</v></c></row></sheetData></worksheet>");
    workbook("blanks", "<worksheet>", " ", "</worksheet>");
    workbook("depth", "<worksheet>", "<a>", "");
    workbook("names", "<worksheet ", "a", "=\"\"/>");
    workbook("attributes", "<worksheet ", "a=\"\" ", "/>");
    workbook("merged cells", "<worksheet><mergeCells>", "<mergeCell ref=\"A1:A20000\"/>", "</mergeCells></worksheet>");
    workbook("wide rows", "<worksheet><sheetData>", "<row>" + QByteArray("<c><v>1</v></c>").repeated(300) + "</row>",
             "</sheetData></worksheet>");
    workbook("last columns", "<worksheet><sheetData>", "<row><c r=\"KN1\"><v>1</v></c></row>",
             "</sheetData></worksheet>");
    for (const int attributes : {30, 900, 80'000})
        kinds["XLSX of " + QByteArray::number(attributes) + " attributes"] = [attributes](qsizetype bytes) {
            return xlsxOf(elementsOf(attributes, "<sheetData>", "row", 20 * bytes));
        };
    kinds["XLSX of namespaces"] = [](qsizetype bytes) {
        QByteArray declared;
        for (int i = 0; i < 60; ++i) {
            declared += "<a";
            for (int j = 0; j < 200; ++j)
                declared += " xmlns:n" + QByteArray::number(i) + "x" + QByteArray::number(j) + "=\"u\"";
            declared += '>';
        }
        return xlsxOf(manyTimes(declared, "<n0x0:b/>", 20 * bytes));
    };
    kinds["XLSX of long shared texts"] = [](qsizetype bytes) {
        return xlsxOf("<sheetData/>", manyTimes({}, "<si><t>" + QByteArray(2000, 'A') + "</t></si>", bytes * 60));
    };
    const QByteArray cell = "<c t=\"s\"><v>0</v></c>";
    const QByteArray named = "<row><c t=\"str\"><v>Name</v></c><c t=\"str\"><v>Rating</v></c></row>";
    const QByteArray longText = "<si><t>" + QByteArray(2000, 'A') + "</t></si>";
    kinds["XLSX of one text in all cells"] = [=](qsizetype) {
        return xlsxOf("<sheetData>" + named + ("<row>" + cell.repeated(300) + "</row>").repeated(9900) + "</sheetData>",
                      longText);
    };
    kinds["XLSX of merged columns"] = [=](qsizetype) {
        QByteArray merged;
        for (int i = 0; i < 300; ++i) {
            const QByteArray column = (i < 26 ? QByteArray() : QByteArray(1, static_cast<char>('A' + i / 26 - 1))) +
                                      QByteArray(1, static_cast<char>('A' + i % 26));
            merged += "<mergeCell ref=\"" + column + "2:" + column + "9901\"/>";
        }
        return xlsxOf("<sheetData>" + named + "<row>" + cell.repeated(300) + "</row>" +
                          QByteArray("<row><c><v>1</v></c></row>").repeated(9900) + "</sheetData><mergeCells>" +
                          merged + "</mergeCells>",
                      longText);
    };
    kinds["XLSX of one column merged often"] = [=](qsizetype) {
        return xlsxOf("<sheetData>" + QByteArray("<row><c t=\"str\"><v>A</v></c></row>").repeated(19'000) +
                      "</sheetData><mergeCells>" + QByteArray("<mergeCell ref=\"B1:B19000\"/>").repeated(20'000) +
                      "</mergeCells>");
    };
    kinds["ODS of one text in all cells"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row><table:table-cell><text:p>Name</text:p>"
                     "</table:table-cell><table:table-cell><text:p>Rating</text:p></table:table-cell></table:table-row>"
                     "<table:table-row table:number-rows-repeated=\"9990\"><table:table-cell "
                     "table:number-columns-repeated=\"300\"><text:p>" +
                     QByteArray(2000, 'A') + "</text:p></table:table-cell></table:table-row></table:table>");
    };
    kinds["ODS of repeated blanks"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"2000000000\">"
                     "<table:table-cell table:number-columns-repeated=\"300\"><text:p> <text:s/></text:p>"
                     "</table:table-cell></table:table-row></table:table>");
    };
    kinds["XLSX of shared texts"] = [](qsizetype bytes) {
        return xlsxOf("<sheetData/>", manyTimes({}, "<si><t>A</t></si>", bytes * 10));
    };
    kinds["ODS of repeated rows"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"2000000000\">"
                     "<table:table-cell table:number-columns-repeated=\"2000000000\"><text:p>A</text:p>"
                     "</table:table-cell></table:table-row></table:table>");
    };
    kinds["ODS of wide rows"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"19000\">"
                     "<table:table-cell table:number-columns-repeated=\"299\"><text:p>" +
                     QByteArray(500, 'A') + "</text:p></table:table-cell></table:table-row></table:table>");
    };
    kinds["ODS of paragraphs"] = [](qsizetype bytes) {
        return odsOf("<table:table table:name=\"A\"><table:table-row><table:table-cell>" +
                     manyTimes({}, "<text:p>A</text:p>", bytes * 10) +
                     "</table:table-cell></table:table-row></table:table>");
    };
    return kinds;
}

} // namespace pairwright::test
