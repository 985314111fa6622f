#include "app/prizes/receipts.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Prizes)
};

} // namespace

std::vector<PrizeReceipt> prizeReceipts(const Tournament& tournament)
{
    std::vector<Award> awards = prizes::shownAwards(tournament);
    std::erase_if(awards, [](const Award& award) { return award.level; });
    const QString currency = prizes::shownCurrency(tournament);
    const QString provisional = tournament.settings.announced ? QString() : prizes::stateText(tournament);
    const Cents cents = centsOf(awards, &Award::cash); // all in one format
    std::vector<PrizeReceipt> receipts;
    for (const Award& award : awards) {
        PrizeReceipt& receipt = receipts.emplace_back();
        receipt.event = tournament.event.name;
        receipt.placeAndDates = placeAndDates(tournament.event);
        receipt.number = filled(Tr::tr("Receipt %1 of %2"), receipts.size(), awards.size());
        receipt.provisional = provisional;
        receipt.name = prizes::nameOf(tournament, award);
        for (const QString& label : award.prizes)
            receipt.prizes.append(prizes::shownLabel(label));
        if (award.prizes.empty())
            receipt.prizes.append(Tr::tr("share", "of the prizes of others"));
        if (award.cash > 0) {
            receipt.amount = moneyText(award.cash, currency, cents);
            receipt.inWords = prizes::amountInWords(award.cash, currency);
        }
        receipt.arbiter = tournament.event.chiefArbiter.name;
    }
    return receipts;
}

} // namespace pairwright
