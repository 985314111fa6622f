#include "app/explain/explained_round.h"

#include "app/explain/call_name.h"
#include "app/explain/colour_due.h"
#include "app/explain/facts_text.h"
#include "app/formats/display_text.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tournament/colours.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int roundsOfFloats = 2;
constexpr int namesInAList = 12;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

} // namespace

bool has(const std::vector<Tpn>& players, Tpn player)
{
    return std::find(players.begin(), players.end(), player) != players.end();
}

ExplainedRound::ExplainedRound(const Tournament& tournament, const RoundVersion& version,
                               std::shared_ptr<const RoundReading> reading, std::shared_ptr<const Namesakes> namesakes)
    : tournament_(tournament)
    , version_(version)
    , reading_(std::move(reading))
    , namesakes_(std::move(namesakes))
    , rules_(rulesOf(version.system, round(), state().plannedRounds))
{
}

ExplainedRound::ExplainedRound(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
    : ExplainedRound(tournament, version, std::make_shared<RoundReading>(tournament, round, version),
                     std::make_shared<Namesakes>(tournament.players))
{
}

QString ExplainedRound::name(PlayerKey key) const
{
    const Player* player = tournament_.player(key);
    return player != nullptr ? callName(*player, *namesakes_, view().order) : QString();
}

std::optional<ColourRule> ExplainedRound::colourRule(const Match& match) const
{
    if (match.colourRule || !isComputed())
        return match.colourRule;
    const auto found = reading_->computed()->colours.find({tpn(match.a), tpn(match.b)});
    return found != reading_->computed()->colours.end() ? std::optional(found->second) : std::nullopt;
}

QString ExplainedRound::names(const std::vector<Tpn>& players) const
{
    QStringList list;
    for (const Tpn player : players) {
        if (list.size() == namesInAList) {
            list.append(Tr::tr("%n more", nullptr, static_cast<int>(players.size()) - namesInAList));
            break;
        }
        list.append(QStringLiteral("%1 (%2)").arg(name(player), points(player)));
    }
    return enumerate(list);
}

QString ExplainedRound::points(Tpn tpn) const
{
    const Score score = state().scoreAfter(tpn, round().value - 1);
    return formatPairingScore(score, pairingScore(tpn) - score);
}

bool ExplainedRound::hasVirtualPoints() const
{
    const std::vector<PlayerFacts>& facts = reading_->facts();
    return std::any_of(facts.begin(), facts.end(), [](const PlayerFacts& one) { return one.virtualPoints != Score{}; });
}

bool ExplainedRound::hasPlayed(Tpn tpn) const
{
    const std::vector<MatchRecord> rounds = matches(tpn);
    return std::any_of(rounds.begin(), rounds.end(), [](const MatchRecord& one) { return one.isPlayed(); });
}

QString ExplainedRound::citation(const std::string& article) const
{
    const SystemInfo* info = knownSystem(rules_);
    if (info == nullptr || article.empty())
        return {};
    return QString::fromStdString(std::string(info->rules) + " art. " + article);
}

std::vector<MatchRecord> ExplainedRound::matches(Tpn tpn) const
{
    std::vector<MatchRecord> list;
    for (RoundNumber round{1}; round < this->round(); ++round.value)
        list.push_back(matchOf(state(), tpn, round));
    return list;
}

QString ExplainedRound::colours(Tpn tpn) const
{
    QStringList letters;
    for (const MatchRecord& one : matches(tpn)) {
        if (!one.colour)
            letters.append(QStringLiteral("·"));
        else
            letters.append(*one.colour == Colour::White ? Tr::tr("W", "White, one letter")
                                                        : Tr::tr("B", "Black, one letter"));
    }
    return letters.isEmpty() ? QStringLiteral("–") : letters.join(QLatin1Char(' '));
}

QString ExplainedRound::due(Tpn tpn) const
{
    return describePreference(reading_->due(tpn));
}

QString ExplainedRound::floats(Tpn tpn) const
{
    QStringList parts;
    for (int back = 1; back <= roundsOfFloats && round().value - back >= 1; ++back) {
        const RoundNumber before{round().value - back};
        const MatchRecord one = matchOf(state(), tpn, before);
        if (!one.isPlayed()) {
            parts.append(Tr::tr("not played in round %1").arg(before.value));
            continue;
        }
        const Score own = state().pairingScore(tpn, before);
        const Score other = state().pairingScore(*one.opponent, before);
        if (own > other)
            parts.append(Tr::tr("↓ in round %1").arg(before.value));
        else if (own < other)
            parts.append(Tr::tr("↑ in round %1").arg(before.value));
    }
    for (QString& part : parts)
        part = asUnit(part);
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral(", "));
}

bool ExplainedRound::mayMeet(Tpn a, Tpn b) const
{
    for (const MatchRecord& one : matches(a))
        if (one.isPlayed() && one.opponent == b)
            return false;
    const PlayerFacts* first = facts(a);
    const PlayerFacts* second = facts(b);
    if (first == nullptr || second == nullptr || round().value >= tournament_.settings.plannedRounds)
        return true;
    return first->preference.strength != PreferenceStrength::absolute || first->preference != second->preference;
}

QString ExplainedRound::met(Tpn tpn) const
{
    QStringList list;
    for (const MatchRecord& one : matches(tpn))
        if (one.isPlayed())
            list.append(name(*one.opponent));
    return list.isEmpty() ? QStringLiteral("–") : list.join(QStringLiteral("; "));
}

std::vector<FactRow> ExplainedRound::factRows(Tpn white, std::optional<Tpn> black) const
{
    const auto row = [white, black](const QString& label, auto&& tell) {
        return FactRow{label, tell(white), black ? tell(*black) : QString()};
    };
    std::vector<FactRow> rows{row(hasVirtualPoints() ? Tr::tr("Points, virtual") : Tr::tr("Points"),
                                  [this](Tpn player) { return points(player); }),
                              row(Tr::tr("No."), [](Tpn player) { return QString::number(player.value); }),
                              row(Tr::tr("Colours"), [this](Tpn player) { return colours(player); })};
    if (capabilitiesOf(rules_).hasColourPreferences)
        rows.push_back(row(Tr::tr("Due"), [this](Tpn player) { return due(player); }));
    const auto own = [this](Tpn player) {
        const PlayerFacts* known = facts(player);
        return known != nullptr ? namedFacts(*known, record() != nullptr ? limFloatsOf(record()->record, player)
                                                                         : std::vector<LimFloat>())
                                : std::vector<NamedFact>();
    };
    const std::vector<NamedFact> ofWhite = own(white);
    const std::vector<NamedFact> ofBlack = black ? own(*black) : std::vector<NamedFact>();
    for (std::size_t i = 0; i < ofWhite.size(); ++i)
        rows.push_back({ofWhite[i].name, ofWhite[i].value, i < ofBlack.size() ? ofBlack[i].value : QString()});
    if (!capabilitiesOf(rules_).allPlayAll)
        rows.push_back(row(Tr::tr("Floats"), [this](Tpn player) { return floats(player); }));
    rows.push_back(row(Tr::tr("Met"), [this](Tpn player) { return met(player); }));
    return rows;
}

} // namespace pairwright
