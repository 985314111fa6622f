#include "app/explain/bracket_words.h"

#include "app/explain/criterion_text.h"
#include "app/explain/facts_text.h"
#include "app/formats/display_text.h"
#include "engine/capabilities.h"
#include "engine/pairing.h"
#include "engine/why_not.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

constexpr std::size_t rankedPlayersShown = 16;
/// Of those that are not met, in a word; the others are counted.
constexpr qsizetype criteriaInShort = 2;

const CriteriaRecord* criteriaOf(const ExplainedRound& explained)
{
    return explained.record() ? std::get_if<CriteriaRecord>(&explained.record()->record) : nullptr;
}

/// Those of the upper half who may meet nobody of the lower half; only where the bracket is one of residents.
std::vector<Tpn> withoutOpponentBelow(const ExplainedRound& explained, const BracketRecord& bracket)
{
    std::vector<Tpn> stuck;
    if (!bracket.mdps.empty())
        return stuck;
    const auto middle = bracket.residents.begin() + static_cast<std::ptrdiff_t>(bracket.residents.size() / 2);
    std::copy_if(bracket.residents.begin(), middle, std::back_inserter(stuck), [&](Tpn upper) {
        return std::none_of(middle, bracket.residents.end(),
                            [&](Tpn lower) { return explained.mayMeet(upper, lower); });
    });
    return stuck;
}

/// Candidates without an exchange come first, so all of them were forbidden or worse.
void tellExchange(const ExplainedRound& explained, const BracketRecord& bracket, ExplanationSection& section)
{
    section.paragraphs.append(
        Tr::tr("%n player(s) changed between the upper and the lower half.", nullptr, bracket.order.exchanged));
    const std::vector<Tpn> stuck = withoutOpponentBelow(explained, bracket);
    if (!stuck.empty())
        section.paragraphs.append(Tr::tr("Without an opponent in the lower half, because they have met or both must "
                                         "get the same colour: %1.")
                                      .arg(explained.names(stuck)));
    else
        section.paragraphs.append(Tr::tr("Every pairing of the upper half against the lower half was forbidden, or "
                                         "worse by the criteria below."));
    section.citations.append(QString::fromStdString(articleOf(explained.rules(), OrderRule::exchange)));
}

void tellHalves(const ExplainedRound& explained, const BracketRecord& bracket, ExplanationSection& section)
{
    if (bracket.pairs.empty())
        return;
    if (bracket.order.exchanged > 0)
        tellExchange(explained, bracket, section);
    else if (bracket.order.transposed)
        section.paragraphs.append(Tr::tr("The lower half was put in another order to satisfy the criteria."));
    else
        section.paragraphs.append(
            Tr::tr("Upper half against lower half in the original order: nothing had to be altered."));
}

const DubovPlayerFacts* dubovFacts(const ExplainedRound& explained, Tpn player)
{
    const PlayerFacts* facts = explained.facts(player);
    return facts != nullptr ? std::get_if<DubovPlayerFacts>(&facts->system) : nullptr;
}

/// "Arnold (2263), Beck (2288)": a subgroup in the order of 3.2.5, averages first, then numbers.
QString byAverage(const ExplainedRound& explained, std::vector<Tpn> players)
{
    const auto average = [&](Tpn player) {
        const DubovPlayerFacts* facts = dubovFacts(explained, player);
        return facts != nullptr ? facts->averageOfOpponents : 0;
    };
    std::sort(players.begin(), players.end(),
              [&](Tpn a, Tpn b) { return average(a) != average(b) ? average(a) < average(b) : a < b; });
    QStringList list;
    for (const Tpn player : players)
        list.append(QStringLiteral("%1 (%2)").arg(explained.name(player), QString::number(average(player))));
    return enumerate(list);
}

/// White seekers and Black seekers (3.2.3), the shifts (3.2.4) and the order of the pairs (3.2.5, 3.2.6).
void tellSeekers(const ExplainedRound& explained, const BracketRecord& bracket, ExplanationSection& section)
{
    std::vector<Tpn> members = bracket.residents;
    members.insert(members.end(), bracket.upfloaters.begin(), bracket.upfloaters.end());
    std::sort(members.begin(), members.end(), [&](Tpn a, Tpn b) {
        const Score scoreA = explained.pairingScore(a);
        const Score scoreB = explained.pairingScore(b);
        return scoreA != scoreB ? scoreA > scoreB : a < b;
    });
    const bool nobodyPlayed =
        std::none_of(members.begin(), members.end(), [&](Tpn player) { return explained.hasPlayed(player); });
    if (nobodyPlayed) {
        section.paragraphs.append(Tr::tr("Nobody here has played yet: the first half by number meets the second."));
        section.citations.append(explained.citation("3.2.3"));
    } else {
        std::vector<Tpn> white;
        std::vector<Tpn> black;
        for (const Tpn player : members) {
            const DubovPlayerFacts* facts = dubovFacts(explained, player);
            const bool seeksWhite = facts != nullptr && facts->seeks == Colour::White;
            (seeksWhite ? white : black).push_back(player);
        }
        section.paragraphs.append(white.empty() ? Tr::tr("Nobody here seeks White.")
                                                : Tr::tr("Seek White: %1.").arg(explained.names(white)));
        section.paragraphs.append(black.empty() ? Tr::tr("Nobody here seeks Black.")
                                                : Tr::tr("Seek Black: %1.").arg(explained.names(black)));
        section.citations.append(explained.citation("3.2.3"));
    }
    if (!bracket.shiftedToBlack.empty())
        section.paragraphs.append(
            Tr::tr("Shifted from the first to the second subgroup, so that all can be paired: %1.")
                .arg(explained.names(bracket.shiftedToBlack)));
    if (!bracket.shiftedToWhite.empty())
        section.paragraphs.append(
            Tr::tr("Shifted from the second to the first subgroup, so that all can be paired: %1.")
                .arg(explained.names(bracket.shiftedToWhite)));
    if (!bracket.shiftedToBlack.empty() || !bracket.shiftedToWhite.empty())
        section.citations.append(explained.citation("3.2.4"));
    if (nobodyPlayed)
        return;
    std::vector<Tpn> first;
    for (const Tpn player : members) {
        const DubovPlayerFacts* facts = dubovFacts(explained, player);
        const bool seeksWhite = facts != nullptr && facts->seeks == Colour::White;
        if ((seeksWhite && !has(bracket.shiftedToBlack, player)) || has(bracket.shiftedToWhite, player))
            first.push_back(player);
    }
    section.paragraphs.append(
        Tr::tr("The first subgroup by the average rating of its opponents, lowest first: %1. Each "
               "meets the first of the second subgroup, by number, whom the others leave free.")
            .arg(byAverage(explained, first)));
    section.citations.append(explained.citation("3.2.5, 3.2.6"));
}

/// The rank inside the bracket and the order 1 against n (4.3).
void tellRankList(const ExplainedRound& explained, const BracketRecord& bracket, ExplanationSection& section)
{
    std::vector<Tpn> members = bracket.residents;
    members.insert(members.end(), bracket.mdps.begin(), bracket.mdps.end());
    const auto index = [&](Tpn player) -> const BursteinPlayerFacts* {
        const PlayerFacts* facts = explained.facts(player);
        return facts != nullptr ? std::get_if<BursteinPlayerFacts>(&facts->system) : nullptr;
    };
    std::sort(members.begin(), members.end(), [&](Tpn a, Tpn b) {
        const BursteinPlayerFacts* first = index(a);
        const BursteinPlayerFacts* second = index(b);
        return first != nullptr && second != nullptr ? first->rank < second->rank : a < b;
    });
    QStringList ranked;
    for (const Tpn player : members) {
        if (static_cast<std::size_t>(ranked.size()) == rankedPlayersShown) {
            ranked.append(Tr::tr("%n more", nullptr, static_cast<int>(members.size() - rankedPlayersShown)));
            break;
        }
        const PlayerFacts* facts = explained.facts(player);
        ranked.append(QStringLiteral("%1 (%2)").arg(explained.name(player),
                                                    facts != nullptr ? compactFacts(*facts, {}) : QStringLiteral("–")));
    }
    section.paragraphs.append(
        Tr::tr("Ranked by the opposition index, Buchholz and then Sonneborn-Berger, whatever the score: %1.")
            .arg(enumerate(ranked)));
    section.citations.append(explained.citation("1.8"));
    section.paragraphs.append(
        Tr::tr("The first meets the last, the second the last but one, and so on: the first pairing of that order that "
               "is as good as any by the criteria."));
    section.citations.append(explained.citation("4.3"));
}

/// Who moved up (3.5), and the identifier (3.6).
void tellIdentifier(const ExplainedRound& explained, const BracketRecord& bracket, ExplanationSection& section)
{
    if (!bracket.upfloaters.empty()) {
        section.paragraphs.append(Tr::tr(
            "As few as possible move up, those with the highest scores; of sets that are as good by the criteria "
            "the first by score and number."));
        section.citations.append(explained.citation("3.5"));
    }
    QStringList tops;
    QStringList bottoms;
    for (const auto& [top, bottom] : bracket.pairs) {
        tops.append(QString::number(top.value));
        bottoms.append(QString::number(bottom.value));
    }
    section.paragraphs.append(
        Tr::tr("Of the pairings that are as good by the criteria the one with the smallest identifier is made: the "
               "smaller numbers of the pairs in ascending order, then their opponents. Here: %1.")
            .arg((tops + bottoms).join(QLatin1Char(' '))));
    section.citations.append(explained.citation("3.6"));
}

ExplanationSection membersSection(const ExplainedRound& explained, const BracketRecord& bracket)
{
    ExplanationSection section;
    section.title = Tr::tr("Bracket of score %1").arg(scoreText(bracket.residentScore));
    if (bracket.kind == BracketRecord::Kind::collapsedLast)
        section.paragraphs.append(
            Tr::tr("The last brackets were joined, because the players could not be paired otherwise."));
    section.paragraphs.append(Tr::tr("Residents: %1.").arg(explained.names(bracket.residents)));
    if (!bracket.upfloaters.empty())
        section.paragraphs.append(Tr::tr("Moved up into it: %1.").arg(explained.names(bracket.upfloaters)));
    if (!bracket.mdps.empty())
        section.paragraphs.append(Tr::tr("Moved down into it: %1.").arg(explained.names(bracket.mdps)));
    if (!bracket.downfloaters.empty())
        section.paragraphs.append(Tr::tr("Left it downwards: %1.").arg(explained.names(bracket.downfloaters)));
    if (!bracket.order.limbo.empty())
        section.paragraphs.append(
            Tr::tr("Moved down, and again not paired here: %1.").arg(explained.names(bracket.order.limbo)));
    static constexpr std::array explainedRounds{&tellHalves, &tellRankList, &tellSeekers, &tellSeekers,
                                                &tellIdentifier}; // as Halves
    explainedRounds.at(static_cast<std::size_t>(capabilitiesOf(explained.rules()).halves))(explained, bracket, section);
    section.citations.removeAll(QString());
    return section;
}

ExplanationSection criteriaSection(const ExplainedRound& explained, const BracketRecord& bracket)
{
    ExplanationSection section;
    section.title = Tr::tr("Criteria of the bracket");
    QStringList notMet;
    for (const CriterionValue& value : bracket.criteria) {
        if (isPerfect(value))
            continue;
        notMet.append(describeCriterion(value.criterion, explained.entrants()));
        QString text = Tr::tr("%1: %2").arg(notMet.constLast(), describeValue(value));
        text.replace(0, 1, text.at(0).toUpper());
        if (!value.charged.empty())
            text += QStringLiteral(" – ") + explained.names(value.charged);
        const QString article = QString::fromStdString(articleOf(explained.rules(), value.criterion));
        section.paragraphs.append(article.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, article));
    }
    if (const auto more = static_cast<int>(notMet.size() - criteriaInShort); more > 0)
        notMet = notMet.mid(0, criteriaInShort) << Tr::tr("%n more", nullptr, more);
    if (!notMet.isEmpty())
        section.inShort = Tr::tr("Not met in full: %1. By the order of the criteria no other pairing of the bracket is "
                                 "better.")
                              .arg(notMet.join(QStringLiteral("; ")));
    section.paragraphs.append(section.paragraphs.isEmpty() ? Tr::tr("Every criterion is met perfectly.")
                                                           : Tr::tr("All other criteria are met perfectly."));
    return section;
}

} // namespace

const BracketRecord* bracketOf(const ExplainedRound& explained, Tpn a, Tpn b)
{
    const CriteriaRecord* criteria = criteriaOf(explained);
    if (criteria == nullptr)
        return nullptr;
    for (const BracketRecord& bracket : criteria->brackets)
        for (const auto& pair : bracket.pairs)
            if ((pair.first == a && pair.second == b) || (pair.first == b && pair.second == a))
                return &bracket;
    return nullptr;
}

const BracketRecord* bracketLeaving(const ExplainedRound& explained, Tpn player)
{
    const CriteriaRecord* criteria = criteriaOf(explained);
    if (criteria == nullptr || criteria->brackets.empty())
        return nullptr;
    const BracketRecord& last = criteria->brackets.back();
    return has(last.downfloaters, player) ? &last : nullptr;
}

std::vector<ExplanationSection> bracketSections(const ExplainedRound& explained, const BracketRecord& bracket)
{
    return {membersSection(explained, bracket), criteriaSection(explained, bracket)};
}

} // namespace pairwright
