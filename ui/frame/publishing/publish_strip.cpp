#include "ui/frame/publishing/publish_strip.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/publishing/published_part.h"
#include "ui/hall/hall.h"
#include "ui/pages/reports/printing.h"
#include "ui/print/qr_code.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace pairwright {

namespace {

using State = PublishedPart::State;

/// Widths of the strip, in heights of a line: from here on with pictures, and with the code for telephones.
constexpr int widthWithPictures = 44;
constexpr int widthWithCode = 56;
constexpr int widestAddress = 14; ///< in heights of a line
constexpr int betweenParts = 40;
constexpr int fromTheEdge = 12;       ///< below it
constexpr std::size_t mostSheets = 2; ///< that are shown of a set

QPixmap blank(QSizeF size, qreal ratio, const QColor& ground)
{
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(ground);
    return picture;
}

QPixmap pictureOfSheet(const Tournament& tournament, ReportKind kind, const PaperPlan& plan, qreal ratio)
{
    const auto pages = makePages(tournament, choiceFrom(tournament, plan, kind), paperSize(plan.paper));
    if (pages == nullptr || pages->pageCount() == 0)
        return {};
    const QSizeF page = pages->pageSize(0);
    const double scale = publishedPictureHeight / page.height();
    QPixmap picture = blank(page * scale, ratio, Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    pages->paint(painter, 0);
    return picture;
}

/// The page of a round on a telephone: its first boards as cards.
QPixmap pictureOfWeb(const Tournament& tournament, const Round& round, const QString& title, const QFont& font,
                     qreal ratio)
{
    constexpr double width = publishedPictureHeight * 0.52;
    constexpr double card = 15;
    QPixmap picture = blank({width, publishedPictureHeight}, ratio, Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont letters = font;
    letters.setPixelSize(8);
    letters.setBold(true);
    painter.setFont(letters);
    painter.setPen(QColor(0x1b, 0x1f, 0x24));
    painter.drawText(QRectF(4, 3, width - 8, 12), Qt::AlignLeft | Qt::AlignVCenter, title);
    letters.setPixelSize(5);
    letters.setBold(false);
    double top = 18;
    int board = 0;
    for (const Match& match : round.published()->pairings.boards) {
        if (top + card > publishedPictureHeight - 2)
            break;
        const QRectF place(3, top, width - 6, card);
        painter.setPen(QPen(QColor(0xd5, 0xd9, 0xde), 0.7));
        painter.drawRoundedRect(place, 2, 2);
        painter.setPen(QColor(0x1b, 0x1f, 0x24));
        painter.setFont(letters);
        painter.drawText(QRectF(place.left() + 2, place.top(), 8, card), Qt::AlignCenter, QString::number(++board));
        double above = place.top();
        for (const PlayerKey key : {match.a, match.b}) {
            const Player* player = tournament.player(key);
            painter.drawText(QRectF(place.left() + 12, above, place.width() - 13, card / 2),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             player != nullptr ? visibleText(shortName(player->data)) : QString());
            above += card / 2;
        }
        top += card + 2;
    }
    return picture;
}

} // namespace

PublishStrip::PublishStrip(Desk& desk, Ways ways, QWidget* parent)
    : QFrame(parent)
    , desk_(desk)
    , ways_(ways)
{
    setObjectName(QStringLiteral("publishStrip"));
    build();
    connect(&desk_, &Desk::sessionChanged, this, &PublishStrip::forget);
    connect(&desk_, &Desk::saved, this, &PublishStrip::hearSaved);
    connect(&ways_.printing, &Printing::changed, this, &PublishStrip::refreshSoon);
    connect(&ways_.web, &WebPublishing::changed, this, &PublishStrip::refreshSoon);
    connect(&ways_.hall, &Hall::changed, this, &PublishStrip::refreshSoon);
    connect(paper_, &PublishedPart::pressed, this, [this] { desk_.actions().get(ActionId::printSet)->trigger(); });
    connect(webPart_, &PublishedPart::pressed, this, [this] {
        if (ways_.web.plan())
            ways_.web.publish();
    });
    connect(close_, &QToolButton::clicked, this, &PublishStrip::leave);
    retranslate();
    hide();
}

void PublishStrip::build()
{
    setFrameShape(QFrame::NoFrame);
    setContentsMargins(look::pageMargin, 0, look::pageMargin, fromTheEdge);
    title_ = new PlainLabel(this);
    scaleText(title_, 1.4, QFont::DemiBold);
    saved_ = new PlainLabel(this);
    makeMuted(saved_);
    chip_ = new StateChip(this);
    hint_ = new PlainLabel(this);
    makeMuted(hint_);
    paper_ = new PublishedPart(QStringLiteral("publishedPaper"), this);
    hallPart_ = new PublishedPart(QStringLiteral("publishedHall"), this);
    webPart_ = new PublishedPart(QStringLiteral("publishedWeb"), this);
    close_ = new QToolButton(this);
    close_->setObjectName(QStringLiteral("closePublishStrip"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    close_->setIcon(themedIcon(QStringLiteral("window-close")));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(look::fromStart(20, 12, 12, 12));
    row->setSpacing(betweenParts);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title_);
    words->addWidget(saved_);
    words->addWidget(chip_, 0, Qt::AlignLeft);
    words->addStretch(1);
    words->addWidget(hint_);
    row->addLayout(words);
    for (PublishedPart* part : {paper_, hallPart_, webPart_})
        row->addWidget(part);
    row->addStretch(1);
    row->addWidget(close_, 0, Qt::AlignTop);
    window()->installEventFilter(this);
}

void PublishStrip::retranslate()
{
    hint_->setText(tr("Esc closes this; the work goes on."));
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close"));
    refresh();
}

void PublishStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

/// A panel that lies on the page.
void PublishStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    look::box(painter, contentsRect(), palette().color(QPalette::Window), tintsOf(palette()).line, look::panelRadius);
    const QRect inner = contentsRect().adjusted(0, 14, 0, -14);
    for (const PublishedPart* part : {paper_, hallPart_, webPart_})
        if (part->isVisible()) {
            const QRect place = part->geometry();
            const int x = isRightToLeft() ? place.right() + betweenParts / 2 : place.left() - betweenParts / 2;
            painter.fillRect(QRect(x, inner.top(), 1, inner.height()), tintsOf(palette()).line);
        }
}

void PublishStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    refreshSoon();
}

bool PublishStrip::eventFilter(QObject* watched, QEvent* event)
{
    // A key that nobody wanted on its way up.
    if (event->type() == QEvent::KeyPress && isVisible() && watched == window() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        leave();
    return QFrame::eventFilter(watched, event);
}

void PublishStrip::forget()
{
    published_ = desk_.session() != nullptr ? desk_.session()->saved().lastPublished() : RoundNumber{};
    leave();
}

void PublishStrip::leave()
{
    round_ = RoundNumber{};
    hide();
}

bool PublishStrip::isAnythingSetUp() const
{
    return ways_.hall.isOpen() || ways_.web.plan() || !ways_.printing.plan().printer.isEmpty();
}

void PublishStrip::hearSaved()
{
    if (desk_.session() == nullptr)
        return;
    const Tournament& saved = desk_.session()->saved();
    const RoundNumber last = saved.lastPublished();
    const bool isNew = last.value > published_.value;
    published_ = last;
    if (isNew && isAnythingSetUp()) {
        round_ = saved.roundInPlay() != nullptr ? saved.roundInPlay()->number : last;
        revision_ = revisionText(round_, saved.round(round_)->published()->version);
        savedAt_ = QTime::currentTime();
        shownAt_ = savedAt_;
        // What hears of the saving after this has begun by then.
        QTimer::singleShot(0, this, [this] {
            if (round_.value == 0)
                return;
            show();
            refresh();
            // When it has its width.
            QTimer::singleShot(0, this, [this] {
                if (desk_.messages().mood() == Mood::good)
                    desk_.messages().dismiss(); // here it is said with more
                paintPictures();
            });
        });
        return;
    }
    if (round_.value > 0 && (last < round_ || lastPlayedRound(saved) >= round_.value))
        leave();
    else
        refreshSoon();
}

void PublishStrip::refreshSoon()
{
    if (isRefreshing_ || round_.value == 0)
        return;
    isRefreshing_ = true;
    QTimer::singleShot(0, this, [this] {
        isRefreshing_ = false;
        refresh();
    });
}

void PublishStrip::refresh()
{
    if (round_.value == 0 || desk_.session() == nullptr)
        return;
    title_->setText(tr("Round %1 is out").arg(round_.value));
    saved_->setText(tr("Saved at %1").arg(QLocale().toString(savedAt_, QStringLiteral("HH:mm:ss"))));
    chip_->set(Mood::good, revision_);
    refreshPaper();
    refreshHall();
    refreshWeb();
    const bool roomy = width() >= widthWithPictures * fontMetrics().height();
    for (PublishedPart* part : {paper_, hallPart_, webPart_})
        part->showPictures(roomy);
    setAccessibleName(told());
}

void PublishStrip::refreshPaper()
{
    const Printing& printing = ways_.printing;
    const QString title = tr("Paper");
    if (sheetsOf(printing.plan(), PrintMoment::publication).empty())
        paper_->set(State::absent, title, {});
    else if (printing.isRunning())
        paper_->set(State::running, title, tr("on its way to the printer"));
    else if (const auto other = printing.elsewhere())
        paper_->set(State::done, title, tr("by %1", "who prints or publishes").arg(visibleText(other->who)));
    else if (printing.due() == PrintMoment::publication)
        paper_->set(State::waiting, title, tr("not printed yet"), tr("Print Set"));
    else
        paper_->set(State::done, title, tr("with the printer"));
}

void PublishStrip::refreshHall()
{
    if (!ways_.hall.isOpen())
        hallPart_->set(State::absent, tr("Hall"), {});
    else
        hallPart_->set(State::done, tr("Hall"),
                       tr("on the screen since %1").arg(QLocale().toString(shownAt_, QLocale::ShortFormat)));
}

void PublishStrip::refreshWeb()
{
    const WebPublishing& web = ways_.web;
    const QString title = tr("Web");
    if (!web.plan())
        webPart_->set(State::absent, title, {});
    else if (web.isRunning())
        webPart_->set(State::running, title, tr("being written"));
    else if (const auto other = web.elsewhere())
        webPart_->set(State::done, title, tr("by %1", "who prints or publishes").arg(visibleText(other->who)));
    else if (web.isTrouble())
        webPart_->set(State::trouble, title, tr("not written"), tr("Try Again"));
    else if (web.isOwed())
        webPart_->set(State::running, title, tr("waits for its turn"));
    else
        webPart_->set(State::done, title, webWords(web.plan()->address));
}

/// Where they are, without what every address begins with.
QString PublishStrip::webWords(const QString& address) const
{
    const QUrl url(address, QUrl::StrictMode);
    QString place = url.host() + url.path();
    while (place.endsWith(QLatin1Char('/')))
        place.chop(1);
    if (place.isEmpty())
        return tr("up to date");
    const int room = fontMetrics().height() * widestAddress;
    return tr("up to date") + QStringLiteral("  ·  ") +
           leftToRight(fontMetrics().elidedText(place, Qt::ElideMiddle, room));
}

void PublishStrip::paintPictures()
{
    if (round_.value == 0 || desk_.session() == nullptr)
        return;
    const Tournament& saved = desk_.session()->saved();
    const Round* round = saved.round(round_);
    if (round == nullptr || round->published() == nullptr)
        return;
    const qreal ratio = devicePixelRatioF();
    std::vector<QPixmap> sheets;
    const PaperPlan& plan = ways_.printing.plan();
    for (const ReportKind kind : sheetsOf(plan, PrintMoment::publication))
        if (sheets.size() < mostSheets && (isDocument(kind)))
            if (QPixmap picture = pictureOfSheet(saved, kind, plan, ratio); !picture.isNull())
                sheets.push_back(std::move(picture));
    paper_->setPictures(std::move(sheets));
    if (const QPixmap hall = ways_.hall.picture(); !hall.isNull())
        hallPart_->setPictures({hall.scaledToHeight(static_cast<int>(publishedPictureHeight * hall.devicePixelRatio()),
                                                    Qt::SmoothTransformation)});
    if (const auto web = ways_.web.plan()) {
        std::vector<QPixmap> pictures{pictureOfWeb(saved, *round, tr("Round %1").arg(round_.value), font(), ratio)};
        QPixmap code = blank({publishedPictureHeight, publishedPictureHeight}, ratio, Qt::white);
        QPainter painter(&code);
        if (width() >= widthWithCode * fontMetrics().height() &&
            drawQrCode(painter, {0, 0, publishedPictureHeight, publishedPictureHeight}, web->address)) {
            painter.end();
            pictures.push_back(code);
        }
        webPart_->setPictures(std::move(pictures));
    }
}

QString PublishStrip::told() const
{
    if (round_.value == 0 || isHidden())
        return {};
    QStringList parts{title_->text()};
    for (const PublishedPart* part : {paper_, hallPart_, webPart_})
        if (const QString text = part->told(); !text.isEmpty())
            parts.append(text);
    return parts.join(QStringLiteral(". "));
}

} // namespace pairwright
