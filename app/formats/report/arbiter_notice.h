#pragma once

#include "app/domain/tournament.h"
#include "engine/decision_record.h"

#include <QStringList>

#include <functional>

namespace pairwright {

/// What the rules left to the arbiter in a round that the engine paired (Dubov 1997), one sentence for each step: whom
/// he has to choose from, and what is proposed or, once published, was decided. Usually empty; also after hand edits,
/// for then he has decided.
QStringList leftToArbiter(const Tournament& tournament, const RoundVersion& version);

/// The sentence for one step with the outcome arbiterDecides.
QString arbiterSentence(const std::vector<ProcedureStep>& steps, std::size_t step, bool published,
                        const std::function<QString(Tpn)>& nameOf);

} // namespace pairwright
