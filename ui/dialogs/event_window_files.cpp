// What is made of all files of an event: new files, paper, a web site.
#include "app/domain/text/file_name.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/event/event_sheets.h"
#include "app/jobs/event_site_job.h"
#include "ui/dialogs/event_window.h"
#include "ui/dialogs/tie_window.h"
#include "ui/frame/window_wait.h"
#include "ui/pages/reports/event_set.h"
#include "ui/pages/reports/printing.h"
#include "ui/print/pdf_job.h"
#include "ui/settings/window_language.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/parts_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/files/web_text.h"
#include "ui/text/format.h"
#include "ui/text/systems/system_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace pairwright {

namespace {

constexpr auto webFolderChoice = "eventWeb";

} // namespace

void EventWindow::make()
{
    const QString name = name_->text().trimmed();
    if (name.isEmpty()) {
        note(tr("Type a name first: the files are called by it."));
        name_->setFocus();
        return;
    }
    desk_.onceSaved(this, [this, name] {
        if (follows() == Follows::season)
            makeSeason(name);
        else
            makeFinal(name);
    });
}

void EventWindow::makeSeason(const QString& name)
{
    SessionOptions options;
    options.who = desk_.settings().who();
    WindowWait waiting(this, tr("Making the files …"));
    using Made = Expected<std::vector<QString>, OpenError>;
    const auto made = waiting.wait<Made>(
        [where = folder(), name, from = eventName(), options, parts = seasonParts(parts_, *season_, name)] {
            return makeParts(where, name, parts, from, options);
        });
    if (made)
        tell(*made);
}

void EventWindow::makeFinal(const QString& title)
{
    PartPlan plan{title, {}, selectedSystem(system_).id, rounds_->value()};
    for (const PartPlayer& player : goOn_->players)
        plan.players.push_back(player.player); // as many as there will be: they get keys of their own
    if (const auto fault = faultInSome({plan})) {
        note(sentenceFor(*fault, {plan}));
        return;
    }
    NewPart part = gathered(parts_, goOn_->players, desk_.session()->saved(), plan, eventName(), Seeds::asListed);
    SessionOptions options;
    options.who = desk_.settings().who();
    WindowWait waiting(this, tr("Making the files …"));
    using Made = Expected<std::vector<QString>, OpenError>;
    const auto made = waiting.wait<Made>([where = folder(), event = desk_.session()->saved().event.part,
                                          part = std::move(part), name = eventName(), options]() -> Made {
        const auto path = addPart(where, event, part, name, name, options);
        if (!path)
            return Unexpected{path.error()};
        return std::vector{*path};
    });
    if (made)
        tell(*made);
}

void EventWindow::tell(const Expected<std::vector<QString>, OpenError>& made)
{
    if (!made) {
        note(sentenceFor(made.error()));
        return;
    }
    look();
    QStringList names;
    for (const QString& path : made.value())
        names.append(visibleFileName(path));
    note(tr("Made beside this file: %1.").arg(names.join(QStringLiteral(", "))));
}

void EventWindow::decideTie()
{
    const auto first = std::find_if(ties().begin(), ties().end(), [](const SharedBorder& tie) { return !tie.decided; });
    if (ties().empty())
        return;
    const SharedBorder& tie = first != ties().end() ? *first : ties().front(); // what is decided can be changed
    const PartFile& part = parts_[tie.part];
    const auto fates = fatesOf(tie.part);
    std::vector<TieWindow::Tied> tied;
    QStringList follows;
    for (const PlayerKey player : tie.players) {
        tied.push_back({player, displayName(part.tournament->player(player)->data)});
        follows.append(fates.at(player));
    }
    auto* window =
        new TieWindow(filled(tr("%1 players share rank %2 of “%3”, and the standings do not tell them apart. "
                                "Put them into the order that you have decided: it says who goes and who "
                                "stays.",
                                "two or more"),
                             tie.players.size(), tie.rank, part.part.title),
                      tied, follows, this);
    connect(window, &TieWindow::decided, this, [this, file = part.path](const std::vector<PlayerKey>& order) {
        std::erase_if(decisions_, [&](const TieDecision& before) {
            return before.file == file && before.order.size() == order.size() &&
                   std::is_permutation(before.order.begin(), before.order.end(), order.begin());
        });
        decisions_.push_back({file, order});
        refresh();
    });
    window->open();
}

EventWindow::Paper EventWindow::paper() const
{
    return static_cast<Paper>(paper_->currentData().toInt());
}

LayOut EventWindow::layOut() const
{
    const QString language = desk_.language().current();
    if (paper() == Paper::printSets)
        return [files = sheetsOf(parts_, desk_.settings()), event = eventName(), language](QSizeF page) {
            const Speaking speaking{Language(language)};
            return makeEventSet(files, event, page);
        };
    ReportOptions options;
    options.printedAt = QDateTime::currentDateTime();
    options.federations = false;
    options.language = Language(language);
    return [parts = parts_, season = season_, goOn = goOn_, options, plan = printing_.plan(),
            paper = paper()](QSizeF page) {
        return makeEventSheet(paper == Paper::crossTables ? crossTablesOfAll(parts, options)
                              : season                    ? seasonSheet(parts, *season, options)
                                                          : goOnSheet(parts, goOn.value_or(GoOn{}), options),
                              plan, page);
    };
}

void EventWindow::print()
{
    printing_.printSheet(eventName(), layOut());
}

void EventWindow::begin(Job* job, const QString& meanwhile, const QString& done)
{
    job_ = job;
    const auto end = [this] {
        job_.clear();
        refresh();
    };
    connect(job, &Job::finished, this, [this, end, done] {
        end();
        note(done);
    });
    connect(job, &Job::failed, this, [this, end] {
        const QString why = note_->text();
        end();
        note(why);
    });
    refresh();
    note(meanwhile);
    job->start();
}

void EventWindow::savePdf()
{
    const QString name = paper() == Paper::printSets
                             ? eventName()
                             : filled(QStringLiteral("%1 - %2"), eventName(), paper_->currentText());
    const auto path = desk_.asker().askFile({FileQuestion::Kind::save,
                                             tr("Save All Sheets"),
                                             {tr("PDF files (*.pdf)")},
                                             QDir(folder()).filePath(fileNameFrom(name) + QStringLiteral(".pdf")),
                                             QStringLiteral("pdf")});
    if (!path)
        return;
    auto* job = new PdfJob(layOut(), paperSize(printing_.plan().paper), *path, this);
    connect(job, &PdfJob::nothingToShow, this, [this] {
        note(tr("The print sets of these files hold nothing. Choose their sheets on the Reports page."));
    });
    connect(job, &PdfJob::failedWith, this, [this](const WriteError& error) { note(sentenceFor(error)); });
    begin(job, tr("Making the sheets …"), tr("Saved as %1.").arg(visibleText(QDir::toNativeSeparators(*path))));
}

QString EventWindow::keptWebFolder() const
{
    return desk_.session() != nullptr ? desk_.settings().choice(desk_.session()->path(), webFolderChoice) : QString();
}

void EventWindow::saveWeb(bool anew)
{
    QString where = keptWebFolder();
    if (anew || where.isEmpty()) {
        const auto chosen =
            desk_.asker().askFile({FileQuestion::Kind::folder,
                                   tr("Folder of the Web Site"),
                                   {},
                                   where.isEmpty() ? folder() + QLatin1Char('/') : where + QLatin1Char('/'),
                                   {}});
        if (!chosen)
            return;
        where = *chosen;
        for (const PartFile& part : parts_) // the same from whichever of them is open
            desk_.settings().setChoice(part.path, webFolderChoice, where);
    }
    auto* job = new EventSiteJob(parts_, where, desk_.language().current(), this);
    connect(job, &EventSiteJob::failedWith, this, [this](const web::FolderError& error) { note(sentenceFor(error)); });
    begin(job, tr("Making the pages …"),
          tr("The web site lies in %1. It begins with index.html.").arg(visibleText(QDir::toNativeSeparators(where))));
}

} // namespace pairwright
