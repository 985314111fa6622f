#include "ui/pages/rounds/map/map_card.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr double cardRadius = 10;
}

MapCard::MapCard(QWidget* parent)
    : QFrame(parent)
    , pair_(new PlainLabel)
    , change_(new PlainLabel)
    , verdict_(new PlainLabel)
    , foot_(new PlainLabel)
{
    setObjectName(QStringLiteral("mapCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(4);
    scaleText(pair_, 1.05, QFont::DemiBold);
    makeMuted(change_);
    makeMuted(foot_);
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        int at = 0;
        for (QLabel** label : {&row.what, &row.now, &row.then}) {
            *label = new PlainLabel;
            if (i == 0)
                makeMuted(*label);
            grid->addWidget(*label, static_cast<int>(i), at, at == 0 ? Qt::AlignLeft : Qt::AlignRight);
            ++at;
        }
        if (i > 0)
            scaleText(row.then, 1, QFont::DemiBold);
    }
    for (QLabel* label : {pair_, change_, verdict_, foot_})
        label->setWordWrap(true);
    column->addWidget(pair_);
    column->addWidget(change_);
    column->addLayout(grid);
    column->addWidget(verdict_);
    column->addWidget(foot_);
    hide();
}

void MapCard::set(const QString& pair, const QString& change, const std::vector<Line>& lines, const QString& foot)
{
    pair_->setText(pair);
    change_->setText(change);
    change_->setVisible(!change.isEmpty());
    foot_->setText(foot);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Row& row = rows_.at(i);
        const bool used = !lines.empty() && i <= lines.size();
        for (QLabel* label : {row.what, row.now, row.then})
            label->setVisible(used);
        if (!used)
            continue;
        if (i == 0) {
            row.now->setText(tr("now"));
            row.then->setText(tr("then"));
            continue;
        }
        const Line& line = lines.at(i - 1);
        row.what->setText(line.what);
        row.now->setText(line.now);
        row.then->setText(line.then);
        QPalette inks = palette();
        if (line.worse || line.better)
            inks.setColor(QPalette::WindowText, inkOf(palette(), line.worse ? Mood::warning : Mood::good));
        row.then->setPalette(inks);
    }
    setVerdict({});
}

void MapCard::setVerdict(const QString& verdict)
{
    verdict_->setText(verdict);
    verdict_->setVisible(!verdict.isEmpty());
    layout()->activate();
    const int wide = width() > 0 ? width() : sizeHint().width();
    resize(wide, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height());
}

QString MapCard::text() const
{
    QStringList said{pair_->text(), change_->text()};
    for (std::size_t i = 1; i < rows_.size(); ++i)
        if (!rows_[i].what->isHidden())
            said.append(
                tr("%1: now %2, then %3").arg(rows_[i].what->text(), rows_[i].now->text(), rows_[i].then->text()));
    said.append(verdict_->text());
    said.removeAll(QString());
    return said.join(QStringLiteral(". "));
}

void MapCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    look::box(painter, rect(), palette().color(QPalette::Base), dataInksOf(palette()).mark, cardRadius);
}

void MapCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        update();
    QFrame::changeEvent(event);
}

} // namespace pairwright
