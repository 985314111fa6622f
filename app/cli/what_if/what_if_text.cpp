#include "app/cli/what_if/what_if_text.h"

#include "app/formats/board_places.h"
#include "engine/json/engine_names.h"

#include <array>

namespace pairwright::cli {

namespace {

std::string asText(QLatin1StringView text)
{
    return {text.data(), static_cast<std::size_t>(text.size())};
}

std::string codeText(const std::optional<GameResult>& result)
{
    return result ? asText(codeOf(*result)) : "no result";
}

int numberOf(const WhatIfAnswer& answer, PlayerKey player)
{
    const auto tpn = answer.order.tpnOf(player);
    return tpn ? tpn->value : 0;
}

std::string fullNameOf(const WhatIfAnswer& answer, PlayerKey player)
{
    const Player* found = answer.tournament.anybody(player);
    return found != nullptr ? found->data.name.toStdString() : std::string();
}

std::string playerText(const WhatIfAnswer& answer, PlayerKey player)
{
    const int number = numberOf(answer, player); // who plays for a team has none
    return number == 0 ? fullNameOf(answer, player) : std::to_string(number) + " " + fullNameOf(answer, player);
}

const char* keyOfTitle(NormTitle title)
{
    static constexpr std::array titles{"GM", "IM", "WGM", "WIM"};
    return titles.at(static_cast<std::size_t>(title));
}

/// "board", or "match" where teams meet.
std::string unit(const WhatIfAnswer& answer, std::size_t count = 1)
{
    if (answer.tournament.settings.teams)
        return count == 1 ? "match" : "matches";
    return count == 1 ? "board" : "boards";
}

std::string boardText(const WhatIfAnswer& answer, const Pairings& pairings, int board)
{
    const Match& match = pairings.boards.at(static_cast<std::size_t>(board) - 1);
    return std::to_string(numberOf(answer, match.a)) + "-" + std::to_string(numberOf(answer, match.b));
}

std::string boardsText(const WhatIfAnswer& answer, const Pairings& pairings, const std::vector<int>& boards)
{
    std::string text;
    for (const int board : boards)
        text += (text.empty() ? "" : ", ") + boardText(answer, pairings, board);
    return text;
}

std::string byeText(const WhatIfAnswer& answer, const Pairings& pairings)
{
    return pairings.bye ? std::to_string(numberOf(answer, *pairings.bye)) : std::string("nobody");
}

const Pairings& publishedPairings(const WhatIfAnswer& answer, RoundNumber round)
{
    return answer.tournament.round(round)->published()->pairings;
}

std::string roundText(const WhatIfAnswer& answer, const RoundWhatIf& round)
{
    const std::string name = "round " + std::to_string(round.round.value);
    if (round.failure)
        return name + ": could not have been paired (" + std::string(keyOf(*round.failure)) + ")\n";
    if (round.isSame())
        return name + ": the same pairings\n";
    const Pairings& published = publishedPairings(answer, round.round);
    std::string text = name + ": " + std::to_string(round.gone.size()) + " " + unit(answer, 2) + " differ\n";
    text += "  published: " + boardsText(answer, published, round.gone) + "\n";
    text += "  would be:  " + boardsText(answer, round.wouldBe, round.come) + "\n";
    if (round.byeDiffers)
        text += "  bye: " + byeText(answer, round.wouldBe) + " instead of " + byeText(answer, published) + "\n";
    if (round.differsAnyway > 0)
        text += "  differ from the rules without the change too: " + std::to_string(round.differsAnyway) + "\n";
    return text;
}

std::string wayKey(CorrectionWay::Kind kind)
{
    switch (kind) {
    case CorrectionWay::Kind::enter: return "enter";
    case CorrectionWay::Kind::keepPairings: return "keep-pairings";
    case CorrectionWay::Kind::pairAgain: return "pair-again";
    case CorrectionWay::Kind::ratingOnly: break;
    }
    return "rating-only";
}

std::string wayText(const WhatIfAnswer& answer, const CorrectionWay& way)
{
    const std::string boards = std::to_string(way.boardsChanged) + " " + unit(answer, 2) + " change";
    const std::string article = way.article.empty() ? "outside FIDE mode" : std::string(way.article);
    switch (way.kind) {
    case CorrectionWay::Kind::enter: return "enter it: nothing rests on it yet (" + article + ")";
    case CorrectionWay::Kind::keepPairings:
        return "correct it and keep all pairings; it counts from the next pairing on (" + article + ")";
    case CorrectionWay::Kind::pairAgain:
        return "correct it and pair the last published round again; " + boards + " (" + article + ")";
    case CorrectionWay::Kind::ratingOnly: break;
    }
    return "keep it for the rating report only (" + article + ")";
}

json::Array sidesJson(const WhatIfAnswer& answer, const Pairings& pairings, const std::vector<int>& boards)
{
    json::Array array;
    for (const int board : boards) {
        const Match& match = pairings.boards.at(static_cast<std::size_t>(board) - 1);
        array.push_back(json::Object{{"board", board},
                                     {"white", numberOf(answer, match.a)},
                                     {"white_name", fullNameOf(answer, match.a)},
                                     {"black", numberOf(answer, match.b)},
                                     {"black_name", fullNameOf(answer, match.b)}});
    }
    return array;
}

json::Value numberOrNull(const std::optional<int>& value)
{
    return value ? json::Value(*value) : json::Value();
}

json::Object roundJson(const WhatIfAnswer& answer, const RoundWhatIf& round)
{
    json::Object object{{"round", round.round.value}, {"same", round.isSame()}};
    if (round.failure) {
        object.insert("failure", keyOf(*round.failure));
        return object;
    }
    const Pairings& published = publishedPairings(answer, round.round);
    const auto bye = [&](const Pairings& pairings) {
        return pairings.bye ? json::Value(numberOf(answer, *pairings.bye)) : json::Value();
    };
    object.insert("published", sidesJson(answer, published, round.gone));
    object.insert("would_be", sidesJson(answer, round.wouldBe, round.come));
    object.insert("bye", bye(published));
    object.insert("bye_would_be", bye(round.wouldBe));
    object.insert("differs_anyway", round.differsAnyway);
    return object;
}

json::Object sideJson(const StandingsWhatIf::Side& side)
{
    json::Array tieBreaks;
    for (const auto& value : side.tieBreaks)
        tieBreaks.push_back(value ? json::Value(toString(*value)) : json::Value());
    return {{"rank", side.rank}, {"points", toString(side.points)}, {"tie_breaks", tieBreaks}};
}

} // namespace

std::string whatIfText(const WhatIfAnswer& answer)
{
    const bool ofTeams = answer.tournament.settings.teams.has_value();
    std::string text = "round " + std::to_string(answer.board.round.value) + ", " + unit(answer) + " " +
                       std::to_string(answer.board.board) + " (" +
                       boardText(answer, publishedPairings(answer, answer.board.round), answer.board.board) + ")" +
                       (ofTeams ? ", board " + std::to_string(answer.board.game) : std::string()) + ": " +
                       codeText(answer.before) + " to " + codeText(answer.after) + "\n";
    for (const RoundWhatIf& round : answer.whatIf.rounds)
        text += roundText(answer, round);
    text += "standings after round " + std::to_string(answer.whatIf.standingsAfter) + ": " +
            std::to_string(answer.whatIf.standings.size()) +
            (answer.tournament.settings.teams ? " teams" : " players") + " change\n";
    for (const StandingsWhatIf& line : answer.whatIf.standings)
        if (line.before.rank != line.after.rank || line.before.points != line.after.points)
            text += "  " + playerText(answer, line.player) + ": rank " + std::to_string(line.before.rank) + " to " +
                    std::to_string(line.after.rank) + ", points " + toString(line.before.points) + " to " +
                    toString(line.after.points) + "\n";
    const auto ratingText = [](const std::optional<int>& value) {
        return value ? std::to_string(*value) : std::string("none");
    };
    for (const RatingWhatIf& line : answer.whatIf.ratings)
        text += "rating of " + playerText(answer, line.player) + ": " + ratingText(line.before) + " to " +
                ratingText(line.after) + "\n";
    for (const NormWhatIf& norm : answer.whatIf.norms)
        text += std::string(keyOfTitle(norm.title)) + " norm of " + playerText(answer, norm.player) +
                (norm.after ? ": achieved with it\n" : ": lost with it\n");
    if (answer.ways.empty())
        text += "no lawful way to change it now\n";
    for (const CorrectionWay& way : answer.ways)
        text += "way: " + wayText(answer, way) + "\n";
    return text;
}

json::Object whatIfJson(const WhatIfAnswer& answer)
{
    json::Array rounds;
    for (const RoundWhatIf& round : answer.whatIf.rounds)
        rounds.emplace_back(roundJson(answer, round));
    json::Array standings;
    for (const StandingsWhatIf& line : answer.whatIf.standings)
        standings.push_back(json::Object{{"player", numberOf(answer, line.player)},
                                         {"name", fullNameOf(answer, line.player)},
                                         {"before", sideJson(line.before)},
                                         {"after", sideJson(line.after)}});
    json::Array ratings;
    for (const RatingWhatIf& line : answer.whatIf.ratings)
        ratings.push_back(json::Object{{"player", numberOf(answer, line.player)},
                                       {"name", fullNameOf(answer, line.player)},
                                       {"before", numberOrNull(line.before)},
                                       {"after", numberOrNull(line.after)}});
    json::Array norms;
    for (const NormWhatIf& norm : answer.whatIf.norms)
        norms.push_back(json::Object{{"player", numberOf(answer, norm.player)},
                                     {"name", fullNameOf(answer, norm.player)},
                                     {"title", keyOfTitle(norm.title)},
                                     {"before", norm.before},
                                     {"after", norm.after}});
    json::Array ways;
    for (const CorrectionWay& way : answer.ways)
        ways.push_back(json::Object{{"way", wayKey(way.kind)},
                                    {"article", std::string(way.article)},
                                    {"boards_changed", way.boardsChanged},
                                    {"level", static_cast<int>(way.level)}});
    return {{"round", answer.board.round.value},
            {"board", answer.board.board},
            {"game", answer.board.game},
            {"before", answer.before ? json::Value(codeText(answer.before)) : json::Value()},
            {"after", codeText(answer.after)},
            {"rounds", rounds},
            {"standings_after", answer.whatIf.standingsAfter},
            {"standings", standings},
            {"ratings", ratings},
            {"norms", norms},
            {"ways", ways}};
}

} // namespace pairwright::cli
