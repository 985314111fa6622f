#include "app/explain/explanation.h"

#include "app/domain/text/filled.h"
#include "app/explain/bracket_words.h"
#include "app/explain/criterion_text.h"
#include "app/explain/explained_round.h"
#include "app/explain/float_words.h"
#include "app/explain/procedure_words.h"
#include "app/explain/requirement_words.h"
#include "app/explain/system_words.h"
#include "app/explain/table_words.h"
#include "app/formats/display_text.h"
#include "engine/capabilities.h"
#include "engine/pairing.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

/// Two players of different scores: who moved where depends on the system.
QString unequalSentence(const ExplainedRound& explained, Tpn higher, Tpn lower)
{
    const QString up = explained.name(higher);
    const QString down = explained.name(lower);
    const QString upPoints = explained.points(higher);
    const QString downPoints = explained.points(lower);
    const FloatingText text = floatingText(capabilitiesOf(explained.rules()).floating, explained.entrants());
    const bool lowerFloated = !text.lowerMoved.isEmpty() && explained.record() &&
                              !limFloatsOf(explained.record()->record, lower).empty() &&
                              limFloatsOf(explained.record()->record, higher).empty();
    return lowerFloated ? text.lowerMoved.arg(down, downPoints, up, upPoints)
                        : text.higherMoved.arg(up, upPoints, down, downPoints);
}

QString sentenceFor(const ExplainedRound& explained, Tpn white, Tpn black)
{
    const Score whiteScore = explained.pairingScore(white);
    const Score blackScore = explained.pairingScore(black);
    if (whiteScore != blackScore)
        return unequalSentence(explained, whiteScore > blackScore ? white : black,
                               whiteScore > blackScore ? black : white);
    if (explained.round().value == 1) {
        const QString text =
            explained.hasVirtualPoints()
                ? Tr::tr("In an accelerated round 1 each group is paired by itself, its upper half against its lower "
                         "half: number %1 plays number %2.")
                : Tr::tr("In round 1 the upper half of the starting order meets the lower half: number %1 plays number "
                         "%2.");
        return filled(text, std::min(white.value, black.value), std::max(white.value, black.value));
    }
    QString text = Tr::tr("%1 and %2 both have %3 and have not met before.")
                       .arg(explained.name(white), explained.name(black), explained.points(white));
    const BracketRecord* bracket = bracketOf(explained, white, black);
    if (bracket != nullptr && bracket->order.exchanged > 0)
        return text + QLatin1Char(' ') +
               Tr::tr("Upper half against lower half was forbidden or worse by the criteria, so players changed "
                      "halves.");
    return text;
}

/// The initial colour goes by the numbers of those who take part: who is absent with a smaller number is not counted.
QStringList countingNumbers(const ExplainedRound& explained, const Match& match)
{
    QStringList told;
    if (explained.record() == nullptr)
        return told;
    const std::vector<int>& counted = explained.record()->effectiveNumbers;
    for (const PlayerKey key : {match.a, match.b}) {
        const Tpn tpn = explained.tpn(key);
        const auto place = static_cast<std::size_t>(tpn.value) - 1;
        const int number = tpn.value >= 1 && place < counted.size() ? counted[place] : 0;
        if (number > 0 && number != tpn.value)
            told.append(
                Tr::tr("%1 has number %2 and counts as number %3: who takes no part in the round is not counted.")
                    .arg(explained.name(key), QString::number(tpn.value), QString::number(number)));
    }
    return told;
}

ExplanationSection colourSection(const ExplainedRound& explained, const Match& match)
{
    ExplanationSection section;
    section.title = Tr::tr("Colours");
    section.topic = Topic::colours;
    const std::optional<ColourRule> rule = explained.colourRule(match);
    if (!rule) {
        section.paragraphs.append(Tr::tr("The colours were set by hand or imported."));
        return section;
    }
    section.paragraphs.append(describeRule(*rule));
    if (*rule == ColourRule::initialColour)
        section.paragraphs.append(countingNumbers(explained, match));
    section.paragraphs.append(
        Tr::tr("%1 has White, %2 has Black.").arg(explained.name(match.a), explained.name(match.b)));
    const QString article = QString::fromStdString(articleOf(explained.rules(), *rule));
    const bool isOfNoRules = isSeatedByTable(explained.tournament().settings); // the table of a Scheveningen match
    if (!article.isEmpty() && !isOfNoRules)
        section.citations.append(article);
    return section;
}

ExplanationSection noRecordSection(const ExplainedRound& explained)
{
    ExplanationSection section;
    section.title = Tr::tr("Decision");
    section.paragraphs.append(
        explained.version().origin == PairingOrigin::imported
            ? Tr::tr("This round was imported: no record of its pairing exists.")
            : Tr::tr("The pairings of this round were edited by hand: no record of them exists."));
    return section;
}

std::vector<ExplanationSection> byeSections(const ExplainedRound& explained, Tpn player)
{
    if (!explained.record())
        return {noRecordSection(explained)};
    const Capabilities& rules = capabilitiesOf(explained.rules());
    if (rules.bye != ByeGoesTo::leftOver) {
        ExplanationSection section;
        section.title = Tr::tr("Decision");
        section.paragraphs.append(explained.tournament().settings.teams
                                      ? Tr::tr("The bye was given before the other teams were paired.")
                                      : Tr::tr("The bye was given before the other players were paired."));
        const std::string article(rules.byeArticle);
        section.citations.append(explained.citation(article.empty() ? articleOfBye(explained) : article));
        return {section};
    }
    if (const auto* procedure = std::get_if<ProcedureRecord>(&explained.record()->record))
        return requirementSections(explained, *procedure, {player});
    const BracketRecord* bracket = bracketLeaving(explained, player);
    return bracket != nullptr ? bracketSections(explained, *bracket) : std::vector{noRecordSection(explained)};
}

std::vector<ExplanationSection> decisionSections(const ExplainedRound& explained, const Match& match)
{
    if (std::vector<ExplanationSection> sections = tableSections(explained, match); !sections.empty())
        return sections;
    const Tpn white = explained.tpn(match.a);
    const Tpn black = explained.tpn(match.b);
    if (const BracketRecord* bracket = bracketOf(explained, white, black))
        return bracketSections(explained, *bracket);
    std::vector<ExplanationSection> sections = procedureSections(explained, white, black);
    return sections.empty() ? std::vector{noRecordSection(explained)} : sections;
}

void addComputedSection(const ExplainedRound& explained, std::vector<ExplanationSection>& sections)
{
    if (const QString note = computedNow(explained); !note.isEmpty())
        sections.push_back({Tr::tr("Computed now"), {note}, {}, Topic::decision});
}

/// Burstein's first rounds surprise whoever expects its own rules.
void addSeedingSection(const ExplainedRound& explained, std::vector<ExplanationSection>& sections)
{
    if (explained.rules() == explained.version().system)
        return;
    ExplanationSection section;
    section.title = Tr::tr("Seeding round");
    section.paragraphs.append(Tr::tr(
        "The first rounds of the Burstein system are paired by the Dutch system, pairs, colours and bye alike."));
    if (const SystemInfo* info = knownSystem(explained.version().system))
        section.citations.append(QString::fromStdString(std::string(info->rules) + " art. 1.6"));
    sections.insert(sections.begin(), section);
}

} // namespace

QString computedNow(const ExplainedRound& explained)
{
    if (!explained.isComputed())
        return {};
    return explained.version().origin == PairingOrigin::imported
               ? Tr::tr("The round was imported without its reasons. It is the round that the rules give, so the "
                        "reasons were computed now.")
               : Tr::tr("The round was made by hand. It is the round that the rules give, so the reasons were computed "
                        "now.");
}

Explanation explainBoard(const ExplainedRound& explained, int board)
{
    const Tournament& tournament = explained.tournament();
    const Match& stored = explained.version().pairings.boards.at(static_cast<std::size_t>(board - 1));
    const Tpn white = explained.tpn(stored.a);
    const Tpn black = explained.tpn(stored.b);
    Explanation told;
    told.ofTeams = tournament.settings.teams.has_value();
    told.headline = (told.ofTeams ? Tr::tr("Match %1") : Tr::tr("Board %1")).arg(board);
    told.white = titledName(tournament.player(stored.a)->data);
    told.black = titledName(tournament.player(stored.b)->data);
    told.sections = decisionSections(explained, stored);
    const std::optional<QString> byTable = tableSentence(explained, stored);
    const bool known =
        bracketOf(explained, white, black) != nullptr || !procedureSections(explained, white, black).empty();
    const bool isFirst = explained.round().value == 1 && !capabilitiesOf(explained.rules()).allPlayAll;
    told.sentence = byTable            ? *byTable
                    : known || isFirst ? sentenceFor(explained, white, black)
                                       : Tr::tr("%1 meets %2.").arg(explained.name(white), explained.name(black));
    told.facts = explained.factRows(white, black);
    addSeedingSection(explained, told.sections);
    addFloatSections(explained, {white, black}, told.sections);
    told.sections.push_back(colourSection(explained, stored));
    addComputedSection(explained, told.sections);
    return told;
}

Explanation explainBye(const ExplainedRound& explained)
{
    const PlayerKey player = *explained.version().pairings.bye;
    const Tpn number = explained.tpn(player);
    Explanation told;
    told.headline = Tr::tr("Bye");
    told.ofTeams = explained.tournament().settings.teams.has_value();
    told.white = titledName(explained.tournament().player(player)->data);
    told.sentence = byeText(capabilitiesOf(explained.rules()).bye, explained.entrants())
                        .arg(explained.name(number), explained.points(number));
    told.facts = explained.factRows(number, std::nullopt);
    told.sections = byeSections(explained, number);
    addSeedingSection(explained, told.sections);
    addComputedSection(explained, told.sections);
    return told;
}

Explanation explainBoard(const Tournament& tournament, BoardId board)
{
    return explainBoard(ExplainedRound(tournament, board.round, *shownVersion(tournament, board.round)), board.board);
}

Explanation explainBye(const Tournament& tournament, RoundNumber round)
{
    return explainBye(ExplainedRound(tournament, round, *shownVersion(tournament, round)));
}

} // namespace pairwright
