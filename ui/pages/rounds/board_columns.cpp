#include "ui/pages/rounds/board_columns.h"

#include "ui/pages/rounds/boards_model.h"
#include "ui/widgets/data_table.h"

#include <QGuiApplication>
#include <QHeaderView>

#include <algorithm>
#include <array>

namespace pairwright {

void arrangeBoardColumns(DataTable& table)
{
    table.setStretchColumns({BoardsModel::White, BoardsModel::Black, BoardsModel::Notes});
    table.setNameColumns({BoardsModel::White, BoardsModel::Black});
    table.setDropOrder({BoardsModel::BlackTpn, BoardsModel::WhiteTpn, BoardsModel::BlackFacts, BoardsModel::WhiteFacts,
                        BoardsModel::Notes});
    table.setCutLast({BoardsModel::Notes});
    table.setUsuallyAway({BoardsModel::WhiteRating, BoardsModel::WhiteFederation, BoardsModel::WhiteClub,
                          BoardsModel::BlackRating, BoardsModel::BlackFederation, BoardsModel::BlackClub});
    // What is of a player stands beside the name.
    std::array order{BoardsModel::BoardNumber,
                     BoardsModel::WhiteTpn,
                     BoardsModel::White,
                     BoardsModel::WhiteRating,
                     BoardsModel::WhiteFederation,
                     BoardsModel::WhiteClub,
                     BoardsModel::WhiteFacts,
                     BoardsModel::WhitePoints,
                     BoardsModel::Result,
                     BoardsModel::BlackPoints,
                     BoardsModel::BlackFacts,
                     BoardsModel::BlackTpn,
                     BoardsModel::Black,
                     BoardsModel::BlackRating,
                     BoardsModel::BlackFederation,
                     BoardsModel::BlackClub,
                     BoardsModel::Notes};
    static_assert(order.size() == BoardsModel::ColumnCount);
    if (QGuiApplication::isRightToLeft()) { // White stays at the left of the result, a number before its name
        std::reverse(order.begin() + 1, order.end() - 1);
        for (const auto number : {BoardsModel::WhiteTpn, BoardsModel::BlackTpn}) {
            const auto at = std::find(order.begin(), order.end(), number);
            std::iter_swap(at, std::prev(at));
        }
    }
    QHeaderView* header = table.horizontalHeader();
    for (std::size_t place = 0; place < order.size(); ++place)
        header->moveSection(header->visualIndex(order.at(place)), static_cast<int>(place));
}

} // namespace pairwright
