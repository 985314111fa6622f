#include "ui/pages/rounds/round_picture.h"

#include "app/domain/rounds/pairings.h"
#include "engine/capabilities.h"
#include "engine/tournament/colours.h"
#include "engine/tournament/match_record.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace pairwright {

namespace {

/// Looks at the tournament as it was before the round, numbered as its version was.
class Before {
public:
    /// `withFacts`: the table shows what the system knew.
    /// `byTable`: who meets whom, and with which colour, follows from the numbers alone.
    Before(const Tournament& tournament, const RoundReading& reading, bool withFacts, bool byTable)
        : tournament_(tournament)
        , reading_(reading)
        , round_(reading.round())
        , state_(reading.view().state)
        , withFacts_(withFacts)
        , byTable_(byTable)
    {
        const auto* steps = withFacts_ && reading.record() != nullptr
                                ? std::get_if<ProcedureRecord>(&reading.record()->record)
                                : nullptr;
        if (steps == nullptr)
            return;
        for (const ProcedureStep& step : steps->steps)
            if (step.outcome == ProcedureOutcome::arbiterDecides)
                leftToArbiter_.insert(step.players.begin(), step.players.end());
    }

    [[nodiscard]] SideLine side(PlayerKey player) const
    {
        SideLine line;
        line.player = player;
        if (const auto tpn = reading_.view().order.tpnOf(player)) {
            line.tpn = *tpn;
            line.points = state_.scoreAfter(*tpn, round_.value - 1);
            line.virtualPoints = state_.pairingScore(*tpn, round_) - line.points;
            if (const PlayerFacts* known = withFacts_ ? reading_.factsOf(*tpn) : nullptr)
                line.facts = *known;
            if (withFacts_ && reading_.record() != nullptr)
                line.floats = limFloatsOf(reading_.record()->record, *tpn);
        }
        return line;
    }

    [[nodiscard]] BoardLine board(int number, const Match& stored) const
    {
        BoardLine line{number, side(stored.a), side(stored.b), {}, {}, {}, false, false};
        if (!byTable_) {
            note(line.white, line.black, Colour::White);
            note(line.black, line.white, Colour::Black);
        }
        const Player* white = tournament_.player(stored.a);
        const Player* black = tournament_.player(stored.b);
        if (white != nullptr && black != nullptr && !white->data.club.isEmpty() &&
            white->data.club.compare(black->data.club, Qt::CaseInsensitive) == 0)
            line.sharedClub = white->data.club;
        if (!byTable_ && white != nullptr && black != nullptr && white->data.rating && black->data.rating)
            line.ratingGap = std::abs(white->data.rating->value - black->data.rating->value);
        line.scheduledBefore = unplayedMeeting(line.white.tpn, line.black.tpn);
        line.leftToArbiter = leftToArbiter_.contains(line.white.tpn) || leftToArbiter_.contains(line.black.tpn);
        return line;
    }

private:
    void note(SideLine& line, const SideLine& opponent, Colour colour) const
    {
        const Score own = state_.pairingScore(line.tpn, round_);
        const Score theirs = state_.pairingScore(opponent.tpn, round_);
        line.notes.floatsDown = own > theirs;
        line.notes.floatsUp = own < theirs;
        if (state_.gamesOfARound > 1)
            return; // everybody has both colours in a match
        const ColourPreference due = reading_.due(line.tpn);
        line.notes.colourNotGranted = due.strength != PreferenceStrength::none && due.colour != colour;
    }

    [[nodiscard]] std::optional<RoundNumber> unplayedMeeting(Tpn first, Tpn second) const
    {
        for (int round = 1; round < round_.value; ++round) {
            const MatchRecord before = matchOf(state_, first, RoundNumber{round});
            if (!before.isPlayed() && before.opponent == second)
                return RoundNumber{round};
        }
        return std::nullopt;
    }

    const Tournament& tournament_;
    const RoundReading& reading_;
    RoundNumber round_;
    const TournamentState& state_;
    bool withFacts_;
    bool byTable_;
    std::set<Tpn> leftToArbiter_;
};

/// Beyond this a gap is worth a look: twice what is usual in the round, and no less than a class of players.
int wideGap(const RoundPicture& picture)
{
    constexpr int leastWide = 300;
    std::vector<int> gaps;
    for (const BoardLine& line : picture.boards)
        if (line.ratingGap)
            gaps.push_back(*line.ratingGap);
    if (gaps.empty())
        return leastWide;
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::nth_element(gaps.begin(), middle, gaps.end());
    return std::max(leastWide, 2 * *middle);
}

} // namespace

RoundPicture pictureOf(const Tournament& tournament, RoundNumber round)
{
    const RoundVersion* version = shownVersion(tournament, round);
    return version != nullptr ? pictureOf(tournament, *version, RoundReading(tournament, round, *version))
                              : RoundPicture{round, {}, {}, {}, {}, {}};
}

RoundPicture pictureOf(const Tournament& tournament, const RoundVersion& version, const RoundReading& reading)
{
    RoundPicture picture;
    picture.round = reading.round();
    picture.facts = capabilitiesOf(version.system).facts;
    const Before before(tournament, reading, picture.facts != FactsColumn::none,
                        capabilitiesOf(version.system).allPlayAll);
    int number = 0;
    for (const Match& match : version.pairings.boards) {
        picture.boards.push_back(before.board(++number, match));
        picture.boards.back().changedByHand =
            version.manualPhase && sameBoard(version.manualPhase->pairings, match) == nullptr;
    }
    for (const PlayerKey key : version.unpaired())
        picture.unpaired.push_back(before.side(key));
    if (version.pairings.bye)
        picture.bye = before.side(*version.pairings.bye);
    for (const PlayerKey key : version.order) {
        const Player* player = tournament.player(key);
        if (player == nullptr)
            continue;
        const Presence presence = presenceIn(*player, reading.round());
        // Where everybody has a number, who has no game is free, or has left.
        const bool isFree = capabilitiesOf(version.system).allPlayAll && !isPlaced(version.pairings, key);
        if (isFree || presence == Presence::zeroPointBye || presence == Presence::halfPointBye ||
            presence == Presence::fullPointBye)
            picture.absent.push_back(before.side(key));
    }
    return picture;
}

WorthALook worthALook(const RoundPicture& picture)
{
    WorthALook found;
    const int wide = wideGap(picture);
    for (const BoardLine& line : picture.boards) {
        if (line.white.notes.floatsDown || line.black.notes.floatsDown)
            found.floats.push_back(line.board);
        if (line.white.notes.colourNotGranted || line.black.notes.colourNotGranted)
            found.colours.push_back(line.board);
        if (!line.sharedClub.isEmpty())
            found.clubs.push_back(line.board);
        if (line.scheduledBefore)
            found.scheduledBefore.push_back(line.board);
        if (line.ratingGap && *line.ratingGap > wide)
            found.ratingGaps.push_back(line.board);
    }
    return found;
}

} // namespace pairwright
