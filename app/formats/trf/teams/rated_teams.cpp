#include "app/formats/trf/teams/rated_teams.h"

#include "app/domain/changes/game_change.h"
#include "app/formats/trf/teams/left_out_teams.h"
#include "engine/trf/expelled_line.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace pairwright {

std::vector<RatingCorrection> takeWhatCounted(trf::TeamFile& file, std::vector<trf::Repair>& repairs)
{
    std::vector<RatingCorrection> corrections = ratingCorrectionsIn(file.games);
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

bool takeLineUpChange(const QString& line, const QDateTime& at, const std::map<trf::FileId, PlayerKey>& members,
                      Tournament& tournament)
{
    static const QRegularExpression shape(
        QStringLiteral("\\A### Line-up @ Round ([1-9][0-9]?): [0-9]{1,4}-[0-9]{1,4} (?:board ([1-9][0-9]?), )?"
                       "([0-9]{1,4}) => ([0-9]{1,4})\\z"));
    const auto told = shape.match(line);
    const auto keyOf = [&](int group) {
        const auto found = members.find(trf::FileId{told.captured(group).toInt()});
        return found != members.end() ? std::optional(found->second) : std::nullopt;
    };
    const Round* round = told.hasMatch() ? tournament.round(RoundNumber{told.captured(1).toInt()}) : nullptr;
    const auto before = keyOf(3);
    const auto after = keyOf(4);
    const Player* member = before || after ? tournament.member(after ? *after : *before) : nullptr;
    if (round == nullptr || round->published() == nullptr || member == nullptr)
        return false;
    const auto& boards = round->published()->pairings.boards;
    const auto match = std::ranges::find_if(boards, [&](const Match& one) { return one.has(member->team->team); });
    const bool several = told.capturedLength(2) > 0;
    if (match == boards.end() || (several && told.captured(2).toInt() > match->gameCount()))
        return false;
    tournament.integrity.push_back(
        {IntegrityEvent::Kind::lineUp, at, round->number, static_cast<int>(match - boards.begin()) + 1,
         toText({several ? std::optional(told.captured(2).toInt()) : std::nullopt, seatChange(before, after)})});
    return true;
}

} // namespace pairwright
