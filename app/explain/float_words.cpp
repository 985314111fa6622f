#include "app/explain/float_words.h"

#include "app/explain/bracket_words.h"
#include "app/explain/criterion_text.h"
#include "app/formats/display_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Floats)
};

/// What the bracket had to pay for those who moved, as far as it says something about this player.
void addCharges(const ExplainedRound& explained, const BracketRecord& bracket, Tpn player, ExplanationSection& section)
{
    for (const CriterionValue& value : bracket.criteria) {
        if (!has(value.charged, player) || isPerfect(value))
            continue;
        section.paragraphs.append(
            Tr::tr("%1: %2").arg(describeCriterion(value.criterion, explained.entrants()), describeValue(value)));
        const QString article = QString::fromStdString(articleOf(explained.rules(), value.criterion));
        if (!article.isEmpty())
            section.citations.append(article);
    }
}

ExplanationSection downwards(const ExplainedRound& explained, const BracketRecord& bracket, Tpn player)
{
    ExplanationSection section;
    section.topic = Topic::floats;
    section.title = Tr::tr("Why %1 moved down").arg(explained.name(player));
    const int members = static_cast<int>(bracket.residents.size() + bracket.mdps.size());
    section.paragraphs.append(Tr::tr("The bracket of score %1 had %n player(s), and the best pairing of it leaves "
                                     "these unpaired: %2.",
                                     nullptr, members)
                                  .arg(scoreText(bracket.residentScore), explained.names(bracket.downfloaters)));
    addCharges(explained, bracket, player, section);
    return section;
}

ExplanationSection upwards(const ExplainedRound& explained, const BracketRecord& bracket, Tpn player)
{
    ExplanationSection section;
    section.topic = Topic::floats;
    section.title = Tr::tr("Why %1 moved up").arg(explained.name(player));
    section.paragraphs.append(
        (explained.entrants() == Entrants::teams
             ? Tr::tr("The teams of score %1 could not all be paired with each other; the best completion takes: %2.")
             : Tr::tr(
                   "The players of score %1 could not all be paired with each other; the best completion takes: %2."))
            .arg(scoreText(bracket.residentScore), explained.names(bracket.upfloaters)));
    addCharges(explained, bracket, player, section);
    return section;
}

} // namespace

void addFloatSections(const ExplainedRound& explained, const std::vector<Tpn>& players,
                      std::vector<ExplanationSection>& sections)
{
    if (!explained.record())
        return;
    const DecisionRecord& record = explained.record()->record;
    const auto* criteria = std::get_if<CriteriaRecord>(&record);
    if (criteria == nullptr) {
        const bool floated = std::any_of(players.begin(), players.end(),
                                         [&](Tpn player) { return !limFloatsOf(record, player).empty(); });
        if (floated && !sections.empty())
            sections.front().topic = Topic::floats;
        return;
    }
    for (const Tpn player : players)
        for (const BracketRecord& bracket : criteria->brackets) {
            if (has(bracket.upfloaters, player))
                sections.push_back(upwards(explained, bracket, player));
            else if (has(bracket.downfloaters, player))
                sections.push_back(downwards(explained, bracket, player));
        }
}

} // namespace pairwright
