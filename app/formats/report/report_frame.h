#pragma once

#include "app/domain/rounds/progress.h"
#include "app/domain/tournament.h"
#include "app/formats/report/reports.h"

namespace pairwright {

/// A sheet with everything around its tables: event, what it is, round, revision, time, program. `round`
/// is the round shown or rested on (none before the first), `version` the pairings of it.
ReportDocument startReport(ReportKind kind, const Tournament& tournament, const QString& subject,
                           const ReportOptions& options, std::optional<RoundNumber> round, const RoundVersion* version);

/// What a sheet of a round shows of it: what is published, or the proposal.
Expected<const RoundVersion*, ReportError> versionToShow(const Tournament& tournament, RoundNumber number,
                                                         bool proposal);

/// "Vienna, 01.09.2026 – 05.09.2026"; empty where nothing of it is known.
QString placeAndDates(const EventData& event);

/// "PROVISIONAL: results are missing on 149 of 150 boards": for the head of what ranks players; empty: all games have
/// ended.
QString provisionalText(const Tournament& tournament, const std::vector<OpenGames>& waiting);

/// "After round 4 of 7", "Before round 1": which standings something follows from.
QString afterRoundText(int round, int rounds);

/// "R5-v2".
QString revisionText(RoundNumber round, int version);

/// "half-point bye", "withdrawn", ...; empty for players who are present.
QString presenceText(Presence presence);
/// The same of a player in a round, who may have been expelled.
QString presenceText(const Player& player, RoundNumber round);

/// Sorts by name as the user's language does.
void sortByName(std::vector<const Player*>& players);

/// The columns that the arbiter chose without those in which nobody has anything.
ReportOptions withoutEmptyColumns(ReportOptions options, const Tournament& tournament);

/// The first columns of a list by name: titles stand behind the names, in a column of their own where anybody has one,
/// so that the surnames make one edge.
class NameColumns {
public:
    explicit NameColumns(const std::vector<const Player*>& listed);
    void addTo(std::vector<ReportColumn>& columns) const;
    void addCells(const PlayerData& player, QStringList& cells) const;

private:
    bool titles_;
};

/// Columns of a player that the arbiter chose, and their cells: rating, federation, club.
void addPlayerColumns(const ReportOptions& options, std::vector<ReportColumn>& columns);
void addPlayerCells(const ReportOptions& options, const PlayerData& player, QStringList& cells);

} // namespace pairwright
