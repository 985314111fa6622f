#include "app/cli/convert/player_list_text.h"

#include "app/domain/text/longest.h"

namespace pairwright::cli {

namespace {

std::string issueText(const PlayerRowIssue& issue)
{
    using Code = PlayerRowIssue::Code;
    const std::string text = "\"" + issue.text.toStdString() + "\"";
    switch (issue.code) {
    case Code::nameMissing: return "there is no name";
    case Code::textTooLong:
        return std::string(issue.column == PlayerField::name ? "the name" : "a text") + " is longer than " +
               std::to_string(Longest::name) + " characters";
    case Code::controlCharacters: return "there are control characters in it";
    case Code::ratingOutOfRange: return "the rating " + text + " is impossible";
    case Code::paidWithoutFee: return text + " says that the fee is paid, but no fee is due: left out";
    case Code::sumRow: return text + " is a sum and no player";
    case Code::sameNameAsPlayer:
    case Code::sameNameInList: return "the same name with another FIDE id, birth date or order stands in the list";
    case Code::sameIdOtherName: return "another player has the same FIDE id";
    case Code::formula: return text + " looks like a formula of a spreadsheet";
    case Code::invalidFideId: return "FIDE id " + text + " is impossible and left out";
    case Code::invalidBirthDate: return text + " is no birth date and left out";
    case Code::unlikelyBirth: return "born in " + text + "?";
    case Code::invalidRating: return text + " is no rating and left out";
    case Code::unknownSex: return text + " is neither m nor w and left out";
    case Code::unknownFederation: return "the federation " + text + " is unknown and left out";
    case Code::invalidNumber: return text + " is no number and left out";
    case Code::damagedCharacters: return "characters are damaged";
    case Code::brokenQuotes: return "a quotation mark is not closed";
    case Code::duplicateInList: return "the same player stands in the list before";
    case Code::nameRearranged: return "the name was rearranged from " + text;
    case Code::nameWithoutComma: return "surname and given name cannot be told apart";
    case Code::unknownTitle: return "the title " + text + " is unknown and left out";
    case Code::dateFromSerial: break;
    }
    return "a date was made from the number " + text;
}

std::string fateOf(PlayerRow::State state, DoubtfulRows doubtful)
{
    switch (state) {
    case PlayerRow::State::error: return "not taken";
    case PlayerRow::State::duplicate: return "not taken again";
    case PlayerRow::State::doubtful:
        return doubtful == DoubtfulRows::taken ? "taken, but please check" : "doubtful, not taken; --doubtful takes it";
    default: return "taken";
    }
}

} // namespace

std::string describe(const PlayerListError& error)
{
    switch (error.code) {
    case PlayerListError::Code::empty: return "the file is empty";
    case PlayerListError::Code::tooLarge: return "the file is too large for a player list";
    case PlayerListError::Code::tooManyRows: return "the file has too many rows for a player list";
    case PlayerListError::Code::spreadsheet: return "this is an old spreadsheet; save it as .xlsx, .ods or .csv first";
    case PlayerListError::Code::damagedSpreadsheet:
        return "this spreadsheet is damaged, or no spreadsheet that can be read";
    case PlayerListError::Code::trf: return "this is a TRF; give it the ending .trf";
    case PlayerListError::Code::results: return "this is an exchange of results and holds no players";
    case PlayerListError::Code::database: return "this is a database and no player list";
    case PlayerListError::Code::notText: return "this is not text";
    case PlayerListError::Code::noHeader: return "no row names the columns (Name, Rating, ...)";
    case PlayerListError::Code::noPlayers: break;
    }
    return "the list has no players";
}

std::vector<std::string> remarksAbout(const PlayerRow& row, DoubtfulRows doubtful)
{
    std::vector<std::string> remarks;
    remarks.reserve(row.issues.size());
    for (const PlayerRowIssue& issue : row.issues)
        remarks.push_back("line " + std::to_string(row.line) + " (" + fateOf(row.state, doubtful) +
                          "): " + issueText(issue));
    return remarks;
}

} // namespace pairwright::cli
