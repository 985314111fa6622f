#include "tests/support/trf_validator.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <optional>

namespace pairwright::test {

namespace {

using Text = std::u32string;

const QSet<QString>& recordsOf16()
{
    static const QSet<QString> records{"001", "012", "013", "022", "032", "042", "052", "062",
                                       "072", "082", "092", "102", "112", "122", "132"};
    return records;
}

const QSet<QString>& recordsOnlyIn26()
{
    static const QSet<QString> records{"142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250",
                                       "260", "299", "300", "310", "320", "330", "352", "362", "801", "802", "###"};
    return records;
}

bool matches(const QString& text, const char* pattern)
{
    static QHash<QByteArray, QRegularExpression> expressions;
    QRegularExpression& expression = expressions[QByteArray(pattern)];
    if (expression.pattern().isEmpty())
        expression.setPattern(QRegularExpression::anchoredPattern(QString::fromLatin1(pattern)));
    return expression.match(text).hasMatch();
}

struct Cell {
    int opponent = 0;
    QChar colour;
    QChar result;
};

struct Player {
    int line = 0;
    double points = 0;
    std::vector<Cell> cells;
};

class Validator {
public:
    explicit Validator(const TrfExpectations& expectations)
        : expectations_(expectations)
    {
    }

    std::vector<TrfViolation> run(const QByteArray& bytes)
    {
        splitAndCheckText(bytes);
        for (line_ = 1; line_ <= static_cast<int>(lines_.size()); ++line_)
            checkLine();
        line_ = 0;
        checkWhole();
        return violations_;
    }

private:
    void object(const QString& what) { violations_.push_back({line_, what}); }
    void require(bool condition, const QString& what)
    {
        if (!condition)
            object(what);
    }

    /// Columns of the current line, blanks included; missing ones are blank.
    [[nodiscard]] QString columns(int first, int last) const
    {
        const Text& text = lines_[static_cast<std::size_t>(line_ - 1)];
        Text part;
        for (int i = first; i <= last; ++i)
            part.push_back(i <= static_cast<int>(text.size()) ? text[static_cast<std::size_t>(i - 1)] : U' ');
        return QString::fromStdU32String(part);
    }
    [[nodiscard]] int length() const { return static_cast<int>(lines_[static_cast<std::size_t>(line_ - 1)].size()); }
    [[nodiscard]] QString rest(int first) const { return columns(first, length()); }
    void blank(int column) { require(columns(column, column) == " ", QString("column %1 must be blank").arg(column)); }
    /// A whole number written at the right of its columns; -1 (and an objection) if it is none.
    int number(int first, int last, bool optional = false)
    {
        const QString field = columns(first, last);
        if (optional && field.trimmed().isEmpty())
            return -1;
        const bool good = matches(field, " *[0-9]+");
        require(good, QString("columns %1-%2 must hold a number at the right, not \"%3\"")
                          .arg(QString::number(first), QString::number(last), field));
        return good ? field.trimmed().toInt() : -1;
    }
    double points(int first, int last)
    {
        const QString field = columns(first, last);
        require(matches(field, " *[0-9]{1,2}\\.[0-9]"), QString("columns %1-%2 must hold points as 11.5, not \"%3\"")
                                                            .arg(QString::number(first), QString::number(last), field));
        return field.trimmed().toDouble();
    }

    void splitAndCheckText(const QByteArray& bytes)
    {
        QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::ConvertInitialBom);
        const QString text = decoder(bytes);
        require(!decoder.hasError(), "not UTF-8");
        require(!bytes.startsWith("\xEF\xBB\xBF"), "starts with a byte order mark");
        require(bytes.endsWith("\r\n"), "the last line does not end with CRLF");
        QStringList parts = text.split("\r\n");
        if (!parts.isEmpty() && parts.last().isEmpty())
            parts.removeLast();
        for (const QString& part : parts)
            lines_.push_back(part.toStdU32String());
    }

    void checkLine()
    {
        const Text& text = lines_[static_cast<std::size_t>(line_ - 1)];
        for (const char32_t c : text)
            if (c < 0x20 || (c >= 0x7F && c < 0xA0))
                object("control character in the line");
        require(!text.empty() && text.back() != U' ', "empty line or blanks at its end");
        const QString code = columns(1, 3);
        require(!code.startsWith("XX") && !code.startsWith("BB"), "line of an extension in a report");
        if (expectations_.dialect == TrfDialect::trf16)
            require(!recordsOnlyIn26().contains(code), "record " + code + " does not exist in TRF16");
        const bool standard = recordsOf16().contains(code) || recordsOnlyIn26().contains(code);
        if (standard && code != "###")
            blank(4);
        seen_[code].push_back(line_);
        checkRecord(code);
    }

    void checkRecord(const QString& code)
    {
        if (code == "001")
            checkPlayer();
        else if (code == "042" || code == "052")
            require(matches(rest(5), "[12][0-9]{3}/[01][0-9]/[0-3][0-9]"), "date must be YYYY/MM/DD");
        else if (code == "062" || code == "072" || code == "082" || code == "142")
            require(matches(rest(5), "[0-9]+"), "must be a number");
        else if (code == "132")
            checkDates();
        else if (code == "152")
            require(rest(5) == "W" || rest(5) == "B", "initial colour must be W or B");
        else if (code == "162")
            checkPointSystem();
        else if (code == "172")
            require(matches(rest(5), "[A-Z ]{3} (FIDE|NRO|FIDON|NIDOF|HBFN|LBFN|OTHER)"),
                    "method must be as \"NOR FIDON\"");
        else if (code == "192")
            checkType(rest(5));
        else if (code == "240")
            checkRequests();
        else if (code == "250")
            checkVirtualPoints();
        else if (code == "260")
            checkForbidden();
        else if (code == "299")
            checkAbnormalPoints();
    }

    void checkPlayer()
    {
        Player player;
        player.line = line_;
        const int id = number(5, 8);
        for (const int column : {9, 14, 48, 53, 57, 69, 80, 85, 90, 91})
            blank(column);
        require(matches(columns(10, 10), "[mw ]"), "sex must be m, w or blank");
        require(matches(columns(11, 13), "   | GM| IM|WGM| FM|WIM| CM|WFM|WCM"),
                "title must be a FIDE title at the right");
        require(!columns(15, 15).trimmed().isEmpty(), "the name must begin in column 15");
        number(49, 52, true);
        require(matches(columns(54, 56), "   |[A-Z]{3}"), "federation must be three letters");
        const int fideId = number(58, 68, true);
        require(!expectations_.forRating || fideId > 0, "no FIDE id");
        require(matches(columns(70, 79), " {10}|[12][0-9]{3}/[01][0-9]/[0-3][0-9]"), "birth must be YYYY/MM/DD");
        player.points = points(81, 84);
        require(number(86, 89) > 0, "the rank is mandatory");
        for (int first = 92; first <= length(); first += 10)
            player.cells.push_back(checkCell(first));
        require(!players_.contains(id), QString("id %1 is given twice").arg(id));
        players_.insert(id, player);
    }

    Cell checkCell(int first)
    {
        const QString cell = columns(first, first + 7);
        for (const int offset : {4, 6, 8, 9})
            blank(first + offset);
        const bool bye = matches(cell, "0000 - [UFHZ]");
        const bool game = matches(cell, " *[0-9]+ [wb] [10=WDL]");
        const bool forfeit = matches(cell, " *[0-9]+ [wb-] [+-]");
        const bool open = matches(cell, " *[0-9]+ [wb]  ");
        require(bye || game || forfeit || (open && !expectations_.forRating), "impossible round \"" + cell + "\"");
        return {cell.left(4).trimmed().toInt(), cell.at(5), cell.at(7)};
    }

    void checkDates()
    {
        require(columns(5, 91).trimmed().isEmpty(), "dates must stand in the columns of the rounds");
        for (int first = 92; first <= length(); first += 10) {
            require(matches(columns(first, first + 7), " {8}|[0-9]{2}/[01][0-9]/[0-3][0-9]"), "date must be YY/MM/DD");
            blank(first + 8);
            blank(first + 9);
        }
    }

    void checkPointSystem()
    {
        blank(5);
        for (int first = 6; first <= length(); first += 9) {
            const QString symbol = columns(first, first);
            require(matches(symbol, "[WDLAPX]"), "unknown symbol of 162: " + symbol);
            values_[symbol] = points(first + 1, first + 4);
        }
    }

    void checkType(const QString& code)
    {
        static const char* const codes =
            "(FIDE_DUTCH_2017|FIDE_DUTCH_2026|FIDE_DUTCH|FIDE_DUBOV|FIDE_BURSTEIN|FIDE_DOUBLESWISS)(_BAKU)?"
            "|CUSTOM_SWISS|CUSTOM_DOUBLESWISS|BERGER_ROUNDROBIN(_G[0-9]+)?|FIDE_ROUNDROBIN|FIDE_DOUBLEROUNDROBIN"
            "|CUSTOM_KNOCKOUT|CUSTOM"; // the last with a comment that says which system
        require(matches(code, codes), "192 has no code " + code);
        ofAll_ = code.contains("ROUNDROBIN");
        ofMatches_ = code.startsWith("FIDE_DOUBLESWISS");
    }

    void checkIds(int first)
    {
        for (; first <= length(); first += 5) {
            mentioned_.emplace_back(line_, number(first, first + 3));
            blank(first + 4);
        }
    }

    void checkRequests()
    {
        require(matches(columns(5, 5), "[FHZ]"), "240 must say F, H or Z in column 5");
        blank(6);
        number(7, 9);
        blank(10);
        require(length() >= 14, "240 names nobody");
        checkIds(11);
    }

    void checkVirtualPoints()
    {
        points(10, 13);
        const int first = number(15, 17);
        const int last = number(19, 21);
        require(first >= 1 && first <= last, "250: impossible rounds");
        mentioned_.emplace_back(line_, number(23, 26));
        mentioned_.emplace_back(line_, number(28, 31));
        require(length() == 31, "250 is too long");
    }

    /// Of those without a type: points of a round that are added, or taken off.
    void checkAbnormalPoints()
    {
        require(columns(4, 13).trimmed().isEmpty(), "299: of a type that is not expected");
        require(matches(columns(14, 17), " *-?[0-9]+\\.[0-9]"), "299: impossible points");
        const double amount = columns(14, 17).trimmed().toDouble();
        require(number(20, 22) > 0, "299: impossible round");
        require(length() >= 27, "299 names nobody");
        checkIds(24);
        for (int first = 24; first <= length(); first += 5)
            abnormal_[number(first, first + 3)] += amount;
    }

    void checkForbidden()
    {
        const int first = number(5, 7);
        const int last = number(9, 11);
        require(first >= 1 && first <= last, "260: impossible rounds");
        for (const int column : {8, 12})
            blank(column);
        require(length() > 17, "260 needs two players");
        checkIds(13);
    }

    double valueOf(const Cell& cell) const
    {
        const auto value = [this](const char* symbol, double usual) {
            return values_.value(QString::fromLatin1(symbol), usual);
        };
        switch (cell.result.toLatin1()) {
        case '1':
        case 'W':
        case '+':
        case 'F': return value("W", 1);
        case '=':
        case 'D':
        case 'H': return value("D", 0.5);
        case '0':
        case 'L': return value("L", 0);
        case 'U': return value("P", value("W", 1));
        case '-': return value("A", 0);
        case 'Z': return ofAll_ ? 0 : value("A", 0);
        default: return 0;
        }
    }

    void checkWhole()
    {
        require(!players_.isEmpty(), "no players");
        const QString once[] = {"012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122",
                                "132", "142", "152", "162", "172", "182", "192", "202", "212", "222"};
        for (const QString& code : once)
            require(seen_.value(code).size() <= 1, "record " + code + " is repeated");
        if (expectations_.forRating)
            for (const char* code : {"012", "022", "032", "042", "052", "102", "132"})
                require(seen_.contains(code), QString("record %1 is missing").arg(code));
        checkCounts();
        for (const auto& [line, id] : mentioned_) {
            line_ = line;
            require(players_.contains(id), QString("there is no player %1").arg(id));
        }
        std::size_t rounds = 0;
        for (const Player& player : players_)
            rounds = std::max(rounds, player.cells.size());
        for (auto it = players_.constBegin(); it != players_.constEnd(); ++it)
            checkRounds(it.key(), it.value(), rounds);
        if (ofMatches_)
            checkMatches(rounds);
    }

    /// Our convention for the Double-Swiss System: a round is two columns, the games of one match, or a bye of one kind
    /// of which the pairing-allocated one is a game won and one drawn.
    void checkMatches(std::size_t columns)
    {
        line_ = 0;
        require(columns % 2 == 0, "an odd number of columns cannot be matches");
        if (seen_.contains("142")) {
            line_ = seen_.value("142").first();
            require(rest(5).toInt() % 2 == 0, "142 must count two columns for each match");
        }
        for (const Player& player : players_) {
            line_ = player.line;
            for (std::size_t i = 0; i + 1 < player.cells.size(); i += 2) {
                const Cell& one = player.cells[i];
                const Cell& two = player.cells[i + 1];
                require(one.opponent == two.opponent, "the games of a match have other opponents");
                if (one.opponent > 0)
                    require(one.colour == '-' || one.colour != two.colour, "the colours of a match do not alternate");
                else
                    require(two.result == (one.result == 'U' ? QChar('H') : one.result), "half a bye");
            }
        }
    }

    void checkCounts()
    {
        if (!seen_.contains("062"))
            return;
        line_ = seen_.value("062").first();
        require(rest(5).toInt() == players_.size(), "062 is not the number of players");
        line_ = 0;
    }

    void checkRounds(int id, const Player& player, std::size_t rounds)
    {
        line_ = player.line;
        require(player.cells.size() == rounds, "a round is missing");
        double sum = abnormal_.value(id, 0);
        for (std::size_t round = 0; round < player.cells.size(); ++round) {
            const Cell& cell = player.cells[round];
            sum += valueOf(cell);
            require(!ofAll_ || cell.opponent > 0 || cell.result == 'Z', "a round robin has no byes with points");
            if (cell.opponent > 0)
                checkOpponent(id, cell, round);
        }
        require(qAbs(sum - player.points) < 0.01,
                QString("points %1, but the rounds give %2").arg(player.points).arg(sum));
    }

    void checkOpponent(int id, const Cell& cell, std::size_t round)
    {
        const auto other = players_.constFind(cell.opponent);
        const bool exists = other != players_.constEnd() && round < other->cells.size();
        require(exists, QString("no opponent %1").arg(cell.opponent));
        if (!exists)
            return;
        const Cell& reply = other->cells[round];
        require(reply.opponent == id, QString("opponent %1 has another opponent").arg(cell.opponent));
        require(cell.colour != reply.colour || cell.colour == '-', "both have the same colour");
        static const QSet<QString> fits{"10", "01", "==", "=0", "0=", "00", "WL", "LW",
                                        "DD", "DL", "LD", "LL", "+-", "-+", "--", "  "};
        require(fits.contains(QString(cell.result) + reply.result), "the results contradict each other");
    }

    TrfExpectations expectations_;
    std::vector<TrfViolation> violations_;
    std::vector<Text> lines_;
    int line_ = 0;
    bool ofMatches_ = false;
    bool ofAll_ = false;
    QMap<int, double> abnormal_;
    QMap<QString, QList<int>> seen_;
    QMap<QString, double> values_;
    QMap<int, Player> players_;
    std::vector<std::pair<int, int>> mentioned_;
};

} // namespace

std::vector<TrfViolation> validateTrf(const QByteArray& bytes, const TrfExpectations& expectations)
{
    return Validator(expectations).run(bytes);
}

QString toText(const std::vector<TrfViolation>& violations)
{
    QStringList texts;
    for (const TrfViolation& violation : violations)
        texts << QString("line %1: %2").arg(violation.line).arg(violation.what);
    return texts.join('\n');
}

} // namespace pairwright::test
