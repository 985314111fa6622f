#include "ui/pages/reports/printing.h"

#include "app/domain/text/visible_text.h"

#include <QDir>
#include <QPageSize>
#include <QPrinter>
#include <QPrinterInfo>

namespace pairwright {

namespace {

constexpr std::array<const char*, printMoments> stampChoices{"printed/publication", "printed/standings", "printed/end"};

} // namespace

Printing::Printing(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
    connect(&desk_, &Desk::sessionChanged, this, &Printing::readSession);
    // What hangs on the wall is compared with what is on disk.
    connect(&desk_, &Desk::saved, this, [this] {
        refreshAction();
        emit changed();
    });
    connect(&desk_, &Desk::holdsChanged, this, &Printing::changed);
    connect(desk_.actions().get(ActionId::printSet), &QAction::triggered, this, [this] { printSet(); });
    refreshAction();
}

void Printing::readSession()
{
    const TournamentSession* session = desk_.session();
    plan_ = session != nullptr ? paperPlanOf(desk_.settings(), session->path()) : usualPaperPlan();
    refreshAction();
    emit changed();
}

void Printing::refreshAction()
{
    desk_.actions().enable(ActionId::printSet,
                           desk_.session() != nullptr && desk_.session()->saved().hasBegun() && !isRunning());
}

void Printing::setPlan(const PaperPlan& plan)
{
    if (desk_.session() == nullptr || plan == plan_)
        return;
    plan_ = plan;
    keepPaperPlan(desk_.settings(), desk_.session()->path(), plan_);
    emit changed();
}

void Printing::setWebAddress(const QString& address)
{
    if (address == plan_.webAddress)
        return;
    plan_.webAddress = address;
    emit changed();
}

QString Printing::printedStamp(PrintMoment moment) const
{
    return desk_.settings().choice(desk_.session()->path(), stampChoices.at(static_cast<std::size_t>(moment)));
}

void Printing::keepStamp(PrintMoment moment, const QString& stamp)
{
    desk_.settings().setChoice(desk_.session()->path(), stampChoices.at(static_cast<std::size_t>(moment)), stamp);
    emit changed();
}

std::optional<PrintMoment> Printing::due() const
{
    if (desk_.session() == nullptr || isRunning() || desk_.elsewhere(HeldWork::printSet))
        return std::nullopt;
    const Tournament& saved = desk_.session()->saved();
    const auto moment = momentOf(saved);
    if (!moment || sheetsOf(plan_, *moment).empty() || printedStamp(*moment) == stampOf(saved, *moment))
        return std::nullopt;
    return moment;
}

void Printing::markPrinted(PrintMoment moment)
{
    if (desk_.session() != nullptr && desk_.projected().hasBegun())
        keepStamp(moment, stampOf(desk_.projected(), moment));
}

void Printing::printSet()
{
    desk_.onceSaved(this, [this] {
        if (const auto moment = momentOf(desk_.projected()))
            printAlone(*moment);
    });
}

void Printing::printSet(PrintMoment moment)
{
    desk_.onceSaved(this, [this, moment] { printAlone(moment); });
}

void Printing::printAlone(PrintMoment moment)
{
    desk_.takeAlone(HeldWork::printSet, this,
                    [this, moment, since = desk_.messages().count()] { print(moment, since); });
}

void Printing::print(PrintMoment moment, int since)
{
    if (desk_.session() == nullptr || isRunning() || !desk_.projected().hasBegun())
        return;
    const QString path = desk_.session()->path();
    if (sheetsOf(plan_, moment).empty()) {
        desk_.messages().tell(Mood::neutral, tr("No sheet is in the print set for this moment."), tr("Choose Sheets"),
                              [this] {
                                  desk_.leadTo({PageId::reports, QStringLiteral("printSet"), {}, {}});
                              });
        return;
    }
    std::shared_ptr<QPrinter> printer = namedPrinter();
    if (printer == nullptr && !plan_.printer.isEmpty()) {
        desk_.messages().tell(Mood::warning,
                              tr("The printer “%1” is not there. Nothing was printed.").arg(plan_.printer),
                              tr("Choose Another"), [this, moment] {
                                  PaperPlan plan = plan_;
                                  plan.printer.clear();
                                  setPlan(plan);
                                  printSet(moment);
                              });
        return;
    }
    const SharedTournament tournament = desk_.projectedState();
    if (printer == nullptr) {
        ReportChoice choice;
        choice.kind = ReportKind::printSet;
        printer = askedPrinter(suggestedFileName(*tournament, choice));
        if (printer == nullptr)
            return;
        if (printer->outputFormat() == QPrinter::NativeFormat && !printer->printerName().isEmpty()) {
            PaperPlan plan = plan_;
            plan.printer = printer->printerName();
            setPlan(plan);
        }
    }
    const QString stamp = stampOf(*tournament, moment);
    const QString file = printer->outputFormat() == QPrinter::PdfFormat ? printer->outputFileName() : QString();
    send([tournament, plan = plan_, moment](QSizeF page) { return makeSet(*tournament, plan, moment, page); },
         std::move(printer),
         [this, moment, stamp, path, file, since] {
             // Another tournament may be open by now.
             if (desk_.session() != nullptr && desk_.session()->path() == path)
                 keepStamp(moment, stamp);
             const QString where = visibleText(QDir::toNativeSeparators(file));
             desk_.messages().tellOf(since, [&] {
                 desk_.messages().tell(Mood::good, file.isEmpty() ? tr("The print set is with the printer.")
                                                                  : tr("The print set is in %1.").arg(where));
             });
         });
}

void Printing::printSheet(const QString& name, const LayOut& layOut)
{
    if (isRunning())
        return;
    if (std::shared_ptr<QPrinter> printer = askedPrinter(name))
        send(layOut, std::move(printer), [] {});
}

std::shared_ptr<QPrinter> Printing::namedPrinter()
{
    if (plan_.printer.isEmpty() || QPrinterInfo::printerInfo(plan_.printer).isNull())
        return nullptr;
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPrinterName(plan_.printer);
    if (!printer->isValid())
        return nullptr;
    printer->setPageSize(QPageSize(paperSize(plan_.paper), QPageSize::Point));
    ReportChoice choice;
    choice.kind = ReportKind::printSet;
    printer->setDocName(suggestedFileName(desk_.projected(), choice));
    return printer;
}

std::shared_ptr<QPrinter> Printing::askedPrinter(const QString& name)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(name);
    printer->setPageSize(QPageSize(paperSize(plan_.paper), QPageSize::Point));
    return desk_.asker().askPrinter(*printer) ? printer : nullptr;
}

void Printing::send(const LayOut& layOut, std::shared_ptr<QPrinter> printer, const std::function<void()>& whenPrinted)
{
    job_ = new PrintJob(layOut, std::move(printer), this);
    const auto end = [this] {
        job_.clear();
        refreshAction();
        emit changed();
    };
    connect(job_, &Job::finished, this, [end, whenPrinted] {
        end();
        whenPrinted();
    });
    connect(job_, &Job::failed, this, [this, end] {
        end();
        desk_.messages().tell(Mood::bad, tr("The printer did not answer. Save the sheet as PDF instead."));
    });
    job_->start();
    refreshAction();
    emit changed();
}

} // namespace pairwright
