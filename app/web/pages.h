#pragma once

#include "app/pairing/round_reading.h"
#include "app/web/html.h"
#include "app/web/site.h"
#include "app/web/source.h"

#include <memory>
#include <vector>

namespace pairwright::web {

/// A published round with what the pages of rounds, players and reasons ask for.
struct RoundSource {
    RoundNumber number;
    const RoundVersion* version = nullptr;       ///< of Source::shown()
    std::shared_ptr<const RoundReading> reading; ///< of the tournament itself
    [[nodiscard]] bool isExplained() const { return reading->record() != nullptr; }
};

/// Rounds of a tournament by number; not all of them when it must stop.
std::vector<RoundSource> roundSources(const Source& source, const std::function<bool()>& mustStop);

/// Adds whole pages; the frame is around each.
class Pages {
public:
    Pages(const Source& source, Frame frame, const std::function<bool()>& mustStop)
        : source_(source)
        , frame_(std::move(frame))
        , mustStop_(mustStop)
    {
    }
    [[nodiscard]] const Source& source() const { return source_; }
    void add(const QString& file, const QString& title, const QString& main);
    /// Nobody waits for the pages any more.
    [[nodiscard]] bool mustStop() const { return mustStop_ && mustStop_(); }
    [[nodiscard]] std::vector<WebFile> take() { return std::move(files_); }

private:
    const Source& source_;
    Frame frame_;
    const std::function<bool()>& mustStop_;
    std::vector<WebFile> files_;
};

void addPlayerPages(Pages& pages, const std::vector<RoundSource>& rounds);
/// Of an event of teams a page for everybody who plays for one.
void addMemberPages(Pages& pages);
void addPlayerList(Pages& pages);
/// Boards with results, and the sentence why for each.
void addRoundPages(Pages& pages, const std::vector<RoundSource>& rounds);
void addStandings(Pages& pages);
void addCrossTable(Pages& pages);
/// Categories with ranks of their own.
void addGroups(Pages& pages);
void addClubs(Pages& pages);
/// The fund, and once they are announced the winners.
void addPrizes(Pages& pages);
void addTeamRankings(Pages& pages);
/// Whether there are such pages.
bool hasPrizes(const Source& source);
bool hasTeamRankings(const Source& source);
/// Of an event of teams whose line-ups have results: the players board by board.
bool hasBoardStandings(const Source& source);
void addBoardStandings(Pages& pages);
void addStartPage(Pages& pages, const std::vector<RoundSource>& rounds);

/// What the start page offers to download: TRF and CSV. A TRF that cannot be written now is left out.
std::vector<WebFile> downloads(const Source& source);

/// Of an event of teams: the boards of each match of a round, and of a team its matches and what its players got.
QString matchBoardsHtml(const Source& source, const RoundSource& round);
QString teamHtml(const Source& source, const std::vector<RoundSource>& rounds, PlayerKey team);
/// The games of somebody who plays for a team, and what he got.
QString memberGamesHtml(const Source& source, PlayerKey member);
/// Where somebody plays in a round: board, colour and opponent, or why there is no game. Three cells of markup.
QStringList placeCells(const Source& source, const RoundSource& round, PlayerKey player);
/// Whom a table lists last is who has not entered by then: nobody of them is shown.
bool isInRound(const Source& source, PlayerKey player, RoundNumber round);
/// The number of a board; on a telephone, where there is no heading of the column, with the word.
QString boardCell(int board);
/// "Without the open games of round 5: boards 3, 7.": what keeps the standings from being final, as paragraphs.
QString openGamesNote(const Source& source);
/// "Players", or "Teams" in an event of teams.
QString entrantsTitle(const Source& source);

} // namespace pairwright::web
