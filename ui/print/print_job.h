#pragma once

#include "app/jobs/job.h"
#include "ui/print/print_sheet.h"

#include <memory>

namespace pairwright {

/// Lays out and prints away from the window: hundreds of pages take seconds.
class PrintJob : public Job {
    Q_OBJECT
public:
    /// Nobody else uses the printer until it has ended.
    PrintJob(LayOut layOut, std::shared_ptr<QPrinter> printer, QObject* context);
    void start() override;

private:
    LayOut layOut_;
    std::shared_ptr<QPrinter> printer_;
};

} // namespace pairwright
