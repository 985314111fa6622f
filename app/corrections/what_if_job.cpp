#include "app/corrections/what_if_job.h"

#include "app/corrections/ways.h"

namespace pairwright {

WhatIfJob::WhatIfJob(SharedTournament tournament, Mistake mistake, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , mistake_(std::move(mistake))
{
}

void WhatIfJob::start()
{
    run<Answer>(
        [tournament = tournament_, mistake = mistake_, report = reporter()](const std::stop_token& stop) {
            const RoundNumber from = *mistake.round();
            Answer answer;
            answer.whatIf = whatIf(*tournament, putRight(*tournament, mistake), from, stop, report);
            if (!stop.stop_requested())
                answer.again = pairedAgain(*tournament, mistake, stop);
            return answer;
        },
        [this](const Answer& answer) {
            if (!answer.broken)
                emit answered(answer);
            return !answer.broken;
        },
        [](const QString& what) {
            qWarning("what if: %s", qUtf8Printable(what));
            Answer answer;
            answer.broken = true;
            return answer;
        });
}

} // namespace pairwright
