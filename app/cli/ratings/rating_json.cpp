#include "app/cli/console/json_output.h"
#include "app/cli/ratings/rating_text.h"
#include "app/formats/ratings/rating_words.h"

namespace pairwright::cli {

namespace {

json::Value orNull(std::optional<int> value)
{
    return value;
}

double points(int halfPoints)
{
    return halfPoints / 2.0;
}

double hundredths(int value)
{
    constexpr double hundred = 100;
    return value / hundred;
}

const char* key(NormRequirement::Kind kind)
{
    switch (kind) {
    case NormRequirement::Kind::games: return "games";
    case NormRequirement::Kind::score: return "score";
    case NormRequirement::Kind::titled: return "titled";
    case NormRequirement::Kind::ofKind: return "of_kind";
    case NormRequirement::Kind::foreignFederations: return "foreign_federations";
    case NormRequirement::Kind::fromOwnFederation: return "from_own_federation";
    case NormRequirement::Kind::fromOneFederation: return "from_one_federation";
    case NormRequirement::Kind::averageRating: return "average_rating";
    case NormRequirement::Kind::performance: break;
    }
    return "performance";
}

/// Counts as they are; points of the score and of what the performance still needs.
double inUnits(int value, bool halfPoints)
{
    return halfPoints ? points(value) : value;
}

json::Object requirementJson(const NormRequirement& requirement)
{
    const bool score = requirement.kind == NormRequirement::Kind::score;
    const bool toGoIsPoints = score || requirement.kind == NormRequirement::Kind::performance;
    json::Object object{{"condition", key(requirement.kind)}, {"needed", inUnits(requirement.needed, score)},
                        {"present", json::Value()},           {"met", requirement.met},
                        {"waived", requirement.waived},       {"in_reach", requirement.inReach},
                        {"still_needed", json::Value()}};
    if (requirement.present)
        object.insert("present", inUnits(*requirement.present, score));
    if (requirement.toGo)
        object.insert("still_needed", inUnits(*requirement.toGo, toGoIsPoints));
    return object;
}

json::Object normJson(const NormCheck& check)
{
    json::Array requirements;
    for (const NormRequirement& requirement : check.requirements)
        requirements.emplace_back(requirementJson(requirement));
    json::Array remarks;
    for (const NormCheck::Remark remark : check.remarks)
        remarks.emplace_back(describe(remark).toStdString());
    json::Array dropped;
    for (const CountedGame& game : check.dropped)
        dropped.emplace_back(game.round.value);
    return {{"title", nameOf(check.title).toStdString()},
            {"achieved", check.achieved},
            {"in_reach", check.inReach},
            {"games_ahead", check.gamesAhead},
            {"up_to_round", check.upToRound},
            {"rounds_left_out", dropped},
            {"conditions", requirements},
            {"remarks", remarks}};
}

struct AddOutcome {
    json::Object& object;
    const RatingEvent& event;
    void operator()(std::monostate) const {}
    void operator()(const RatingChange& change) const
    {
        json::Array assumptions;
        for (const KFactor::Assumption assumption : change.k.assumptions)
            assumptions.emplace_back(describe(assumption).toStdString());
        object.insert("expected", hundredths(change.expectedPercent));
        object.insert("k", change.k.value);
        object.insert("k_before_limit", change.k.beforeLimit);
        object.insert("k_reason", describe(change.k.reason).toStdString());
        object.insert("assumptions", assumptions);
        object.insert("change", change.change);
        object.insert("change_unrounded", hundredths(change.hundredths));
        if (event.periods.size() < 2)
            return;
        json::Array periods;
        for (const PeriodChange& one : change.periods)
            periods.emplace_back(json::Object{{"month", event.periods.at(static_cast<std::size_t>(one.period))},
                                              {"rating", one.rating},
                                              {"k", one.k.value},
                                              {"games", one.games},
                                              {"change", one.change}});
        object.insert("periods", periods);
    }
    void operator()(const InitialRating& initial) const
    {
        object.insert("initial_rating", initial.rating);
        object.insert("remark", describe(initial).toStdString());
    }
    void operator()(const NoInitialRating& none) const
    {
        object.insert("initial_rating", json::Value());
        object.insert("remark", describe(none).toStdString());
    }
};

json::Object playerJson(const RatingRequest& request, Tpn tpn)
{
    const RatingPreview preview = previewRating(request.event, tpn);
    const std::size_t index = request.task.indexOf(tpn);
    json::Array games;
    for (const RatedGame& game : preview.games)
        games.emplace_back(json::Object{{"round", game.game.round.value},
                                        {"opponent", request.task.ids[request.task.indexOf(game.game.opponent)]},
                                        {"opponent_rating", game.opponentRating},
                                        {"difference", game.difference},
                                        {"limited", game.limited},
                                        {"expected", hundredths(game.expectedPercent)},
                                        {"points", points(game.game.halfPoints)}});
    json::Object object{{"id", request.task.ids[index]},
                        {"name", request.task.names[index]},
                        {"rating", orNull(request.event.person(tpn).rating)},
                        {"games", games},
                        {"points", points(preview.halfPoints)},
                        {"average_rating", orNull(preview.averageRating)},
                        {"performance", orNull(preview.performance)}};
    std::visit(AddOutcome{object, request.event}, preview.outcome);
    return object;
}

} // namespace

json::Object ratingJson(const RatingRequest& request)
{
    const NormChecker checker(request.event);
    json::Array players;
    for (const Tpn tpn : request.players) {
        json::Object object = playerJson(request, tpn);
        if (request.norms) {
            json::Array norms;
            for (const NormTitle title : soughtTitles(request.event.person(tpn)))
                norms.emplace_back(normJson(checker.check(tpn, title)));
            object.insert("norms", norms);
        }
        players.emplace_back(object);
    }
    return {{"preview", true},
            {"after_round", request.event.afterRound},
            {"kind", nameOf(request.event.kind).toStdString()},
            {"players", players},
            {"remarks", textsJson(request.task.remarks)}};
}

} // namespace pairwright::cli
