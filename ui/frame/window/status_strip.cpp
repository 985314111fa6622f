#include "ui/frame/window/status_strip.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/report/shown_date.h"
#include "app/storage/server/server_address.h"
#include "ui/pages/rounds/entry/keypad_words.h"
#include "ui/text/files/open_text.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/steps/role_text.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/steps/who_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>

namespace pairwright {

namespace {
constexpr int fewestBoards = 8;
constexpr int statusGap = 6;
constexpr int spareRoom = 120; ///< px, for the other parts to change in
constexpr int widestNews = 60; ///< letters
} // namespace

StatusStrip::StatusStrip(Desk& desk, QStatusBar* bar, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , bar_(bar)
    , mode_(new PlainLabel)
    , missing_(new QToolButton)
    , backup_(new QToolButton)
    , waiting_(new QToolButton)
    , heard_(new PlainLabel)
    , role_(new PlainLabel)
    , saved_(new PlainLabel)
    , notSaved_(new QToolButton)
    , preset_(new QToolButton)
{
    missing_->setObjectName(QStringLiteral("missingBoards"));
    missing_->setAutoRaise(true);
    backup_->setObjectName(QStringLiteral("backupTrouble"));
    backup_->setAutoRaise(true);
    backup_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    backup_->hide();
    waiting_->setObjectName(QStringLiteral("waitingEntries"));
    waiting_->setAutoRaise(true);
    waiting_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    waiting_->hide();
    heard_->hide();
    preset_->setObjectName(QStringLiteral("keyPreset"));
    preset_->setAutoRaise(true);
    preset_->setPopupMode(QToolButton::InstantPopup);
    preset_->setMenu(new QMenu(preset_));
    mode_->setObjectName(QStringLiteral("fideMode"));
    saved_->setObjectName(QStringLiteral("savedState"));
    mode_->setContentsMargins(look::fromStart(10, 0, 6, 0));
    role_->setObjectName(QStringLiteral("deskRole"));
    role_->setContentsMargins(0, 0, 6, 0);
    bar->addWidget(mode_);
    bar->addWidget(role_);
    bar->addWidget(missing_);
    bar->addPermanentWidget(waiting_);
    bar->addPermanentWidget(backup_);
    heard_->setObjectName(QStringLiteral("heard"));
    heard_->setContentsMargins(0, 0, 14, 0);
    heard_->setMaximumWidth(heard_->fontMetrics().averageCharWidth() * widestNews);
    bar->addPermanentWidget(heard_);
    bar->addPermanentWidget(saved_);
    notSaved_->setObjectName(QStringLiteral("notSavedState"));
    notSaved_->setAutoRaise(true);
    notSaved_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    notSaved_->hide();
    bar->addPermanentWidget(notSaved_);
    bar->addPermanentWidget(preset_);
    bar->setContentsMargins(4, 0, 4, 0);
    bar->installEventFilter(this);
    connect(backup_, &QToolButton::clicked, this, &StatusStrip::backupsWanted);
    connect(notSaved_, &QToolButton::clicked, this, &StatusStrip::notSavedWanted);
    connect(waiting_, &QToolButton::clicked, this, &StatusStrip::waitingWanted);
    connect(missing_, &QToolButton::clicked, this, &StatusStrip::missingWanted);
    connect(&desk_, &Desk::sessionChanged, this, [this] {
        heard_->clear();
        moment_.reset();
        refresh();
    });
    connect(&desk_, &Desk::heard, this, &StatusStrip::hear);
    connect(&desk_, &Desk::cutOffChanged, this, &StatusStrip::refresh);
    connect(&desk_, &Desk::waitingChanged, this, &StatusStrip::refresh);
    connect(&desk_, &Desk::changed, this, &StatusStrip::refresh);
    connect(&desk_, &Desk::saved, this, &StatusStrip::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &StatusStrip::refresh);
    connect(&desk_.settings(), &UserSettings::keyPresetChanged, this, &StatusStrip::refresh);
    retranslate();
}

QString StatusStrip::missingText(int most) const
{
    const Tournament& tournament = shown();
    const Round* current = tournament.roundInPlay();
    if (current == nullptr)
        return {};
    const std::vector<int> open = current->openBoards();
    const auto earlier = openGames(tournament, current->number.value - 1);
    if (open.empty() && !current->adjournedBoards().empty()) {
        const QString places =
            boardPlaces(tournament, current->number, current->adjournedBoards(), Unended::adjourned, most);
        return earlier.empty()
                   ? filled(tr("Round %1: adjourned: %2", "boards or matches"), current->number.value, places)
                   : filled(tr("Round %1: adjourned: %2 · Not ended: %3", "boards or matches"), current->number.value,
                            places, describeOpenGames(tournament, earlier));
    }
    if (open.empty()) {
        return earlier.empty() ? tr("Round %1: all results are in").arg(current->number.value)
                               : filled(tr("Round %1: all results are in · Not ended: %2"), current->number.value,
                                        describeOpenGames(tournament, earlier));
    }
    const QString places = boardPlaces(tournament, current->number, open, Unended::missing, most);
    return filled(tournament.settings.teams ? tr("Round %1: not ended: %2", "matches")
                                            : tr("Round %1: %n missing: %2", "results", static_cast<int>(open.size())),
                  current->number.value, places);
}

bool StatusStrip::isNotSaved() const
{
    const auto reason = desk_.session()->readOnlyReason();
    const bool isLost = reason && (reason->code == ReadOnlyReason::Code::fileGone ||
                                   reason->code == ReadOnlyReason::Code::fileReplaced);
    return !moment_ && (isLost || (desk_.session()->notSaved() && !desk_.session()->isSaving()));
}

QString StatusStrip::cutOffText() const
{
    switch (desk_.session()->shutOut()) {
    case ShutOut::no: break;
    case ShutOut::login: return tr("Login ended");
    case ShutOut::certificate: return tr("Another server");
    }
    return tr("No connection");
}

QString StatusStrip::savedText() const
{
    if (moment_)
        return tr("As it was on %1 · read only").arg(shownDateTime(momentAt_.toLocalTime()));
    const auto reason = desk_.session()->readOnlyReason();
    if (isNotSaved())
        return tr("NOT SAVED");
    if (reason && reason->code == ReadOnlyReason::Code::onlyViewing && desk_.session()->isCutOff())
        return cutOffText();
    if (reason)
        return tr("Read only");
    if (desk_.session()->isSaving())
        return tr("Saving …");
    if (desk_.session()->isCutOff())
        return cutOffText();
    if (desk_.session()->isServerFull())
        return tr("Server full");
    const auto at = desk_.session()->lastSavedAt();
    return at ? tr("Saved %1").arg(QLocale().toString(at->toLocalTime().time(), QStringLiteral("HH:mm:ss")))
              : tr("Saved");
}

QString StatusStrip::savedToolTip() const
{
    if (moment_)
        return {};
    const auto reason = desk_.session()->readOnlyReason();
    const bool isViewer = reason && reason->code == ReadOnlyReason::Code::onlyViewing;
    if (reason && !(isViewer && desk_.session()->isCutOff()))
        return sentenceFor(*reason);
    if (!desk_.session()->isCutOff())
        return {};
    switch (desk_.session()->shutOut()) {
    case ShutOut::no: break;
    case ShutOut::login: return tr("The server does not let this login in any more. What is shown is of before.");
    case ShutOut::certificate:
        return tr("What answers is not the server of your invitation. What is shown is of before.");
    }
    return tr("The server does not answer. What is shown is of before; it is looked for again every few seconds.");
}

void StatusStrip::hear(const ChangeSet& changes, const QString& who)
{
    const QString news =
        filled(tr("%1: %2", "who, and what he has done"), describeWho(who), describeStep(changes.kind, changes.step));
    const QMargins around = heard_->contentsMargins();
    const int room = heard_->maximumWidth() - around.left() - around.right();
    heard_->setText(heard_->fontMetrics().elidedText(news, Qt::ElideRight, room));
    heard_->setToolTip(news);
    heard_->setAccessibleDescription(news);
    refresh();
}

void StatusStrip::speakOf(const Tournament* moment, const QDateTime& at)
{
    moment_ = moment != nullptr ? std::optional(*moment) : std::nullopt;
    momentAt_ = at;
    refresh();
}

void StatusStrip::refresh()
{
    const bool open = desk_.session() != nullptr;
    if (!open)
        moment_.reset();
    mode_->setVisible(open);
    heard_->setVisible(open && !moment_ && !heard_->text().isEmpty()); // the news are of now
    missing_->setVisible(open && !missingText(1).isEmpty());
    saved_->setVisible(open && !isNotSaved());
    notSaved_->setVisible(open && isNotSaved());
    const int waiting = open ? static_cast<int>(desk_.session()->waiting().size()) : 0;
    waiting_->setVisible(waiting > 0);
    waiting_->setText(tr("Waiting at this desk: %1", "how many entries").arg(waiting));
    role_->setVisible(open && (desk_.session()->role() != DeskRole::chief || isServerAddress(desk_.session()->path())));
    if (open) {
        role_->setText(nameOfDesk(desk_.session()->role()));
        const RatedBy ratedBy = shown().settings.ratedBy;
        const bool fide = ratedBy == RatedBy::fide;
        mode_->setText(fide ? tr("FIDE mode") : tr("Not in FIDE mode: %1").arg(nameOfRatedBy(ratedBy)));
        mode_->setToolTip(fide ? tr("What the FIDE rules do not allow is refused.")
                               : tr("What the FIDE rules forbid is a question to you here."));
        QFont font = mode_->font();
        font.setBold(!fide);
        mode_->setFont(font);
        missing_->setEnabled(!moment_); // its boards are those of now
        saved_->setText(savedText());
        saved_->setToolTip(savedToolTip());
    }
    const auto preset = desk_.settings().keyPreset();
    preset_->setText(preset ? describePreset(*preset) : tr("Keys for results"));
    fitMissing();
}

int StatusStrip::roomForMissing() const
{
    int room = bar_->contentsRect().width() - spareRoom;
    for (const QWidget* part :
         std::initializer_list<const QWidget*>{mode_, role_, waiting_, backup_, heard_, saved_, notSaved_, preset_})
        if (!part->isHidden())
            room -= part->sizeHint().width() + statusGap;
    return room;
}

void StatusStrip::fitMissing()
{
    if (missing_->isHidden() || desk_.session() == nullptr)
        return;
    const auto widthOf = [this](int boards) {
        return missing_->fontMetrics().horizontalAdvance(missingText(boards));
    };
    const int frame = missing_->sizeHint().width() - missing_->fontMetrics().horizontalAdvance(missing_->text());
    const int room = roomForMissing() - frame;
    int boards = fewestBoards;
    const Round* current = shown().roundInPlay();
    const RoundVersion* version = current != nullptr ? current->published() : nullptr;
    int tooMany =
        version != nullptr ? static_cast<int>(version->pairings.boards.size()) * version->gamesOfAMatch() + 1 : 0;
    // Of more the shortest numbers would not fit; each text tried is as long as what it names.
    const int shortest = std::max(1, missing_->fontMetrics().horizontalAdvance(QStringLiteral("1, ")));
    tooMany = std::min(tooMany, fewestBoards + std::max(0, room) / shortest + 1);
    while (tooMany - boards > 1) {
        const int tried = boards + (tooMany - boards) / 2;
        (widthOf(tried) <= room ? boards : tooMany) = tried;
    }
    missing_->setMinimumWidth(frame + widthOf(fewestBoards)); // the window need be no wider for the others
    missing_->setText(missingText(boards));
}

bool StatusStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == bar_ && event->type() == QEvent::Resize)
        fitMissing();
    return QObject::eventFilter(watched, event);
}

void StatusStrip::setBackupTrouble(const QString& sentence)
{
    backup_->setVisible(!sentence.isEmpty());
    backup_->setToolTip(sentence);
    backup_->setAccessibleDescription(sentence);
}

void StatusStrip::fillPresets()
{
    preset_->menu()->clear();
    for (const KeyPreset preset : {KeyPreset::vega, KeyPreset::sharly, KeyPreset::chess, KeyPreset::letters}) {
        QAction* action = preset_->menu()->addAction(describePreset(preset));
        connect(action, &QAction::triggered, this, [this, preset] { desk_.settings().setKeyPreset(preset); });
    }
}

void StatusStrip::retranslate()
{
    missing_->setToolTip(tr("Go to the next board without a result (Ctrl+M)"));
    waiting_->setToolTip(tr("Not on the server yet, but on the disk of this computer"));
    notSaved_->setText(tr("NOT SAVED"));
    notSaved_->setToolTip(tr("Shows what is not saved, and how it is tried again"));
    notSaved_->setIcon(themedIcon(QStringLiteral("dialog-error")));
    waiting_->setIcon(themedIcon(QStringLiteral("saving")));
    backup_->setText(tr("Backup failed"));
    backup_->setIcon(themedIcon(QStringLiteral("dialog-warning")));
    preset_->setToolTip(tr("Which keys enter which result"));
    fillPresets();
    refresh();
}

} // namespace pairwright
