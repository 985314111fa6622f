#include "ui/print/print_job.h"

#include <QPrinter>

namespace pairwright {

PrintJob::PrintJob(LayOut layOut, std::shared_ptr<QPrinter> printer, QObject* context)
    : Job(context, Ending::awaited)
    , layOut_(std::move(layOut))
    , printer_(std::move(printer))
{
}

void PrintJob::start()
{
    run<bool>([layOut = layOut_, printer = printer_](const std::stop_token&) { return printPages(layOut, *printer); },
              [](const bool& printed) { return printed; }, [](const QString&) { return false; });
}

} // namespace pairwright
