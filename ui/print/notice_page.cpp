#include "ui/print/notice_page.h"

#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QPainter>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Notice)
};

using page_text::Style;

constexpr double noticeMargin = 48;
constexpr double noticeHead = 40;
constexpr double noticeFoot = 20;
constexpr double largestNotice = 72;
constexpr double smallestNotice = 8;

double widestWord(const QString& text, Style style)
{
    double widest = 0;
    for (const QString& line : text.split(QLatin1Char('\n')))
        for (const QString& word : line.split(QLatin1Char(' ')))
            widest = std::max(widest, page_text::width(word, style));
    return widest;
}

} // namespace

NoticePage::NoticePage(QString event, QString text, QString footer, QSizeF page)
    : event_(std::move(event))
    , text_(std::move(text))
    , footer_(std::move(footer))
    , page_(page)
{
}

QString NoticePage::title() const
{
    const Speaking speaking(language());
    return QStringLiteral("%1 – %2").arg(event_, Tr::tr("Notice"));
}

void NoticePage::paintPage(QPainter& painter, int /*page*/) const
{
    const QRectF room(noticeMargin, noticeMargin, page_.width() - 2 * noticeMargin, page_.height() - 2 * noticeMargin);
    const QColor soft(0x55, 0x55, 0x55);
    page_text::drawFitted(painter, {room.left(), room.top(), room.width(), noticeHead * 0.7}, Style{18, true},
                          Qt::AlignLeft, soft, event_);
    const QRectF middle = room.adjusted(0, noticeHead, 0, -noticeFoot);
    Style style{largestNotice, true};
    while (style.size > smallestNotice && (page_text::wrappedHeight(text_, style, middle.width()) > middle.height() ||
                                           widestWord(text_, style) > middle.width()))
        style.size -= 1;
    page_text::drawWrapped(painter, middle, style, Qt::black, text_);
    page_text::drawLine(painter, {room.left(), room.bottom() - noticeFoot, room.width(), noticeFoot}, Style{8, false},
                        Qt::AlignLeft, soft, footer_);
}

} // namespace pairwright
