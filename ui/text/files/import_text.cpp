#include "ui/text/files/import_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/longest.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ImportText)
};

QString columnOf(const PlayerRowIssue& issue)
{
    return issue.column ? playerColumnWord(*issue.column) : Tr::tr("a column");
}

} // namespace

QString describeState(PlayerRow::State state)
{
    switch (state) {
    case PlayerRow::State::added: return Tr::tr("new");
    case PlayerRow::State::same: return Tr::tr("registered already");
    case PlayerRow::State::changed: return Tr::tr("data change");
    case PlayerRow::State::doubtful: return Tr::tr("please look");
    case PlayerRow::State::duplicate: return Tr::tr("double");
    case PlayerRow::State::error: return Tr::tr("cannot be taken");
    }
    return {};
}

QString describeShape(ListShape shape)
{
    switch (shape) {
    case ListShape::other: break;
    case ListShape::pairwright: return Tr::tr("list of this program");
    case ListShape::swissManagerPlayers: return Tr::tr("players from %1").arg(QStringLiteral("Swiss-Manager"));
    case ListShape::swissManagerEntries: return Tr::tr("list for %1").arg(QStringLiteral("Swiss-Manager"));
    case ListShape::chessResults: return Tr::tr("players from %1").arg(QStringLiteral("Chess-Results"));
    case ListShape::tornelo: return Tr::tr("players from %1").arg(QStringLiteral("Tornelo"));
    case ListShape::sharly: return Tr::tr("players from %1").arg(QStringLiteral("Sharly Chess"));
    case ListShape::swissPerfect: return Tr::tr("players from %1").arg(QStringLiteral("SwissPerfect"));
    case ListShape::swissSys: return Tr::tr("players from %1").arg(QStringLiteral("SwissSys"));
    case ListShape::trf: return Tr::tr("players of a TRF report");
    }
    return {};
}

QString describeEncoding(TextEncoding encoding)
{
    const QString windows = QStringLiteral("Windows");
    const QString iso = QStringLiteral("ISO");
    const QString dos = QStringLiteral("DOS");
    switch (encoding) {
    case TextEncoding::utf8: return QStringLiteral("UTF-8");
    case TextEncoding::utf16: return QStringLiteral("UTF-16");
    case TextEncoding::windows1252: return Tr::tr("Western European, %1").arg(windows);
    case TextEncoding::windows1250: return Tr::tr("Central European, %1").arg(windows);
    case TextEncoding::windows1251: return Tr::tr("Cyrillic, %1").arg(windows);
    case TextEncoding::windows1253: return Tr::tr("Greek, %1").arg(windows);
    case TextEncoding::windows1254: return Tr::tr("Turkish, %1").arg(windows);
    case TextEncoding::windows1257: return Tr::tr("Baltic, %1").arg(windows);
    case TextEncoding::latin2: return Tr::tr("Central European, %1").arg(iso);
    case TextEncoding::greekIso: return Tr::tr("Greek, %1").arg(iso);
    case TextEncoding::cyrillicIso: return Tr::tr("Cyrillic, %1").arg(iso);
    case TextEncoding::koi8: return Tr::tr("Cyrillic, %1").arg(QStringLiteral("KOI8"));
    case TextEncoding::dosWestern: return Tr::tr("Western European, %1").arg(dos);
    case TextEncoding::dosCentral: return Tr::tr("Central European, %1").arg(dos);
    case TextEncoding::dosCyrillic: return Tr::tr("Cyrillic, %1").arg(dos);
    }
    return {};
}

QString sentenceFor(const PlayerRowIssue& issue)
{
    const int other = issue.otherLine.value_or(0);
    switch (issue.code) {
    case PlayerRowIssue::Code::nameMissing: return Tr::tr("the name is missing");
    case PlayerRowIssue::Code::textTooLong:
        return filled(Tr::tr("%1 is too long (more than %2 characters)"), columnOf(issue), Longest::name);
    case PlayerRowIssue::Code::controlCharacters: return Tr::tr("%1 holds control characters").arg(columnOf(issue));
    case PlayerRowIssue::Code::ratingOutOfRange: return Tr::tr("%1 is no possible rating (1 to 3500)").arg(issue.text);
    case PlayerRowIssue::Code::paidWithoutFee:
        return Tr::tr("“%1” says that the fee is paid, but no fee is due: nothing is entered").arg(issue.text);
    case PlayerRowIssue::Code::sumRow: return Tr::tr("“%1” is a sum, not a player").arg(issue.text);
    case PlayerRowIssue::Code::sameNameAsPlayer:
        return Tr::tr("somebody of this name is registered, with another FIDE ID, birth date or order of the names");
    case PlayerRowIssue::Code::sameIdOtherName:
        return Tr::tr("this FIDE ID is registered under another name; the player would be renamed");
    case PlayerRowIssue::Code::sameNameInList: return Tr::tr("the same name stands in line %1").arg(other);
    case PlayerRowIssue::Code::formula: return Tr::tr("“%1” starts like a formula").arg(issue.text);
    case PlayerRowIssue::Code::invalidFideId: return Tr::tr("“%1” is no FIDE ID: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::invalidBirthDate:
        return Tr::tr("“%1” is no date of birth: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::unlikelyBirth: return Tr::tr("born in %1?").arg(issue.text);
    case PlayerRowIssue::Code::invalidRating: return Tr::tr("“%1” is no rating: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::unknownSex: return Tr::tr("“%1” is no sex: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::unknownFederation:
        return Tr::tr("“%1” is no federation: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::invalidNumber:
        return Tr::tr("%1: “%2” is no number and is left out").arg(columnOf(issue), issue.text);
    case PlayerRowIssue::Code::damagedCharacters: return Tr::tr("some characters are damaged");
    case PlayerRowIssue::Code::brokenQuotes: return Tr::tr("a quotation mark was never closed");
    case PlayerRowIssue::Code::duplicateInList: return Tr::tr("stands in line %1 already").arg(other);
    case PlayerRowIssue::Code::nameRearranged: return Tr::tr("written as “%1”").arg(issue.text);
    case PlayerRowIssue::Code::nameWithoutComma: return Tr::tr("surname and given name could not be told apart");
    case PlayerRowIssue::Code::unknownTitle:
        return Tr::tr("“%1” is no FIDE title: comes in without one").arg(issue.text);
    case PlayerRowIssue::Code::dateFromSerial: return Tr::tr("the date was written as the number %1").arg(issue.text);
    }
    return {};
}

QString sentenceFor(const PlayerListError& error, const QString& fileName)
{
    switch (error.code) {
    case PlayerListError::Code::empty: return Tr::tr("%1 is empty.").arg(fileName);
    case PlayerListError::Code::tooLarge: return Tr::tr("%1 is too large for a list of players.").arg(fileName);
    case PlayerListError::Code::tooManyRows: return Tr::tr("%1 has too many rows for a list of players.").arg(fileName);
    case PlayerListError::Code::spreadsheet:
        return Tr::tr("%1 is an old spreadsheet. Save it as .xlsx in your spreadsheet program and import that file.")
            .arg(fileName);
    case PlayerListError::Code::damagedSpreadsheet:
        return Tr::tr("%1 is damaged, or is no spreadsheet that can be read.").arg(fileName);
    case PlayerListError::Code::trf: return Tr::tr("%1 is a TRF report, but its players cannot be read.").arg(fileName);
    case PlayerListError::Code::results:
        return Tr::tr("%1 holds results, not players. Take it in with Round > Results from a File….").arg(fileName);
    case PlayerListError::Code::database:
        return Tr::tr("%1 is a tournament or another database, not a list of players. Open it with Ctrl+O.")
            .arg(fileName);
    case PlayerListError::Code::notText:
        return Tr::tr("%1 is not a text file. Save the list as CSV first.").arg(fileName);
    case PlayerListError::Code::noHeader:
        return Tr::tr("No row of %1 names the columns. Say below what each column holds.").arg(fileName);
    case PlayerListError::Code::noPlayers: return Tr::tr("%1 has a heading, but no players below it.").arg(fileName);
    }
    return {};
}

QString noExchangeToRead()
{
    return Tr::tr("Results are not read from a file in an event of teams: such a file names two numbers for each game, "
                  "and all boards of a match have the same two, so that results would come to other boards. Enter them "
                  "board by board (F8), or several desks together in an event on a server. Nothing was read.");
}

QString noExchangeToWrite()
{
    return Tr::tr("Results are not written for Swiss-Manager in an event of teams: the file names two numbers for each "
                  "game, and all boards of a match have the same two. Give the report (TRF26) or the exchange file "
                  "(ITDX) instead: they say who played on each board. Nothing was written.");
}

QString sentenceFor(const ExchangeIssue& issue)
{
    using Code = ExchangeIssue::Code;
    const int round = issue.round ? issue.round->value : 0;
    switch (issue.code) {
    case Code::unreadable: return Tr::tr("line %1 cannot be read").arg(issue.line);
    case Code::notPublished: return filled(Tr::tr("line %1: round %2 is not published"), issue.line, round);
    case Code::notPaired: return filled(Tr::tr("line %1: these two do not meet in round %2"), issue.line, round);
    case Code::unknownResult: return Tr::tr("line %1: there is no such result").arg(issue.line);
    case Code::otherResult:
        return filled(Tr::tr("line %1: board %2 of round %3 has another result here; put it right by hand"), issue.line,
                      issue.board.value_or(0), round);
    }
    return {};
}

} // namespace pairwright
