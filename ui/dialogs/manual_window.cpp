#include "ui/dialogs/manual_window.h"

#include "ui/theme/icons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QToolBar>
#include <QUrl>

#include <algorithm>

namespace pairwright {

namespace {
const auto firstPage = QStringLiteral("index.md");
constexpr int margin = 24;
constexpr int barMargin = 16;
constexpr int lettersOfALine = 82; ///< longer lines are hard to follow
constexpr int betweenParts = 16;
constexpr int aboveList = 10;

/// Air below the title, above and below a list.
void spaceOut(QTextDocument& page)
{
    bool isBelowList = false;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isTitle = format.headingLevel() == 1;
        const bool isInList = block.textList() != nullptr;
        const bool isBelow = isBelowList && !isInList && format.headingLevel() == 0;
        const bool isFirst = isInList && !isBelowList && block != page.begin();
        isBelowList = isInList;
        if (isTitle)
            format.setBottomMargin(betweenParts);
        if (isBelow)
            format.setTopMargin(betweenParts);
        if (isFirst)
            format.setTopMargin(aboveList);
        if (isTitle || isBelow || isFirst)
            QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

QString ManualWindow::folder(const QString& language)
{
    QStringList roots{QStringLiteral(":/manual"),
                      QCoreApplication::applicationDirPath() + QStringLiteral("/../share/doc/pairwright/manual"),
                      QCoreApplication::applicationDirPath() + QStringLiteral("/../share/pairwright/manual")};
    const QStringList shared = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString& place : shared)
        roots += {place + QStringLiteral("/doc/pairwright/manual"), place + QStringLiteral("/pairwright/manual")};
    for (const QString& root : std::as_const(roots))
        for (const QString& place : {root + QLatin1Char('/') + language, root})
            if (QFile::exists(place + QLatin1Char('/') + firstPage))
                return place;
    return {};
}

ManualWindow::ManualWindow(const QString& language, QWidget* parent)
    : QMainWindow(parent)
    , folder_(folder(language))
    , text_(new TextView)
{
    setWindowTitle(tr("Manual"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(margin);
    text_->setLineWrapMode(QTextEdit::FixedPixelWidth);
    text_->viewport()->installEventFilter(this);
    auto* bar = addToolBar(tr("Manual"));
    bar->setMovable(false);
    bar->layout()->setContentsMargins(barMargin, barMargin, barMargin, barMargin);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QAction* start = bar->addAction(themedIcon(QStringLiteral("go-home")), tr("Contents"));
    QAction* back = bar->addAction(themedIcon(QStringLiteral("go-previous")), tr("Back"));
    back->setShortcut(QKeySequence::Back);
    connect(start, &QAction::triggered, this, [this] { open(firstPage); });
    connect(back, &QAction::triggered, this, [this] {
        if (visited_.size() < 2)
            return;
        visited_.removeLast();
        open(visited_.takeLast());
    });
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative() && link.path().endsWith(QLatin1String(".md")))
            open(link.path());
        else if (link.isRelative())
            text_->scrollToAnchor(link.fragment());
        else
            QDesktopServices::openUrl(link); // the user asked for it
    });
    if (!folder_.endsWith(QLatin1Char('/') + language))
        text_->readFromTheLeft(); // as English is
    if (!language.startsWith(QLatin1String("en")) && !folder_.endsWith(QLatin1Char('/') + language)) {
        auto* note = new PlainLabel(tr("The manual is in English."));
        makeMuted(note);
        bar->addWidget(note);
    }
    auto* room = new QWidget;
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(room);
    auto* find = new QLineEdit;
    find->setObjectName(QStringLiteral("findInManual"));
    find->setPlaceholderText(tr("Find (Ctrl+F)"));
    find->setAccessibleName(tr("Find in this page"));
    find->setClearButtonEnabled(true);
    find->setMaximumWidth(scaledToText(*this, {220, 0}).width());
    bar->addWidget(find);
    setCentralWidget(text_); // behind it for Tab
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, find, [find] {
        find->setFocus();
        find->selectAll();
    });
    const auto wanted = [find] { // with the apostrophe of print, which nobody has on a key
        return find->text().replace(QLatin1Char('\''), QChar(0x2019));
    };
    connect(find, &QLineEdit::textChanged, this, [this, wanted] {
        text_->moveCursor(QTextCursor::Start);
        text_->find(wanted());
    });
    connect(find, &QLineEdit::returnPressed, this, [this, wanted] {
        if (text_->find(wanted()))
            return;
        text_->moveCursor(QTextCursor::Start); // from the top again
        text_->find(wanted());
    });
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QStringLiteral("Ctrl+W"))})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    resize(760, 720);
    open(firstPage);
    text_->setFocus();
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        const int measure = lettersOfALine * text_->fontMetrics().horizontalAdvance(QLatin1Char('n')) + 2 * margin;
        text_->setLineWrapColumnOrWidth(std::min(measure, text_->viewport()->width()));
    }
    return QMainWindow::eventFilter(watched, event);
}

void ManualWindow::open(const QString& page)
{
    QFile file(QDir(folder_).filePath(page));
    if (folder_.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        text_->setPlainText(tr("The manual was not installed with this program."));
        return;
    }
    visited_.append(page);
    text_->setMarkdown(QString::fromUtf8(file.readAll()));
    spaceOut(*text_->document());
}

} // namespace pairwright
