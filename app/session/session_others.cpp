// Who has changed last what is not any more as it was seen.

#include "app/domain/changes/field_merge.h"
#include "app/domain/players/player_fields.h"
#include "app/session/session_impl.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace pairwright {

namespace {

/// That change is of what the finding is about; `isExact`: of that field of it.
bool isAbout(const Change& change, const Finding& finding, bool isExact)
{
    const auto hasField = [&](const auto& before, const auto& after) {
        const auto fields = conflicts(*after, *before, *after, Accepts::start);
        return !isExact || std::any_of(fields.begin(), fields.end(), [&finding](const FieldConflict& field) {
            return finding.text == QLatin1StringView(field.key);
        });
    };
    const bool isOfGame = finding.round && finding.board;
    return std::visit(
        [&](const auto& one) {
            using T = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<T, PlayerChange>)
                return finding.player && (one.after ? one.after : one.before)->key == *finding.player &&
                       (!one.before || !one.after || hasField(one.before, one.after));
            else if constexpr (std::is_same_v<T, EventChange> || std::is_same_v<T, SettingsChange>)
                return !finding.player && !isOfGame && hasField(one.before, one.after);
            else if constexpr (std::is_same_v<T, BoardChange>)
                return isOfGame && one.board.round == *finding.round && one.board.board == *finding.board;
            else if constexpr (std::is_same_v<T, LineUpChange>)
                return finding.round == one.round && (!isExact || finding.player == one.team);
            else if constexpr (std::is_same_v<T, LogChange>)
                return false;
            else
                return !finding.player && finding.round == one.round;
        },
        change);
}

} // namespace

void TournamentSession::Impl::remember(LastForeign step)
{
    constexpr std::size_t mostRemembered = 500;
    lastForeign.push_back(std::move(step));
    if (lastForeign.size() > mostRemembered)
        lastForeign.pop_front();
}

CommandError TournamentSession::Impl::named(CommandError error) const
{
    for (const Finding& finding : error.findings) {
        if (error.other || finding.code != FindingCode::changedMeanwhile)
            continue;
        for (const bool isExact : {true, false}) {
            const auto found = std::find_if(lastForeign.rbegin(), lastForeign.rend(), [&](const LastForeign& foreign) {
                const Delta& delta = foreign.step->delta;
                return std::any_of(delta.begin(), delta.end(),
                                   [&](const Change& change) { return isAbout(change, finding, isExact); });
            });
            if (error.other || found == lastForeign.rend())
                continue;
            error.other = found->by;
        }
    }
    return error;
}

std::optional<CommandError::Other> TournamentSession::whoEntered(BoardId game) const
{
    const Game* entered = projected().game(game);
    if (entered == nullptr || !entered->outcome.result)
        return std::nullopt;
    for (auto foreign = impl_->lastForeign.rbegin(); foreign != impl_->lastForeign.rend(); ++foreign)
        for (const Change& change : foreign->step->delta) {
            const auto* one = std::get_if<BoardChange>(&change);
            if (one != nullptr && one->board == game && one->before.result != one->after.result)
                return !foreign->isOwn && one->after.result == entered->outcome.result ? std::optional(foreign->by)
                                                                                       : std::nullopt;
        }
    return std::nullopt;
}

std::optional<CommandError::Other> TournamentSession::whoChanged(PlayerKey player, PlayerField field) const
{
    using Other = CommandError::Other;
    const Player* now = projected().anybody(player);
    const auto changed = [&](auto member) -> std::optional<Other> {
        for (auto foreign = impl_->lastForeign.rbegin(); foreign != impl_->lastForeign.rend(); ++foreign)
            for (const Change& change : foreign->step->delta) {
                const auto* one = std::get_if<PlayerChange>(&change);
                if (one == nullptr || !one->before || !one->after || one->after->key != player)
                    continue;
                const auto& after = one->after->data.*member;
                if (!(one->before->data.*member == after))
                    return !foreign->isOwn && after == now->data.*member ? std::optional(foreign->by) : std::nullopt;
            }
        return std::nullopt;
    };
    return now != nullptr ? std::visit(changed, infoOf(field).member) : std::nullopt;
}

} // namespace pairwright
