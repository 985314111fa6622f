#include "ui/dialogs/invite_window.h"

#include "app/domain/text/visible_text.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/server/server_certificate.h"
#include "ui/dialogs/server_window.h"
#include "ui/text/files/invitation_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/steps/role_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/qr_code_view.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace pairwright {

namespace {

constexpr QSize inviteWindowSize(480, 340);
constexpr int longestLogin = 31;
constexpr int lettersOfCertificate = 64; // of a certificate
constexpr int endless = 1 << 20;
constexpr std::array rolesOffered{DeskRole::results, DeskRole::checkIn, DeskRole::viewer, DeskRole::arbiter,
                                  DeskRole::chief};

/// By what the other desks reach the server: not by what is this computer alone.
QString hostForOthers(const ServerAddress& address)
{
    ServerAddress shown = address;
    if (isOnThisComputer(address.host))
        shown.host = ownAddresses().value(0);
    return typedHostOf(shown);
}

} // namespace

InviteWindow::InviteWindow(const ServerAddress& chief, Asker& asker, QWidget* parent)
    : QDialog(parent)
    , chief_(chief)
    , asker_(asker)
    , about_(new PlainLabel)
    , form_(new QWidget)
    , roleLabel_(new PlainLabel)
    , role_(new ChoiceBox)
    , tasks_(new PlainLabel)
    , nameLabel_(new PlainLabel)
    , name_(new QLineEdit)
    , private_(new QCheckBox)
    , hostLabel_(new PlainLabel)
    , host_(new QLineEdit)
    , hostNote_(new PlainLabel)
    , result_(new QWidget)
    , text_(new QPlainTextEdit)
    , code_(new QrCodeView)
    , codeNote_(new PlainLabel)
    , trouble_(new PlainLabel)
    , save_(new QPushButton)
    , another_(new QPushButton)
    , end_(new QPushButton)
    , go_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("inviteWindow"));
    role_->setObjectName(QStringLiteral("inviteRole"));
    name_->setObjectName(QStringLiteral("inviteName"));
    private_->setObjectName(QStringLiteral("invitePrivate"));
    host_->setObjectName(QStringLiteral("inviteHost"));
    text_->setObjectName(QStringLiteral("invitationText"));
    code_->setObjectName(QStringLiteral("invitationCode"));
    trouble_->setObjectName(QStringLiteral("inviteTrouble"));
    save_->setObjectName(QStringLiteral("saveInvitation"));
    another_->setObjectName(QStringLiteral("inviteAnother"));
    end_->setObjectName(QStringLiteral("endLogin"));
    go_->setObjectName(QStringLiteral("inviteGo"));
    for (QLabel* note : {about_, tasks_, hostNote_, codeNote_})
        makeNote(note);
    trouble_->setWordWrap(true);
    trouble_->setTextInteractionFlags(Qt::TextSelectableByMouse); // a command may stand in it
    trouble_->hide();
    name_->setMaxLength(longestLogin);
    for (QLineEdit* field : {name_, host_})
        field->setLayoutDirection(Qt::LeftToRight); // as addresses are written
    host_->setText(hostForOthers(chief));
    for (std::size_t i = 0; i < rolesOffered.size(); ++i)
        role_->addItem(QString());
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    text_->setLayoutDirection(Qt::LeftToRight); // as a certificate is written

    auto* rows = new QFormLayout(form_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(besideLabels);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    roleLabel_->setBuddy(role_);
    nameLabel_->setBuddy(name_);
    hostLabel_->setBuddy(host_);
    rows->addRow(besideItsField(nameLabel_), name_);
    rows->addRow(besideItsField(roleLabel_), role_);
    rows->addRow(new PlainLabel, tasks_);
    rows->addRow(new PlainLabel, private_);
    rows->addRow(besideItsField(hostLabel_), host_);
    rows->addRow(new PlainLabel, hostNote_);
    auto* beside = new QHBoxLayout(result_);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(text_, 0, Qt::AlignTop);
    beside->addWidget(code_, 0, Qt::AlignTop);
    beside->addStretch();

    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    column->addWidget(about_);
    column->addWidget(form_);
    column->addWidget(result_);
    column->addWidget(codeNote_);
    column->addWidget(trouble_);
    column->addStretch();
    column->addLayout(dialogButtons(this, {end_, save_, another_}, go_, close_));
    connect(role_, &QComboBox::currentIndexChanged, this, &InviteWindow::refresh);
    connect(go_, &QPushButton::clicked, this, &InviteWindow::act);
    connect(end_, &QPushButton::clicked, this, &InviteWindow::endWanted);
    connect(save_, &QPushButton::clicked, this, &InviteWindow::save);
    connect(another_, &QPushButton::clicked, this, &InviteWindow::another);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    fitToText(*this, inviteWindowSize);
    name_->setFocus();
}

DeskRole InviteWindow::role() const
{
    return rolesOffered.at(static_cast<std::size_t>(std::max(0, role_->currentIndex())));
}

void InviteWindow::tell(const QString& sentence)
{
    trouble_->setText(sentence);
    trouble_->setVisible(!sentence.isEmpty());
    if (invited_)
        fitToInvitation();
    else
        fitToText(*this, size());
}

void InviteWindow::act()
{
    if (invited_) {
        copy();
        return;
    }
    WantedLogin login;
    login.role = role();
    login.name = name_->text().trimmed();
    login.seesPrivate = private_->isChecked();
    ServerAddress there = chief_;
    takeTypedHost(host_->text().trimmed(), there);
    login.host = there.host;
    login.port = there.port;
    if (!isPossibleLogin(login.name)) {
        tell(sentenceFor(InviteError{InviteError::Code::impossibleName}, login, chief_));
        name_->setFocus();
        return;
    }
    if (const auto read = ServerAddress::read(there.text()); !read || *read != there) {
        tell(tr("This is no name of a server. It is written like hall.example.org or 192.168.1.20, with its port after "
                "a colon where it is another than 5432."));
        host_->setFocus();
        return;
    }
    tell({});
    invitedAs_ = login.role;
    emit wanted(login);
}

void InviteWindow::show(const Invited& invited)
{
    invited_ = invited;
    refresh();
    tell(remarkOn(invited));
    fitToInvitation();
    go_->setFocus();
}

/// Each line of a certificate stands on one, and the text is as high as its code, where the screen has so much room.
void InviteWindow::fitToInvitation()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QFontInfo(this->font()).pointSizeF());
    text_->setFont(font);
    const QMargins around = layout()->contentsMargins();
    QSize most = scaledToText(*this, screen()->availableSize());
    if (parentWidget() != nullptr) // as wide as the window that it belongs to it may be in any case
        most = most.expandedTo(parentWidget()->window()->size());
    constexpr int forTheCursor = 2;
    const int frame =
        2 * (text_->frameWidth() + static_cast<int>(std::ceil(text_->document()->documentMargin()))) + forTheCursor;
    const int besideText = around.left() + around.right() + result_->layout()->spacing();
    const int smallestCode = code_->isHidden() ? 0 : code_->minimumSizeHint().width();
    // Beside the bar, which comes and goes: it would make room for itself by the lines that it breaks.
    const int bar = text_->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, text_);
    const int wanted =
        text_->fontMetrics().horizontalAdvance(QString(lettersOfCertificate, QLatin1Char('M'))) + frame + bar;
    text_->setFixedWidth(std::min(wanted, most.width() - besideText - smallestCode));
    text_->setFixedHeight(0);
    code_->setFixedSize(smallestCode, 0);
    result_->layout()->activate();
    layout()->activate();
    const int besideCode = text_->minimumWidth() + besideText;
    const int room = std::max(smallestCode, most.height() - layout()->totalHeightForWidth(besideCode + smallestCode));
    const QRect lines = text_->fontMetrics().boundingRect(QRect(0, 0, text_->minimumWidth() - frame, endless),
                                                          Qt::TextWordWrap, text_->toPlainText());
    const int high = std::min(lines.height() + frame, room);
    const int mostCode = std::min(room, most.width() - besideCode);
    int side = code_->sideOfAtLeast(high);
    if (side > mostCode)
        side = code_->sideOfAtMost(mostCode);
    text_->setFixedHeight(std::max(high, side));
    code_->setFixedSize(side, text_->minimumHeight());
    result_->layout()->activate();
    fitToText(*this, {besideCode + side, 0});
}

void InviteWindow::copy()
{
    QGuiApplication::clipboard()->setText(text_->toPlainText());
    tell(tr("Copied. Paste it into a message to whoever is invited, and to nobody else."));
}

void InviteWindow::save()
{
    const QString name = tr("Invitation of %1").arg(visibleText(invited_->invitation.address.user));
    const auto path = asker_.askFile({FileQuestion::Kind::save,
                                      tr("Save the Invitation"),
                                      {tr("Invitations (*.txt)")},
                                      name + QStringLiteral(".txt"),
                                      QStringLiteral("txt")});
    if (!path)
        return;
    if (const auto written = writeFile(*path, text_->toPlainText().toUtf8()); !written)
        tell(sentenceFor(written.error()));
    else
        tell(tr("Saved as %1. It bears the password: delete it when it has been handed over.")
                 .arg(visibleText(QDir::toNativeSeparators(*path))));
}

void InviteWindow::another()
{
    invited_.reset();
    text_->clear();
    code_->setText({});
    name_->clear();
    refresh();
    tell({});
    fitToText(*this, scaledToText(*this, inviteWindowSize));
    name_->setFocus();
}

void InviteWindow::refresh()
{
    const bool isDone = invited_.has_value();
    form_->setVisible(!isDone);
    result_->setVisible(isDone);
    end_->setVisible(!isDone);
    save_->setVisible(isDone);
    another_->setVisible(isDone);
    tasks_->setText(tasksOf(role()));
    const bool isChief = role() == DeskRole::chief;
    if (isChief)
        private_->setChecked(true);
    private_->setEnabled(!isChief);
    go_->setText(isDone ? tr("Copy") : tr("Invite"));
    close_->setText(isDone ? tr("Close") : tr("Cancel"));
    about_->setText(withoutLastWordAlone(
        isDone
            ? tr("Hand it over as a text or let it be read off the screen. The password is shown this "
                 "once, and kept nowhere.")
            : tr("A login for one other desk. It ends a week after the event, or after 30 days if that has no date.")));
    codeNote_->setVisible(false);
    if (!isDone)
        return;
    text_->setPlainText(letterFor(*invited_, invitedAs_));
    const bool isCoded = code_->setText(invited_->invitation.text());
    code_->setVisible(isCoded);
    QStringList notes;
    if (!isCoded)
        notes += tr("The certificate of this server is too long for a QR code: hand over the text.");
    if (const QString print = fingerprintOf(invited_->invitation.certificate); !print.isEmpty())
        notes += tr("Certificate of the server (SHA-256): %1").arg(print);
    codeNote_->setText(notes.join(QLatin1Char('\n')));
    codeNote_->setVisible(!notes.isEmpty());
}

void InviteWindow::showEvent(QShowEvent* event)
{
    if (invited_)
        fitToInvitation();
    QDialog::showEvent(event);
}

void InviteWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void InviteWindow::retranslate()
{
    setWindowTitle(tr("Invite to “%1”").arg(visibleText(chief_.event)));
    roleLabel_->setText(tr("&Task"));
    for (std::size_t i = 0; i < rolesOffered.size(); ++i)
        role_->setItemText(static_cast<int>(i), nameOfDesk(rolesOffered.at(i)));
    nameLabel_->setText(tr("&Login"));
    name_->setPlaceholderText(tr("small letters, digits and _: ben"));
    private_->setText(tr("Sees &phone, e-mail, fees and remarks"));
    hostLabel_->setText(tr("&Server"));
    hostNote_->setText(tr("By this address the other desk reaches the server."));
    save_->setText(tr("Save…"));
    another_->setText(tr("Invite Another"));
    end_->setText(tr("End a Login…"));
    text_->setAccessibleName(tr("Invitation as a text"));
    code_->setAccessibleName(tr("Invitation as a QR code"));
    refresh();
}

} // namespace pairwright
