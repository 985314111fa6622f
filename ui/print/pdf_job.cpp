#include "ui/print/pdf_job.h"

namespace pairwright {

PdfJob::PdfJob(LayOut layOut, QSizeF page, QString path, QObject* context)
    : Job(context, Ending::awaited)
    , layOut_(std::move(layOut))
    , page_(page)
    , path_(std::move(path))
{
}

void PdfJob::start()
{
    using Outcome = Expected<bool, WriteError>; // false: nothing to show
    run<Outcome>(
        [layOut = layOut_, page = page_, path = path_](const std::stop_token& /*stop*/) -> Outcome {
            const std::shared_ptr<const PaintedPages> pages = layOut(page);
            if (pages == nullptr)
                return false;
            if (const auto saved = savePdf(*pages, path); !saved)
                return Unexpected{saved.error()};
            return true;
        },
        [this](const Outcome& outcome) {
            if (!outcome)
                emit failedWith(outcome.error());
            else if (!*outcome)
                emit nothingToShow();
            return outcome.hasValue() && *outcome;
        },
        [path = path_](const QString& what) -> Outcome {
            WriteError error;
            error.path = path;
            error.detail = what;
            return Unexpected{error};
        });
}

} // namespace pairwright
