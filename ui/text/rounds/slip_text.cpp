#include "ui/text/rounds/slip_text.h"

#include "app/domain/text/filled.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::SlipText)
};

} // namespace

QString sentenceFor(const SlipRefusal& refusal)
{
    switch (refusal.code) {
    case SlipRefusal::Code::misread: return Tr::tr("The code was misread. Scan it again, or enter the result by hand.");
    case SlipRefusal::Code::otherEvent: return Tr::tr("This slip is of another event. Nothing was entered.");
    case SlipRefusal::Code::otherRound:
        return filled(Tr::tr("This slip is of round %1, board %2. Nothing was entered."), refusal.round.value,
                      refusal.board);
    case SlipRefusal::Code::replaced:
        return filled(Tr::tr("This slip is of the pairings R%1-v%2, which were replaced. Nothing was entered."),
                      refusal.round.value, refusal.version);
    case SlipRefusal::Code::noSuchBoard: return Tr::tr("There is no board %1 in this round.").arg(refusal.board);
    }
    return {};
}

} // namespace pairwright
