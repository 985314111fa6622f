#include "app/formats/trf/teams/rated_teams.h"

#include "app/domain/changes/game_change.h"
#include "app/formats/trf/teams/left_out_teams.h"
#include "engine/trf/expelled_line.h"

#include <algorithm>
#include <utility>

namespace pairwright {

std::vector<RatingCorrection> takeWhatCounted(trf::TeamFile& file, std::vector<trf::Repair>& repairs)
{
    const std::vector<RatingCorrection> corrections = ratingCorrectionsIn(file.games);
    const bool someLeft = std::ranges::any_of(file.games.kept, [](const trf::KeptLine& line) {
        return leftOutIn(QString::fromStdString(line.text)) || trf::readExpelledLine(line.text);
    });
    file.games = asItCounted(std::move(file.games), corrections);
    std::erase_if(repairs, [&](const trf::Repair& one) { // ranks are told with everybody in
        return one.code == trf::RepairCode::teamStanding &&
               (!corrections.empty() || (someLeft && one.found.starts_with("rank")));
    });
    return corrections;
}

bool takeRatingCorrection(const trf::KeptLine& line, const trf::Document& games, const QDateTime& at,
                          const std::map<trf::FileId, PlayerKey>& members, Tournament& tournament)
{
    const auto told = ratingCorrectionIn(line, games);
    const auto round = std::ranges::find(tournament.rounds, told ? told->round : RoundNumber{0}, &Round::number);
    if (round == tournament.rounds.end() || round->versions.empty())
        return false;
    const auto white = members.find(told->white);
    const auto black = members.find(told->black);
    if (white == members.end() || black == members.end())
        return false;
    int board = 0;
    for (Match& match : round->versions.back().pairings.boards) {
        ++board;
        for (int number = 1; number <= match.gameCount(); ++number) {
            Game& game = match.game(number);
            if (game.forWhite != white->second || game.forBlack != black->second)
                continue;
            game.outcome.ratingOnly = told->rated;
            const QString change = codeOf(told->used) + QStringLiteral(" to ") + codeOf(told->rated);
            const auto which = match.gameCount() > 1 ? std::optional(number) : std::nullopt;
            tournament.integrity.push_back(
                {IntegrityEvent::Kind::ratingOnly, at, told->round, board, toText({which, change})});
            return true;
        }
    }
    return false;
}

} // namespace pairwright
