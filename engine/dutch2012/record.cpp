#include "engine/dutch2012/record.h"

namespace pairwright::dutch2012 {

ProcedureRecord recordOf(const dutch::DutchField& field, const std::vector<DecidedBracket>& brackets)
{
    (void)field;
    (void)brackets;
    return {};
}

} // namespace pairwright::dutch2012
