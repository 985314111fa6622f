#include "engine/trf/teams/team_rounds.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

GameOutcome outcomeOf(Score own, Score other)
{
    return own == other ? GameOutcome::Draw : own > other ? GameOutcome::Win : GameOutcome::Loss;
}

bool hasPairingBye(const Document& games, FileId player, RoundNumber round)
{
    const auto& cells = games.find(player)->rounds;
    const std::size_t index = games.cellIndex(round.value);
    return index < cells.size() && cells[index].result == CellResult::pairingBye;
}

char typeOf(ByeKind kind)
{
    return kind == ByeKind::Full ? 'F' : kind == ByeKind::Half ? 'H' : 'Z';
}

} // namespace

void numberTeams(const TeamFile& file, ConvertedState& converted)
{
    for (const TeamLine& team : file.teams.teams) {
        const auto id = static_cast<std::size_t>(team.tpn.value);
        converted.ids.push_back(FileId{team.tpn.value});
        converted.tpnById.resize(id + 1);
        converted.tpnById[id] = static_cast<std::int32_t>(converted.ids.size());
    }
}

TeamRounds::TeamRounds(const TeamFile& file, const ConvertedState& converted)
    : file_(file)
    , scale_(file)
    , converted_(converted)
    , rounds_(converted.ids.size(), std::vector<TeamRound>(static_cast<std::size_t>(file.pairedRounds())))
{
    takeRequests();
    takePairingByes();
    const auto matches = matchesOf(file);
    for (const TeamMatch& match : matches.value())
        takeMatch(match);
    takeAbnormal();
}

TeamRound& TeamRounds::at(Tpn ofFile, RoundNumber round)
{
    return rounds_[indexOf(tpnOf(ofFile))][static_cast<std::size_t>(round.value - 1)];
}

TeamRound TeamRounds::freeRound(ByeKind kind, char type) const
{
    return {Bye{kind}, scale_.ofBye(kind), type, scale_.boardsOfBye(kind)};
}

/// A match that was forfeited as a whole is won on all boards, or on none.
std::vector<Score> TeamRounds::boardsOf(const TeamMatch& match, Tpn team, BothPoints own) const
{
    std::vector<Score> boards;
    if (match.boards.empty())
        boards.assign(static_cast<std::size_t>(scale_.boards()),
                      own.matchPoints > Score{} ? scale_.ofOneBoard().forfeitWin : Score{});
    for (const MatchBoard& board : match.boards)
        boards.push_back(team == match.a ? board.pointsOfA : board.pointsOfB);
    return boards;
}

void TeamRounds::takeRequests()
{
    const int last = file_.pairedRounds();
    for (const TeamRequest& request : file_.requests.byes)
        for (const Tpn team : request.teams)
            if (request.round.value <= last)
                at(team, request.round) = freeRound(request.kind, typeOf(request.kind));
}

/// Those of 320; without it, a team is free whose players have the bye.
void TeamRounds::takePairingByes()
{
    const TeamRound free = freeRound(ByeKind::PairingAllocated, 'P');
    if (file_.teams.byes) {
        for (std::size_t i = 0; i < file_.teams.byes->byRound.size(); ++i)
            if (const auto team = file_.teams.byes->byRound[i])
                at(*team, RoundNumber{static_cast<int>(i) + 1}) = free;
        return;
    }
    for (const TeamLine& team : file_.teams.teams)
        for (RoundNumber round{1}; round.value <= file_.games.pairedRounds(); ++round.value)
            if (std::ranges::any_of(team.players,
                                    [&](FileId player) { return hasPairingBye(file_.games, player, round); }))
                at(team.tpn, round) = free;
}

void TeamRounds::takeMatch(const TeamMatch& match)
{
    const auto [a, b] = scale_.of(match);
    takeSide(match, match.a, match.b, Colour::White, a, b);
    takeSide(match, match.b, match.a, Colour::Black, b, a);
}

void TeamRounds::takeSide(const TeamMatch& match, Tpn team, Tpn other, Colour colour, BothPoints own, BothPoints others)
{
    TeamRound& round = at(team, match.round);
    round.points = own;
    round.boards = boardsOf(match, team, own);
    if (match.isOpen() || match.isPlayed()) {
        const GameOutcome outcome =
            match.isOpen() ? GameOutcome::Adjourned : outcomeOf(own.gamePoints, others.gamePoints);
        round.record = PlayedGame{tpnOf(other), colour, outcome, true};
        round.type = outcome == GameOutcome::Win ? 'W' : outcome == GameOutcome::Draw ? 'D' : 'L';
        return;
    }
    const bool won = own.matchPoints > others.matchPoints;
    round.record = ForfeitedGame{tpnOf(other), colour, won};
    round.type = won ? '+' : '-';
}

/// A bonus or penalty of all rounds counts once, in the first.
void TeamRounds::takeAbnormal()
{
    const int last = file_.pairedRounds();
    for (const AbnormalPoints& abnormal : file_.requests.abnormal)
        for (const Tpn team : abnormal.teams)
            for (RoundNumber round{1}; round.value <= last; ++round.value) {
                const bool isBonus = abnormal.type == ' ';
                if (abnormal.round ? *abnormal.round != round : isBonus && round.value > 1)
                    continue;
                TeamRound& changed = at(team, round);
                if (isBonus) {
                    changed.points.matchPoints += abnormal.matchPoints;
                    changed.points.gamePoints += abnormal.gamePoints;
                } else if (changed.type == abnormal.type) {
                    changed.points = {abnormal.matchPoints, abnormal.gamePoints};
                }
            }
}

} // namespace pairwright::trf
