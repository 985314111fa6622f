#include "ui/text/rounds/round_text.h"

#include "app/domain/setup/round_start.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/report/shown_date.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "ui/text/format.h"
#include "ui/text/steps/finding_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::RoundText)
};

constexpr int namesInASentence = 8;

QString namesOf(const std::vector<PlayerKey>& players, const Tournament& tournament)
{
    QStringList names;
    for (const PlayerKey key : players) {
        const Player* player = tournament.player(key);
        if (player == nullptr)
            continue;
        if (names.size() == namesInASentence) {
            const int more = static_cast<int>(players.size()) - namesInASentence;
            names.append(Tr::tr("%n more", nullptr, more));
            break;
        }
        names.append(player->data.name);
    }
    return names.join(QStringLiteral("; "));
}

} // namespace

QString describeState(const Round& round)
{
    const RoundVersion* published = round.published();
    switch (round.state()) {
    case RoundState::unpaired: return Tr::tr("Not paired");
    case RoundState::proposed:
        if (round.proposal() != nullptr && round.proposal()->manualPhase)
            return Tr::tr("Editing v%1").arg(round.proposal()->version);
        return Tr::tr("Proposal v%1").arg(round.proposal() != nullptr ? round.proposal()->version : 1);
    case RoundState::playing:
        if (round.openBoards().size() == published->pairings.boards.size())
            return Tr::tr("Published v%1").arg(published->version);
        return Tr::tr("Playing");
    case RoundState::complete: return round.adjournedBoards().empty() ? Tr::tr("Complete") : Tr::tr("Adjourned games");
    case RoundState::closed: return round.adjournedBoards().empty() ? Tr::tr("Closed") : Tr::tr("Adjourned games");
    }
    return {};
}

Mood moodOf(const Round& round)
{
    const RoundState state = round.state();
    if (state == RoundState::proposed || !round.adjournedBoards().empty())
        return Mood::warning;
    return state == RoundState::complete ? Mood::good : Mood::neutral;
}

QString describeOpenGames(const Tournament& tournament, const std::vector<OpenGames>& rounds)
{
    constexpr qsizetype most = 3; // of a round robin whose rounds are all published there may be many
    QStringList parts;
    int told = 0;
    for (const OpenGames& games : rounds) {
        if (parts.size() >= most)
            break;
        ++told;
        if (!games.missing.empty())
            parts.append(filled(Tr::tr("%1 of round %2 (no result)", "boards or matches"),
                                boardPlaces(tournament, games.round, games.missing, Unended::missing),
                                games.round.value));
        if (!games.adjourned.empty())
            parts.append(filled(Tr::tr("%1 of round %2 (adjourned)", "boards or matches"),
                                boardPlaces(tournament, games.round, games.adjourned, Unended::adjourned),
                                games.round.value));
    }
    if (const int more = static_cast<int>(rounds.size()) - told; more > 0)
        parts.append(Tr::tr("games of %n more round(s)", nullptr, more));
    return parts.join(QStringLiteral("; "));
}

QString whyNoFinalStandings(const Tournament& tournament, int afterRound)
{
    const std::vector<OpenGames> waiting = finalStandingsWaitFor(tournament, afterRound);
    if (waiting.empty())
        return {};
    const QString open = filled(Tr::tr("Not ended: %1. In FIDE mode standings after the last round are made when every "
                                       "game has ended: enter the results."),
                                describeOpenGames(tournament, waiting));
    return afterRound < 2
               ? open
               : open + QLatin1Char(' ') + filled(Tr::tr("Those after round %1 can be had meanwhile."), afterRound - 1);
}

namespace {

/// What the round itself waits for; `allEnded`: no game of an earlier round is open.
QString nextOfTheRound(const Tournament& tournament, RoundNumber number, bool proposalIsStale, bool allEnded)
{
    const Round* round = tournament.round(number);
    const RoundState state = round != nullptr ? round->state() : RoundState::unpaired;
    const bool last = number.value >= tournament.settings.plannedRounds;
    const bool allAtOnce = capabilitiesOf(tournament.settings.system).rounds == RoundsMade::allAtOnce;
    const auto adjourned = [&] {
        return boardPlaces(tournament, number, round->adjournedBoards(), Unended::adjourned);
    };
    switch (state) {
    case RoundState::unpaired:
        return allAtOnce ? Tr::tr("Press F6 to lay out all rounds.")
                         : Tr::tr("Press F6 to pair round %1.").arg(number.value);
    case RoundState::proposed:
        if (round->proposal() != nullptr && round->proposal()->manualPhase)
            return Tr::tr("The pairings are being edited by hand: validate or cancel before anything else.");
        return proposalIsStale ? Tr::tr("Something has changed since this proposal was made. Press F6 to pair again.")
                               : Tr::tr("Only a proposal: before you publish it with F7, only who works on this "
                                        "tournament sees it.");
    case RoundState::playing: {
        const std::vector<int> missing = round->openBoards();
        const QString places = boardPlaces(tournament, number, missing, Unended::missing);
        return tournament.settings.teams
                   ? Tr::tr("Not ended: %1.").arg(places)
                   : Tr::tr("%n result(s) missing: %1", "boards", static_cast<int>(missing.size())).arg(places);
    }
    case RoundState::complete:
        if (!round->adjournedBoards().empty())
            return Tr::tr("Adjourned: %1.", "boards or matches").arg(adjourned());
        if (last || allAtOnce)
            return last && allEnded ? Tr::tr("All results are in. This was the last round: see Standings and Export.")
                                    : Tr::tr("All results of this round are in.");
        if (const Round* after = tournament.round(RoundNumber{number.value + 1}); after != nullptr && after->proposal())
            return Tr::tr("All results of this round are in. Round %1 is a proposal.").arg(number.value + 1);
        return (allEnded ? Tr::tr("All results are in. Press F6 to pair round %1.")
                         : Tr::tr("All results of this round are in. Press F6 to pair round %1."))
            .arg(number.value + 1);
    case RoundState::closed:
        return round->adjournedBoards().empty()
                   ? Tr::tr("The next round is published. Results can be corrected with Ctrl+Shift+C.")
                   : Tr::tr("Adjourned: %1. Ctrl+Shift+C enters how it ended.", "boards or matches").arg(adjourned());
    }
    return {};
}

} // namespace

QString whatIsNext(const Tournament& tournament, RoundNumber number, bool proposalIsStale)
{
    const std::vector<OpenGames> earlier = openGames(tournament, number.value - 1);
    const QString next = nextOfTheRound(tournament, number, proposalIsStale, earlier.empty());
    const QLatin1StringView stop(next.endsWith(QLatin1Char('.')) ? "" : ".");
    return earlier.empty()
               ? next
               : next + stop + QLatin1Char(' ') + Tr::tr("Not ended: %1.").arg(describeOpenGames(tournament, earlier));
}

QString nextStartText(const Tournament& tournament, const QDate& today)
{
    const RoundNumber next = roundToBegin(tournament);
    const RoundStart start = startOf(tournament.event, next);
    if (next.value > tournament.settings.plannedRounds || !start.time.isValid() ||
        (start.date.isValid() && start.date < today))
        return {};
    return start.date.isValid() && start.date != today
               ? filled(Tr::tr("Round %1 starts on %2 at %3.", "date, time"), next.value, shownDate(start.date),
                        shownTime(start.time))
               : filled(Tr::tr("Round %1 starts at %2."), next.value, shownTime(start.time));
}

QString reasonFor(const PairingJobError& error, const Tournament& tournament)
{
    if (!error.illegal.empty())
        return Tr::tr("The pairing failed its own check and was thrown away. Please report this defect: %1")
            .arg(sentencesFor(error.illegal, tournament).join(QLatin1Char(' ')));
    const QString blocked = namesOf(error.blocked, tournament);
    switch (error.reason) {
    case PairingFailure::Reason::nobodyToPair:
        return (tournament.settings.teams ? Tr::tr("Fewer than two teams are present in round %1.")
                                          : Tr::tr("Fewer than two players are present in round %1."))
            .arg(error.round.value);
    case PairingFailure::Reason::noLegalPairing:
        if (error.blocked.size() == 1 && error.onlyOpponents.empty())
            return filled(Tr::tr("Round %1 cannot be paired: %2 has nobody left to meet."), error.round.value, blocked);
        return error.onlyOpponents.empty()
                   ? filled(Tr::tr("Round %1 cannot be paired: %2 may meet nobody but one another any more, and so not "
                                   "all of them have an opponent."),
                            error.round.value, blocked)
                   : filled(Tr::tr("Round %1 cannot be paired: %2 may meet nobody but one another and %3 any more, and "
                                   "these are too few."),
                            error.round.value, blocked, namesOf(error.onlyOpponents, tournament));
    case PairingFailure::Reason::noEligibleForBye:
        return filled(Tr::tr("Round %1 cannot be paired: an odd number is present and nobody may get the bye any more "
                             "(%2)."),
                      error.round.value, blocked);
    case PairingFailure::Reason::unknownSystem:
    case PairingFailure::Reason::unknownOption:
    case PairingFailure::Reason::roundsOneByOne:
        return Tr::tr(
            "This program cannot pair by the system of this tournament. Choose another on the Overview page.");
    case PairingFailure::Reason::noTable:
        return (tournament.settings.teams
                    ? Tr::tr("A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles. Add or "
                             "remove teams, or choose another system on the Overview page.")
                    : Tr::tr("A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles. Add "
                             "or remove players, or choose another system on the Overview page."))
            .arg(mostRounds);
    case PairingFailure::Reason::missingRatings:
        return Tr::
            tr("This system pairs by rating, and these players have none: %1. Enter their ratings (estimates will do).")
                .arg(blocked);
    case PairingFailure::Reason::inconsistentState:
        return Tr::tr("The rounds so far contradict each other for %1. Correct their results first.").arg(blocked);
    case PairingFailure::Reason::tooLarge:
        return Tr::tr("Round %1 was not paired: the rules of this system make it try one set of floaters after the "
                      "other, and here these are more than the program tries. Fewer players who must not meet, or "
                      "another system, will help.")
            .arg(error.round.value);
    case PairingFailure::Reason::cancelled: return Tr::tr("Pairing was cancelled. Nothing was changed.");
    }
    return {};
}

bool canBeMadeByHand(const PairingJobError& error)
{
    return error.reason != PairingFailure::Reason::cancelled &&
           error.reason != PairingFailure::Reason::roundsOneByOne && error.reason != PairingFailure::Reason::noTable;
}

QString sentenceFor(const PairingJobError& error, const Tournament& tournament)
{
    QString advice;
    if (error.illegal.empty() && error.reason == PairingFailure::Reason::nobodyToPair)
        advice = Tr::tr("Look at the presence list (Ctrl+R).");
    else if (error.illegal.empty() && error.reason == PairingFailure::Reason::noLegalPairing)
        advice = Tr::tr("Change who is present, make the round by hand, or end the tournament here.");
    else if (error.illegal.empty() && error.reason == PairingFailure::Reason::noEligibleForBye)
        advice = Tr::tr("Change who is present, so that the number is even, or make the round by hand.");
    const QString reason = reasonFor(error, tournament);
    return advice.isEmpty() ? reason : reason + QLatin1Char(' ') + advice;
}

} // namespace pairwright
