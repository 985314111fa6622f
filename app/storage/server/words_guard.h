#pragma once

namespace pairwright::server {

/// Functions of guardStatements() that look at what a step says of itself (StepDescription), which others are told:
/// {schema} in them stands for the schema.
extern const char* const fitsDescription; ///< it can be read, and is of the step's name
extern const char* const saysOnce;        ///< JSON: no object in it has two members of one name
/// Whoever takes a step back, or does it again, says what that one said; a step of a desk names a board, a result, a
/// round or a player of its changes, and has some, of each thing one. What an arbiter's step says is not compared.
extern const char* const tellsItsChanges;

} // namespace pairwright::server
