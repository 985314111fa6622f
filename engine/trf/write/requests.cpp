#include "engine/trf/write/requests.h"

#include "engine/trf/text/round_cell.h"

#include <map>
#include <utility>
#include <vector>

namespace pairwright::trf {

namespace {

constexpr int idDistance = 5;

/// Cells can say a request for the next round; only 240 can say later ones.
bool isLost(const ByeRequest& request, const Document& document, const Output& output)
{
    return output.isTrf16() && (output.isReport() || request.round.value > document.pairedRounds() + 1);
}

} // namespace

CellResult cellResultOf(ByeKind kind)
{
    switch (kind) {
    case ByeKind::Full: return CellResult::fullPointBye;
    case ByeKind::Half: return CellResult::halfPointBye;
    case ByeKind::PairingAllocated: return CellResult::pairingBye;
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return CellResult::zeroPointBye;
}

void write240(const Document& document, Output& output)
{
    std::map<std::pair<RoundNumber, ByeKind>, std::vector<FileId>> lines;
    for (const ByeRequest& request : document.requests) {
        if (isLost(request, document, output))
            output.omit(OmissionCode::recordNotInVersion, "240", request.player, request.round);
        else
            lines[{request.round, request.kind}].push_back(request.player);
    }
    if (output.isTrf16())
        return;
    for (const auto& [key, players] : lines) {
        LineBuilder line("240");
        line.left(5, 5, std::string(1, symbolOf(cellResultOf(key.second))));
        line.right(7, 9, std::to_string(key.first.value));
        int column = 11;
        for (const FileId player : players) {
            line.right(column, column + 3, std::to_string(player.value));
            column += idDistance;
        }
        output.line(std::move(line));
    }
}

} // namespace pairwright::trf
