#include "app/explain/facts_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "engine/capabilities.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FactsText)
};

QString letterOf(LimFloaterType type)
{
    switch (type) {
    case LimFloaterType::a: return QStringLiteral("a");
    case LimFloaterType::b: return QStringLiteral("b");
    case LimFloaterType::c: return QStringLiteral("c");
    case LimFloaterType::d: break;
    }
    return QStringLiteral("d");
}

/// Floaters go towards the median.
QChar arrowFrom(LimPlace place)
{
    const bool below = place == LimPlace::belowMedian || place == LimPlace::bottom;
    return below ? QChar(0x2191) : QChar(0x2193);
}

QString colour(Colour which)
{
    return which == Colour::White ? Tr::tr("White") : Tr::tr("Black");
}

QString yesOrNo(bool yes)
{
    return yes ? Tr::tr("yes") : Tr::tr("no");
}

Score tenths(std::int64_t value)
{
    return Score{static_cast<std::int32_t>(value)};
}

QString shortPlace(LimPlace place)
{
    switch (place) {
    case LimPlace::aboveMedian: return Tr::tr("above", "scoregroup above the median, short");
    case LimPlace::belowMedian: return Tr::tr("below", "scoregroup below the median, short");
    default: return describePlace(place);
    }
}

struct Compact {
    const std::vector<LimFloat>& floats;

    QString operator()(std::monostate) const { return {}; }
    QString operator()(const BursteinSeedingFacts&) const { return {}; }
    QString operator()(const DubovPlayerFacts& facts) const
    {
        QString text = facts.seeks == Colour::White ? Tr::tr("W", "seeks White, one letter")
                                                    : Tr::tr("B", "seeks Black, one letter");
        text += QStringLiteral(" %1").arg(facts.averageOfOpponents);
        if (facts.upfloats > 0)
            text += QStringLiteral(" ↑%1").arg(facts.upfloats);
        return facts.isMaximumUpfloater() ? text + QLatin1Char('!') : text;
    }
    QString operator()(const BursteinPlayerFacts& facts) const
    {
        return QStringLiteral("%1 · %2").arg(scoreText(tenths(facts.buchholz)),
                                             formatHundredths(facts.sonnebornBerger));
    }
    QString operator()(const LimPlayerFacts& facts) const
    {
        QString text = filled(QStringLiteral("%1 %2"), facts.order, shortPlace(facts.place));
        for (const LimFloat& one : floats)
            text += filled(QStringLiteral(" %1%2"), arrowFrom(facts.place), letterOf(one.type));
        return text;
    }
};

struct Named {
    const std::vector<LimFloat>& floats;

    std::vector<NamedFact> operator()(std::monostate) const { return {}; }
    std::vector<NamedFact> operator()(const BursteinSeedingFacts& facts) const
    {
        return {{Tr::tr("Seeding"), Tr::tr("Dutch system up to round %1").arg(facts.seedingRounds)}};
    }
    std::vector<NamedFact> operator()(const DubovPlayerFacts& facts) const
    {
        const bool most = facts.isMaximumUpfloater();
        const QString text = most && facts.upfloatedInLastRound
                                 ? Tr::tr("%1 of %2, as often as allowed, also in the round before")
                             : most                       ? Tr::tr("%1 of %2, as often as allowed")
                             : facts.upfloatedInLastRound ? Tr::tr("%1 of %2, also in the round before")
                                                          : Tr::tr("%1 of %2");
        const QString upfloats = filled(text, facts.upfloats, facts.mostUpfloats);
        return {{Tr::tr("Seeks"), colour(facts.seeks)},
                {Tr::tr("ARO"), QString::number(facts.averageOfOpponents)},
                {Tr::tr("Upfloats"), upfloats}};
    }
    std::vector<NamedFact> operator()(const BursteinPlayerFacts& facts) const
    {
        return {{Tr::tr("Buchholz"), scoreText(tenths(facts.buchholz))},
                {Tr::tr("Sonneborn-Berger"), formatHundredths(facts.sonnebornBerger)},
                {Tr::tr("Rank by index"), QString::number(facts.rank)}};
    }
    std::vector<NamedFact> operator()(const LimPlayerFacts& facts) const
    {
        QStringList types;
        for (const LimFloat& one : floats)
            types.append(describeFloat(one.type));
        return {{Tr::tr("Group"), filled(Tr::tr("%1, paired as number %2"), describePlace(facts.place), facts.order)},
                {Tr::tr("Colour due"), facts.due ? colour(*facts.due) : Tr::tr("none")},
                {Tr::tr("Floated before"), yesOrNo(facts.floatedInLastRound)},
                {Tr::tr("Floater"), types.isEmpty() ? QStringLiteral("–") : types.join(QStringLiteral("; "))}};
    }
};

struct ColumnWords {
    const char* title;
    const char* help;
};

/// In the order of FactsColumn.
constexpr std::array columns{
    ColumnWords{nullptr, nullptr},
    ColumnWords{QT_TRANSLATE_NOOP("pairwright::FactsText", "Seeks, ARO"),
                QT_TRANSLATE_NOOP("pairwright::FactsText",
                                  "Colour that the player seeks, average rating of the opponents so far (ARO), and how "
                                  "often the player moved up; “!”: as often as allowed.")},
    ColumnWords{QT_TRANSLATE_NOOP("pairwright::FactsText", "Index"),
                QT_TRANSLATE_NOOP("pairwright::FactsText",
                                  "Opposition index: Buchholz, then Sonneborn-Berger. It ranks the players inside a "
                                  "bracket.")},
    ColumnWords{QT_TRANSLATE_NOOP("pairwright::FactsText", "Group"),
                QT_TRANSLATE_NOOP("pairwright::FactsText",
                                  "Scoregroup and its turn: from the top and from the bottom towards the median, which "
                                  "is paired last. An arrow: floater, with the type from a (worst) to d.")},
};

} // namespace

QString compactFacts(const PlayerFacts& facts, const std::vector<LimFloat>& floats)
{
    return std::visit(Compact{floats}, facts.system);
}

QString compactFactsTitle(FactsColumn column)
{
    const char* const title = columns.at(static_cast<std::size_t>(column)).title;
    return title != nullptr ? Tr::tr(title) : QString();
}

QString compactFactsHelp(FactsColumn column)
{
    const char* const help = columns.at(static_cast<std::size_t>(column)).help;
    return help != nullptr ? Tr::tr(help) : QString();
}

std::vector<NamedFact> namedFacts(const PlayerFacts& facts, const std::vector<LimFloat>& floats)
{
    return std::visit(Named{floats}, facts.system);
}

QString formatPairingScore(Score score, Score virtualPoints)
{
    if (virtualPoints == Score{})
        return scoreText(score);
    const QString sign = virtualPoints > Score{} ? QStringLiteral("+") : QString();
    return scoreText(score) + QChar(QChar::Nbsp) + sign + scoreText(virtualPoints); // never at the end of a line
}

QString describePlace(LimPlace place)
{
    switch (place) {
    case LimPlace::top: return Tr::tr("top", "scoregroup");
    case LimPlace::aboveMedian: return Tr::tr("above the median", "scoregroup");
    case LimPlace::median: return Tr::tr("median", "scoregroup");
    case LimPlace::belowMedian: return Tr::tr("below the median", "scoregroup");
    case LimPlace::bottom: return Tr::tr("bottom", "scoregroup");
    }
    return {};
}

QString describeFloat(LimFloaterType type)
{
    switch (type) {
    case LimFloaterType::a: return Tr::tr("type a: floated into the group, no opponent in the next one");
    case LimFloaterType::b: return Tr::tr("type b: floated into the group, has an opponent in the next one");
    case LimFloaterType::c: return Tr::tr("type c: no opponent in the next group");
    case LimFloaterType::d: return Tr::tr("type d: has an opponent in the next group");
    }
    return {};
}

QString formatHundredths(std::int64_t hundredths)
{
    constexpr int perPoint = 100;
    constexpr int perTenth = 10;
    if (hundredths % perPoint == 0)
        return QString::number(hundredths / perPoint);
    const int decimals = hundredths % perTenth == 0 ? 1 : 2;
    return spokenLocale().toString(static_cast<double>(hundredths) / perPoint, 'f', decimals);
}

} // namespace pairwright
