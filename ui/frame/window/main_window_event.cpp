// Events of several files.
#include "ui/dialogs/event_window.h"
#include "ui/dialogs/groups_window.h"
#include "ui/frame/window/main_window.h"
#include "ui/text/files/parts_text.h"

#include <QApplication>
#include <QFileInfo>

namespace pairwright {

void MainWindow::showGroups()
{
    if (desk_->session() == nullptr)
        return;
    auto* window = new GroupsWindow(*desk_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &GroupsWindow::fileWanted, this, &MainWindow::openFile, Qt::QueuedConnection);
    window->show();
}

void MainWindow::showEventFiles()
{
    if (desk_->session() == nullptr)
        return;
    auto* window = new EventWindow(*desk_, *printing_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &EventWindow::fileWanted, this, &MainWindow::openFile, Qt::QueuedConnection);
    connect(window, &EventWindow::takeBackWanted, this, &MainWindow::takeEventBack, Qt::QueuedConnection);
    window->show();
}

void MainWindow::takeEventBack()
{
    const auto part = desk_->session() != nullptr ? desk_->projected().event.part : std::nullopt;
    if (!part)
        return;
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Take the files of this event back?");
    question.text =
        tr("All files of “%1” are removed, also this one. Nothing was played in them. The list that they were "
           "made from stays.")
            .arg(part->name);
    question.action = tr("Remove the Files");
    if (!asker_->ask(question))
        return;
    const QString path = desk_->session()->path();
    for (QWidget* one : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(one);
        if (window == nullptr || window->desk_->session() == nullptr)
            continue;
        const auto& other = window->desk_->projected().event.part;
        if (!other || other->event != part->event)
            continue;
        if (!window->letGo())
            return;
        window->desk_->setSession(nullptr);
        if (window != this)
            window->close();
    }
    const auto done = takePartsBack(QFileInfo(path).absolutePath(), part->event);
    if (!done && QFileInfo::exists(path))
        openFile(path);
    messages_->tell(done ? Mood::good : Mood::bad, done ? tr("The files are gone.") : sentenceFor(done.error()));
}

} // namespace pairwright
