#include "ui/frame/apply_in_window.h"

#include "ui/frame/seen_before.h"
#include "ui/text/steps/finding_text.h"

namespace pairwright {

void applyInWindow(MessageBar& bar, Desk& desk, const Command& command, const QString& title, const QString& action,
                   const Continuation& then)
{
    bar.dismiss();
    const auto possible = desk.session()->check(command);
    const bool asks = !possible && possible.error().kind == CommandError::Kind::needsConfirmation;
    if (possible || (asks && possible.error().level != WarningLevel::acknowledge)) {
        desk.apply(command, title, action, then);
        return;
    }
    const QStringList texts =
        sentencesFor(possible.error(), desk.projected()) + QStringList(whoseResult(desk, command));
    const QString text = texts.join(QLatin1Char('\n')).trimmed();
    if (!asks) {
        bar.tell(Mood::warning, text);
        if (then)
            then(Answer::failed);
        return;
    }
    const TournamentSession* asked = desk.session();
    const auto goOn = [&desk, command, asked, then, seen = SeenBefore(desk)] {
        if (desk.session() == asked && seen.holds(command))
            desk.apply(command, WarningLevel::acknowledge, then);
    };
    const auto leave = [then] {
        if (then)
            then(Answer::cancelled);
    };
    bar.tell(Mood::warning, text, action, goOn, leave);
}

} // namespace pairwright
