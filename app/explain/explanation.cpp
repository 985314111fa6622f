#include "app/explain/explanation.h"

#include "app/domain/text/filled.h"
#include "app/explain/bracket_words.h"
#include "app/explain/criterion_text.h"
#include "app/explain/float_words.h"
#include "app/explain/procedure_words.h"
#include "app/explain/requirement_words.h"
#include "app/explain/system_words.h"
#include "app/explain/table_words.h"
#include "app/explain/teller.h"
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
QString unequalSentence(const Teller& teller, Tpn higher, Tpn lower)
{
    const QString up = teller.name(higher);
    const QString down = teller.name(lower);
    const QString upPoints = teller.points(higher);
    const QString downPoints = teller.points(lower);
    const FloatingText text = floatingText(capabilitiesOf(teller.rules()).floating);
    const bool lowerFloated = !text.lowerMoved.isEmpty() && teller.record() &&
                              !limFloatsOf(teller.record()->record, lower).empty() &&
                              limFloatsOf(teller.record()->record, higher).empty();
    return lowerFloated ? text.lowerMoved.arg(down, downPoints, up, upPoints)
                        : text.higherMoved.arg(up, upPoints, down, downPoints);
}

QString sentenceFor(const Teller& teller, Tpn white, Tpn black)
{
    const Score whiteScore = teller.pairingScore(white);
    const Score blackScore = teller.pairingScore(black);
    if (whiteScore != blackScore)
        return unequalSentence(teller, whiteScore > blackScore ? white : black,
                               whiteScore > blackScore ? black : white);
    if (teller.round().value == 1) {
        const QString text =
            teller.hasVirtualPoints()
                ? Tr::tr("In an accelerated round 1 each group is paired by itself, its upper half against its lower "
                         "half: number %1 plays number %2.")
                : Tr::tr("In round 1 the upper half of the starting order meets the lower half: number %1 plays number "
                         "%2.");
        return filled(text, std::min(white.value, black.value), std::max(white.value, black.value));
    }
    QString text = Tr::tr("%1 and %2 both have %3 and have not met before.")
                       .arg(teller.name(white), teller.name(black), teller.points(white));
    const BracketRecord* bracket = bracketOf(teller, white, black);
    if (bracket != nullptr && bracket->order.exchanged > 0)
        return text + QLatin1Char(' ') +
               Tr::tr("Upper half against lower half was forbidden or worse by the criteria, so players changed "
                      "halves.");
    return text;
}

/// The initial colour goes by the numbers of those who take part: who is absent with a smaller number is not counted.
QStringList countingNumbers(const Teller& teller, const Match& match)
{
    QStringList told;
    if (teller.record() == nullptr)
        return told;
    const std::vector<int>& counted = teller.record()->effectiveNumbers;
    for (const PlayerKey key : {match.a, match.b}) {
        const Tpn tpn = teller.tpn(key);
        const auto place = static_cast<std::size_t>(tpn.value) - 1;
        const int number = tpn.value >= 1 && place < counted.size() ? counted[place] : 0;
        if (number > 0 && number != tpn.value)
            told.append(
                Tr::tr("%1 has number %2 and counts as number %3: who takes no part in the round is not counted.")
                    .arg(teller.name(key), QString::number(tpn.value), QString::number(number)));
    }
    return told;
}

ExplanationSection colourSection(const Teller& teller, const Match& match)
{
    ExplanationSection section;
    section.title = Tr::tr("Colours");
    section.topic = Topic::colours;
    if (!match.colourRule) {
        section.paragraphs.append(Tr::tr("The colours were set by hand or imported."));
        return section;
    }
    section.paragraphs.append(describeRule(*match.colourRule));
    if (*match.colourRule == ColourRule::initialColour)
        section.paragraphs.append(countingNumbers(teller, match));
    section.paragraphs.append(Tr::tr("%1 has White, %2 has Black.").arg(teller.name(match.a), teller.name(match.b)));
    const QString article = QString::fromStdString(articleOf(teller.rules(), *match.colourRule));
    if (!article.isEmpty())
        section.citations.append(article);
    return section;
}

ExplanationSection noRecordSection(const Teller& teller)
{
    ExplanationSection section;
    section.title = Tr::tr("Decision");
    section.paragraphs.append(
        teller.version().origin == PairingOrigin::imported
            ? Tr::tr("This round was imported: no record of its pairing exists.")
            : Tr::tr("The pairings of this round were edited by hand: no record of them exists."));
    return section;
}

std::vector<ExplanationSection> byeSections(const Teller& teller, Tpn player)
{
    if (!teller.record())
        return {noRecordSection(teller)};
    const Capabilities& rules = capabilitiesOf(teller.rules());
    if (rules.bye != ByeGoesTo::leftOver) {
        ExplanationSection section;
        section.title = Tr::tr("Decision");
        section.paragraphs.append(Tr::tr("The bye was given before the other players were paired."));
        const std::string article(rules.byeArticle);
        section.citations.append(teller.citation(article.empty() ? articleOfBye(teller) : article));
        return {section};
    }
    if (const auto* procedure = std::get_if<ProcedureRecord>(&teller.record()->record))
        return requirementSections(teller, *procedure, {player});
    const BracketRecord* bracket = bracketLeaving(teller, player);
    return bracket != nullptr ? bracketSections(teller, *bracket) : std::vector{noRecordSection(teller)};
}

std::vector<ExplanationSection> decisionSections(const Teller& teller, const Match& match)
{
    if (std::vector<ExplanationSection> sections = tableSections(teller, match); !sections.empty())
        return sections;
    const Tpn white = teller.tpn(match.a);
    const Tpn black = teller.tpn(match.b);
    if (const BracketRecord* bracket = bracketOf(teller, white, black))
        return bracketSections(teller, *bracket);
    std::vector<ExplanationSection> sections = procedureSections(teller, white, black);
    return sections.empty() ? std::vector{noRecordSection(teller)} : sections;
}

/// Burstein's first rounds surprise whoever expects its own rules.
void addSeedingSection(const Teller& teller, std::vector<ExplanationSection>& sections)
{
    if (teller.rules() == teller.version().system)
        return;
    ExplanationSection section;
    section.title = Tr::tr("Seeding round");
    section.paragraphs.append(Tr::tr(
        "The first rounds of the Burstein system are paired by the Dutch system, pairs, colours and bye alike."));
    if (const SystemInfo* info = findSystem(teller.version().system))
        section.citations.append(QString::fromStdString(std::string(info->rules) + " art. 1.6"));
    sections.insert(sections.begin(), section);
}

} // namespace

Explanation explainBoard(const Teller& teller, int board)
{
    const Tournament& tournament = teller.tournament();
    const Match& stored = teller.version().pairings.boards.at(static_cast<std::size_t>(board - 1));
    const Tpn white = teller.tpn(stored.a);
    const Tpn black = teller.tpn(stored.b);
    Explanation told;
    told.headline = Tr::tr("Board %1").arg(board);
    told.white = titledName(tournament.player(stored.a)->data);
    told.black = titledName(tournament.player(stored.b)->data);
    told.sections = decisionSections(teller, stored);
    const std::optional<QString> byTable = tableSentence(teller, stored);
    const bool known = bracketOf(teller, white, black) != nullptr || !procedureSections(teller, white, black).empty();
    const bool isFirst = teller.round().value == 1 && !capabilitiesOf(teller.rules()).allPlayAll;
    told.sentence = byTable            ? *byTable
                    : known || isFirst ? sentenceFor(teller, white, black)
                                       : Tr::tr("%1 meets %2.").arg(teller.name(white), teller.name(black));
    told.facts = teller.factRows(white, black);
    addSeedingSection(teller, told.sections);
    addFloatSections(teller, {white, black}, told.sections);
    told.sections.push_back(colourSection(teller, stored));
    return told;
}

Explanation explainBye(const Teller& teller)
{
    const PlayerKey player = *teller.version().pairings.bye;
    const Tpn number = teller.tpn(player);
    Explanation told;
    told.headline = Tr::tr("Bye");
    told.white = titledName(teller.tournament().player(player)->data);
    told.sentence = byeText(capabilitiesOf(teller.rules()).bye).arg(teller.name(number), teller.points(number));
    told.facts = teller.factRows(number, std::nullopt);
    told.sections = byeSections(teller, number);
    addSeedingSection(teller, told.sections);
    return told;
}

Explanation explainBoard(const Tournament& tournament, BoardId board)
{
    return explainBoard(Teller(tournament, board.round, *shownVersion(tournament, board.round)), board.board);
}

Explanation explainBye(const Tournament& tournament, RoundNumber round)
{
    return explainBye(Teller(tournament, round, *shownVersion(tournament, round)));
}

} // namespace pairwright
