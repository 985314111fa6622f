#include "app/corrections/late_arrival.h"

#include "app/corrections/kept_boards.h"
#include "app/domain/rounds/pairings.h"
#include "app/pairing/adapter.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/planner.h"

#include <algorithm>

namespace pairwright {

namespace {

using Kind = LateArrivalWay::Kind;

constexpr std::string_view lateEntry = "C.04.2:2026 art. 4.4"; // a late entry with minimal, agreed changes
constexpr std::string_view byeRules = "C.04.2:2026 art. 3.3";

const RoundVersion& lastPublished(const Tournament& tournament)
{
    return *tournament.round(tournament.lastPublished())->published();
}

/// Whites less Blacks in the games before the last published round.
int colourDifference(const Tournament& tournament, PlayerKey player)
{
    int difference = 0;
    for (int round = 1; round < tournament.lastPublished().value; ++round)
        for (const Match& match : tournament.round(RoundNumber{round})->published()->pairings.boards)
            for (const Game& game : match.games)
                if (game.outcome.result && !isForfeit(*game.outcome.result))
                    difference += game.white == player ? 1 : game.black == player ? -1 : 0;
    return difference;
}

/// White to who had it less often; else to the first of the two.
Match newBoard(const Tournament& tournament, PlayerKey first, PlayerKey second)
{
    const bool secondIsDue = colourDifference(tournament, second) < colourDifference(tournament, first);
    const MatchShape shape = matchShape(tournament.settings);
    return secondIsDue ? Match::of(second, first, shape) : Match::of(first, second, shape);
}

class Ways {
public:
    Ways(const Tournament& tournament, const std::vector<PlayerKey>& late, QString reason, const QDateTime& now)
        : tournament_(tournament)
        , late_(late)
        , reason_(std::move(reason))
        , now_(now)
        , round_{tournament.lastPublished()}
    {
    }

    void addWaiting()
    {
        const bool haveOne = std::ranges::all_of(late_, [this](PlayerKey key) {
            const Presence presence = presenceIn(*tournament_.player(key), round_);
            return presence == Presence::halfPointBye || presence == Presence::fullPointBye;
        });
        if (!haveOne) // else waiting brings them what they have
            ways_.push_back({{byeRules}, Kind::wait});
        AmendRound half = presentPairings();
        for (const PlayerKey player : late_)
            half.absences[player] = AbsenceKind::halfPoint;
        add(Kind::waitWithHalf, {byeRules}, half);
    }

    void addBoards()
    {
        const std::optional<PlayerKey> withBye = lastPublished(tournament_).pairings.bye;
        if (late_.size() == 1 && withBye) {
            AmendRound bye = presentPairings();
            bye.pairings.boards.push_back(newBoard(tournament_, *withBye, late_.front()));
            bye.pairings.bye.reset();
            add(Kind::takeBye, {lateEntry, 1}, bye);
        }
        if (late_.size() == 2) {
            AmendRound both = presentPairings();
            both.pairings.boards.push_back(newBoard(tournament_, late_.front(), late_.back()));
            add(Kind::meetEachOther, {lateEntry}, both);
        }
    }

    void addPairingAgain(const RoundDraft& again)
    {
        const Pairings& old = lastPublished(tournament_).pairings;
        Correction all;
        all.steps.emplace_back(WithdrawPublication{round_, reason_});
        all.steps.emplace_back(ClearAbsence{round_, late_});
        all.steps.emplace_back(StoreProposal{again});
        all.steps.emplace_back(PublishRound{round_});
        if (EnterResults kept = keptResults(old, again.pairings, round_); !kept.results.empty())
            all.steps.emplace_back(std::move(kept));
        add(Kind::pairAgain, {lateEntry, boardsThatGo(old, again.pairings)}, all);
    }

    std::vector<LateArrivalWay> take() { return std::move(ways_); }

private:
    [[nodiscard]] AmendRound presentPairings() const
    {
        const RoundVersion& published = lastPublished(tournament_);
        return {round_, published.pairings, {}, reason_, published.version};
    }

    void add(Kind kind, OfferedWay offered, const Command& command)
    {
        if (!isPossible(offered, tournament_, command, now_))
            return;
        // Two who met before, or a third colour in a row: that is no way to offer.
        const auto breaks = [](const Finding& finding) {
            return finding.code == FindingCode::rematch || finding.code == FindingCode::forbiddenPair ||
                   finding.code == FindingCode::thirdColourInARow ||
                   finding.code == FindingCode::colourDifferenceBeyondTwo;
        };
        if (kind != Kind::pairAgain && std::any_of(offered.findings.begin(), offered.findings.end(), breaks))
            return;
        ways_.push_back({std::move(offered), kind, command});
    }

    const Tournament& tournament_;
    const std::vector<PlayerKey>& late_;
    QString reason_;
    const QDateTime& now_;
    RoundNumber round_;
    std::vector<LateArrivalWay> ways_;
};

} // namespace

std::vector<PlayerKey> withoutPlace(const Tournament& tournament)
{
    std::vector<PlayerKey> players;
    if (!tournament.hasBegun())
        return players;
    const RoundNumber round = tournament.lastPublished();
    const Pairings& pairings = lastPublished(tournament).pairings;
    for (const Player& player : tournament.players)
        if (!isPlaced(pairings, player.key) && presenceIn(player, round) != Presence::withdrawn)
            players.push_back(player.key);
    return players;
}

std::vector<LateArrivalWay> lateArrivalWays(const Tournament& tournament, const std::vector<PlayerKey>& late,
                                            const std::optional<RoundDraft>& again, const QString& reason,
                                            const QDateTime& now)
{
    if (late.empty() || !tournament.hasBegun())
        return {};
    Ways ways(tournament, late, reason.trimmed().isEmpty() ? QStringLiteral("?") : reason, now);
    ways.addWaiting();
    ways.addBoards();
    if (again)
        ways.addPairingAgain(*again);
    return ways.take();
}

std::optional<RoundDraft> pairedWith(const Tournament& tournament, const std::vector<PlayerKey>& late,
                                     const std::stop_token& stop, const std::function<void(int, int)>& progress)
{
    const RoundNumber round = tournament.lastPublished();
    const Correction before{{WithdrawPublication{round, QStringLiteral("?")}, ClearAbsence{round, late}}};
    const Plan plan = planOf(tournament, before, QDateTime::currentDateTimeUtc());
    if (late.empty() || highestLevel(plan.findings) == WarningLevel::refused)
        return std::nullopt;
    Tournament state = tournament;
    applyTo(state, plan.delta);
    auto draft = proposeRound(state, stop, progress);
    if (!draft)
        return std::nullopt;
    return std::move(draft).value();
}

} // namespace pairwright
