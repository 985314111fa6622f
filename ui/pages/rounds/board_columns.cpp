#include "ui/pages/rounds/board_columns.h"

#include "ui/pages/rounds/boards_model.h"
#include "ui/widgets/data_table.h"

#include <QHeaderView>

#include <array>
#include <utility>

namespace pairwright {

void arrangeBoardColumns(DataTable& table)
{
    table.setStretchColumns({BoardsModel::White, BoardsModel::Black, BoardsModel::Notes});
    table.setNameColumns({BoardsModel::White, BoardsModel::Black});
    table.setDropOrder({BoardsModel::BlackTpn, BoardsModel::WhiteTpn, BoardsModel::BlackFacts, BoardsModel::WhiteFacts,
                        BoardsModel::Notes});
    table.setUsuallyAway({BoardsModel::WhiteRating, BoardsModel::WhiteFederation, BoardsModel::WhiteClub,
                          BoardsModel::BlackRating, BoardsModel::BlackFederation, BoardsModel::BlackClub});
    // Beside the names.
    QHeaderView* header = table.horizontalHeader();
    for (const auto& [name, columns] :
         {std::pair{BoardsModel::White,
                    std::array{BoardsModel::WhiteClub, BoardsModel::WhiteFederation, BoardsModel::WhiteRating}},
          std::pair{BoardsModel::Black,
                    std::array{BoardsModel::BlackClub, BoardsModel::BlackFederation, BoardsModel::BlackRating}}})
        for (const BoardsModel::Column column : columns)
            header->moveSection(header->visualIndex(column), header->visualIndex(name) + 1);
}

} // namespace pairwright
