#include "ui/text/steps/prize_finding_text.h"

#include "app/prizes/prize_words.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

} // namespace

QString prizeSentence(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::invalidPrize:
        return finding.value ? prizes::faultText(static_cast<PrizeFault>(*finding.value))
                             : Tr::tr("These prizes cannot be announced.");
    case FindingCode::tooManyPrizes:
        return Tr::tr("An event has at most %n prize(s).", nullptr, static_cast<int>(finding.value.value_or(0)));
    case FindingCode::invalidPrizeRules:
        return Tr::tr("An amount, a number of games or a number of players of these rules is not possible.");
    case FindingCode::invalidTeamRanking:
        return finding.text.isEmpty()
                   ? Tr::tr("A team ranking needs a name.")
                   : Tr::tr("The team ranking “%1” needs a name that no other one has, and 1 to 100 players.")
                         .arg(finding.text);
    case FindingCode::prizesAnnounced:
        return Tr::tr("The prizes are announced, and perhaps paid. What was announced is replaced.");
    default: return {};
    }
}

} // namespace pairwright
