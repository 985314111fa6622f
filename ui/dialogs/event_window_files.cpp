// What is made of all files of an event: new files, paper, a web site.
#include "app/domain/text/file_name.h"
#include "app/domain/text/visible_text.h"
#include "app/web/event_site.h"
#include "app/web/folder.h"
#include "ui/dialogs/event_window.h"
#include "ui/frame/window_wait.h"
#include "ui/pages/reports/event_set.h"
#include "ui/pages/reports/printing.h"
#include "ui/print/print_sheet.h"
#include "ui/settings/window_language.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/parts_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/files/web_text.h"
#include "ui/text/system_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace pairwright {

void EventWindow::make()
{
    const QString name = name_->text().trimmed();
    if (name.isEmpty()) {
        note_->setText(tr("Type a name first: the files are called by it."));
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
        note_->setText(sentenceFor(*fault, {plan}));
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
        note_->setText(sentenceFor(made.error()));
        return;
    }
    look();
    QStringList names;
    for (const QString& path : made.value())
        names.append(visibleFileName(path));
    note_->setText(tr("Made beside this file: %1.").arg(names.join(QStringLiteral(", "))));
}

void EventWindow::print()
{
    printing_.printSheet(eventName(), [files = sheetsOf(parts_, desk_.settings()), event = eventName()](QSizeF paper) {
        return makeEventSet(files, event, paper);
    });
}

void EventWindow::savePdf()
{
    const QString name = fileNameFrom(eventName()) + QStringLiteral(".pdf");
    const auto path = desk_.asker().askFile({FileQuestion::Kind::save,
                                             tr("Save All Sheets"),
                                             {tr("PDF files (*.pdf)")},
                                             QDir(folder()).filePath(name),
                                             QStringLiteral("pdf")});
    if (!path)
        return;
    const auto pages = makeEventSet(sheetsOf(parts_, desk_.settings()), eventName(), paperSize(printing_.plan().paper));
    if (!pages) {
        note_->setText(tr("The print sets of these files hold nothing. Choose their sheets on the Reports page."));
        return;
    }
    const auto saved = pairwright::savePdf(*pages, *path);
    note_->setText(saved ? tr("Saved as %1.").arg(visibleText(QDir::toNativeSeparators(*path)))
                         : sentenceFor(saved.error()));
}

void EventWindow::saveWeb()
{
    const auto chosen = desk_.asker().askFile(
        {FileQuestion::Kind::folder, tr("Folder of the Web Site"), {}, folder() + QLatin1Char('/'), {}});
    if (!chosen)
        return;
    WindowWait waiting(this, tr("Making the pages …"));
    using Written = Expected<Done, web::FolderError>;
    const auto written = waiting.wait<Written>([parts = parts_, where = *chosen, language = desk_.language().current(),
                                                stop = waiting.stop()]() -> Written {
        const auto mustStop = [&stop] {
            return stop.stop_requested();
        };
        for (const web::SiteFolder& folder : web::eventSite(parts, Language(language), mustStop))
            if (const auto done = web::writeFolder(QDir(where).filePath(folder.name), folder.files, mustStop); !done)
                return Unexpected{done.error()};
        return Done{};
    });
    if (!written)
        return;
    note_->setText(*written ? tr("The web site lies in %1. It begins with index.html.")
                                  .arg(visibleText(QDir::toNativeSeparators(*chosen)))
                            : sentenceFor(written->error()));
}

} // namespace pairwright
