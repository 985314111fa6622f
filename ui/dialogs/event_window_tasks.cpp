// The tasks below the standings of all files of an event: what each asks, says and offers.
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/event/parts.h"
#include "ui/dialogs/event_window.h"
#include "ui/text/files/parts_text.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/view_tabs.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

void EventWindow::buildTasks()
{
    const auto formOf = [this](QWidget* task) {
        auto* form = new QFormLayout(task);
        form->setContentsMargins(0, 0, 0, 0);
        form->setHorizontalSpacing(besideLabels);
        form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        tasks_->addWidget(task);
        return form;
    };
    form_ = formOf(new QWidget);
    whatFollows_ = rowOfFields({follows_, bestLabel_, best_});
    ups_ = rowOfFields({up_, downLabel_, down_});
    ofTheFinal_ = rowOfFields({system_, roundsLabel_, rounds_});
    name_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form_->addRow(besideItsField(followsLabel_), whatFollows_);
    form_->addRow(besideItsField(upLabel_), ups_);
    form_->addRow(besideItsField(systemLabel_), ofTheFinal_);
    form_->addRow(besideItsField(nameLabel_), name_);
    formOf(new QWidget)->addRow(besideItsField(paperLabel_), rowOfFields({paper_}));
    formOf(new QWidget); // of the web site there is nothing to choose
}

void EventWindow::showTask()
{
    // What is not shown takes no room.
    for (int at = 0; at < tasks_->count(); ++at)
        tasks_->itemAt(at)->widget()->setVisible(at == tabs_->currentIndex() && task() != Task::site);
    switch (task()) {
    case Task::next:
        about_->setText(
            tr("New files are made of what follows from these standings, as soon as all files are finished."));
        break;
    case Task::sheets: about_->setText(tr("The sheets of all files go to the printer, or into one PDF.")); break;
    case Task::site:
        about_->setText(tr("A folder with the pages of each file, and a page that leads to all of them."));
        break;
    }
}

void EventWindow::note(const QString& text)
{
    note_->setText(text);
    note_->setVisible(!text.isEmpty());
}

void EventWindow::buildFoot()
{
    auto* foot = dialogButtons(this, {takeBack_}, make_, close_);
    foot->insertWidget(foot->count() - 1, decide_);
    for (QPushButton* button : {pdf_, print_, webElsewhere_, web_})
        foot->addWidget(button);
    static_cast<QVBoxLayout*>(layout())->addLayout(foot);
    for (QPushButton* button : {open_, decide_, pdf_, print_, webElsewhere_, web_})
        button->setAutoDefault(false);
    for (QPushButton* button : {print_, web_})
        button->setProperty("primary", true);
    tree_->installEventFilter(this);
}

/// Enter in the list opens a file, and is not for the button that is filled.
bool EventWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == tree_ && event->type() == QEvent::KeyPress && !open_->isHidden()) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openChosen();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

EventWindow::Task EventWindow::task() const
{
    return static_cast<Task>(tabs_->currentIndex());
}

void EventWindow::say(const std::optional<SeasonFault>& fault)
{
    QStringList said;
    if (const std::size_t missing = missingPlaces(parts_).size(); missing > 0)
        said.append(tr("%n file(s) of this event are not in this folder: what follows is between those that are here.",
                       nullptr, static_cast<int>(missing)));
    const SharedBorder* open = undecidedTie();
    const bool concernsTask = task() == Task::next || (task() == Task::sheets && paper() == Paper::whatFollows);
    if (concernsTask && fault)
        said.append(sentenceFor(*fault, parts_));
    else if (concernsTask && open != nullptr)
        said.append(filled(tr("%1: %n player(s) share rank %2, and not all of them go. The standings do not decide it: "
                              "decide the tie by hand.",
                              nullptr, static_cast<int>(open->players.size())),
                           parts_[open->part].part.title, open->rank));
    const QString kept = keptWebFolder();
    if (task() == Task::site && !kept.isEmpty() && QFileInfo::exists(QDir(kept).filePath(QStringLiteral("index.html"))))
        said.append(
            tr("The web site lies in %1. It begins with index.html.").arg(visibleText(QDir::toNativeSeparators(kept))));
    note(said.join(QLatin1Char(' ')));
}

void EventWindow::offer(const std::optional<SeasonFault>& fault)
{
    const bool isBusy = !job_.isNull();
    const bool isNext = task() == Task::next;
    const bool isOver = !fault || fault->code != SeasonFault::Code::notFinished;
    const bool isOpen = undecidedTie() != nullptr;
    make_->setVisible(isNext && isOver && !isOpen);
    make_->setEnabled(!fault && !isOpen && !isBusy);
    decide_->setVisible(isNext && !ties().empty());
    decide_->setProperty("primary", isOpen);
    decide_->update();
    for (QPushButton* button : {pdf_, print_}) {
        button->setVisible(task() == Task::sheets);
        button->setEnabled(!isBusy && (paper() != Paper::whatFollows || !fault));
    }
    for (QPushButton* button : {webElsewhere_, web_}) {
        button->setVisible(task() == Task::site && (button == web_ || !keptWebFolder().isEmpty()));
        button->setEnabled(!isBusy);
    }
    for (QPushButton* button : {decide_, make_, print_, web_})
        if (!button->isHidden() && button->property("primary").toBool())
            button->setDefault(true);
    open_->setVisible(parts_.size() > 1);
    const bool begun =
        std::any_of(parts_.begin(), parts_.end(), [](const PartFile& part) { return part.tournament->hasBegun(); });
    const bool isPart = desk_.projected().event.part.has_value();
    takeBack_->setVisible(isPart); // of other files there is nothing to take back
    takeBack_->setEnabled(!begun && isPart);
    takeBack_->setToolTip(begun ? tr("A round has been paired: the files stay.") : QString());
}

} // namespace pairwright
