#include "ui/text/steps/finding_text.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "ui/text/format.h"
#include "ui/text/steps/board_finding.h"
#include "ui/text/steps/conflict_text.h"
#include "ui/text/steps/hold_text.h"
#include "ui/text/steps/numbers_text.h"
#include "ui/text/steps/open_games_text.h"
#include "ui/text/steps/points_text.h"
#include "ui/text/steps/prize_finding_text.h"
#include "ui/text/steps/role_text.h"
#include "ui/text/steps/round_robin_text.h"
#include "ui/text/steps/saving_text.h"
#include "ui/text/steps/team_text.h"
#include "ui/text/systems/option_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

/// A text that somebody typed or a file holds may have any length.
QString shortened(const QString& text)
{
    constexpr int longest = 60;
    return text.size() <= longest ? text : text.left(longest - 1) + QChar(0x2026);
}

/// The fields of a finding as text, with their words; empty where a field is not set.
class Words {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
public:
    Words(const Finding& finding, const Tournament& tournament)
        : finding_(finding)
        , tournament_(tournament)
    {
    }

    [[nodiscard]] QString sentence() const;

private:
    [[nodiscard]] QString tournamentSentence() const;
    [[nodiscard]] QString systemSentence() const;
    [[nodiscard]] QString playerSentence() const;
    [[nodiscard]] QString presenceSentence() const;
    [[nodiscard]] QString proposalSentence() const;
    [[nodiscard]] QString placementSentence() const;
    [[nodiscard]] QString resultSentence() const;
    [[nodiscard]] QString storageSentence() const;
    [[nodiscard]] QString contradictionSentence() const;
    [[nodiscard]] QString mostRoundsText() const;

    [[nodiscard]] QString nameOf(const std::optional<PlayerKey>& key) const
    {
        const Player* found = key ? tournament_.anybody(*key) : nullptr;
        return found != nullptr ? found->data.name : tr("a player");
    }
    /// The player concerned, or the line of an import.
    [[nodiscard]] QString subject() const
    {
        if (!finding_.player && finding_.row)
            return tr("Line %1").arg(*finding_.row + 1);
        return nameOf(finding_.player);
    }
    [[nodiscard]] QString other() const { return nameOf(finding_.other); }
    [[nodiscard]] int round() const { return finding_.round ? finding_.round->value : 0; }
    [[nodiscard]] int board() const { return finding_.board.value_or(0); }
    [[nodiscard]] int value() const { return static_cast<int>(finding_.value.value_or(0)); }
    /// "board 3", "matches 2, 3".
    [[nodiscard]] QString places(const std::vector<int>& boards) const
    {
        return boardPlaces(tournament_, finding_.round.value_or(RoundNumber{1}), boards, Unended::none);
    }
    [[nodiscard]] QString place() const
    {
        return finding_.code == FindingCode::resultReplaced
                   ? gamePlace(tournament_, {*finding_.round, board(), value()})
                   : places({board()});
    }
    [[nodiscard]] bool isRefused() const { return finding_.level == WarningLevel::refused; }
    const Finding& finding_;
    const Tournament& tournament_;
};

QString Words::tournamentSentence() const
{
    switch (finding_.code) {
    case FindingCode::readOnly: return tr("This tournament is open for reading only. Save a copy to go on working.");
    case FindingCode::notOfThisRole: return notOfThisRole(finding_.text);
    case FindingCode::privateData:
        return tr("Your login may neither see nor change phone, e-mail, fees and remarks. Ask the chief arbiter.");
    case FindingCode::privateKept:
        return tr("Phone, e-mail, fees or remarks would be lost that your login may not see: only who sees them may "
                  "remove the player. Ask the chief arbiter, or let the player withdraw.");
    case FindingCode::leavingSetsResults:
        return tr("Where everybody meets everybody, who leaves or comes back changes results: games that are not "
                  "played are lost by "
                  "default. Your login is for the check-in and may not enter results. Ask an arbiter.");
    case FindingCode::lockedAfterRoundOne: return tr("This is fixed since round 1 was published.");
    case FindingCode::fideModeEnds:
        return tr("The tournament leaves FIDE mode. From then on you decide what the FIDE rules forbid: results of any "
                  "round, points, forbidden pairs and numbers after the start. FIDE does not rate such an event; it is "
                  "written into the log and into every report, and there is no way back.");
    case FindingCode::fideModeIsLeft: return tr("A tournament that has left FIDE mode cannot return to it.");
    case FindingCode::forbiddenPairsFixed:
        return isRefused()
                   ? tr("Who may not meet is declared before round 1 (FIDE). Outside FIDE mode it can be changed.")
                   : tr("Who may not meet changes after the start; FIDE wants it declared before round 1.");
    case FindingCode::tooFewPlayers:
        return tr("%n player(s) present: at least two are needed to pair a round.", nullptr, value());
    case FindingCode::roundsUsedUp:
        return tr("All %n round(s) are published. Raise the number of rounds on the Overview page to go on.", nullptr,
                  value());
    case FindingCode::moreRoundsThanPlayable: return mostRoundsText();
    case FindingCode::roundCountOutOfRange: return tr("%1 is no possible number of rounds.").arg(value());
    case FindingCode::fewerRoundsThanPublished:
        return tr("%n round(s) are already published; there cannot be fewer.", nullptr, value());
    case FindingCode::roundCountChanges:
        return tr("The number of rounds changes to %1 after the start. It should be declared beforehand "
                  "(C.04.1, article 1).")
            .arg(value());
    case FindingCode::lastRoundChangesKind:
        return (tournament_.settings.plannedRounds == round()
                    ? tr("With the new number of rounds round %1 is no longer the last one, which has rules of its "
                         "own.")
                    : tr("With the new number of rounds round %1 is the last one, which has rules of its own."))
            .arg(round());
    case FindingCode::initialColourMissing:
        return tr("The initial colour is not drawn yet. Draw the lot on the Overview page.");
    case FindingCode::unknownSystem: return tr("This program cannot pair by that system or edition.");
    case FindingCode::systemChanges:
        return isRefused()
                   ? tr("The pairing system and its edition are fixed since round 1 was published (FIDE). Outside FIDE "
                        "mode they can be changed.")
                   : tr("The pairing system changes in the middle of the tournament. Published rounds keep the rules "
                        "they were made with.");
    case FindingCode::matchesAndGames:
        return tr("Rounds are published already, and in this system a pairing stands for another number of games. "
                  "Choose another system, or make a new tournament for it.");
    case FindingCode::tieBreaksChange:
        return tr("The list of tie-breaks changes after the start. It should be announced before the first round "
                  "(C.07, "
                  "article 4.1), and ranks that were published may change. New list: %1.")
            .arg(finding_.text.isEmpty() ? tr("none") : finding_.text);
    case FindingCode::tooManyTieBreaks: return tr("A list has at most %n tie-break(s).", nullptr, value());
    case FindingCode::tieBreakNotForRoundRobin:
        return tr("%1 must not be used in a round robin (C.07, article 8).").arg(finding_.text);
    case FindingCode::tieBreaksDropped:
        return tr("A round robin must not use %1 (C.07, article 8): the list of tie-breaks goes on without.")
            .arg(finding_.text);
    case FindingCode::tieBreakNotInEdition:
        return tr("%1 is not in the edition of C.07 that holds for this tournament (by its first day).")
            .arg(finding_.text);
    case FindingCode::ratingTieBreakInLongEvent:
        return tr("%1 goes by ratings, and this event takes more than 30 days, in which ratings change: such "
                  "tie-breaks "
                  "are better left out (C.07, article 10). Without more words the first rating counts; /VR takes that "
                  "of each round, /V2 that of the second month.")
            .arg(finding_.text);
    case FindingCode::changedMeanwhile: return conflictText(finding_, tournament_);
    case FindingCode::invalidPointSystem:
        return tr("These point values contradict each other: a win must be worth more than a draw.");
    case FindingCode::dateOutOfOrder: return tr("The end lies before the start. Correct one of the two dates.");
    default: return {};
    }
}

QString Words::mostRoundsText() const
{
    const bool ofTeams = tournament_.settings.teams.has_value();
    if (forbiddenIn(tournament_).empty())
        return ofTeams ? tr("So few teams can play at most %n round(s) without a second meeting.", nullptr, value())
                       : tr("So few players can play at most %n round(s) without a second meeting.", nullptr, value());
    if (value() == 0)
        return ofTeams ? tr("With those that must not meet, there is no round in which all of these teams have an "
                            "opponent.")
                       : tr("With those who must not meet, there is no round in which all of these players have an "
                            "opponent.");
    return ofTeams
               ? tr("These teams, with those that must not meet, can play at most %1 rounds without a second meeting.")
                     .arg(value())
               : tr("These players, with those who must not meet, can play at most %n round(s) without a second "
                    "meeting.",
                    nullptr, value());
}

QString Words::systemSentence() const
{
    switch (finding_.code) {
    case FindingCode::accelerationNeedsPoints:
        return tr("Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7). Change the points, "
                  "or play without acceleration.");
    case FindingCode::acceleratedRoundsChange:
        return tr("Acceleration covers the first half of the rounds: %n round(s) from now on. Published rounds keep "
                  "the virtual points that they had.",
                  nullptr, value());
    case FindingCode::virtualPointsOtherThanBaku:
        return tr("The virtual points that were given are not those of Baku acceleration (first: %1). The given ones "
                  "hold.")
            .arg(subject());
    case FindingCode::systemOptionChanges:
        return isRefused()
                   ? tr("The options of the pairing system are fixed since round 1 was published (FIDE). Outside FIDE "
                        "mode they can be changed.")
                   : tr("An option of the pairing system changes in the middle of the tournament: %1. Published rounds "
                        "stay as they are.")
                         .arg(nameOfOption(finding_.text.toStdString()));
    case FindingCode::ratingMissing:
        return tr("The Dubov system pairs by rating (C.04.4.1, article 1.1), and %n player(s) have none. Give each a "
                  "provisional rating; the first is %1.",
                  nullptr, value())
            .arg(subject());
    case FindingCode::seedingRoundsChange:
        return tr("With this number of rounds the first %n round(s) are seeding rounds, paired by the Dutch system "
                  "(C.04.4.2, article 1.6).",
                  nullptr, value());
    case FindingCode::seedingRoundPairedOtherwise:
        return tr("Round %1 is published and was paired by the other of the two systems. It stays as it is, but a "
                  "check of the tournament will say so.")
            .arg(round());
    default: return {};
    }
}

QString Words::playerSentence() const
{
    switch (finding_.code) {
    case FindingCode::unknownPlayer: return tr("This player is no longer in the tournament.");
    case FindingCode::nameMissing: return tr("%1: the name is missing.").arg(subject());
    case FindingCode::textNotAllowed:
        return tr("%1: “%2” is too long or holds characters that cannot be stored.")
            .arg(subject(), shortened(finding_.text));
    case FindingCode::ratingOutOfRange:
        return tr("%1: %2 is no possible rating. Ratings lie between 1 and 3500; leave it empty for an unrated player.")
            .arg(subject(), QString::number(value()));
    case FindingCode::invalidFideId:
        return tr("%1: “%2” is no FIDE ID. It has digits only.").arg(subject(), finding_.text);
    case FindingCode::invalidFederation:
        return tr("%1: “%2” is no federation. Use the three letters of FIDE, such as GER.")
            .arg(subject(), finding_.text);
    case FindingCode::invalidAmount:
        return tr("%1: “%2” is no amount. Write 25 or 25.50.").arg(subject(), shortened(finding_.text));
    case FindingCode::invalidBirthDate: return tr("%1: this date of birth does not exist.").arg(subject());
    case FindingCode::duplicateFideId:
        return tr("%1 has the FIDE ID %2, as has %3: each player can be entered once.")
            .arg(subject(), finding_.text, other());
    case FindingCode::duplicateName:
        return (isTeam(finding_.other, tournament_) ? tr("There is already a team named %1. Is it the same one?")
                                                    : tr("There is already a player named %1. Is it the same person?"))
            .arg(finding_.text);
    case FindingCode::tooManyPlayers: return tr("A tournament holds at most %n player(s).", nullptr, value());
    case FindingCode::playerHasRounds:
        return (isTeam(finding_.player, tournament_)
                    ? tr("%1 is part of a published round and cannot be removed. Withdraw the team instead.")
                    : tr("%1 is part of a published round and cannot be removed. Withdraw the player instead."))
            .arg(subject());
    case FindingCode::invalidOrder: return tr("The order names a player twice, or one who is not here.");
    case FindingCode::tpnsFixed:
        return isRefused() ? tr("The pairing numbers are fixed since round 4 was paired (C.04.2, article 2.3).")
                           : tr("The pairing numbers change although round 4 is paired (C.04.2, article 2.3).");
    case FindingCode::invalidForbiddenGroup:
        return tr("Group %1 of the forbidden pairs needs at least two different players.").arg(value() + 1);
    case FindingCode::invalidGroupRule:
        return finding_.text.isEmpty()
                   ? tr("A group needs a name and at least one condition.")
                   : tr("The group “%1” needs a condition, and a name that no other group has.").arg(finding_.text);
    default: return {};
    }
}

QString Words::presenceSentence() const
{
    switch (finding_.code) {
    case FindingCode::roundAlreadyPublished: return tr("Round %1 is already published.").arg(round());
    case FindingCode::roundBeyondPlan: return tr("There is no round %1.").arg(round());
    case FindingCode::fullPointByeDeprecated:
        return tr("%1 gets a full point without a game. FIDE advises against full-point byes.").arg(subject());
    case FindingCode::secondHalfPointBye:
        return tr("%1 already has a half-point bye in round %2.").arg(subject(), QString::number(round()));
    case FindingCode::halfPointByeBarred:
        return tr("%1 may have no half-point bye by the rules of this event; this one is in round %2.")
            .arg(subject(), QString::number(round()));
    case FindingCode::expelledReturns:
        return tr("%1 was expelled, from round %2 on.").arg(subject(), QString::number(round()));
    case FindingCode::notYetEntered:
        return tr("%1 enters the tournament in round %2 only.").arg(subject(), QString::number(round()));
    case FindingCode::alreadyWithdrawn: return tr("%1 is already withdrawn.").arg(subject());
    case FindingCode::notWithdrawn: return tr("%1 is not withdrawn.").arg(subject());
    default: return {};
    }
}

QString Words::proposalSentence() const
{
    switch (finding_.code) {
    case FindingCode::notTheNextRound: return tr("Round %1 is not the next round to pair.").arg(round());
    case FindingCode::noProposal: return tr("There is no proposal for round %1. Press F6 to pair it.").arg(round());
    case FindingCode::proposalStale:
        return tr("Something that round %1 depends on has changed since it was paired. Press F6 to pair it again.")
            .arg(round());
    case FindingCode::notPublished: return tr("Round %1 is not published.").arg(round());
    case FindingCode::laterRoundPublished:
        return tr("Round %1 is already published; the rounds before it stay as they are.").arg(round());
    case FindingCode::roundSettled:
        return isRefused() ? tr("It is too late to change who met whom in round %1 (C.04.2, article 4.4). Outside FIDE "
                                "mode it can be changed.")
                                 .arg(round())
                           : tr("Round %1 was settled long ago: later rounds were paired from it.").arg(round());
    case FindingCode::roundAmended:
        return filled(
            tr("The pairings of round %1 are put right as they were played; the version on the wall (v%2) is kept, "
               "and the next sheet says that it replaces it."),
            round(), value());
    case FindingCode::resultsAlreadyIn:
        if (!isRefused())
            return filled(tr("Round %1 has results: %2. They are kept where it stays as it is.", "boards or matches"),
                          round(), places(finding_.boards));
        return filled(
            tr("Round %1 already has results: %2. Clear them first, or correct single ones.", "boards or matches"),
            round(), places(finding_.boards));
    case FindingCode::reasonMissing: return tr("Say why; the reason is kept in the log.");
    case FindingCode::publicationWithdrawn:
        return filled(
            tr("The published pairings of round %1 (v%2) are taken back. The old version is kept, and the next "
               "sheet says that it replaces it."),
            round(), value());
    default: return {};
    }
}

QString Words::placementSentence() const
{
    switch (finding_.code) {
    case FindingCode::manualPhaseOpen: return besideHandEdit(finding_);
    case FindingCode::noManualPhase:
        return tr("The pairings of round %1 are not being edited. Begin with “Edit Pairings”.").arg(round());
    case FindingCode::alreadyPaired: return tr("%1 is paired already.").arg(subject());
    case FindingCode::comparisonOutdated:
        return tr("The pairings have changed since they were compared with the rules. Validate them again.");
    case FindingCode::playerNotPlaced: return tr("%1 has no board, no bye and no recorded absence.").arg(subject());
    case FindingCode::playerPlacedTwice: return tr("%1 is on two boards.").arg(subject());
    case FindingCode::absentPlayerPlaced: return tr("%1 is absent in this round, but has a board.").arg(subject());
    case FindingCode::thirdColourInARow:
        if (!finding_.board) // of all rounds together
            return filled(tr("%1 has one colour three times in a row, the third in round %2."), subject(), round());
        break;
    default: break;
    }
    return atABoard(finding_, tournament_.settings.teams.has_value(), subject(), other());
}

QString Words::resultSentence() const
{
    switch (finding_.code) {
    case FindingCode::unknownBoard: return filled(tr("Round %1: there is no %2.", "board or match"), round(), place());
    case FindingCode::useCorrection:
        return tr("The next round is already published. Use “Correct Result” to change %1.", "board or match")
            .arg(place());
    case FindingCode::nothingToCorrect:
        return tr("%1: there is nothing to correct; enter the result as usual (F8).", "board or match").arg(place());
    case FindingCode::ratingOnlyFromNowOn:
        if (!isRefused() && !inFideMode(tournament_.settings))
            return tr("By the FIDE rules it would be too late to change round %1 (C.04.2, article 4.3).").arg(round());
        return tr("It is too late to change round %1 for this tournament. The correction can be kept for the rating "
                  "report only.")
            .arg(round());
    case FindingCode::stillCorrectable:
        return tr("Round %1 can still be corrected for the tournament itself.").arg(round());
    case FindingCode::resultNotAllowed: return tr("This result cannot be entered: %1.", "board or match").arg(place());
    case FindingCode::pointsChange:
        return (finding_.text == QLatin1String("match")  ? tr("%1: match points %2.")
                : finding_.text == QLatin1String("game") ? tr("%1: game points %2.")
                                                         : tr("%1: points %2."))
            .arg(subject(), formatDifference(Score{value()}));
    case FindingCode::pairedAsDraw:
        return tr("The rounds since round %1 were paired as if the game were drawn.").arg(round());
    case FindingCode::pairingsStay: return tr("The published pairings of round %1 stay as they are.").arg(round());
    default: return {};
    }
}

QString Words::storageSentence() const
{
    switch (finding_.code) {
    case FindingCode::nothingToUndo: return tr("There is nothing to undo.");
    case FindingCode::nothingToRedo: return tr("There is nothing to redo.");
    case FindingCode::publishBarrier:
        return tr("Publishing round %1, or taking that back, cannot be undone.").arg(round());
    case FindingCode::lotsBarrier:
        return tr("Lots are drawn once for the whole tournament and cannot be undone. Take LOT out of the list of "
                  "tie-breaks if they are not to count.");
    case FindingCode::fideModeBarrier: return tr("Leaving FIDE mode cannot be undone.");
    case FindingCode::importBarrier: return tr("The tournament came from a file; there is nothing before it.");
    case FindingCode::restoreBeyondBarrier:
        return finding_.round
                   ? tr("That moment lies before the publication of round %1, and what is published cannot be "
                        "unseen. Save the tournament of that moment as a new file instead.")
                         .arg(round())
                   : tr("Since that moment something was done that cannot be undone: lots were drawn, or FIDE mode was "
                        "left. Save the tournament of that moment as a new file instead.");
    case FindingCode::momentNotFound: return tr("The history has no step %1.").arg(value());
    case FindingCode::momentIsPresent: return tr("Nothing has changed since that moment.");
    default: return savingSentence(finding_.code, finding_.text);
    }
}

QString Words::contradictionSentence() const
{
    switch (finding_.code) {
    case FindingCode::valueImpossible: return tr("%1 cannot be %2.").arg(fieldWord(finding_), QString::number(value()));
    case FindingCode::roundContradictory: return tr("Round %1: its versions do not fit together.").arg(round());
    case FindingCode::presenceContradictory:
        return tr("%1: byes, withdrawals or the late entry do not fit together.").arg(subject());
    case FindingCode::keptLineImpossible: return tr("A line kept from a TRF is impossible.");
    case FindingCode::recordUnreadable: return tr("Round %1: the reasons of its pairings cannot be read.").arg(round());
    case FindingCode::stepUnreadable:
        return finding_.value ? tr("Step %1 of the history cannot be read, or does not fit the others. There is no way "
                                   "back over it.")
                                    .arg(value())
                              : tr("The file contradicts itself; its history does not lead to what is shown here.");
    default: return {};
    }
}

QString Words::sentence() const
{
    // Each group answers for its own codes and stays silent about the others.
    using Group = QString (Words::*)() const;
    for (const Group group : {&Words::tournamentSentence, &Words::systemSentence, &Words::playerSentence,
                              &Words::presenceSentence, &Words::proposalSentence, &Words::placementSentence,
                              &Words::resultSentence, &Words::storageSentence, &Words::contradictionSentence}) {
        QString text = (this->*group)();
        if (!text.isEmpty())
            return text;
    }
    for (const QString& text :
         {openGamesSentence(finding_, tournament_), numbersSentence(finding_, tournament_), pointsSentence(finding_),
          roundRobinSentence(finding_, tournament_, subject(), other(), place()), prizeSentence(finding_),
          heldElsewhere(finding_), teamSentence(finding_, tournament_, subject(), other())})
        if (!text.isEmpty())
            return text;
    return tr("This is not possible here (code %1).").arg(static_cast<int>(finding_.code));
}

} // namespace

QString sentenceFor(const Finding& finding, const Tournament& tournament)
{
    return Words(finding, tournament).sentence();
}

QStringList sentencesFor(const std::vector<Finding>& findings, const Tournament& tournament)
{
    QStringList sentences;
    for (const Finding& finding : findings)
        sentences.append(sentenceFor(finding, tournament));
    sentences.removeDuplicates();
    return sentences;
}

QStringList sentencesFor(const CommandError& error, const Tournament& tournament)
{
    QStringList sentences;
    // The round before is closed by the one that is paired: that goes without saying.
    const auto isOfRound = [](const Finding& finding) {
        return finding.text == QLatin1StringView("pairings") && finding.round && !finding.board;
    };
    const auto isOfLaterRound = [&](const Finding& finding) {
        return std::any_of(error.findings.begin(), error.findings.end(), [&](const Finding& other) {
            return isOfRound(other) && other.text == finding.text && *finding.round < *other.round;
        });
    };
    for (const Finding& finding : error.findings)
        if (!isOfRound(finding) || finding.theirs != finding.mine || !isOfLaterRound(finding))
            sentences.append(finding.code == FindingCode::changedMeanwhile
                                 ? conflictText(finding, tournament, error.other)
                                 : sentenceFor(finding, tournament));
    sentences.removeDuplicates();
    return sentences;
}

bool saysWhoWasFaster(const CommandError& error)
{
    return error.other && std::any_of(error.findings.begin(), error.findings.end(), [](const Finding& finding) {
               return finding.code == FindingCode::changedMeanwhile;
           });
}

} // namespace pairwright
