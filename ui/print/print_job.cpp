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
    run<bool>([layOut = layOut_,
               printer = printer_](const std::stop_token& stop) { return printPages(layOut, *printer, stop); },
              [](const bool& printed) { return printed; }, [](const QString&) { return false; });
}

} // namespace pairwright
