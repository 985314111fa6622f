#include "app/domain/tournament.h"

#include "engine/tiebreaks/tie_break_info.h"

#include <QRegularExpression>

#include <algorithm>

namespace pairwright {

bool isImportedRoundLine(const QString& line)
{
    static const QRegularExpression codes(
        QStringLiteral("\\A[1-9][0-9]?: (no pairing|[0-9]+ boards|bye|[0-9]+ boards, bye)\\z"));
    return line.startsWith(importedRoundLine) && codes.match(line.mid(importedRoundLine.size())).hasMatch();
}

void dropLinesOfOthers(std::vector<KeptLine>& lines)
{
    std::erase_if(lines, [](const KeptLine& line) { return !isImportedRoundLine(line.text); });
}

const Player* Tournament::player(PlayerKey key) const
{
    const auto found = std::lower_bound(players.begin(), players.end(), key,
                                        [](const Player& p, PlayerKey wanted) { return p.key < wanted; });
    return found == players.end() || found->key != key ? nullptr : &*found;
}

const Round* Tournament::round(RoundNumber number) const
{
    const auto index = static_cast<std::size_t>(number.value - 1);
    return number.value >= 1 && index < rounds.size() ? &rounds[index] : nullptr;
}

const Match* Tournament::board(BoardId id) const
{
    const Round* found = round(id.round);
    const RoundVersion* version = found != nullptr ? found->published() : nullptr;
    if (version == nullptr || id.board < 1)
        return nullptr;
    const auto index = static_cast<std::size_t>(id.board - 1);
    if (index >= version->pairings.boards.size())
        return nullptr;
    const Match& match = version->pairings.boards[index];
    return id.game >= 1 && id.game <= match.gameCount() ? &match : nullptr;
}

const Game* Tournament::game(BoardId id) const
{
    const Match* match = board(id);
    return match != nullptr ? &match->game(id.game) : nullptr;
}

int Tournament::publishedRounds() const
{
    return static_cast<int>(
        std::count_if(rounds.begin(), rounds.end(), [](const Round& r) { return r.publishedVersion.has_value(); }));
}

std::optional<RoundNumber> Tournament::roundEditedByHand() const
{
    for (const Round& round : rounds)
        if (const RoundVersion* proposal = round.proposal(); proposal != nullptr && proposal->manualPhase)
            return round.number;
    return std::nullopt;
}

TieBreakRules Tournament::tieBreakRules() const
{
    return {tieBreakEditionInForce(event.start.toString(Qt::ISODate).toStdString())};
}

int mostPlayableRounds(int players)
{
    if (players < 2)
        return 0;
    return players % 2 == 0 ? players - 1 : players;
}

} // namespace pairwright
