#include "ui/widgets/round_tabs.h"

#include "ui/widgets/choice_box.h"

#include <QEvent>
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
    updateGeometry();
    fit();
}

QSize RoundTabs::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), box_->sizeHint().width()), sizeHint().height()};
}

void RoundTabs::fit()
{
    const bool tooNarrow = width() < sizeHint().width();
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
        box_->addItem(tr("Round %1").arg(i + 1));
        static_cast<QStandardItemModel*>(box_->model())->item(i)->setEnabled(isTabEnabled(i));
    }
    box_->setCurrentIndex(currentIndex());
    box_->setAccessibleName(accessibleName());
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
