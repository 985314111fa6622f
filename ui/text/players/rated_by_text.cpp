#include "ui/text/players/rated_by_text.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct RatedByTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::RatedByText)
};

} // namespace

QString nameOfRatedBy(RatedBy ratedBy)
{
    switch (ratedBy) {
    case RatedBy::fide: return RatedByTr::tr("rated by FIDE");
    case RatedBy::federation: return RatedByTr::tr("rated by a federation");
    case RatedBy::nobody: break;
    }
    return RatedByTr::tr("not rated");
}

void fillWithRatedBy(QComboBox* box)
{
    const int chosen = std::max(0, box->currentIndex());
    box->clear();
    for (const RatedBy one : {RatedBy::fide, RatedBy::federation, RatedBy::nobody})
        box->addItem(nameOfRatedBy(one), static_cast<int>(one));
    box->setCurrentIndex(chosen);
}

} // namespace pairwright
