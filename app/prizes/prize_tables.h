#pragma once

#include "app/formats/csv/export.h"

namespace pairwright {

/// Who gets what, as a table for spreadsheets: headings are English in every language, amounts decimal numbers with a
/// point. Nothing private is in it.
TextRows prizesTable(const Tournament& tournament);

} // namespace pairwright
