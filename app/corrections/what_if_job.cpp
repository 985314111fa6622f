#include "app/corrections/what_if_job.h"

#include "app/corrections/ways.h"

#include <QTimer>

namespace pairwright {

namespace {

/// Shared with the worker, who may live longer than the job.
struct RoundsDone {
    std::atomic<int> done = 0;
    std::atomic<int> all = 0;
};

constexpr int millisecondsBetweenLooks = 100;

} // namespace

WhatIfJob::WhatIfJob(const Tournament& tournament, Mistake mistake, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(tournament)
    , mistake_(std::move(mistake))
{
}

void WhatIfJob::start()
{
    if (isRunning())
        return;
    const auto rounds = std::make_shared<RoundsDone>();
    auto* looks = new QTimer(this);
    connect(looks, &QTimer::timeout, this, [this, rounds] {
        if (isRunning() && rounds->all > 0)
            emit progressed(rounds->done, rounds->all);
    });
    looks->start(millisecondsBetweenLooks);
    run<Answer>(
        [tournament = tournament_, mistake = mistake_, rounds](const std::stop_token& stop) {
            const RoundNumber from = *mistake.round();
            Answer answer;
            answer.whatIf = whatIf(tournament, putRight(tournament, mistake), from, stop, [&rounds](int done, int all) {
                rounds->done = done;
                rounds->all = all;
            });
            if (!stop.stop_requested())
                answer.again = pairedAgain(tournament, mistake, stop);
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
