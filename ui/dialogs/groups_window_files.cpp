// The files that the groups become.
#include "app/storage/place.h"
#include "app/storage/tournament/read_tournament.h"
#include "ui/dialogs/groups_window.h"
#include "ui/frame/window_wait.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/parts_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace pairwright {

void GroupsWindow::make()
{
    desk_.onceSaved(this, [this] {
        const QString source = baseNameOf(desk_.session()->path());
        const QString name = event_->text().trimmed().isEmpty() ? source : event_->text().trimmed();
        SessionOptions options;
        options.who = desk_.settings().who();
        WindowWait waiting(this, tr("Making the files …"));
        using Made = Expected<std::vector<QString>, OpenError>;
        const auto made = waiting.wait<Made>(
            [folder = desk_.folder(), name, from = source, options, parts = partsOf(desk_.projected(), plan_, name)] {
                return makeParts(folder, name, parts, from, options);
            });
        if (!made)
            return;
        if (!*made) {
            note_->setText(sentenceFor(made->error()));
            return;
        }
        made_ = made->value();
        fillGroups();
        fillPlayers();
        note_->setText(
            tr("%n file(s) lie beside this one, which stays as it is.", nullptr, static_cast<int>(made_.size())));
        for (QWidget* widget : std::initializer_list<QWidget*>{event_, by_, count_, apart_, system_, rounds_, make_})
            widget->setEnabled(false);
        openAll_->setEnabled(true);
        takeBack_->setEnabled(true);
        openAll_->setFocus();
    });
}

void GroupsWindow::takeBack()
{
    const auto part = readTournament(made_.front());
    const auto done = part && part->event.part
                          ? takePartsBack(QFileInfo(made_.front()).absolutePath(), part->event.part->event)
                          : Expected<Done, PartsStay>(Unexpected{PartsStay{}});
    if (!done && done.error().code != PartsStay::Code::notOne) {
        note_->setText(sentenceFor(done.error()));
        return;
    }
    made_.clear();
    for (QWidget* widget : std::initializer_list<QWidget*>{event_, by_, count_, apart_})
        widget->setEnabled(true);
    const std::vector<PartPlan> before = plan_;
    const bool byHand = byHand_;
    splitAnew();
    plan_ = before; // what was changed by hand is still wanted
    byHand_ = byHand;
    fillGroups();
    fillPlayers();
    note_->setText(done ? tr("The files are gone again.") : sentenceFor(done.error()));
}

void GroupsWindow::openAll()
{
    const std::vector<QString> paths = made_;
    for (const QString& path : paths)
        emit fileWanted(path);
}

} // namespace pairwright
