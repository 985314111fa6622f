#include "ui/dialogs/server_window.h"

#include "app/storage/server/server_certificate.h"
#include "ui/settings/keyring.h"
#include "ui/text/files/invitation_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int serverWindowWidth = 480;
constexpr int usualPort = 5432;
constexpr int longestEvent = 40;

} // namespace

void takeTypedHost(const QString& text, ServerAddress& address)
{
    // An address with colons of its own stands in brackets before a port.
    static const QRegularExpression bracketed(QStringLiteral("^\\[([^\\]]*)\\](?::([0-9]{1,5}))?$"));
    static const QRegularExpression plain(QStringLiteral("^([^:]+):([0-9]{1,5})$"));
    auto parts = bracketed.match(text);
    if (!parts.hasMatch())
        parts = plain.match(text);
    address.host = parts.hasMatch() ? parts.captured(1) : text;
    address.port = parts.captured(2).isEmpty() ? usualPort : parts.captured(2).toInt();
}

QString typedHostOf(const ServerAddress& address)
{
    if (address.port == usualPort)
        return address.host;
    const bool hasColons = address.host.contains(QLatin1Char(':'));
    return (hasColons ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2"))
        .arg(address.host, QString::number(address.port));
}

QString eventNameFrom(const QString& tournament)
{
    QString name;
    for (const QChar letter : tournament.normalized(QString::NormalizationForm_KD).toLower()) {
        const bool isKept = (letter >= QLatin1Char('a') && letter <= QLatin1Char('z')) ||
                            (letter >= QLatin1Char('0') && letter <= QLatin1Char('9'));
        if (isKept)
            name += letter;
        else if (letter.category() != QChar::Mark_NonSpacing && !name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    name.truncate(longestEvent);
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name;
}

ServerWindow::ServerWindow(Task task, const ServerAddress& proposed, bool asksName, QWidget* parent)
    : QDialog(parent)
    , task_(task)
    , about_(new PlainLabel)
    , paste_(new QPushButton)
    , file_(new QPushButton)
    , invited_(new PlainLabel)
    , certificate_(new PlainLabel)
    , hostLabel_(new PlainLabel)
    , host_(new QLineEdit)
    , databaseLabel_(new PlainLabel)
    , database_(new QLineEdit)
    , eventLabel_(new PlainLabel)
    , event_(new QLineEdit)
    , userLabel_(new PlainLabel)
    , user_(new QLineEdit)
    , passwordLabel_(new PlainLabel)
    , password_(new QLineEdit)
    , remember_(new QCheckBox)
    , passwordNote_(new PlainLabel)
    , nameLabel_(new PlainLabel)
    , name_(new QLineEdit)
    , trouble_(new PlainLabel)
    , showDetails_(new QPushButton)
    , details_(new PlainLabel)
    , go_(new QPushButton)
    , cancel_(new QPushButton)
{
    setObjectName(QStringLiteral("serverWindow"));
    host_->setObjectName(QStringLiteral("serverHost"));
    database_->setObjectName(QStringLiteral("serverDatabase"));
    event_->setObjectName(QStringLiteral("serverEvent"));
    user_->setObjectName(QStringLiteral("serverUser"));
    password_->setObjectName(QStringLiteral("serverPassword"));
    trouble_->setObjectName(QStringLiteral("serverTrouble"));
    go_->setObjectName(QStringLiteral("serverGo"));
    remember_->setObjectName(QStringLiteral("serverRemember"));
    name_->setObjectName(QStringLiteral("serverName"));
    details_->setObjectName(QStringLiteral("serverDetails"));
    details_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    showDetails_->setObjectName(QStringLiteral("serverShowDetails"));
    showDetails_->setCheckable(true);
    showDetails_->setAutoDefault(false);
    password_->setEchoMode(QLineEdit::Password);
    event_->setMaxLength(longestEvent);
    paste_->setObjectName(QStringLiteral("pasteInvitation"));
    file_->setObjectName(QStringLiteral("invitationFromFile"));
    invited_->setObjectName(QStringLiteral("invitedTo"));
    certificate_->setObjectName(QStringLiteral("invitedCertificate"));
    setFixedLetters();
    certificate_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* text : {about_, invited_, certificate_, passwordNote_, trouble_, details_})
        text->setWordWrap(true);
    for (QLabel* text : {invited_, certificate_})
        text->hide();
    makeMuted(about_);
    makeMuted(passwordNote_);
    makeMuted(details_);
    for (QWidget* away :
         {static_cast<QWidget*>(trouble_), static_cast<QWidget*>(showDetails_), static_cast<QWidget*>(details_)})
        away->hide();
    const auto kept = proposed.database.isEmpty() ? std::nullopt : keyring().password(proposed);
    remember_->setChecked(kept.has_value());
    const QString known = rememberedPassword(proposed);
    fillIn(proposed, known.isEmpty() ? kept.value_or(QString()) : known);
    auto* invitations = new QHBoxLayout;
    invitations->setSpacing(look::dialogSpacing);
    for (QPushButton* button : {paste_, file_}) {
        button->setAutoDefault(false);
        button->setVisible(task_ == Task::open);
        invitations->addWidget(button);
    }
    invitations->addStretch();

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(besideLabels);
    form->setVerticalSpacing(look::dialogSpacing);
    for (const auto& [label, field] : {std::pair{hostLabel_, host_},
                                       {databaseLabel_, database_},
                                       {eventLabel_, event_},
                                       {userLabel_, user_},
                                       {passwordLabel_, password_}}) {
        label->setBuddy(field);
        field->setLayoutDirection(Qt::LeftToRight); // as addresses are written
        field->installEventFilter(this);
        form->addRow(besideItsField(label), field);
    }
    for (QWidget* one :
         {static_cast<QWidget*>(remember_), static_cast<QWidget*>(nameLabel_), static_cast<QWidget*>(name_)}) {
        one->setParent(this);
        one->hide();
    }
    if (keyring().isOffered()) {
        form->addRow(QString(), remember_);
        remember_->show();
    }
    nameLabel_->setBuddy(name_);
    if (asksName) {
        form->addRow(besideItsField(nameLabel_), name_);
        nameLabel_->show();
        name_->show();
    }
    // On a small screen with large letters the fields scroll; what went wrong, and the buttons, are always seen.
    auto* content = new QWidget;
    auto* fields = new QVBoxLayout(content);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(look::dialogSpacing);
    fields->addWidget(about_);
    fields->addLayout(invitations);
    fields->addWidget(invited_);
    fields->addWidget(certificate_);
    fields->addLayout(form);
    fields->addWidget(passwordNote_);
    fields->addStretch();
    area_ = scrolled(content);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    column->addWidget(area_, 1);
    column->addWidget(trouble_);
    column->addWidget(details_);
    column->addLayout(dialogButtons(this, {showDetails_}, go_, cancel_));
    connect(go_, &QPushButton::clicked, this, &ServerWindow::go);
    connect(paste_, &QPushButton::clicked, this, [this] { readInvitation(QGuiApplication::clipboard()->text()); });
    connect(file_, &QPushButton::clicked, this, &ServerWindow::fileWanted);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::close);
    connect(showDetails_, &QPushButton::toggled, this, [this](bool shown) {
        details_->setVisible(shown);
        fit();
    });
    retranslate();
    for (QLineEdit* field : {host_, database_, event_, user_, password_, name_})
        field->updateGeometry(); // now that they are in a dialog
    fit();
    for (QLineEdit* field : {host_, database_, event_, user_, password_})
        if (field->text().isEmpty()) {
            field->setFocus();
            break;
        }
}

void ServerWindow::tell(const QString& sentence, const QString& details)
{
    trouble_->setText(sentence);
    trouble_->setVisible(!sentence.isEmpty());
    details_->setText(details);
    details_->hide();
    showDetails_->setChecked(false);
    showDetails_->setVisible(!details.isEmpty());
    fit();
}

QString ServerWindow::name() const
{
    return name_->text().simplified();
}

bool ServerWindow::remembers() const
{
    return remember_->isChecked();
}

void ServerWindow::askPassword()
{
    password_->setFocus();
    password_->selectAll();
}

/// As high as its contents need, if the screen is. Only letters that are shown have their size.
void ServerWindow::fit()
{
    area_->setMinimumHeight(0);
    layout()->activate();
    const QMargins around = layout()->contentsMargins();
    const QSize most = screen()->availableSize();
    const int width = std::max(scaledToText(*this, {serverWindowWidth, 0}).width(),
                               area_->widget()->minimumSizeHint().width() + around.left() + around.right());
    const int wanted = area_->widget()->layout()->totalHeightForWidth(width - around.left() - around.right());
    const int others = layout()->minimumHeightForWidth(width) - area_->minimumSizeHint().height();
    area_->setMinimumHeight(std::max(area_->minimumSizeHint().height(), std::min(wanted, most.height() - others)));
    fitToText(*this, {width, 0});
}

void ServerWindow::fillIn(const ServerAddress& address, const QString& password)
{
    host_->setText(typedHostOf(address));
    database_->setText(address.database);
    event_->setText(address.event);
    user_->setText(address.user);
    password_->setText(password);
}

void ServerWindow::readInvitation(const QString& text)
{
    const auto read = Invitation::read(text);
    if (!read) {
        tell(sentenceFor(read.error()));
        return;
    }
    invitation_ = *read;
    fillIn(read->address, read->password);
    showInvitation();
    tell({});
    go_->setFocus();
}

void ServerWindow::showInvitation()
{
    invited_->setText(describeInvitation(*invitation_));
    invited_->show();
    QString fingerprint = invitation_->certificate.isEmpty() ? QString() : fingerprintOf(invitation_->certificate);
    constexpr int ofAGroup = 12; // four bytes and their colons
    constexpr int ofALine = 3;   // no group is parted
    for (qsizetype group = 1; group * ofAGroup <= fingerprint.size(); ++group)
        fingerprint[group * ofAGroup - 1] = QLatin1Char(group % ofALine == 0 ? '\n' : ' ');
    certificate_->setText(fingerprint);
    certificate_->setVisible(!fingerprint.isEmpty());
}

/// An invitation is pasted wherever the cursor stands.
bool ServerWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (task_ == Task::open && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)) {
        const QString text = QGuiApplication::clipboard()->text();
        const auto read = Invitation::read(text);
        if (read || read.error() != Invitation::Fault::none) {
            readInvitation(text);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

std::optional<ServerAddress> ServerWindow::address()
{
    ServerAddress typed;
    takeTypedHost(host_->text().trimmed(), typed);
    typed.database = database_->text().trimmed();
    typed.event = event_->text().trimmed();
    typed.user = user_->text().trimmed();
    const auto read = ServerAddress::read(typed.text());
    if (read && *read == typed)
        return typed;
    if (typed.database.isEmpty()) {
        tell(tr("Which database of the server? Whoever looks after it knows its name."));
        database_->setFocus();
    } else if (typed.event.isEmpty()) {
        tell(tr("Which event? Its name has small letters, digits, - and _."));
        event_->setFocus();
    } else if (!read && read.error() == ServerAddress::Fault::impossibleEvent) {
        tell(tr("The name of an event has small letters, digits, - and _, 40 at most: for example open-2026."));
        event_->setFocus();
    } else {
        tell(tr("This is no name of a server. It is written like hall.example.org or 192.168.1.20, with its port after "
                "a colon where it is another than 5432."));
        host_->setFocus();
    }
    return std::nullopt;
}

void ServerWindow::go()
{
    const auto typed = address();
    if (!typed)
        return;
    tell({});
    const bool isInvited =
        invitation_ && invitation_->address.database == typed->database && invitation_->address.event == typed->event;
    if (isInvited && !keepCertificate(*typed, invitation_->certificate)) {
        tell(tr("The certificate of the server could not be kept beside your settings. Make room on the disk, or see "
                "that the folder may be written; nothing was opened."));
        return;
    }
    if (password_->text().isEmpty()) // of another server or login than was proposed
        if (const auto kept = keyring().password(*typed)) {
            password_->setText(*kept);
            remember_->setChecked(true);
        }
    rememberPassword(*typed, password_->text());
    emit wanted(*typed);
}

void ServerWindow::showEvent(QShowEvent* event)
{
    fit();
    QDialog::showEvent(event);
}

void ServerWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        setFixedLetters();
    QDialog::changeEvent(event);
}

/// Of one width, and as large as those around them.
void ServerWindow::setFixedLetters()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(QFontInfo(font()).pointSizeF());
    certificate_->setFont(fixed);
}

void ServerWindow::retranslate()
{
    switch (task_) {
    case Task::open:
        setWindowTitle(tr("Open from a Server"));
        about_->setText(tr("Several desks work on one event at once: each sees what the others do. Whoever was invited "
                           "to one need not type anything."));
        go_->setText(tr("Open"));
        break;
    case Task::make:
        setWindowTitle(tr("New on a Server"));
        about_->setText(tr("The new tournament is kept on the server, where several desks work on it at once."));
        go_->setText(tr("Go On"));
        break;
    case Task::move:
        setWindowTitle(tr("Move to a Server"));
        about_->setText(tr("The open tournament goes on on the server, its history too, where several desks work on it "
                           "at once. The file stays as it is, as a copy."));
        go_->setText(tr("Move"));
        break;
    }
    hostLabel_->setText(tr("&Server"));
    host_->setPlaceholderText(tr("this computer"));
    databaseLabel_->setText(tr("&Database"));
    eventLabel_->setText(tr("&Event"));
    userLabel_->setText(tr("&Login"));
    passwordLabel_->setText(tr("&Password"));
    passwordNote_->setText(withoutLastWordAlone(
        keyring().isOffered() ? tr("The password is kept only as long as the program runs, or in the keyring of "
                                   "the system; in no file and no log.")
                              : tr("The password is kept only as long as the program runs, in no file and no log.")));
    remember_->setText(tr("&Remember it on this computer"));
    nameLabel_->setText(tr("Your &name"));
    name_->setPlaceholderText(tr("as the log shall name you"));
    name_->setToolTip(
        tr("The others see it beside what you do; the server adds your task. Without it your login stands "
           "there."));
    showDetails_->setText(tr("De&tails"));
    cancel_->setText(tr("Cancel"));
    paste_->setText(tr("Paste the &Invitation"));
    file_->setText(tr("Open an In&vitation…"));
    if (invitation_)
        showInvitation();
}

} // namespace pairwright
