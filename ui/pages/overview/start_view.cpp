#include "ui/pages/overview/start_view.h"

#include "app/storage/place.h"
#include "ui/theme/icons.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QBitmap>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPixmap>
#include <QRegion>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int contentWidth = 620;
constexpr int pictureSize = 64;

} // namespace

StartView::StartView(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , content_(new QWidget)
    , picture_(new PlainLabel)
    , welcome_(new PlainLabel)
    , purpose_(new PlainLabel)
    , recentTitle_(new PlainLabel)
    , recent_(new QListWidget)
{
    auto* outer = new QHBoxLayout(this);
    outer->addStretch();
    content_->setMinimumWidth(contentWidth / 2);
    outer->addWidget(content_, 100);
    outer->addStretch();

    auto* column = new QVBoxLayout(content_);
    column->addStretch(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(picture_);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    scaleText(welcome_, 1.9, QFont::DemiBold);
    words->addWidget(welcome_);
    purpose_->setWordWrap(true);
    makeMuted(purpose_);
    words->addWidget(purpose_);
    head->addLayout(words, 1);
    column->addLayout(head);
    column->addSpacing(20);

    auto* buttons = new QHBoxLayout;
    for (const ActionId id : {ActionId::newTournament, ActionId::open, ActionId::openSample}) {
        auto* button = new ActionButton(desk_.actions().get(id));
        button->setProperty("primary", id == ActionId::newTournament);
        button->setMinimumHeight(button->fontMetrics().height() + 18);
        button->setProperty("primary", id == ActionId::newTournament);
        buttons->addWidget(button, 1);
    }
    column->addLayout(buttons);
    column->addSpacing(20);
    scaleText(recentTitle_, 1.1, QFont::DemiBold);
    column->addWidget(recentTitle_);
    recent_->setObjectName(QStringLiteral("recentFiles"));
    recent_->setFrameShape(QFrame::NoFrame);
    recent_->setAlternatingRowColors(true);
    recent_->setMinimumHeight(recent_->fontMetrics().height() * 9);
    column->addWidget(recent_, 4);
    column->addStretch(3);

    connect(recent_, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { emit fileWanted(item->data(Qt::UserRole).toString()); });
    connect(&desk_.settings(), &UserSettings::recentFilesChanged, this, &StartView::fillRecent);
    retranslate();
}

void StartView::fillRecent()
{
    recent_->clear();
    const QStringList files = desk_.settings().recentFiles();
    const int height = fontMetrics().height() + 12;
    for (const QString& path : files) {
        const QString where = isServerAddress(path) ? tr("on a server") : QDir::toNativeSeparators(folderOf(path));
        auto* item = new QListWidgetItem(QStringLiteral("%1    %2").arg(baseNameOf(path), where));
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
        item->setSizeHint(QSize(0, height));
        recent_->addItem(item);
    }
    recent_->setVisible(!files.isEmpty());
    recentTitle_->setVisible(!files.isEmpty());
}

void StartView::retranslate()
{
    const QPixmap picture =
        QIcon(QStringLiteral(":/icons/pairwright.svg")).pixmap(QSize(pictureSize, pictureSize), devicePixelRatioF());
    picture_->setPixmap(picture.copy(QRegion(picture.mask()).boundingRect())); // from its edge on
    welcome_->setText(QStringLiteral("Pairwright"));
    purpose_->setText(tr("Chess tournaments for arbiters: enter the players, pair by the FIDE rules, publish, enter "
                         "results, and send the rating report."));
    recentTitle_->setText(tr("Recent tournaments"));
    recent_->setAccessibleName(recentTitle_->text());
    fillRecent();
    fitWidth();
}

void StartView::fitWidth()
{
    // The buttons have their text whatever its size.
    content_->setMaximumWidth(std::max(contentWidth, content_->layout()->minimumSize().width()));
}

bool StartView::event(QEvent* event)
{
    // Buttons that have become wider.
    if (event->type() == QEvent::LayoutRequest)
        fitWidth();
    if (event->type() == QEvent::Show)
        desk_.settings().lookAfterRecentFiles();
    return QWidget::event(event);
}

void StartView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
