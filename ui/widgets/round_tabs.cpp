#include "ui/widgets/round_tabs.h"

#include "ui/widgets/choice_box.h"

#include <QEvent>
#include <QLayout>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace pairwright {

RoundTabs::RoundTabs(QWidget* parent)
    : QTabBar(parent)
    , box_(new ChoiceBox(this))
{
    setObjectName(QStringLiteral("roundTabs"));
    setLayoutDirection(Qt::LeftToRight); // as time goes in every script
    setExpanding(false);
    setDrawBase(false);
    setProperty("segmented", true);
    setUsesScrollButtons(false);
    setDocumentMode(true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the words of another language are as wide as they are
    box_->hide();
    connect(box_, &QComboBox::activated, this, &QTabBar::setCurrentIndex);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        box_->setCurrentIndex(index);
        if (index >= 0)
            emit roundChosen(RoundNumber{index + 1});
    });
    retranslate();
}

void RoundTabs::set(int planned, int usable, std::optional<RoundNumber> current)
{
    const QSignalBlocker quiet(this);
    const int wanted = std::max(planned, usable);
    while (count() > wanted)
        removeTab(count() - 1);
    while (count() < wanted)
        addTab(QString::number(count() + 1));
    for (int i = 0; i < count(); ++i)
        setTabEnabled(i, i < usable);
    setCurrentIndex(current ? current->value - 1 : 0);
    retranslate();
    triedIn_ = {};
    updateGeometry();
    fit();
}

void RoundTabs::setLabelled()
{
    labelled_ = true;
    retranslate();
}

QSize RoundTabs::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), widthOfBox()), sizeHint().height()};
}

int RoundTabs::widthOfBox() const
{
    constexpr int air = 4; // its words are hinted a little narrower than they are drawn
    return box_->sizeHint().width() + air;
}

void RoundTabs::fit()
{
    const bool tooNarrow = width() < sizeHint().width();
    setMaximumWidth(tooNarrow ? widthOfBox() : QWIDGETSIZE_MAX);
    box_->setVisible(tooNarrow);
    box_->setGeometry(rect());
    // One of them takes part in the round of Tab.
    setFocusPolicy(tooNarrow ? Qt::NoFocus : Qt::TabFocus);
    update();
}

void RoundTabs::fillBox()
{
    box_->clear();
    for (int i = 0; i < count(); ++i) {
        box_->addItem(labelled_ ? QString::number(i + 1) : tr("Round %1").arg(i + 1));
        static_cast<QStandardItemModel*>(box_->model())->item(i)->setEnabled(isTabEnabled(i));
    }
    box_->setCurrentIndex(currentIndex());
    box_->setAccessibleName(accessibleName());
    fit();
}

void RoundTabs::growAgain()
{
    const QWidget* holder = parentWidget();
    if (holder->width() != triedIn_.width())
        triedIn_ = {};
    if (maximumWidth() == QWIDGETSIZE_MAX || holder->layout() == nullptr)
        return;
    const int needed = holder->layout()->sizeHint().width();
    // Once in each room: where it was in vain another try would be as well.
    const QSize room(holder->width(), needed);
    if (room == triedIn_ || room.width() - needed < sizeHint().width() - maximumWidth())
        return;
    triedIn_ = room;
    setMaximumWidth(QWIDGETSIZE_MAX);
}

void RoundTabs::showEvent(QShowEvent* event)
{
    QTabBar::showEvent(event);
    if (parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
}

bool RoundTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        growAgain();
    return QTabBar::eventFilter(watched, event);
}

void RoundTabs::resizeEvent(QResizeEvent* event)
{
    QTabBar::resizeEvent(event);
    fit();
}

void RoundTabs::paintEvent(QPaintEvent* event)
{
    if (box_->isHidden())
        QTabBar::paintEvent(event);
}

void RoundTabs::retranslate()
{
    setAccessibleName(tr("Round"));
    for (int i = 0; i < count(); ++i) {
        setTabToolTip(i, tr("Round %1").arg(i + 1));
        setAccessibleTabName(i, tr("Round %1").arg(i + 1));
    }
    fillBox();
}

void RoundTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTabBar::changeEvent(event);
}

} // namespace pairwright
