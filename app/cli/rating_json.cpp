#include "app/cli/rating_text.h"
#include "app/formats/ratings/rating_words.h"

#include <QJsonArray>

namespace pairwright::cli {

namespace {

QJsonValue orNull(std::optional<int> value)
{
    return value ? QJsonValue(*value) : QJsonValue();
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

QString key(NormRequirement::Kind kind)
{
    switch (kind) {
    case NormRequirement::Kind::games: return QStringLiteral("games");
    case NormRequirement::Kind::score: return QStringLiteral("score");
    case NormRequirement::Kind::titled: return QStringLiteral("titled");
    case NormRequirement::Kind::ofKind: return QStringLiteral("of_kind");
    case NormRequirement::Kind::foreignFederations: return QStringLiteral("foreign_federations");
    case NormRequirement::Kind::fromOwnFederation: return QStringLiteral("from_own_federation");
    case NormRequirement::Kind::fromOneFederation: return QStringLiteral("from_one_federation");
    case NormRequirement::Kind::averageRating: return QStringLiteral("average_rating");
    case NormRequirement::Kind::performance: break;
    }
    return QStringLiteral("performance");
}

/// Counts as they are; points of the score and of what the performance still needs.
double inUnits(int value, bool halfPoints)
{
    return halfPoints ? points(value) : value;
}

QJsonObject requirementJson(const NormRequirement& requirement)
{
    const bool score = requirement.kind == NormRequirement::Kind::score;
    const bool toGoIsPoints = score || requirement.kind == NormRequirement::Kind::performance;
    QJsonObject object{{"condition", key(requirement.kind)},
                       {"needed", inUnits(requirement.needed, score)},
                       {"present", QJsonValue()},
                       {"met", requirement.met},
                       {"waived", requirement.waived},
                       {"in_reach", requirement.inReach},
                       {"still_needed", QJsonValue()}};
    if (requirement.present)
        object["present"] = inUnits(*requirement.present, score);
    if (requirement.toGo)
        object["still_needed"] = inUnits(*requirement.toGo, toGoIsPoints);
    return object;
}

QJsonObject normJson(const NormCheck& check)
{
    QJsonArray requirements;
    for (const NormRequirement& requirement : check.requirements)
        requirements.append(requirementJson(requirement));
    QJsonArray remarks;
    for (const NormCheck::Remark remark : check.remarks)
        remarks.append(describe(remark));
    QJsonArray dropped;
    for (const CountedGame& game : check.dropped)
        dropped.append(game.round.value);
    return {{"title", nameOf(check.title)},   {"achieved", check.achieved},
            {"in_reach", check.inReach},      {"games_ahead", check.gamesAhead},
            {"up_to_round", check.upToRound}, {"rounds_left_out", dropped},
            {"conditions", requirements},     {"remarks", remarks}};
}

struct AddOutcome {
    QJsonObject& object;
    void operator()(std::monostate) const {}
    void operator()(const RatingChange& change) const
    {
        QJsonArray assumptions;
        for (const KFactor::Assumption assumption : change.k.assumptions)
            assumptions.append(describe(assumption));
        object.insert("expected", hundredths(change.expectedPercent));
        object.insert("k", change.k.value);
        object.insert("k_before_limit", change.k.beforeLimit);
        object.insert("k_reason", describe(change.k.reason));
        object.insert("assumptions", assumptions);
        object.insert("change", change.change);
        object.insert("change_unrounded", hundredths(change.hundredths));
    }
    void operator()(const InitialRating& initial) const
    {
        object.insert("initial_rating", initial.rating);
        object.insert("remark", describe(initial));
    }
    void operator()(const NoInitialRating& none) const
    {
        object.insert("initial_rating", QJsonValue());
        object.insert("remark", describe(none));
    }
};

QJsonObject playerJson(const RatingRequest& request, Tpn tpn)
{
    const RatingPreview preview = previewRating(request.event, tpn);
    const std::size_t index = request.task.indexOf(tpn);
    QJsonArray games;
    for (const RatedGame& game : preview.games)
        games.append(QJsonObject{{"round", game.game.round.value},
                                 {"opponent", request.task.ids[request.task.indexOf(game.game.opponent)]},
                                 {"opponent_rating", game.opponentRating},
                                 {"difference", game.difference},
                                 {"limited", game.limited},
                                 {"expected", hundredths(game.expectedPercent)},
                                 {"points", points(game.game.halfPoints)}});
    QJsonObject object{{"id", request.task.ids[index]},
                       {"name", QString::fromStdString(request.task.names[index])},
                       {"rating", orNull(request.event.person(tpn).rating)},
                       {"games", games},
                       {"points", points(preview.halfPoints)},
                       {"average_rating", orNull(preview.averageRating)},
                       {"performance", orNull(preview.performance)}};
    std::visit(AddOutcome{object}, preview.outcome);
    return object;
}

} // namespace

QJsonObject ratingJson(const RatingRequest& request)
{
    const NormChecker checker(request.event);
    QJsonArray players;
    for (const Tpn tpn : request.players) {
        QJsonObject object = playerJson(request, tpn);
        if (request.norms) {
            QJsonArray norms;
            for (const NormTitle title : soughtTitles(request.event.person(tpn)))
                norms.append(normJson(checker.check(tpn, title)));
            object.insert("norms", norms);
        }
        players.append(object);
    }
    QJsonArray remarks;
    for (const std::string& remark : request.task.remarks)
        remarks.append(QString::fromStdString(remark));
    return {{"preview", true},
            {"after_round", request.event.afterRound},
            {"kind", nameOf(request.event.kind)},
            {"players", players},
            {"remarks", remarks}};
}

} // namespace pairwright::cli
