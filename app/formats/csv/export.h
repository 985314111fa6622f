#pragma once

#include "app/domain/tournament.h"
#include "app/formats/report/ranked_players.h"
#include "engine/tiebreaks/tie_break.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace pairwright {

struct PlayerFieldInfo;

struct CsvExportOptions {
    QChar delimiter = QLatin1Char(';');
    bool byteOrderMark = true; ///< spreadsheet programs need it to see UTF-8
    /// For a spreadsheet what it would run gets an apostrophe in front, whatever divides cells where it is opened.
    enum class Reader : std::uint8_t { spreadsheet, ourselves };
    Reader reader = Reader::spreadsheet;
};

/// A table of texts; the first row holds the headings, in English in every language.
using TextRows = std::vector<QStringList>;
/// Whether what is private goes with it, and dates of birth: only where somebody has ticked it.
enum class PrivateData : std::uint8_t { leftOut, included };
/// True for a field that goes to others only on request: what is private, and the date of birth.
bool isOnRequest(const PlayerFieldInfo& info);
/// All players by TPN, and the standings after a round: points and tie-breaks as decimal numbers with a point.
TextRows playersTable(const Tournament& tournament, PrivateData privateData = PrivateData::leftOut);
/// "withdrawn from round 4", "expelled from round 4", for a player who plays no more after a round; empty for the
/// others.
QString awayText(const Player& player, int afterRound);
/// With a column of remarks where somebody plays no more.
TextRows standingsTable(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                        const StandingsCategory& category = {});

/// Any table as delimited text: texts in quotation marks, without what steers a terminal or turns the direction.
QByteArray csvOf(const TextRows& rows, const CsvExportOptions& options);

/// All players by TPN. Headings are English in every language, and readPlayerList() reads the file back.
/// A text that a spreadsheet would run as a formula gets an apostrophe in front.
QByteArray playersCsv(const Tournament& tournament, const CsvExportOptions& options = {},
                      PrivateData privateData = PrivateData::leftOut);

/// Standings after a round; points and tie-breaks as decimal numbers with a point.
QByteArray standingsCsv(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                        const CsvExportOptions& options = {}, const StandingsCategory& category = {});
/// The same of places that are known already.
QByteArray standingsCsv(const RankedPlayers& ranked, const std::vector<TieBreak>& tieBreaks,
                        const CsvExportOptions& options = {});

} // namespace pairwright
