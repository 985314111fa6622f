#include "app/pairing/manual_comparison.h"

#include "app/domain/json/json_fields.h"
#include "app/domain/program_version.h"
#include "app/pairing/legality.h"
#include "app/pairing/pair_codes.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

/// The findings that a finished hand-edited round can have, with their names in the file.
struct WarningName {
    FindingCode code;
    const char* name;
    const char* english;
};
constexpr std::array warningNames{
    WarningName{FindingCode::rematch, "rematch", "rematch"},
    WarningName{FindingCode::forbiddenPair, "forbiddenPair", "forbidden pair"},
    WarningName{FindingCode::clubMatesMeet, "clubMatesMeet", "club mates"},
    WarningName{FindingCode::byeNotAllowed, "byeNotAllowed", "bye barred"},
    WarningName{FindingCode::byeNotNeeded, "byeNotNeeded", "bye not needed"},
    WarningName{FindingCode::thirdColourInARow, "thirdColourInARow", "third colour in a row"},
    WarningName{FindingCode::colourDifferenceBeyondTwo, "colourDifferenceBeyondTwo", "colour difference beyond two"},
    WarningName{FindingCode::bothWantSameColour, "bothWantSameColour", "neither has the colour due"},
};

const WarningName* nameOfWarning(FindingCode code)
{
    const auto* found = std::find_if(warningNames.begin(), warningNames.end(),
                                     [code](const WarningName& one) { return one.code == code; });
    return found != warningNames.end() ? found : nullptr;
}

} // namespace

template <class V, Like<BoardPlayers> T>
void describe(V& visit, T& value)
{
    visit("white", value.white);
    visit("black", value.black);
}
template <class V, Like<BoardExchange> T>
void describe(V& visit, T& value)
{
    visit("now", value.now);
    visit("instead", value.instead);
}
template <class V, Like<RoundChanges> T>
void describe(V& visit, T& value)
{
    visit("boards", value.boards);
    visit("byeNow", value.byeNow);
    visit("byeInstead", value.byeInstead);
}
template <class V, Like<CriterionLoss> T>
void describe(V& visit, T& value)
{
    visit("criterion", value.criterion);
    visit("byTheRules", value.byTheRules);
    visit("instead", value.instead);
    visit("chargedByTheRules", value.chargedByTheRules);
    visit("chargedInstead", value.chargedInstead);
    visit("article", value.article);
}
template <class V, Like<OrderLoss> T>
void describe(V& visit, T& value)
{
    visit("rule", value.rule);
    visit("article", value.article);
}
template <class V, Like<DecidingStep> T>
void describe(V& visit, T& value)
{
    visit("outcome", value.outcome);
    visit("players", value.players);
    visit("article", value.article);
    visit("passedOver", value.passedOver);
}
template <class V, Like<BrokenRule> T>
void describe(V& visit, T& value)
{
    visit("kind", value.kind);
    visit("players", value.players);
    visit("met", value.met);
}
template <class V, Like<WorsePart> T>
void describe(V& visit, T& value)
{
    visit("bracket", value.bracket);
    visit("loss", value.loss);
    visit("order", value.order);
}
template <class V, Like<RoundJudgement> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("broken", value.broken);
    visit("worse", value.worse);
    visit("step", value.step);
    visit("turned", value.turned);
    visit("changes", value.changes);
}

template <class V, Like<PairingJobError> T>
void describe(V& visit, T& value)
{
    visit("reason", value.reason);
    visit("round", value.round);
    visit("blocked", value.blocked);
    visit("onlyOpponents", value.onlyOpponents);
}

/// A finding as the file has it: names instead of numbers that may change.
struct StoredWarning {
    QString name;
    int level = 1;
    std::optional<PlayerKey> player;
    std::optional<PlayerKey> other;
    std::optional<RoundNumber> round;
    std::optional<int> board;
};
template <class V, Like<StoredWarning> T>
void describe(V& visit, T& value)
{
    visit("name", value.name);
    visit("level", value.level);
    visit("player", value.player);
    visit("other", value.other);
    visit("round", value.round);
    visit("board", value.board);
}

namespace {

constexpr int comparisonVersion = 1;

std::vector<StoredWarning> stored(const std::vector<Finding>& warnings)
{
    std::vector<StoredWarning> list;
    for (const Finding& finding : warnings)
        if (const WarningName* name = nameOfWarning(finding.code))
            list.push_back({QLatin1StringView{name->name}, static_cast<int>(finding.level), finding.player,
                            finding.other, finding.round, finding.board});
    return list;
}

std::vector<Finding> warningsFrom(const std::vector<StoredWarning>& list)
{
    std::vector<Finding> warnings;
    for (const StoredWarning& one : list) {
        const auto* found = std::find_if(warningNames.begin(), warningNames.end(), [&one](const WarningName& name) {
            return one.name == QLatin1StringView{name.name};
        });
        if (found == warningNames.end())
            continue;
        Finding& finding = warnings.emplace_back();
        finding.code = found->code;
        finding.level = static_cast<WarningLevel>(std::clamp(one.level, 1, 5));
        finding.player = one.player;
        finding.other = one.other;
        finding.round = one.round;
        finding.board = one.board;
    }
    return warnings;
}

/// Numbers of players in the words of the TRF line.
class TrfNumbers {
public:
    explicit TrfNumbers(const TpnMap& order)
        : order_(order)
    {
    }
    [[nodiscard]] std::string of(PlayerKey key) const
    {
        const auto tpn = order_.tpnOf(key);
        return tpn ? std::to_string(tpn->value) : "?";
    }

private:
    const TpnMap& order_;
};

void append(std::string& text, const std::string& word, const char* between = " ")
{
    if (!text.empty())
        text += between;
    text += word;
}

std::string warningText(const Finding& finding, const TrfNumbers& numbers)
{
    const WarningName* name = nameOfWarning(finding.code);
    std::string text = name != nullptr ? name->english : "";
    if (finding.player)
        text += " " + numbers.of(*finding.player);
    if (finding.other)
        text += "-" + numbers.of(*finding.other);
    return text;
}

} // namespace

ManualComparison comparisonOf(const Tournament& tournament, const Pairings& pairings, RoundJudgement judgement)
{
    ManualComparison comparison{std::move(judgement), judgePairings(tournament, pairings), {}, programVersion(), {}};
    std::erase_if(comparison.warnings, [](const Finding& finding) { return nameOfWarning(finding.code) == nullptr; });
    return comparison;
}

ManualComparison comparisonOf(const Tournament& tournament, const Pairings& pairings, PairingJobError noRound)
{
    RoundJudgement judgement;
    judgement.round = noRound.round;
    for (const Match& match : pairings.boards)
        judgement.changes.boards.push_back({BoardPlayers{match.a, match.b}, std::nullopt});
    judgement.changes.byeNow = pairings.bye;
    ManualComparison comparison = comparisonOf(tournament, pairings, std::move(judgement));
    comparison.noRound = std::move(noRound);
    return comparison;
}

bool differs(const ManualComparison& comparison)
{
    const RoundChanges& changes = comparison.judgement.changes;
    return !changes.boards.empty() || changes.byeNow != changes.byeInstead;
}

QString toJson(const ManualComparison& comparison)
{
    json::Writer writer;
    writer("v", comparisonVersion);
    if (comparison.fromFile.isEmpty()) {
        writer("program", comparison.program);
        writer("judgement", comparison.judgement);
        writer("warnings", stored(comparison.warnings));
        if (comparison.noRound)
            writer("noRound", *comparison.noRound);
    } else {
        writer("fromFile", comparison.fromFile);
    }
    return json::compactText(std::move(writer.object));
}

std::optional<ManualComparison> comparisonFromJson(const QString& text)
{
    const json::Value whole = json::parsed(text);
    json::Reader reader(whole);
    int version = 0;
    reader("v", version);
    if (!reader.ok || version > comparisonVersion)
        return std::nullopt;
    ManualComparison comparison;
    if (reader.has("fromFile")) {
        reader("fromFile", comparison.fromFile);
    } else {
        std::vector<StoredWarning> warnings;
        reader("program", comparison.program);
        reader("judgement", comparison.judgement);
        reader("warnings", warnings);
        if (reader.has("noRound"))
            reader("noRound", comparison.noRound.emplace());
        comparison.warnings = warningsFrom(warnings);
    }
    return reader.ok ? std::optional(std::move(comparison)) : std::nullopt;
}

std::string trfTextOf(const ManualComparison& comparison, const TpnMap& order)
{
    if (!comparison.fromFile.isEmpty())
        return comparison.fromFile.toStdString();
    const TrfNumbers numbers(order);
    const TwoPairings both = codesOf(comparison.judgement.changes);
    std::string warnings;
    for (const Finding& finding : comparison.warnings)
        append(warnings, warningText(finding, numbers), ", ");
    for (const WorsePart& part : comparison.judgement.worse) {
        const std::string article = part.loss ? part.loss->article : part.order ? part.order->article : std::string();
        if (!article.empty())
            append(warnings, article, ", ");
    }
    if (!differs(comparison))
        return warnings.empty() ? "as by the rules" : "as by the rules; warnings: " + warnings;
    const auto shown = [&order](const QString& codes) {
        return codes.isEmpty() ? std::string("none") : inNumbers(codes, order).toStdString();
    };
    std::string text = (comparison.noRound ? "no pairing" : shown(both.byTheRules)) + " => " + shown(both.real);
    if (!warnings.empty())
        text += "; warnings: " + warnings;
    return text;
}

} // namespace pairwright
