#include "app/session/plan/conflicts.h"

#include "app/domain/changes/change_check.h"
#include "app/domain/changes/field_merge.h"
#include "app/domain/json/json_fields.h"

#include <algorithm>

namespace pairwright {

namespace {

QString textOf(const BoardOutcome& outcome)
{
    return json::compactText(json::write(outcome.result));
}

/// The day of a postponed game; null: none is agreed, or the game is not postponed.
QString textOf(const std::optional<Postponement>& postponed)
{
    return json::compactText(json::write(postponed ? postponed->to : std::optional<QDate>()));
}

/// The game has the result that was seen; what is not as it was seen is its day.
bool isAboutTheDay(const BoardOutcome& present, const BoardOutcome& seen)
{
    return present.result == seen.result && present.postponed != seen.postponed;
}

/// "unpaired", "proposed 2", "published 1".
QString textOf(const Round* round)
{
    QString text = QStringLiteral("unpaired");
    if (round != nullptr && round->published() != nullptr)
        text = QStringLiteral("published %1").arg(round->published()->version);
    else if (round != nullptr && round->proposal() != nullptr)
        text = QStringLiteral("proposed %1").arg(round->proposal()->version);
    return json::compactText(json::write(text));
}

bool haveTheSameVersions(const Round* one, const Round* other)
{
    if (one == nullptr || other == nullptr)
        return one == other;
    return one->versions == other->versions;
}

/// Asks of each change whether a state has what it starts from.
class Collector {
public:
    /// `seen`: the other state; nullptr: not known. `isAboutMore`: the state is what was seen, and the changes start
    /// from `other`, which is there.
    Collector(const Delta& delta, const Tournament& state, const Tournament* other, bool isAboutMore)
        : delta_(delta)
        , state_(state)
        , other_(other)
        , isAboutMore_(isAboutMore)
        , accepts_(isAboutMore ? Accepts::start : Accepts::startOrEnd)
    {
    }

    void operator()(const EventChange& change)
    {
        add(conflicts(state_.event, *change.before, *change.after, accepts_));
    }
    void operator()(const SettingsChange& change)
    {
        add(conflicts(state_.settings, *change.before, *change.after, accepts_));
    }
    void operator()(const PlayerChange& change)
    {
        const PlayerKey key = change.after ? change.after->key : change.before->key;
        const Player* player = state_.anybody(key);
        if (change.before && change.after && player != nullptr)
            add(conflicts(*player, *change.before, *change.after, accepts_), key);
        else if (change.before && !startsFrom(state_, change))
            add({{"player", {}, {}, {}}}, key);
    }
    void operator()(const LogChange& /*change*/) {} // everybody may note something
    void operator()(const BoardChange& change)
    {
        const Game* game = state_.game(change.board);
        if (!isThatGame(game, change)) {
            const Round* seen = isAboutMore_ ? state_.round(change.board.round) : nullptr;
            addRound(change.board.round, change.board.board,
                     seen != nullptr ? seen->publishedVersion : std::optional(change.version));
        } else if (game->outcome != change.before && (isAboutMore_ || game->outcome != change.after)) {
            if (isAboutTheDay(game->outcome, change.before))
                add({{"postponed", textOf(game->outcome.postponed), textOf(change.after.postponed),
                      textOf(change.before.postponed)}});
            else
                add({{"result", textOf(game->outcome), textOf(change.after), textOf(change.before)}});
            found_.back().round = change.board.round;
            found_.back().board = change.board.board;
        }
    }
    void operator()(const LineUpChange& change)
    {
        const Match* match = state_.board({change.round, change.board});
        if (match == nullptr || !match->has(change.team))
            addRound(change.round, change.board);
        else if (const LineUp present = match->lineUpOf(change.team);
                 present != change.before && (isAboutMore_ || present != change.after))
            add({{"lineUp", json::compactText(json::write(present)), json::compactText(json::write(change.after)),
                  json::compactText(json::write(change.before))}},
                change.team);
    }
    void operator()(PairingsChange change)
    {
        const Round* round = state_.round(change.round);
        if (const RoundVersion* proposal = round != nullptr ? round->version(change.version) : nullptr)
            change.before.origin = proposal->origin; // every hand edit makes it an edited one
        addIfItDoesNotStart(change);
    }
    void operator()(const RoundChange& change) { addIfItDoesNotStart(change); }
    template <class ChangeOfAVersion>
    void operator()(const ChangeOfAVersion& change)
    {
        if (other_ == nullptr)
            addIfItDoesNotStart(change);
        else if (!haveTheSameVersions(state_.round(change.round), other_->round(change.round)))
            addRound(change.round);
    }

    std::vector<Finding> take() { return std::move(found_); }

private:
    /// Others may have amended the round since.
    [[nodiscard]] bool isThatGame(const Game* game, const BoardChange& change) const
    {
        if (game == nullptr)
            return false;
        if (other_ == nullptr)
            return state_.round(change.board.round)->publishedVersion == change.version;
        const Game* same = other_->game(change.board);
        return same != nullptr && same->white == game->white && same->black == game->black;
    }

    template <class T>
    void addIfItDoesNotStart(const T& change)
    {
        if (!startsFrom(state_, change))
            addRound(change.round);
    }

    Finding& addFinding(const char* key)
    {
        Finding& finding = found_.emplace_back();
        finding.code = FindingCode::changedMeanwhile;
        finding.level = WarningLevel::refused;
        finding.text = QLatin1StringView(key);
        return finding;
    }

    void add(const std::vector<FieldConflict>& fields, std::optional<PlayerKey> player = {})
    {
        for (const FieldConflict& field : fields) {
            Finding& finding = addFinding(field.key);
            finding.player = player;
            finding.theirs = isAboutMore_ ? field.before : field.present;
            finding.mine = field.wanted;
        }
    }

    /// Once, however many changes there are of it.
    void addRound(RoundNumber round, std::optional<int> board = {}, std::optional<int> version = {})
    {
        if (std::any_of(found_.begin(), found_.end(),
                        [round](const Finding& one) { return one.round == round && one.text == pairings; }))
            return;
        Finding& finding = addFinding(pairings);
        finding.round = round;
        finding.board = board;
        finding.value = version;
        finding.theirs = textOf((isAboutMore_ ? other_ : &state_)->round(round));
        if (other_ == nullptr)
            return;
        Tournament wanted = *other_;
        applyTo(wanted, delta_);
        finding.mine = textOf(wanted.round(round));
    }

    static constexpr auto pairings = "pairings";

    const Delta& delta_;
    const Tournament& state_;
    const Tournament* other_;
    bool isAboutMore_;
    Accepts accepts_;
    std::vector<Finding> found_;
};

std::vector<Finding> collected(const Delta& delta, Collector collector)
{
    for (const Change& change : delta)
        std::visit(collector, change);
    return collector.take();
}

} // namespace

std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta)
{
    return collected(delta, {delta, present, nullptr, false});
}

std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta, const Tournament& seen)
{
    return collected(delta, {delta, present, &seen, false});
}

std::vector<Finding> conflictsOfMore(const Tournament& present, const Delta& again, const Tournament& seen)
{
    return collected(again, {again, seen, &present, true});
}

bool standsAlready(const Tournament& present, const Delta& delta)
{
    return std::all_of(delta.begin(), delta.end(), [&present](const Change& change) {
        if (const auto* board = std::get_if<BoardChange>(&change)) {
            const Game* game = present.game(board->board);
            return game != nullptr && game->outcome == board->after;
        }
        if (std::holds_alternative<LogChange>(change))
            return true; // whoever was faster noted it
        const auto* player = std::get_if<PlayerChange>(&change);
        if (player == nullptr || !player->before || !player->after)
            return false;
        const Player* there = present.anybody(player->after->key);
        if (there == nullptr)
            return false;
        Player after = *there;
        takeOver(after, *player->before, *player->after);
        return after == *there;
    });
}

} // namespace pairwright
