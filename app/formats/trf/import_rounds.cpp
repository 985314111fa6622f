#include "app/formats/trf/import_rounds.h"

#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/table_place.h"
#include "app/pairing/manual_comparison.h"
#include "engine/capabilities.h"

#include <algorithm>
#include <tuple>

namespace pairwright {

namespace {

using Code = TrfImportNote::Code;
using trf::CellResult;

std::optional<AbsenceKind> absenceOf(CellResult result)
{
    switch (result) {
    case CellResult::fullPointBye: return AbsenceKind::fullPoint;
    case CellResult::halfPointBye: return AbsenceKind::halfPoint;
    case CellResult::zeroPointBye: return AbsenceKind::zeroPoint;
    default: return std::nullopt;
    }
}

AbsenceKind absenceOf(ByeKind kind)
{
    switch (kind) {
    case ByeKind::Full: return AbsenceKind::fullPoint;
    case ByeKind::Half: return AbsenceKind::halfPoint;
    default: return AbsenceKind::zeroPoint;
    }
}

/// A match with what the publishing order asks for.
struct ImportedMatch {
    Match match;
    Score higher;
    Score sum;
    Tpn best;
};

class RoundImport {
public:
    RoundImport(const trf::Document& document, const trf::ConvertedState& converted, int round, Tournament& tournament,
                std::vector<TrfImportNote>& notes)
        : document_(document)
        , converted_(converted)
        , round_(round)
        , tournament_(tournament)
        , notes_(notes)
    {
    }

    Pairings read()
    {
        for (std::size_t i = 0; i < converted_.ids.size(); ++i)
            readCell(Tpn{static_cast<std::int32_t>(i + 1)});
        // The file does not say on which board they played.
        if (isOfAll_)
            sortByTable();
        else // C.04.2:2026 art. 3.6
            std::stable_sort(boards_.begin(), boards_.end(), [](const ImportedMatch& one, const ImportedMatch& other) {
                return std::tuple(other.higher, other.sum, one.best) < std::tuple(one.higher, one.sum, other.best);
            });
        for (const ImportedMatch& imported : boards_)
            pairings_.boards.push_back(imported.match);
        return pairings_;
    }

private:
    void sortByTable()
    {
        const auto players = static_cast<std::int64_t>(converted_.ids.size());
        const auto placeOf = [players](const ImportedMatch& imported) {
            return placeInTable(imported.match.a.value, imported.match.b.value, players);
        };
        std::stable_sort(boards_.begin(), boards_.end(), [&](const ImportedMatch& one, const ImportedMatch& other) {
            return placeOf(one) < placeOf(other);
        });
    }

    /// Of the first or second game of the round: a match of the Double-Swiss System takes two columns.
    [[nodiscard]] const trf::RoundCell& cellOf(Tpn tpn, int game = 1) const
    {
        return document_.find(converted_.idOf(tpn))->rounds[document_.cellIndex(round_, game)];
    }
    static PlayerKey keyOf(Tpn tpn) { return PlayerKey{tpn.value}; }

    void note(Code code, Tpn tpn) { notes_.push_back({code, keyOf(tpn), RoundNumber{round_}, {}}); }

    void readCell(Tpn tpn)
    {
        const trf::RoundCell& cell = cellOf(tpn);
        if (cell.opponent) {
            const Tpn opponent = *converted_.tpnOf(*cell.opponent);
            if (tpn < opponent)
                addMatch(tpn, opponent);
            return;
        }
        if (cell.result == CellResult::zeroPointBye && isOfAll_)
            return; // free
        if (cell.result == CellResult::pairingBye && !pairings_.bye) {
            pairings_.bye = keyOf(tpn);
            return;
        }
        if (cell.result == CellResult::pairingBye)
            note(Code::secondPairingBye, tpn);
        tournament_.players[static_cast<std::size_t>(tpn.value - 1)].absences[RoundNumber{round_}] =
            absenceOf(cell.result).value_or(AbsenceKind::fullPoint);
    }

    void addMatch(Tpn first, Tpn second)
    {
        // Forfeits may come without colours; then the higher ranked player is put down as White.
        const auto firstColour = cellOf(first).colour;
        const auto secondColour = cellOf(second).colour;
        const bool firstIsWhite = firstColour ? *firstColour == Colour::White : secondColour != Colour::White;
        const Tpn white = firstIsWhite ? first : second;
        const Tpn black = firstIsWhite ? second : first;
        Match match = Match::of(keyOf(white), keyOf(black), MatchShape{converted_.state.gamesOfARound});
        for (int number = 1; number <= match.gameCount(); ++number) {
            Game& game = match.game(number);
            const bool asInTheFirst = game.white == match.a;
            game.outcome.result = resultOf(asInTheFirst ? white : black, asInTheFirst ? black : white, number);
            game.outcome.counts = cellOf(white, number).counts;
        }
        const Score a = converted_.state.pairingScore(first, RoundNumber{round_});
        const Score b = converted_.state.pairingScore(second, RoundNumber{round_});
        boards_.push_back({match, std::max(a, b), a + b, a >= b ? first : second});
    }

    std::optional<GameResult> resultOf(Tpn white, Tpn black, int game)
    {
        const CellResult whiteCell = cellOf(white, game).result;
        const CellResult blackCell = cellOf(black, game).result;
        if (whiteCell == CellResult::open || blackCell == CellResult::open)
            return std::nullopt;
        if (const auto result = resultOfCells(whiteCell, blackCell))
            return result;
        note(Code::unusualResult, white);
        return nearestResult(whiteCell, blackCell);
    }

    const trf::Document& document_;
    const trf::ConvertedState& converted_;
    int round_;
    Tournament& tournament_;
    std::vector<TrfImportNote>& notes_;
    bool isOfAll_ = capabilitiesOf(tournament_.settings.system).allPlayAll;
    Pairings pairings_;
    std::vector<ImportedMatch> boards_;
};

} // namespace

void importRounds(const trf::Document& document, const trf::ConvertedState& converted, const QDateTime& now,
                  Tournament& tournament, std::vector<TrfImportNote>& notes)
{
    std::vector<PlayerKey> order;
    order.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        order.push_back(player.key);
    const int paired = document.pairedRounds();
    for (int number = 1; number <= paired; ++number) {
        RoundVersion version;
        version.origin = PairingOrigin::imported;
        version.system = tournament.settings.system;
        version.madeAt = now;
        version.publishedAt = now;
        version.order = order;
        version.pairings = RoundImport(document, converted, number, tournament, notes).read();
        for (const trf::ManualPairingComment& comment : document.manualPairings)
            if (comment.round.value == number) {
                ManualComparison said;
                said.fromFile = QString::fromStdString(comment.text);
                version.comparisonJson = toJson(said);
            }
        Round round;
        round.number = RoundNumber{number};
        round.versions.push_back(std::move(version));
        round.publishedVersion = 1;
        if (number < paired && capabilitiesOf(tournament.settings.system).results == ResultsOpen::currentRound)
            round.closedAt = now;
        tournament.rounds.push_back(std::move(round));
    }
    for (const trf::ByeRequest& request : document.requests) {
        const Tpn tpn = *converted.tpnOf(request.player);
        tournament.players[static_cast<std::size_t>(tpn.value - 1)].absences[request.round] = absenceOf(request.kind);
    }
}

} // namespace pairwright
