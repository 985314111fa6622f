#include "ui/pages/rounds/round_picture.h"

#include "app/pairing/encounter.h"
#include "app/pairing/paired_from.h"
#include "app/pairing/record_json.h"
#include "engine/capabilities.h"
#include "engine/tournament/colours.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace pairwright {

namespace {

/// Looks at the tournament as it was before the round, numbered as its version was.
class Before {
public:
    Before(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
        : tournament_(tournament)
        , round_(round)
        , view_(pairedFrom(tournament, round, version))
    {
        if (capabilitiesOf(version.system).facts == FactsColumn::none)
            return; // asks about nothing that the table does not show anyway
        for (const PlayerFacts& facts : factsBefore(view_.state, view_.order, version))
            facts_.emplace(facts.tpn, facts);
        const auto stored = storedRecordFromJson(version.recordJson);
        if (stored && version.origin != PairingOrigin::edited)
            record_ = stored->record;
        if (const auto* steps = record_ ? std::get_if<ProcedureRecord>(&*record_) : nullptr)
            for (const ProcedureStep& step : steps->steps)
                if (step.outcome == ProcedureOutcome::arbiterDecides)
                    leftToArbiter_.insert(step.players.begin(), step.players.end());
    }

    [[nodiscard]] SideLine side(PlayerKey player) const
    {
        SideLine line;
        line.player = player;
        if (const auto tpn = view_.order.tpnOf(player)) {
            line.tpn = *tpn;
            line.points = view_.state.scoreAfter(*tpn, round_.value - 1);
            line.virtualPoints = view_.state.pairingScore(*tpn, round_) - line.points;
            if (const auto found = facts_.find(*tpn); found != facts_.end())
                line.facts = found->second;
            if (record_)
                line.floats = limFloatsOf(*record_, *tpn);
        }
        return line;
    }

    [[nodiscard]] BoardLine board(int number, const Match& stored) const
    {
        BoardLine line{number, side(stored.a), side(stored.b), {}, {}, {}, false, false};
        note(line.white, line.black, Colour::White);
        note(line.black, line.white, Colour::Black);
        const Player* white = tournament_.player(stored.a);
        const Player* black = tournament_.player(stored.b);
        if (white != nullptr && black != nullptr && !white->data.club.isEmpty() &&
            white->data.club.compare(black->data.club, Qt::CaseInsensitive) == 0)
            line.sharedClub = white->data.club;
        if (white != nullptr && black != nullptr && white->data.rating && black->data.rating)
            line.ratingGap = std::abs(white->data.rating->value - black->data.rating->value);
        line.scheduledBefore = unplayedMeeting(line.white.tpn, line.black.tpn);
        line.leftToArbiter = leftToArbiter_.contains(line.white.tpn) || leftToArbiter_.contains(line.black.tpn);
        return line;
    }

private:
    void note(SideLine& line, const SideLine& opponent, Colour colour) const
    {
        const Score own = view_.state.pairingScore(line.tpn, round_);
        const Score theirs = view_.state.pairingScore(opponent.tpn, round_);
        line.notes.floatsDown = own > theirs;
        line.notes.floatsUp = own < theirs;
        if (view_.state.gamesOfARound > 1)
            return; // everybody has both colours in a match
        const ColourPreference due = colourPreference(colourHistory(view_.state.player(line.tpn)));
        line.notes.colourNotGranted = due.strength != PreferenceStrength::none && due.colour != colour;
    }

    [[nodiscard]] std::optional<RoundNumber> unplayedMeeting(Tpn first, Tpn second) const
    {
        for (int round = 1; round < round_.value; ++round) {
            const Encounter before = encounterOf(view_.state, first, RoundNumber{round});
            if (!before.played && before.opponent == second)
                return RoundNumber{round};
        }
        return std::nullopt;
    }

    const Tournament& tournament_;
    RoundNumber round_;
    EngineView view_;
    std::map<Tpn, PlayerFacts> facts_;
    std::optional<DecisionRecord> record_;
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

bool holds(const Pairings& pairings, const Match& match)
{
    return std::any_of(pairings.boards.begin(), pairings.boards.end(),
                       [&match](const Match& one) { return one.a == match.a && one.b == match.b; });
}

} // namespace

const RoundVersion* shownVersion(const Tournament& tournament, RoundNumber round)
{
    const Round* stored = tournament.round(round);
    if (stored == nullptr)
        return nullptr;
    const RoundVersion* published = stored->published();
    return published != nullptr ? published : stored->proposal();
}

std::vector<PlayerFacts> factsBefore(const TournamentState& state, const TpnMap& order, const RoundVersion& version)
{
    const std::vector<PlayerKey> present = version.participants();
    const std::set<PlayerKey> placed(present.begin(), present.end());
    PairingRequest request;
    request.system = version.system;
    std::int32_t number = 0;
    for (const PlayerKey key : order.order()) {
        ++number;
        if (!placed.contains(key))
            request.absent.push_back(Tpn{number});
    }
    return pairingFacts(state, request);
}

RoundPicture pictureOf(const Tournament& tournament, RoundNumber round)
{
    RoundPicture picture;
    picture.round = round;
    const RoundVersion* version = shownVersion(tournament, round);
    if (version == nullptr)
        return picture;
    picture.facts = capabilitiesOf(version->system).facts;
    const Before before(tournament, round, *version);
    int number = 0;
    for (const Match& match : version->pairings.boards) {
        picture.boards.push_back(before.board(++number, match));
        picture.boards.back().changedByHand = version->manualPhase && !holds(version->manualPhase->pairings, match);
    }
    for (const PlayerKey key : version->unpaired())
        picture.unpaired.push_back(before.side(key));
    if (version->pairings.bye)
        picture.bye = before.side(*version->pairings.bye);
    for (const PlayerKey key : version->order) {
        const Player* player = tournament.player(key);
        if (player == nullptr)
            continue;
        const Presence presence = presenceIn(*player, round);
        if (presence == Presence::zeroPointBye || presence == Presence::halfPointBye ||
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
