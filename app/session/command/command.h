#pragma once

#include "app/domain/players/check_in.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/setup/event_fields.h"
#include "app/domain/tournament.h"
#include "app/pairing/round_draft.h"
#include "app/session/command/prize_commands.h"
#include "app/session/command/team_commands.h"
#include "app/session/command/thing_edit.h"

#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The commands: everything that can change a tournament. Small values; what they may do when is
/// checked by TournamentSession::apply(). Each is one transaction, one journal row and one undo step.
///
/// Two desks may work on one event. So a command carries no more than it changes, each value with the one that was
/// seen when it was made; where that no longer holds, the command is refused (FindingCode::changedMeanwhile).
namespace pairwright {

/// Changes data of the event. Always possible.
struct SetEventData {
    std::vector<EventFieldEdit> fields;
    std::map<RoundNumber, ValueEdit<QDate>> roundDates = {}; ///< an invalid date: none
    std::map<RoundNumber, ValueEdit<QTime>> roundTimes = {}; ///< an invalid time: none
};

/// A player as entered or imported; `firstRound` none: from the next round to be paired.
struct NewPlayer {
    PlayerData data;
    std::optional<RoundNumber> firstRound;
    std::map<RoundNumber, AbsenceKind> absences;
};

/// Changes personal data of a player.
struct EditPlayer {
    PlayerKey player;
    std::vector<PlayerFieldEdit> fields;
};

/// Sources that are no file. The journal keeps them as they are here: it is read in every language.
constexpr QLatin1StringView fromClipboard(":clipboard");
constexpr QLatin1StringView fromCells(":cells"); ///< of the table of players
/// Text of a result command where teams meet: its board is a match, its game a board of it.
constexpr QLatin1StringView resultOfTeams(":teams");

/// Adds players: one, or a whole list as one step. After round 1 they are late entries.
struct AddPlayers {
    std::vector<NewPlayer> players;
    QString source;                       ///< file name of an import, or one of the above; empty: typed in
    std::vector<EditPlayer> changes = {}; ///< of registered players, by the same list; each player once
};

/// Removes players who were in no published round yet (otherwise: WithdrawPlayer).
struct RemovePlayers {
    std::vector<PlayerKey> players;
};

/// Sets the order that holds instead of rating, title, name; empty: back to that. Until round 4, outside FIDE mode at
/// any time (level 3).
struct SetDeclaredOrder {
    std::vector<PlayerKey> order;
    Seen<std::vector<PlayerKey>> seen = {};
};

/// A bye on request or an absence in a round that is not published; replaces an earlier one. Full-point
/// byes are level 2; a second half-point bye of a player, or one of a player who may have none, level 3.
struct SetAbsence {
    RoundNumber round;
    std::vector<PlayerKey> players;
    AbsenceKind kind = AbsenceKind::zeroPoint;
};

/// They are there in a round that is not published; also who was to enter the tournament later.
struct ClearAbsence {
    RoundNumber round;
    std::vector<PlayerKey> players;
};

/// Withdraws from a round on that is not published. Never inferred by the program.
struct WithdrawPlayer {
    std::vector<PlayerKey> players;
    RoundNumber from;
    bool expelled = false; ///< by the arbiter; also of somebody who left before
};

/// Level 3 if one of the players was expelled.
struct ReturnPlayer {
    std::vector<PlayerKey> players;
    RoundNumber from;
};

/// What the door says of players before the next round. Who has arrived, or is expected again, is present in it.
struct CheckIn {
    RoundNumber round;
    std::vector<PlayerKey> players;
    DoorMark mark = DoorMark::arrived;
    std::optional<RoundNumber> until = {}; ///< of DoorMark::late: the first round that they play
};

/// Ends the check-in of the next round for those who did not come.
struct CloseCheckIn {
    RoundNumber round;
    std::vector<PlayerKey> players;
    CheckInEnd end = CheckInEnd::halfPointBye;
};

/// Until round 1 is published, outside FIDE mode at any time (level 3).
struct SetForbidden {
    std::vector<ThingEdit<ForbiddenPairs>> edits;
};

/// Level 4 after round 1 is published; never less than the published rounds. With acceleration the published
/// rounds keep the virtual points that they had.
struct SetRoundCount {
    int rounds = 7;
    Seen<int> seen = {};
};

/// The lot: entered by the arbiter, or from drawInitialColour(). Until round 1 is published.
struct SetInitialColour {
    InitialColour lot;
    Seen<std::optional<InitialColour>> seen = {};
};

/// Until round 1 is published; outside FIDE mode at any time (level 3).
struct SetPointSystem {
    PointSystem points;
    Seen<PointSystem> seen = {};
};

/// Level 4 after round 1 is published.
struct SetSystem {
    SystemEdition system;
    Seen<SystemEdition> seen = {};
};

/// Who rates the event. Leaving FIDE mode is level 4 and cannot be undone; there is no way back into it.
struct SetRatedBy {
    RatedBy ratedBy = RatedBy::fide;
    Seen<RatedBy> seen = {};
};

/// Chooses the acceleration; given virtual points of single players go. Until round 1 is published.
struct SetAcceleration {
    Acceleration acceleration = Acceleration::none;
    Seen<Acceleration> seen = {};
};

/// Which of the official ratings the tournament counts with, and by which lists. The ratings of all players
/// follow, but for estimates; a rating that stood nowhere else is kept as the official one of its source. Where that
/// changes numbers after round 4 is paired: refused in FIDE mode, outside it level 3.
struct SetRatingChoice {
    RatingChoice choice = RatingChoice::ofTheType;
    Seen<RatingChoice> seen = {};
    std::optional<std::vector<CountedList>> lists = {}; ///< none: as they are; empty: by the type of play
    Seen<std::vector<CountedList>> seenLists = {};
};

/// What decides among players of equal rating and title. Until round 1 is published.
struct SetOrderOfEquals {
    OrderOfEquals order;
    Seen<OrderOfEquals> seen = {};
};

/// Keeps club mates apart up to a round, 0: not at all. In FIDE mode a meeting is only told.
struct SetClubsApart {
    int rounds = 0;
    Seen<int> seen = {};
};

/// Groups by rule. Always possible.
struct SetGroupRules {
    std::vector<ThingEdit<GroupRule>> edits;
};

/// A choice of an option that some system has (Capabilities::options). Level 4 after round 1 is published, where it is
/// one of the tournament's system.
struct SetSystemOption {
    std::string key;
    std::string choice;
    Seen<std::string> seen = {};
};

/// Chooses what decides among equal points. Level 4 after round 1 is published: the list is to be announced
/// before the start (C.07 art. 4.1).
struct SetTieBreaks {
    std::vector<TieBreak> list;
    Seen<std::vector<TieBreak>> seen = {};
};

/// Stores what the engine proposes as a new version of the next round. Nothing is published by it.
struct StoreProposal {
    RoundDraft draft;
};

/// The numbers of a system whose numbers are drawn: by rank, by lot, by lot within the Varma sets of federations (9 to
/// 24 players), by lot so that club mates meet early, or as in `byHand`, which names everybody once. Until round 1 is
/// published.
struct DrawNumbers {
    NumberDraw draw;
    std::vector<PlayerKey> byHand = {};
    Seen<std::vector<PlayerKey>> seen = {};
};

/// Stores all rounds that are not published, of a system that makes them at once, in place of those that were laid out
/// before. The number of rounds is theirs.
struct LayOutRounds {
    std::vector<RoundDraft> drafts;
};

/// Publishes all rounds up to this one that are not yet. Level 3 where rounds that were changed by hand are no round
/// robin any more, or give a colour three times in a row.
struct PublishRounds {
    RoundNumber last;
};

/// A game is played on another day than its round, or no longer. Until then it is open.
struct PostponeGame {
    BoardId board;
    std::optional<Postponement> postponed;
};

/// Who has won the play-off for the first place, of tiedForFirst(); none: nobody. It is told, and changes no rank.
struct SetPlayOffWinner {
    std::optional<PlayerKey> player;
    Seen<std::optional<PlayerKey>> seen = {};
};

/// Draws lots once for the whole tournament: a seed that is there stays, and no undo takes it back. Makes them a
/// tie-break, as SetTieBreaks does.
struct DrawLots {
    std::uint64_t seed = 0;
};

/// The arbiter's order of all players of one shared rank (isTiedGroup()); makes it a tie-break before lots.
struct RankTied {
    std::vector<PlayerKey> order;
};

/// Chess960, its positions drawn by this seed; none: chess. Until round 1 is published.
struct SetChess960 {
    std::optional<std::uint64_t> seed;
    Seen<std::optional<std::uint64_t>> seen = {};
};

/// Opens the phase in which a proposal is edited by hand. While it is open every other command is refused; an
/// earlier comparison with the engine is dropped.
struct BeginManualPairing {
    RoundNumber round;
    /// There is no proposal, since the engine found no round: an empty one is made, with everybody who is present in
    /// the pool. Where there is one it is edited.
    bool empty = false;
};

/// A hand edit of the proposal, in a manual phase only. Asks at the level of what it newly breaks: 3 for a rematch, a
/// forbidden pair, a bye that is barred, a third colour or a difference beyond two; 2 if both get the wrong colour.
struct EditProposal {
    /// The two change places (board and colour, the bye, or being unpaired).
    struct SwapPlayers {
        PlayerKey first;
        PlayerKey second;
    };
    struct SwapColours {
        int board = 1;
    };
    /// Takes the board of the player apart, or the bye from him.
    struct Unpair {
        PlayerKey player;
    };
    /// A new board of two who are unpaired, at its place in the publishing order.
    struct Pair {
        PlayerKey white;
        PlayerKey black;
    };
    /// Who had the bye takes the place of the player, or is unpaired.
    struct GiveBye {
        PlayerKey player;
    };
    /// Moves the game to another table; the boards between move up or down by one.
    struct MoveBoard {
        int from = 1;
        int to = 1;
    };
    /// All boards in the publishing order (C.04.2 art. 3.6); fixed boards keep whom they are for.
    struct OrderBoards {};
    /// Everything anew; boards that keep their players keep their colour rule.
    struct SetPairings {
        Pairings pairings;
    };
    RoundNumber round;
    std::variant<SwapPlayers, SwapColours, SetPairings, Unpair, Pair, GiveBye, MoveBoard, OrderBoards> edit;
};

/// Ends the manual phase with the pairings as they are; everybody has to be placed. `judged` are the pairings that
/// the comparison with the engine is about: edits after it make it worthless.
struct ValidatePairings {
    RoundNumber round;
    Pairings judged;
    QString comparisonJson; ///< app/pairing/manual_comparison.h
};

/// Ends the manual phase with the proposal as it was before.
struct CancelManualPairing {
    RoundNumber round;
};

struct DiscardProposal {
    RoundNumber round;
};

/// F7. Refused when the proposal is stale or somebody is forgotten; level 3 when it breaks a rule.
struct PublishRound {
    RoundNumber round;
};

/// Level 3, with a reason, while the round has no result. The version is kept.
struct WithdrawPublication {
    RoundNumber round;
    QString reason;
};

/// A result of the current round; none clears it.
struct EnterResult {
    BoardId board;
    std::optional<GameResult> result;
};

/// Many results of the current round as one step.
struct EnterResults {
    struct Entry {
        int board = 1;
        std::optional<GameResult> result;
        int game = 1; ///< of a match
    };
    RoundNumber round;
    std::vector<Entry> results;
};

/// Registers every open board of the current round as adjourned. Level 2.
struct RegisterAdjourned {
    RoundNumber round;
};

/// Corrects a result of the previous round while the round after it is still being played, outside FIDE mode of any
/// round. Level 3.
struct CorrectResult {
    BoardId board;
    GameResult result = GameResult::draw;
};

/// Keeps beside the result what the rating report shall say; none takes it back. Level 3.
struct SetRatingOnlyResult {
    BoardId board;
    std::optional<GameResult> result;
};

/// The final result of an adjourned game, at any time. Level 3 if it is not a draw.
struct EnterAdjournedResult {
    BoardId board;
    GameResult result = GameResult::draw;
};

/// Puts right who met whom in a published round, with the results that the boards bear then. Level 3, with a reason;
/// the version before is kept. In time as results are (C.04.2:2026 art. 4.3, 4.4). Who gets a place counts as present.
/// Refused where another version of the round is published by now, unless its boards are those already.
struct AmendRound {
    RoundNumber round;
    Pairings pairings;
    std::map<PlayerKey, AbsenceKind> absences = {}; ///< of those who have no place in them
    QString reason;
    std::optional<int> seen = {}; ///< the published version when this was made; none: whatever it is
};

/// One part of a correction.
using CorrectionStep =
    std::variant<EnterResult, EnterResults, CorrectResult, SetRatingOnlyResult, EnterAdjournedResult, AmendRound,
                 WithdrawPublication, StoreProposal, PublishRound, SetAbsence, ClearAbsence, WithdrawPlayer>;

/// Several commands in their order as one step: all of them, or none.
struct Correction {
    std::vector<CorrectionStep> steps;
};

/// A named checkpoint (Ctrl+S): changes nothing, but the history shows it and can go back to it. Undo passes it by.
struct MarkCheckpoint {
    QString name; ///< may be empty: the time says enough
};

using Command =
    std::variant<SetEventData, AddPlayers, EditPlayer, RemovePlayers, SetDeclaredOrder, SetAbsence, ClearAbsence,
                 WithdrawPlayer, ReturnPlayer, SetForbidden, SetRoundCount, SetInitialColour, SetPointSystem, SetSystem,
                 StoreProposal, EditProposal, DiscardProposal, PublishRound, WithdrawPublication, EnterResult,
                 EnterResults, RegisterAdjourned, CorrectResult, SetRatingOnlyResult, EnterAdjournedResult,
                 SetAcceleration, SetSystemOption, SetTieBreaks, MarkCheckpoint, BeginManualPairing, ValidatePairings,
                 CancelManualPairing, SetRatedBy, AmendRound, Correction, CheckIn, CloseCheckIn, SetRatingChoice,
                 SetOrderOfEquals, SetClubsApart, SetGroupRules, DrawNumbers, LayOutRounds, PublishRounds, PostponeGame,
                 SetPlayOffWinner, DrawLots, RankTied, SetChess960, SetPrizes, SetPrizeRules, MarkForPrizes,
                 SetTeamRankings, AnnouncePrizes, SetTeamRules, AddMembers, SetTeamOrder, SetLineUp, SeatAsUsual,
                 AddTeams>;

/// The command that makes `wanted` of what was seen: of the fields in which they differ.
EditPlayer editOf(const Player& seen, const PlayerData& wanted);
SetEventData editOf(const EventData& seen, const EventData& wanted);

/// What a step did: the alternatives of Command in their order, then what only a session does.
enum class CommandName : std::uint8_t {
    setEventData,
    addPlayers,
    editPlayer,
    removePlayers,
    setDeclaredOrder,
    setAbsence,
    clearAbsence,
    withdrawPlayer,
    returnPlayer,
    setForbidden,
    setRoundCount,
    setInitialColour,
    setPointSystem,
    setSystem,
    storeProposal,
    editProposal,
    discardProposal,
    publishRound,
    withdrawPublication,
    enterResult,
    enterResults,
    registerAdjourned,
    correctResult,
    setRatingOnlyResult,
    enterAdjournedResult,
    setAcceleration,
    setSystemOption, ///< its name in the journal is from when there was only one
    setTieBreaks,
    markCheckpoint,
    beginManualPairing,
    validatePairings,
    cancelManualPairing,
    setRatedBy,
    amendRound,
    correction,
    checkIn,
    closeCheckIn,
    setRatingChoice,
    setOrderOfEquals,
    setClubsApart,
    setGroupRules,
    drawNumbers,
    layOutRounds,
    publishRounds,
    postponeGame,
    setPlayOffWinner,
    drawLots,
    rankTied,
    setChess960,
    setPrizes,
    setPrizeRules,
    markForPrizes,
    setTeamRankings,
    announcePrizes,
    setTeamRules,
    addMembers,
    setTeamOrder,
    setLineUp,
    seatAsUsual,
    addTeams,
    createTournament,  ///< the first row of a file
    importTournament,  ///< the same
    recoverTournament, ///< the same
    restoreMoment,     ///< TournamentSession::restoreMoment()
    unknown,           ///< a step of a newer program
};

CommandName commandNameOf(const Command& command);

/// Stable name for the journal, for instance "EnterResult".
QLatin1StringView nameOf(const Command& command);

/// What a step did, as data for a text such as "Undo: board 37 1-0". Kept in the journal.
struct StepDescription {
    CommandName command = CommandName::unknown;
    std::optional<RoundNumber> round;
    std::optional<int> board;
    std::optional<GameResult> result; ///< of a result command; none: cleared
    QString playerName;               ///< when one player is concerned
    int count = 0;                    ///< how many players, boards or steps, for bulk commands
    QString text;                     ///< source file, reason, name of a checkpoint, or time of a moment (UTC, ISO)
    std::optional<int> game = {};     ///< of a result command in a match of several games
    friend bool operator==(const StepDescription&, const StepDescription&) = default;
};

} // namespace pairwright
