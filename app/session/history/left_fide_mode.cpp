#include "app/session/history/left_fide_mode.h"

#include "app/session/tournament_session.h"

namespace pairwright {

Expected<Done, OpenError> stayOutsideFideMode(const QString& file, RatedBy ratedBy)
{
    if (ratedBy == RatedBy::fide)
        return Done{};
    auto opened = TournamentSession::open(file);
    if (!opened)
        return Unexpected{opened.error()};
    TournamentSession& session = **opened;
    if (!inFideMode(session.saved().settings))
        return Done{};
    const auto given = session.apply(SetRatedBy{ratedBy}, WarningLevel::twoSteps);
    session.flush();
    if (given && !inFideMode(session.saved().settings))
        return Done{};
    OpenError error;
    error.code = OpenError::Code::failed;
    error.path = file;
    error.detail = QStringLiteral("it did not leave FIDE mode");
    return Unexpected{error};
}

} // namespace pairwright
