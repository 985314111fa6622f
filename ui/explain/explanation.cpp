#include "ui/explain/explanation.h"

#include "app/pairing/paired_from.h"
#include "app/pairing/record_json.h"
#include "engine/pairing.h"
#include "engine/tournament/colours.h"
#include "ui/explain/criterion_text.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QSet>

namespace pairwright {

namespace {

constexpr int roundsOfFloats = 2;
constexpr int namesInAList = 12;

/// Everything that the explanations of one stored version read from.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
public:
    Teller(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
        : tournament_(tournament)
        , round_(round)
        , version_(version)
        , view_(pairedFrom(tournament, round, version))
    {
        QSet<QString> seen;
        for (const Player& player : tournament.players) {
            const QString surname = shortName(player.data);
            if (seen.contains(surname))
                sharedSurnames_.insert(surname);
            seen.insert(surname);
        }
        if (version.recordJson.isEmpty())
            return;
        const auto stored = storedRecordFromJson(version.recordJson);
        if (stored)
            record_ = *stored;
    }

    [[nodiscard]] Explanation board(int number) const;
    [[nodiscard]] Explanation bye(PlayerKey player) const;

private:
    [[nodiscard]] QString name(PlayerKey key) const
    {
        const Player* player = tournament_.player(key);
        if (player == nullptr)
            return {};
        const QString surname = shortName(player->data);
        return sharedSurnames_.contains(surname) ? player->data.name : surname;
    }
    [[nodiscard]] QString name(Tpn tpn) const { return name(view_.order.keyOf(tpn)); }
    [[nodiscard]] QString names(const std::vector<Tpn>& players) const;
    [[nodiscard]] Score score(Tpn tpn) const { return view_.state.scoreAfter(tpn, round_.value - 1); }
    [[nodiscard]] Tpn tpn(PlayerKey key) const { return view_.order.tpnOf(key).value_or(Tpn{}); }

    [[nodiscard]] std::vector<FactRow> facts(Tpn white, std::optional<Tpn> black) const;
    [[nodiscard]] QString colours(Tpn tpn) const;
    [[nodiscard]] QString due(Tpn tpn) const;
    [[nodiscard]] QString floats(Tpn tpn) const;
    [[nodiscard]] QString met(Tpn tpn) const;

    [[nodiscard]] const BracketRecord* bracketOf(Tpn a, Tpn b) const;
    [[nodiscard]] const BracketRecord* bracketWithoutPartner(Tpn player) const;
    [[nodiscard]] QString sentenceFor(Tpn white, Tpn black, const BracketRecord* bracket) const;
    [[nodiscard]] ExplanationSection bracketSection(const BracketRecord& bracket) const;
    [[nodiscard]] ExplanationSection criteriaSection(const BracketRecord& bracket) const;
    [[nodiscard]] ExplanationSection colourSection(const RoundBoard& board) const;
    [[nodiscard]] ExplanationSection noRecordSection() const;

    const Tournament& tournament_;
    RoundNumber round_;
    const RoundVersion& version_;
    EngineView view_;
    std::optional<StoredRecord> record_;
    QSet<QString> sharedSurnames_; ///< of two players: they are named in full
};

QString Teller::names(const std::vector<Tpn>& players) const
{
    QStringList list;
    for (const Tpn player : players) {
        if (list.size() == namesInAList) {
            list.append(tr("%n more", nullptr, static_cast<int>(players.size()) - namesInAList));
            break;
        }
        list.append(QStringLiteral("%1 (%2)").arg(name(player), formatScore(score(player))));
    }
    return enumerate(list);
}

QString Teller::colours(Tpn tpn) const
{
    QString text;
    for (const RoundRecord& record : view_.state.player(tpn).rounds) {
        const auto* game = std::get_if<PlayedGame>(&record);
        if (game == nullptr)
            text += QStringLiteral("·");
        else
            text += game->colour == Colour::White ? tr("W", "White, one letter") : tr("B", "Black, one letter");
    }
    return text.isEmpty() ? QStringLiteral("–") : text;
}

QString Teller::due(Tpn tpn) const
{
    const ColourPreference preference = colourPreference(colourHistory(view_.state.player(tpn)));
    const QString colour = preference.colour == Colour::White ? tr("White") : tr("Black");
    switch (preference.strength) {
    case PreferenceStrength::none: return tr("none");
    case PreferenceStrength::mild: return tr("%1 (mild)").arg(colour);
    case PreferenceStrength::strong: return tr("%1 (strong)").arg(colour);
    case PreferenceStrength::absolute: return tr("%1 (absolute)").arg(colour);
    }
    return {};
}

QString Teller::floats(Tpn tpn) const
{
    QStringList parts;
    for (int back = 1; back <= roundsOfFloats && round_.value - back >= 1; ++back) {
        const RoundNumber before{round_.value - back};
        const RoundRecord record = view_.state.record(tpn, before);
        const auto* game = std::get_if<PlayedGame>(&record);
        if (game == nullptr) {
            parts.append(tr("not played in round %1").arg(before.value));
            continue;
        }
        const Score own = view_.state.pairingScore(tpn, before);
        const Score other = view_.state.pairingScore(game->opponent, before);
        if (own > other)
            parts.append(tr("↓ in round %1").arg(before.value));
        else if (own < other)
            parts.append(tr("↑ in round %1").arg(before.value));
    }
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral(", "));
}

QString Teller::met(Tpn tpn) const
{
    QStringList list;
    for (const RoundRecord& record : view_.state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            list.append(name(game->opponent));
    return list.isEmpty() ? QStringLiteral("–") : list.join(QStringLiteral("; "));
}

std::vector<FactRow> Teller::facts(Tpn white, std::optional<Tpn> black) const
{
    const auto row = [white, black](const QString& label, auto&& tell) {
        return FactRow{label, tell(white), black ? tell(*black) : QString()};
    };
    return {
        row(tr("Points"), [this](Tpn player) { return formatScore(score(player)); }),
        row(tr("No."), [](Tpn player) { return QString::number(player.value); }),
        row(tr("Colours"), [this](Tpn player) { return colours(player); }),
        row(tr("Due"), [this](Tpn player) { return due(player); }),
        row(tr("Floats"), [this](Tpn player) { return floats(player); }),
        row(tr("Met"), [this](Tpn player) { return met(player); }),
    };
}

const BracketRecord* Teller::bracketOf(Tpn a, Tpn b) const
{
    const auto* criteria = record_ ? std::get_if<CriteriaRecord>(&record_->record) : nullptr;
    if (criteria == nullptr)
        return nullptr;
    for (const BracketRecord& bracket : criteria->brackets)
        for (const auto& pair : bracket.pairs)
            if ((pair.first == a && pair.second == b) || (pair.first == b && pair.second == a))
                return &bracket;
    return nullptr;
}

const BracketRecord* Teller::bracketWithoutPartner(Tpn player) const
{
    const auto* criteria = record_ ? std::get_if<CriteriaRecord>(&record_->record) : nullptr;
    if (criteria == nullptr || criteria->brackets.empty())
        return nullptr;
    const BracketRecord& last = criteria->brackets.back();
    const bool here = std::find(last.downfloaters.begin(), last.downfloaters.end(), player) != last.downfloaters.end();
    return here ? &last : nullptr;
}

QString Teller::sentenceFor(Tpn white, Tpn black, const BracketRecord* bracket) const
{
    const Score whiteScore = score(white);
    const Score blackScore = score(black);
    if (round_.value == 1)
        return tr("In round 1 the upper half of the starting order meets the lower half: number %1 plays number %2.")
            .arg(std::min(white.value, black.value))
            .arg(std::max(white.value, black.value));
    if (whiteScore == blackScore) {
        const QString text = tr("%1 and %2 both have %3 and have not met before.")
                                 .arg(name(white), name(black), formatScore(whiteScore));
        if (bracket != nullptr && bracket->order.exchanged > 0)
            return text + QLatin1Char(' ') +
                   tr("The usual pairing of upper half against lower half was not possible, so players changed "
                      "halves.");
        return text;
    }
    const Tpn higher = whiteScore > blackScore ? white : black;
    const Tpn lower = higher == white ? black : white;
    return tr("%1 has %2. Nobody was left for %1 among the players with as many points, so %1 moved down and meets %3, "
              "who has %4 and has not met %1 before.")
        .arg(name(higher), formatScore(score(higher)), name(lower), formatScore(score(lower)));
}

ExplanationSection Teller::bracketSection(const BracketRecord& bracket) const
{
    ExplanationSection section;
    section.title = tr("Bracket of score %1").arg(formatScore(bracket.residentScore));
    if (bracket.kind == BracketRecord::Kind::collapsedLast)
        section.paragraphs.append(
            tr("The last brackets were joined, because the players could not be paired otherwise."));
    section.paragraphs.append(tr("Residents: %1.").arg(names(bracket.residents)));
    if (!bracket.mdps.empty())
        section.paragraphs.append(tr("Moved down into it: %1.").arg(names(bracket.mdps)));
    if (!bracket.downfloaters.empty())
        section.paragraphs.append(tr("Left it downwards: %1.").arg(names(bracket.downfloaters)));
    if (!bracket.order.limbo.empty())
        section.paragraphs.append(tr("Moved down, and again not paired here: %1.").arg(names(bracket.order.limbo)));
    if (bracket.order.exchanged > 0)
        section.paragraphs.append(
            tr("%n player(s) changed between the upper and the lower half.", nullptr, bracket.order.exchanged));
    else if (bracket.order.transposed)
        section.paragraphs.append(tr("The lower half was put in another order to satisfy the criteria."));
    else
        section.paragraphs.append(
            tr("Upper half against lower half in the original order: nothing had to be altered."));
    return section;
}

ExplanationSection Teller::criteriaSection(const BracketRecord& bracket) const
{
    ExplanationSection section;
    section.title = tr("Criteria of the bracket");
    for (const CriterionValue& value : bracket.criteria) {
        if (isPerfect(value))
            continue;
        QString text = tr("%1: %2").arg(describeCriterion(value.criterion), describeValue(value));
        if (!value.charged.empty())
            text += QStringLiteral(" – ") + names(value.charged);
        const QString article = QString::fromStdString(articleOf(record_->system, value.criterion));
        section.paragraphs.append(article.isEmpty() ? text : QStringLiteral("%1 · %2").arg(text, article));
    }
    section.paragraphs.append(section.paragraphs.isEmpty() ? tr("Every criterion is met perfectly.")
                                                           : tr("All other criteria are met perfectly."));
    return section;
}

ExplanationSection Teller::colourSection(const RoundBoard& board) const
{
    ExplanationSection section;
    section.title = tr("Colours");
    if (!board.colourRule) {
        section.paragraphs.append(tr("The colours were set by hand or imported."));
        return section;
    }
    section.paragraphs.append(describeRule(*board.colourRule));
    section.paragraphs.append(tr("%1 has White, %2 has Black.").arg(name(board.white), name(board.black)));
    const QString article = QString::fromStdString(articleOf(version_.system, *board.colourRule));
    if (!article.isEmpty())
        section.citations.append(article);
    return section;
}

ExplanationSection Teller::noRecordSection() const
{
    ExplanationSection section;
    section.title = tr("Decision");
    section.paragraphs.append(version_.origin == PairingOrigin::imported
                                  ? tr("This round was imported: no record of its pairing exists.")
                                  : tr("This pair was made by hand: no record of its pairing exists."));
    return section;
}

Explanation Teller::board(int number) const
{
    const RoundBoard& stored = version_.pairings.boards.at(static_cast<std::size_t>(number - 1));
    const Tpn white = tpn(stored.white);
    const Tpn black = tpn(stored.black);
    const BracketRecord* bracket = bracketOf(white, black);
    Explanation told;
    told.headline = tr("Board %1").arg(number);
    told.white = displayName(tournament_.player(stored.white)->data);
    told.black = displayName(tournament_.player(stored.black)->data);
    told.sentence = bracket != nullptr || round_.value == 1 ? sentenceFor(white, black, bracket)
                                                            : tr("%1 meets %2.").arg(name(white), name(black));
    told.facts = facts(white, black);
    if (bracket != nullptr) {
        told.sections.push_back(bracketSection(*bracket));
        told.sections.push_back(criteriaSection(*bracket));
    } else {
        told.sections.push_back(noRecordSection());
    }
    told.sections.push_back(colourSection(stored));
    return told;
}

Explanation Teller::bye(PlayerKey player) const
{
    const Tpn number = tpn(player);
    const BracketRecord* bracket = bracketWithoutPartner(number);
    Explanation told;
    told.headline = tr("Bye");
    told.white = displayName(tournament_.player(player)->data);
    told.sentence = tr("An odd number of players is present. %1 has %2, was left over in the last bracket and had no "
                       "bye before.")
                        .arg(name(player), formatScore(score(number)));
    told.facts = facts(number, std::nullopt);
    if (bracket != nullptr) {
        told.sections.push_back(bracketSection(*bracket));
        told.sections.push_back(criteriaSection(*bracket));
    } else {
        told.sections.push_back(noRecordSection());
    }
    return told;
}

} // namespace

Explanation explainBoard(const Tournament& tournament, BoardId board)
{
    const RoundVersion* version = shownVersion(tournament, board.round);
    return Teller(tournament, board.round, *version).board(board.board);
}

Explanation explainBye(const Tournament& tournament, RoundNumber round)
{
    const RoundVersion* version = shownVersion(tournament, round);
    return Teller(tournament, round, *version).bye(*version->pairings.bye);
}

} // namespace pairwright
