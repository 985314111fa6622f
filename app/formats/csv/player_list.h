#pragma once

#include "app/domain/tournament.h"
#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/list_shape.h"
#include "app/formats/csv/player_columns.h"
#include "app/session/command/command.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace pairwright {

/// Something to tell about a row of a player list. Sentences are made in ui with tr().
struct PlayerRowIssue {
    enum class Code : std::uint8_t {
        // errors: the row cannot be taken
        nameMissing,
        textTooLong,       ///< column; more than Longest::name characters
        controlCharacters, ///< column
        ratingOutOfRange,  ///< text
        sumRow,            ///< text: "Total", "Summe", and nothing of a person
        // to be looked at: the row is taken when the arbiter says so
        sameIdOtherName,   ///< player: has this id under another name; accepted: renamed
        sameNameAsPlayer,  ///< player: same name, other FIDE id or birth date; accepted: somebody else
        sameNameInList,    ///< otherLine: same name, other data; accepted: somebody else
        formula,           ///< text starts like a spreadsheet formula
        invalidFideId,     ///< text; left out
        invalidBirthDate,  ///< text; left out
        unlikelyBirth,     ///< text: too old or too young for a player
        invalidRating,     ///< text; left out
        unknownSex,        ///< text; left out
        unknownFederation, ///< text; left out
        invalidNumber,     ///< column, text; left out
        damagedCharacters, ///< characters that the encoding does not have
        brokenQuotes,      ///< a quotation mark was never closed: taken as a character
        // told, nothing to do
        duplicateInList,  ///< otherLine: the same player stands there already
        nameRearranged,   ///< text: as it was written
        nameWithoutComma, ///< surname and given name could not be told apart
        unknownTitle,     ///< text; left out
        dateFromSerial,   ///< text: a number of days, as spreadsheets write dates
        paidWithoutFee,   ///< text: a mark that the fee is paid, where no fee is due; left out
    };
    Code code = Code::nameMissing;
    std::optional<PlayerColumn> column;
    QString text;
    std::optional<int> otherLine;
    std::optional<PlayerKey> player;
    friend bool operator==(const PlayerRowIssue&, const PlayerRowIssue&) = default;
};

/// How much an issue weighs.
enum class IssueWeight : std::uint8_t { told, doubt, error };
IssueWeight weightOf(PlayerRowIssue::Code code);

/// One row of the file against the players that are registered already.
struct PlayerRow {
    enum class State : std::uint8_t {
        added,     ///< nobody like that is registered
        same,      ///< registered with the same data
        changed,   ///< registered, some data differ
        doubtful,  ///< can be taken, but ought to be looked at; see `issues`
        duplicate, ///< the same player as an earlier row
        error,     ///< cannot be taken; see `issues`
    };
    int line = 1; ///< in the file, from 1
    State state = State::added;
    PlayerData read;                      ///< what the file says, normalised
    PlayerData data;                      ///< for `changed` what is empty in the file is kept as registered
    std::optional<PlayerKey> existing;    ///< the registered player whom the row changes or repeats
    std::vector<PlayerFieldEdit> changes; ///< of `existing`
    std::vector<PlayerRowIssue> issues;
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

/// What a file holds, for the arbiter to look at before anything is applied.
struct PlayerListPreview {
    ListShape shape = ListShape::other; ///< whose list it is
    TextEncoding encoding = TextEncoding::utf8;
    /// Empty where the file leaves no doubt, or the caller has said its encoding; else the names in each that it can
    /// be, the one that was read first. Nobody but the arbiter knows which one is right.
    std::vector<EncodingReading> readings;
    QChar delimiter = QLatin1Char(';');
    std::optional<int> headerLine; ///< none: the caller said that there is none
    QStringList headers;           ///< as written
    PlayerColumnMapping columns;   ///< what each column was taken for
    QStringList dropped;           ///< headings of the columns that are not read
    std::vector<PlayerRow> rows;
    QString sheet;      ///< of a spreadsheet: which one was read
    QStringList sheets; ///< all that it shows
    int hiddenRows = 0; ///< that it does not show

    [[nodiscard]] int count(PlayerRow::State state) const;
};

/// Cells that were put right by hand: by line of the file and field, the text that takes the place of what stands
/// there.
using MendedCells = std::map<int, std::map<PlayerField, QString>>;

struct PlayerListOptions {
    std::optional<TextEncoding> encoding;           ///< none: found out
    std::optional<QChar> delimiter;                 ///< none: found out
    std::optional<PlayerColumnMapping> columns;     ///< none: by the header row
    bool hasHeader = true;                          ///< false needs `columns`
    RatingSource ratingSource = RatingSource::fide; ///< of a column that only says "rating"
    QString sheet;                                  ///< of a spreadsheet; empty: the first one
    bool hiddenRows = false;                        ///< of a spreadsheet: take those, too
    MendedCells mended = {};
    QDate today = QDate::currentDate(); ///< decides the century of two-digit years
};

/// Why a file is no player list.
struct PlayerListError {
    enum class Code : std::uint8_t {
        empty,
        tooLarge,    ///< more than maxBytes
        tooManyRows, ///< more than maxRows
        spreadsheet, ///< an old one (.xls): save it as .xlsx first; new ones go by readPlayerFile()
        trf,         ///< a TRF that cannot be read; others go by readPlayerFile()
        results,     ///< Swiss-Manager's exchange of results
        database,    ///< a .pairwright file or another database
        notText,
        noHeader,  ///< no row names the columns; `firstRows` for a mapping by hand
        noPlayers, ///< a header and nothing below it
        damagedSpreadsheet,
    };
    Code code = Code::empty;
    std::vector<QStringList> firstRows; ///< noHeader: what stands at the top of the file
    static constexpr qint64 maxBytes = 64LL * 1024 * 1024;
    static constexpr int maxRows = 20'000;
};

/// A file of players, opened and cut into rows: whatever is asked of it afterwards (other columns, a cell that was put
/// right, another state of the tournament), the file itself is not read again.
struct PlayerListRows {
    std::vector<CsvRow> rows;
    std::optional<ListShape> shape; ///< none: as its headings say
    TextEncoding encoding = TextEncoding::utf8;
    std::vector<EncodingReading> readings; ///< PlayerListPreview::readings
    QChar delimiter = QLatin1Char(';');
    QString sheet;
    QStringList sheets;
    int hiddenRows = 0;
    bool calendarOf1904 = false; ///< dates are days since then
};

/// The rows of a text; of the options it takes what decides how a file is cut: encoding and delimiter.
Expected<PlayerListRows, PlayerListError> rowsOfPlayerList(const QByteArray& bytes,
                                                           const PlayerListOptions& options = {});

/// What they say of players. Nothing is changed by it.
Expected<PlayerListPreview, PlayerListError> readPlayerRows(const PlayerListRows& list, const Tournament& tournament,
                                                            const PlayerListOptions& options = {});

/// Both. Reads a player list: `;`, `,` or tab, in any TextEncoding, header names in many languages, rows above the
/// header and below the list are passed over.
Expected<PlayerListPreview, PlayerListError> readPlayerList(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options = {});

/// The same rows against what the tournament holds now: what was said of an earlier state does not stay.
PlayerListPreview matchedAgain(PlayerListPreview preview, const Tournament& tournament);

/// Doubtful rows that the arbiter takes, by index in PlayerListPreview::rows.
using AcceptedRows = std::set<std::size_t>;

} // namespace pairwright
