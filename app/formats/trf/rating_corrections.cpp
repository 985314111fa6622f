#include "app/formats/trf/rating_corrections.h"

#include "app/formats/trf/game_cells.h"

#include <QRegularExpression>

#include <algorithm>

namespace pairwright {

namespace {

trf::RoundCell* cellOf(trf::Document& document, trf::FileId id, RoundNumber round)
{
    const auto player = std::ranges::find(document.players, id, &trf::Player::id);
    const std::size_t index = document.cellIndex(round.value);
    return player != document.players.end() && index < player->rounds.size() ? &player->rounds[index] : nullptr;
}

std::optional<GameResult> resultIn(const QString& text)
{
    return gameResultFromCode(codeFromLine(text));
}

} // namespace

QString lineFromCode(const QString& code)
{
    return code == QLatin1String("=") ? QStringLiteral("1/2-1/2")
                                      : QString(code).replace(QLatin1Char('='), QStringLiteral("1/2"));
}

QString codeFromLine(const QString& text)
{
    return text == QLatin1String("1/2-1/2") ? QStringLiteral("=")
                                            : QString(text).replace(QStringLiteral("1/2"), QStringLiteral("="));
}

std::optional<RatingCorrection> ratingCorrectionIn(const trf::KeptLine& line, const trf::Document& document)
{
    static const QRegularExpression shape(
        QStringLiteral("\\A### Rating correction @ Round ([1-9][0-9]?): ([1-9][0-9]{0,3})-([1-9][0-9]{0,3}) (\\S+)") +
        ratingUsedInstead + QStringLiteral("(\\S+)\\z"));
    const auto match = shape.match(QString::fromStdString(line.text));
    const auto rated = resultIn(match.captured(4));
    const auto used = resultIn(match.captured(5));
    if (!match.hasMatch() || !rated || !used)
        return std::nullopt;
    RatingCorrection found{RoundNumber{match.captured(1).toInt()}, trf::FileId{match.captured(2).toInt()},
                           trf::FileId{match.captured(3).toInt()}, *used, *rated};
    for (const trf::Player& player : document.players) {
        const std::size_t index = document.cellIndex(found.round.value);
        if (player.id != found.white || index >= player.rounds.size() || player.rounds[index].opponent != found.black)
            continue;
        if (player.rounds[index].colour == Colour::Black)
            std::swap(found.white, found.black); // the line names the sides, not the colours
        return found;
    }
    return std::nullopt;
}

std::vector<RatingCorrection> ratingCorrectionsIn(const trf::Document& document)
{
    std::vector<RatingCorrection> found;
    if (document.gamesOfARound != 1)
        return found;
    for (const trf::KeptLine& line : document.kept)
        if (const auto correction = ratingCorrectionIn(line, document))
            found.push_back(*correction);
    return found;
}

trf::Document asItCounted(trf::Document document, const std::vector<RatingCorrection>& corrections)
{
    for (const RatingCorrection& one : corrections) {
        const auto cells = cellsOfResult(one.used);
        trf::RoundCell* white = cellOf(document, one.white, one.round);
        trf::RoundCell* black = cellOf(document, one.black, one.round);
        if (white == nullptr || black == nullptr || black->opponent != one.white)
            continue;
        white->result = cells.first;
        black->result = cells.second;
    }
    return document;
}

} // namespace pairwright
