#pragma once
// Read by moc before every file. moc 6.4 fails on <compare> when no other standard header came first,
// because <concepts> of GCC 12 relies on macros that it does not include itself.
#include <cstddef>
