#include "ui/pages/reports/event_set.h"

#include "ui/print/bound_pages.h"
#include "ui/print/logo.h"

namespace pairwright {

std::vector<EventSheets> sheetsOf(const std::vector<PartFile>& parts, const UserSettings& settings)
{
    std::vector<EventSheets> files;
    files.reserve(parts.size());
    for (const PartFile& part : parts)
        files.push_back({part.tournament, paperPlanOf(settings, part.path)});
    return files;
}

std::shared_ptr<const PaintedPages> makeEventSet(const std::vector<EventSheets>& files, const QString& event,
                                                 QSizeF paper)
{
    std::vector<BoundPages::Part> parts;
    for (const EventSheets& file : files) {
        std::shared_ptr<const PaintedPages> pages;
        if (const auto moment = momentOf(*file.tournament)) {
            pages = makeSet(*file.tournament, file.plan, *moment, paper);
        } else {
            ReportChoice choice;
            choice.kind = ReportKind::playerList;
            pages = makePages(*file.tournament, choice, paper);
        }
        if (pages)
            parts.push_back({std::move(pages), 1});
    }
    if (parts.empty())
        return nullptr;
    return std::make_shared<BoundPages>(event + QStringLiteral(" – ") + nameOf(ReportKind::printSet), parts);
}

std::shared_ptr<const PaintedPages> makeEventSheet(const ReportDocument& document, const PaperPlan& plan, QSizeF paper)
{
    SheetOptions options;
    options.page = paper;
    options.logo = logoImage(plan.logo);
    return std::make_shared<const Sheet>(document, options);
}

} // namespace pairwright
