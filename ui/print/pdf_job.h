#pragma once

#include "app/jobs/job.h"
#include "ui/print/print_sheet.h"

namespace pairwright {

/// Lays out and saves as PDF away from the window: hundreds of pages take seconds.
class PdfJob : public Job {
    Q_OBJECT
public:
    /// `layOut` gives nullptr where there is nothing to show; `page` is the size of the paper.
    PdfJob(LayOut layOut, QSizeF page, QString path, QObject* context);
    void start() override;

signals:
    /// Sent before failed().
    void nothingToShow();
    void failedWith(const pairwright::WriteError& error);

private:
    LayOut layOut_;
    QSizeF page_;
    QString path_;
};

} // namespace pairwright
