#pragma once

#include "app/jobs/second_pairing.h"

#include <QString>
#include <QStringList>

namespace pairwright {

/// "Paired twice, the same: ...", "Paired once: ...".
QString headOf(const SecondPairing& pairing);

/// That the program that is set gave no round; empty: it did, or there is none.
QString silenceOf(const SecondPairing& pairing);

/// "1 Arnold - 4 Beck", "Bye: 7 Kern".
QStringList boardsOf(const SecondRound& round, const RoundVersion& version, const Tournament& tournament);

/// What is asked before such a proposal is published: both rounds, as far as they differ.
QString bothRounds(const SecondPairing& pairing, const RoundVersion& version, const Tournament& tournament);

} // namespace pairwright
