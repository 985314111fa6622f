#include "app/formats/csv/player_list.h"
#include "tests/fuzz/body.h"

void pairwright::fuzz::csv(Bytes bytes)
{
    const QByteArray content(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    PlayerListOptions options;
    options.today = QDate(2026, 1, 1);
    const Tournament tournament;
    const auto preview = readPlayerList(content, tournament, options);
    if (!preview)
        return;
    const auto again = matchedAgain(*preview, tournament);
    require(again.rows.size() == preview->rows.size(), "matched again, another number of rows");
    for (const PlayerRow& row : preview->rows)
        require(row.line >= 1, "a row without a line");
}
