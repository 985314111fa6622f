#include "ui/widgets/round_tabs.h"

#include <QEvent>
#include <QSignalBlocker>

namespace pairwright {

RoundTabs::RoundTabs(QWidget* parent)
    : QTabBar(parent)
{
    setObjectName(QStringLiteral("roundTabs"));
    setExpanding(false);
    setDrawBase(false);
    setProperty("segmented", true);
    setUsesScrollButtons(true);
    setDocumentMode(true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
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
    if (current)
        setCurrentIndex(current->value - 1);
    retranslate();
    updateGeometry();
}

void RoundTabs::retranslate()
{
    setAccessibleName(tr("Round"));
    for (int i = 0; i < count(); ++i) {
        setTabToolTip(i, tr("Round %1").arg(i + 1));
        setAccessibleTabName(i, tr("Round %1").arg(i + 1));
    }
}

void RoundTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTabBar::changeEvent(event);
}

} // namespace pairwright
