#include "ui/dialogs/backups_window.h"

#include "app/formats/report/shown_date.h"
#include "ui/frame/files/backups.h"
#include "ui/theme/icons.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/empty_note.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr QSize firstSize(640, 420);
} // namespace

BackupsWindow::BackupsWindow(Desk& desk, Backups& backups, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , backups_(backups)
    , place_(new PlainLabel)
    , trouble_(new PlainLabel)
    , waiting_(new PlainLabel)
    , all_(new QCheckBox)
    , table_(new QTableWidget(0, 4))
    , empty_(new EmptyState(QStringLiteral("document-open-recent")))
    , choose_(new QAction(this))
    , now_(new QPushButton)
    , restore_(new QPushButton)
    , settings_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("backupsWindow"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    for (QLabel* label : {place_, trouble_}) {
        // Names of folders and tournaments stand in here.
        label->setWordWrap(true);
        column->addWidget(label);
    }
    makeMuted(place_);
    table_->setObjectName(QStringLiteral("backupsTable"));
    makeListTable(*table_, 1);
    none_ = new EmptyNote(*table_);
    column->addWidget(table_, 1);
    waiting_->setObjectName(QStringLiteral("lookingForBackups"));
    makeMuted(waiting_);
    waiting_->hide();
    column->addWidget(waiting_);
    column->addWidget(empty_, 1);
    column->addWidget(all_);
    now_->setObjectName(QStringLiteral("backUpNow"));
    restore_->setObjectName(QStringLiteral("restoreBackup"));
    column->addLayout(dialogButtons(this, {settings_, restore_}, now_, close_));
    resize(scaledToText(*this, firstSize));

    all_->setChecked(desk_.session() == nullptr);
    connect(all_, &QCheckBox::toggled, this, &BackupsWindow::refresh);
    connect(now_, &QPushButton::clicked, this, [this] { backups_.backUp(); });
    connect(settings_, &QPushButton::clicked, this, &BackupsWindow::settingsWanted);
    connect(choose_, &QAction::triggered, this, &BackupsWindow::settingsWanted);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    const auto restore = [this] {
        if (const BackupFile* file = selected())
            emit restoreWanted(file->path, file->tournament);
    };
    connect(restore_, &QPushButton::clicked, this, restore);
    connect(table_, &QTableWidget::itemSelectionChanged, this, [this] { restore_->setEnabled(selected() != nullptr); });
    connect(&backups_, &Backups::changed, this, &BackupsWindow::refresh);
    retranslate();
}

const BackupFile* BackupsWindow::selected() const
{
    const int row = table_->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < files_.size() ? &files_[static_cast<std::size_t>(row)] : nullptr;
}

void BackupsWindow::fill(const std::vector<BackupFile>& files)
{
    files_ = files;
    waiting_->hide();
    table_->clearContents();
    table_->setRowCount(static_cast<int>(files_.size()));
    int row = 0;
    for (const BackupFile& file : files_) {
        const QStringList texts{shownDateTime(file.at.toLocalTime()), file.tournament,
                                file.round > 0 ? tr("round %1 published").arg(file.round) : tr("before round 1"),
                                QLocale().formattedDataSize(file.bytes)};
        for (int column = 0; column < texts.size(); ++column)
            table_->setItem(row, column, new QTableWidgetItem(texts[column]));
        ++row;
    }
    if (!files_.empty())
        chooseRow(*table_, 0);
    restore_->setEnabled(selected() != nullptr);
    restore_->setVisible(!files_.empty());
}

void BackupsWindow::refresh()
{
    const auto plan = desk_.settings().backupPlan();
    const TournamentSession* session = desk_.session();
    all_->setEnabled(session != nullptr);
    const bool isOfThis = session != nullptr && !all_->isChecked();
    if (plan)
        look(plan->folder, isOfThis ? std::optional(session->path()) : std::nullopt);
    else
        fill({});
    // Without a place there is one thing to do.
    empty_->setVisible(!plan);
    for (QWidget* part : std::initializer_list<QWidget*>{place_, table_, all_, settings_})
        part->setVisible(plan.has_value());
    now_->setVisible(plan && session != nullptr);
    if (plan)
        place_->setText(tr("In %1. Each one was read back and compared after it was written; what did not agree was "
                           "removed and told.")
                            .arg(QDir::toNativeSeparators(plan->folder)));
    trouble_->setVisible(!backups_.trouble().isEmpty());
    trouble_->setText(backups_.trouble());
    now_->setEnabled(backups_.canBackUp() && !backups_.isRunning());
}

/// A stick may need long to answer, and a folder in the network may never do.
void BackupsWindow::look(const QString& folder, const std::optional<QString>& of)
{
    if (looking_)
        looking_->cancel();
    looking_ = new ListBackupsJob(folder, of, this);
    connect(looking_, &ListBackupsJob::found, this, &BackupsWindow::fill);
    // Only where it takes long enough to be read.
    connect(looking_, &Job::progressed, waiting_, &QWidget::show);
    looking_->start();
}

void BackupsWindow::retranslate()
{
    setWindowTitle(tr("Backups"));
    empty_->setLeading(true);
    choose_->setText(tr("Choose a Folder…"));
    empty_->set(tr("No second place is chosen yet"),
                tr("Choose a folder, best on a stick: from then on a copy goes there after each publication."),
                {choose_});
    empty_->takeFocus();
    none_->setText(tr("There is no backup yet."));
    table_->setHorizontalHeaderLabels({tr("Time"), tr("Tournament"), tr("State"), tr("Size")});
    table_->setAccessibleName(tr("Backups"));
    waiting_->setText(tr("Looking for backups …"));
    all_->setText(tr("Backups of other tournaments too"));
    now_->setText(tr("Back Up Now"));
    settings_->setText(tr("Settings…"));
    restore_->setText(tr("Restore into a New File…"));
    close_->setText(tr("Close"));
    refresh();
}

void BackupsWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
