#pragma once

#include "app/domain/ids.h"
#include "app/domain/text/language.h"
#include "app/formats/standings/player_paths.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace pairwright {

enum class ReportKind : std::uint8_t {
    pairingsByBoard,
    pairingsByName,
    standings,
    crossTable,
    playerList,
    explanation, ///< of one pair, for a player to take along
    ratingPreview,
    titleNorms,
    payments,    ///< private: never among what is published
    resultSlips, ///< of a round, to be cut; no document (app/formats/slips)
    groups,
    wallChart, ///< a line for each player, to be filled in by hand
    schedule,  ///< this one and the next: of a system that lays out all rounds at once
    postponedGames,
    virtualPoints, ///< of all rounds: the rule of an accelerated event, or what a file gives instead of one
    boardCards,    ///< this one and the next two: no document (app/formats/cards)
    nameBadges,
    playerCards,
    prizes,         ///< who gets what, for the wall
    prizeCeremony,  ///< to read out
    prizeWorksheet, ///< why each prize
    prizeReceipts,  ///< to be signed; no document (app/prizes/receipts.h)
    teamRankings,
    matchBoards,    ///< this one and the next five: of events of teams
    matchReports,   ///< to be signed
    lineUpForms,    ///< to be filled in by captains
    teamPlayers,    ///< what each got in each round
    boardStandings, ///< of players
    teamCards,      ///< no document (app/formats/cards)
    notice,         ///< a text of the arbiter's own; no document
    allFiles,       ///< of no single tournament (app/event/event_sheets.h)
    disasterPack,   ///< all that is needed to go on without a computer; this one and the next: several sheets
    printSet,       ///< what the arbiter wants together at one moment
};

/// What tells one printed sheet from another. All of it is on every sheet.
struct ReportMeta {
    QString event;
    std::optional<RoundNumber> round; ///< the round it shows or rests on; none: before round 1
    QString revision;                 ///< "R5-v2": round and published version; empty before round 1
    QString replaces;                 ///< "R5-v1": the withdrawn version that hung on the wall; usually empty
    QDateTime printedAt;              ///< local time of the arbiter
    bool isProposal = false;          ///< the pairings are not published
    QDateTime publishedAt = {};       ///< of published pairings, local time; invalid: another sheet, or not known
    QString webAddress = {};          ///< where they are on the web; empty: nowhere, or another sheet
    friend bool operator==(const ReportMeta&, const ReportMeta&) = default;
};

struct ReportColumn {
    enum class Align : std::uint8_t { left, centre, right };
    QString title;
    Align align = Align::left;
    bool stretches = false; ///< takes the room that is left (names, notes); the others are as wide as their text
    QString room = {};      ///< as wide as this text at least: for cells that are filled in by hand
    bool parted = false;    ///< its cells have parts side by side, one for each line of their text
    /// How paper shows its texts.
    enum class Shown : std::uint8_t {
        plain,
        strong,  ///< in bold type
        number,  ///< in bold type that is larger: what one looks for
        soft,    ///< in muted ink
        name,    ///< in medium weight, the title before it in muted ink
        surname, ///< in bold type up to the first comma
        disc,    ///< whiteDisc and blackDisc are drawn as discs
        once,    ///< where it is another one than above, in bold type, and at the head of a column
        box,     ///< where there is none, a frame to write in
        square,  ///< as the table's squares have it
    };
    Shown shown = Shown::plain;
    /// Goes where the table would be too wide on upright paper for type of that kind.
    enum class Yields : std::uint8_t { never, toLegibleType, toRoomyType };
    Yields yields = Yields::never;
    bool wraps = false;  ///< long texts, on as many lines as they need
    bool inGrid = false; ///< of a grid: its cells are as high as they are wide
    friend bool operator==(const ReportColumn&, const ReportColumn&) = default;
};

/// Of the names of people.
ReportColumn nameColumn(const QString& title);

/// What stands for a colour in a column of discs.
inline constexpr QChar whiteDisc(0x25CB);
inline constexpr QChar blackDisc(0x25CF);

/// What is written in by hand below a table.
struct WrittenField {
    QString label;     ///< small, in the corner
    QString text = {}; ///< what is known already
    int share = 1;     ///< of the width, beside the others of its line
    friend bool operator==(const WrittenField&, const WrittenField&) = default;
};

/// Rows have as many cells as there are columns; where no column has a title there is no line of titles.
struct ReportTable {
    QString heading; ///< empty: none
    std::vector<ReportColumn> columns;
    std::vector<QStringList> rows;
    bool lined = false;                                                   ///< lines around every cell
    bool ruled = false;                                                   ///< the same, and room to write in
    bool together = false;                                                ///< on one page where one has room for it
    std::set<std::pair<std::size_t, std::size_t>> hatched = {};           ///< row and column: nobody writes there
    std::set<std::size_t> struckOut = {};                                 ///< rows that do not count
    std::set<std::size_t> totals = {};                                    ///< rows that sum up those above them
    std::map<std::pair<std::size_t, std::size_t>, PathStep> squares = {}; ///< row and column: what a player did there
    std::vector<std::vector<WrittenField>> fields = {};                   ///< lines below the rows, to be signed
    friend bool operator==(const ReportTable&, const ReportTable&) = default;
};

/// Whether any column has a title.
bool hasTitles(const ReportTable& table);

/// A paragraph below the tables under a heading of its own.
struct ReportSection {
    QString heading;
    QStringList paragraphs;
    QStringList citations; ///< in smaller type
    friend bool operator==(const ReportSection&, const ReportSection&) = default;
};

/// A sheet as plain data, in one language: paper, PDF, preview and HTML are made from the
/// same value. Texts are plain text, never markup.
struct ReportDocument {
    ReportKind kind = ReportKind::pairingsByBoard;
    ReportMeta meta;
    QStringList titleLines;   ///< the event first, then what the sheet is
    QString subject;          ///< which of them says what the sheet is; empty: none stands out
    QString headline;         ///< what is read from afar: "Round 5"; empty: the subject
    QStringList introduction; ///< above the tables, in large type
    std::vector<ReportTable> tables;
    std::vector<ReportSection> sections;
    QString squaresNote; ///< below the tables where one has squares
    QStringList notes;   ///< below the tables: legend, what is still open
    QStringList footers; ///< on every page: revision, time of print, program
    bool landscape = false;
    bool flows = false;      ///< the one table is a long list of short rows, in columns of the page
    bool alike = false;      ///< the tables have the same columns, which stand below each other
    bool sideBySide = false; ///< the tables are small and have the same columns: they stand in columns of the page
    bool cutApart = false;   ///< each table is handed to somebody else
    Language language = {};
    friend bool operator==(const ReportDocument&, const ReportDocument&) = default;
};

/// Nothing but its title and notes: its first note says why.
bool saysNothing(const ReportDocument& document);

} // namespace pairwright
