#include "app/session/plan/conflicts.h"

#include "app/domain/changes/change_check.h"
#include "app/domain/changes/field_merge.h"
#include "app/domain/json/json_fields.h"

namespace pairwright {

namespace {

class Collector {
public:
    explicit Collector(const Tournament& present)
        : present_(present)
    {
    }

    void operator()(const EventChange& change) { add(conflicts(present_.event, change.before, change.after)); }
    void operator()(const SettingsChange& change) { add(conflicts(present_.settings, change.before, change.after)); }
    void operator()(const PlayerChange& change)
    {
        const PlayerKey key = change.after ? change.after->key : change.before->key;
        const Player* player = present_.player(key);
        if (change.before && change.after && player != nullptr)
            add(conflicts(*player, *change.before, *change.after), key);
        else if (change.before && !startsFrom(present_, change))
            add({{"player", {}, {}}}, key);
    }
    void operator()(const LogChange& /*change*/) {} // everybody may note something
    void operator()(const BoardChange& change)
    {
        const Game* game = present_.game(change.board);
        if (game != nullptr && (game->outcome == change.before || game->outcome == change.after))
            return;
        const auto text = [](const BoardOutcome& outcome) {
            return json::compactText(json::write(outcome.result));
        };
        add({{"result", game != nullptr ? text(game->outcome) : QString(), text(change.after)}});
        found_.back().round = change.board.round;
        found_.back().board = change.board.board;
    }
    template <class T>
    void operator()(const T& change)
    {
        if (startsFrom(present_, change))
            return;
        add({{"round", {}, {}}});
        found_.back().round = change.round;
    }

    std::vector<Finding> take() { return std::move(found_); }

private:
    void add(const std::vector<FieldConflict>& fields, std::optional<PlayerKey> player = {})
    {
        for (const FieldConflict& field : fields) {
            Finding& finding = found_.emplace_back();
            finding.code = FindingCode::changedMeanwhile;
            finding.level = WarningLevel::refused;
            finding.player = player;
            finding.text = QLatin1StringView(field.key);
            finding.theirs = field.present;
            finding.mine = field.wanted;
        }
    }

    const Tournament& present_;
    std::vector<Finding> found_;
};

} // namespace

std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta)
{
    Collector collector(present);
    for (const Change& change : delta)
        std::visit(collector, change);
    return collector.take();
}

} // namespace pairwright
