#include "ui/frame/publishing/published_part.h"

#include "app/domain/text/filled.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int signSide = 20;
constexpr int pictureGap = 8;

} // namespace

/// A ring, a tick or a warning; the words beside it say the same.
class PublishedPart::Sign final : public QWidget {
public:
    explicit Sign(QWidget* parent)
        : QWidget(parent)
    {
        setFixedSize(signSide, signSide);
    }
    void set(State state)
    {
        state_ = state;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF place = QRectF(rect()).adjusted(2, 2, -2, -2);
        const bool filled = state_ == State::done || state_ == State::trouble;
        const QColor ink = state_ == State::done      ? inkOf(palette(), Mood::good)
                           : state_ == State::trouble ? inkOf(palette(), Mood::warning)
                           : state_ == State::running ? tintsOf(palette()).accent
                                                      : dataInksOf(palette()).mark;
        painter.setPen(filled ? Qt::NoPen : QPen(ink, 2, state_ == State::running ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(filled ? QBrush(ink) : Qt::NoBrush);
        painter.drawEllipse(place);
        painter.setPen(QPen(palette().color(QPalette::Base), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF middle = place.center();
        if (state_ == State::done)
            painter.drawPolyline(
                QPolygonF({middle + QPointF(-3.5, 0.2), middle + QPointF(-1, 2.8), middle + QPointF(3.8, -2.6)}));
        if (state_ == State::trouble) {
            painter.drawLine(middle + QPointF(0, -4), middle + QPointF(0, 0.6));
            painter.drawPoint(middle + QPointF(0, 4));
        }
    }

private:
    State state_ = State::waiting;
};

class PublishedPart::Pictures final : public QWidget {
public:
    explicit Pictures(QWidget* parent)
        : QWidget(parent)
    {
        setFixedHeight(publishedPictureHeight);
    }
    void set(std::vector<QPixmap> pictures)
    {
        pictures_ = std::move(pictures);
        double width = 0;
        for (const QPixmap& picture : pictures_)
            width += picture.deviceIndependentSize().width() + pictureGap;
        setFixedWidth(std::max(1, static_cast<int>(width)));
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        double left = 0;
        for (const QPixmap& picture : pictures_) {
            const QRectF place(QPointF(left, 0), picture.deviceIndependentSize());
            painter.drawPixmap(place.topLeft(), picture);
            painter.setPen(QPen(tintsOf(palette()).line, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
            left = place.right() + pictureGap;
        }
    }

private:
    std::vector<QPixmap> pictures_;
};

PublishedPart::PublishedPart(const QString& name, QWidget* parent)
    : QWidget(parent)
    , pictures_(new Pictures(this))
    , sign_(new Sign(this))
    , title_(new PlainLabel(this))
    , text_(new PlainLabel(this))
    , action_(new QPushButton(this))
{
    setObjectName(name);
    action_->setObjectName(name + QStringLiteral("Action"));
    action_->setFocusPolicy(Qt::TabFocus); // a click does not take the focus from the list
    scaleText(title_, 1, QFont::DemiBold);
    makeMuted(text_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(pictures_);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(sign_);
    line->addWidget(title_);
    line->addWidget(text_);
    line->addWidget(action_);
    line->addStretch(1);
    column->addLayout(line);
    connect(action_, &QPushButton::clicked, this, &PublishedPart::pressed);
    hide();
}

void PublishedPart::set(State state, const QString& title, const QString& text, const QString& action)
{
    state_ = state;
    sign_->set(state);
    title_->setText(title);
    text_->setText(text);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
    setAccessibleName(told());
    setVisible(state != State::absent);
}

void PublishedPart::setPictures(std::vector<QPixmap> pictures)
{
    pictures_->set(std::move(pictures));
}

void PublishedPart::showPictures(bool shown)
{
    pictures_->setVisible(shown);
}

QString PublishedPart::told() const
{
    return state_ == State::absent ? QString()
                                   : filled(tr("%1: %2", "paper, and what was done"), title_->text(), text_->text());
}

} // namespace pairwright
