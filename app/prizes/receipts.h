#pragma once

#include "app/domain/tournament.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace pairwright {

/// To be signed by whoever is given a prize. Nothing private is on it.
struct PrizeReceipt {
    QString event;
    QString placeAndDates;
    QString number;      ///< "3 of 24"
    QString provisional; ///< that what is won is not announced yet and the event goes on; empty: it holds
    QString name;
    QStringList prizes;
    QString amount;  ///< "1,250 EUR"; empty: no money
    QString inWords; ///< the same, spelled out
    QString arbiter; ///< empty: not known
};

/// In the order of the announcement, or of the standings before it.
std::vector<PrizeReceipt> prizeReceipts(const Tournament& tournament);

} // namespace pairwright
