#include "ui/frame/seen_before.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/session/plan/conflicts.h"
#include "app/session/plan/planner.h"
#include "app/storage/server/server_address.h"
#include "ui/text/format.h"
#include "ui/text/steps/conflict_text.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/who_text.h"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace pairwright {

namespace {

bool isAbout(const ChangeSet& changes, const Finding& finding)
{
    if (!finding.player && !finding.round)
        return changes.settings || changes.event;
    if (finding.player && changes.players.contains(*finding.player))
        return true;
    if (finding.round && changes.rounds.contains(*finding.round))
        return true;
    return std::any_of(changes.boards.begin(), changes.boards.end(), [&finding](const BoardId& board) {
        return finding.round == board.round && (!finding.board || finding.board == board.board);
    });
}

/// Nobody else writes to a file, and what nobody changes is not copied.
SharedTournament seenBy(const Desk& desk)
{
    return ServerAddress::read(desk.session()->path()) ? desk.projectedState() : nullptr;
}

} // namespace

QString whoseResult(const Desk& desk, const Command& command)
{
    const auto game = std::visit(
        [](const auto& one) -> std::optional<BoardId> {
            if constexpr (requires { requires std::is_same_v<decltype(one.board), BoardId>; })
                return one.board;
            return std::nullopt;
        },
        command);
    const auto by = game ? desk.session()->whoEntered(*game) : std::nullopt;
    return by ? filled(Desk::tr("%1: “%2” was entered by %3 at %4.", "board or match; result; who and when"),
                       gamePlaceFirst(desk.projected(), *game),
                       formatResult(*desk.projected().game(*game)->outcome.result), describeWho(by->who),
                       whenText(by->at))
              : QString();
}

SeenBefore::SeenBefore(Desk& desk)
    : desk_(&desk)
    , session_(desk.session())
    , state_(seenBy(desk))
    , since_(std::make_shared<Since>())
{
    QObject::connect(desk_, &Desk::heard, &since_->ears,
                     [since = since_.get(), asked = desk_](const ChangeSet& changes, const QString& who) {
                         const QDateTime at = QDateTime::currentDateTimeUtc().addMSecs(asked->session()->clockAhead());
                         since->heard.push_back({changes, {who, at}});
                     });
}

std::optional<CommandError::Other> SeenBefore::whoChanged(const Finding& finding) const
{
    const auto found = std::find_if(since_->heard.rbegin(), since_->heard.rend(),
                                    [&finding](const Heard& one) { return isAbout(one.changes, finding); });
    return found != since_->heard.rend() ? std::optional(found->by) : std::nullopt;
}

bool SeenBefore::holds(const Command& command) const
{
    if (desk_->session() != session_)
        return false;
    if (since_->heard.empty() || state_ == nullptr)
        return true;
    const Tournament& present = desk_->projected();
    const Delta delta = planOf(present, command, QDateTime::currentDateTimeUtc()).delta;
    CommandError error;
    error.findings = conflictsOfMore(present, delta, *state_);
    // What this desk has changed itself since is known here.
    std::erase_if(error.findings, [this](const Finding& finding) { return !whoChanged(finding); });
    if (error.findings.empty())
        return true; // where it is not possible any more the session says why
    error.other = whoChanged(error.findings.front());
    const QString text = sentencesFor(error, present).join(QLatin1Char('\n'));
    if (std::ranges::any_of(error.findings, isOfOtherPlayers)) {
        desk_->messages().tell(Mood::warning, text);
        return false;
    }
    const SeenBefore again(*desk_);
    Question question;
    question.title = Desk::tr("Replace what another desk has entered?");
    question.text = text;
    question.action = Desk::tr("Replace");
    return desk_->asker().ask(question).has_value() && again.holds(command);
}

} // namespace pairwright
