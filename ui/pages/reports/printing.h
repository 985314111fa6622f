#pragma once

#include "ui/frame/desk.h"
#include "ui/pages/reports/print_set.h"
#include "ui/print/print_job.h"

#include <QObject>
#include <QPointer>

namespace pairwright {

/// What one window's tournament brings to paper: the plan of this computer, whether what hangs on the wall is still
/// true, and the way to the printer. The window works on meanwhile; the desk tells how it went.
class Printing : public QObject {
    Q_OBJECT
public:
    explicit Printing(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] const PaperPlan& plan() const { return plan_; }
    /// Keeps it for this tournament on this computer.
    void setPlan(const PaperPlan& plan);
    /// The tournament is at another place on the web, or nowhere (empty).
    void setWebAddress(const QString& address);
    /// The moment whose sheets were not printed yet as they would be now; none: nothing is due.
    [[nodiscard]] std::optional<PrintMoment> due() const;
    /// Shift+F7: the set of the moment that the tournament is at, on the printer of the plan. A printer that is gone,
    /// or none yet: asks for one, and keeps it.
    void printSet();
    void printSet(PrintMoment moment);
    /// Another desk of the event prints the sets.
    [[nodiscard]] std::optional<DeskHold> elsewhere() const { return desk_.elsewhere(HeldWork::printSet); }
    /// One sheet on the printer that is asked for.
    void printSheet(const QString& name, const LayOut& layOut);
    /// The set was saved as PDF, which is as good as printed.
    void markPrinted(PrintMoment moment);
    [[nodiscard]] bool isRunning() const { return !job_.isNull(); }

signals:
    /// Another tournament or plan, or a set has been printed.
    void changed();

private:
    void readSession();
    /// Where another desk prints the sets the arbiter is asked first.
    void printAlone(PrintMoment moment);
    /// Precondition: nothing is on its way to the disk.
    /// `since`: Desk::messages() had told so many when it was wanted.
    void print(PrintMoment moment, int since);
    void refreshAction();
    [[nodiscard]] QString printedStamp(PrintMoment moment) const;
    void keepStamp(PrintMoment moment, const QString& stamp);
    [[nodiscard]] std::shared_ptr<QPrinter> namedPrinter();
    [[nodiscard]] std::shared_ptr<QPrinter> askedPrinter(const QString& name);
    void send(const LayOut& layOut, std::shared_ptr<QPrinter> printer, const std::function<void()>& whenPrinted);

    Desk& desk_;
    PaperPlan plan_ = usualPaperPlan();
    QPointer<PrintJob> job_;
};

} // namespace pairwright
