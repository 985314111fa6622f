#pragma once

class QTableView;

namespace pairwright {

/// In a table over PlayersModel: titles, sources of ratings and the sex are chosen.
void offerChoices(QTableView& table);

} // namespace pairwright
