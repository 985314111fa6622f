#include "app/formats/trf/given_lines.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/lots.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/official_rating.h"
#include "app/domain/rounds/chess960.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace pairwright {

namespace {

bool uses(const Tournament& tournament, TieBreakKind kind)
{
    const auto& list = tournament.settings.tieBreaks;
    return std::any_of(list.begin(), list.end(), [kind](const TieBreak& one) { return one.kind == kind; });
}

/// "### HEAD: 1=2.5 4=3", of those who have a value; nothing where nobody has one.
void addValues(const QString& head, const std::vector<PlayerKey>& order,
               const std::function<QString(std::size_t)>& valueOf, std::vector<trf::KeptLine>& lines)
{
    QString text;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (const QString value = valueOf(i); !value.isEmpty())
            text += u' ' + QString::number(i + 1) + u'=' + value;
    if (!text.isEmpty())
        lines.push_back(
            {trf::KeptLine::Place::header, {}, (QStringLiteral("### ") + head + u':' + text).toStdString()});
}

/// The players and what a line says of each; none where it names somebody unknown.
std::optional<std::vector<std::pair<Player*, QString>>>
valuesOf(const QString& text, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    std::vector<std::pair<Player*, QString>> values;
    for (const QString& part : text.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const trf::FileId id{part.section(u'=', 0, 0).toInt(&isNumber)};
        const auto found = std::find(ids.begin(), ids.end(), id);
        if (!isNumber || found == ids.end())
            return std::nullopt;
        values.emplace_back(&tournament.players[static_cast<std::size_t>(found - ids.begin())], part.section(u'=', 1));
    }
    return values;
}

bool takePlaces(const QString& text, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto values = valuesOf(text, ids, tournament);
    if (!values)
        return false;
    for (const auto& [player, value] : *values)
        if (!isPossibleOwnNumber(value.toInt()))
            return false;
    for (const auto& [player, value] : *values)
        player->data.placeByHand = value.toInt();
    return true;
}

constexpr std::string_view ratingOrder = "### Rating order: ";

/// The lists behind it; none: a name that is none, or one twice.
std::optional<std::vector<CountedList>> listsIn(const QString& text)
{
    std::vector<CountedList> lists;
    for (const QString& name : text.trimmed().split(u','))
        if (const auto list = fromName<CountedList>(name))
            lists.push_back(*list);
        else
            return std::nullopt;
    return areDistinct(lists) ? std::optional(lists) : std::nullopt;
}

bool takeRatingOrder(const QString& text, Tournament& tournament)
{
    const auto lists = listsIn(text);
    if (!lists)
        return false;
    tournament.settings.ratingChoice = RatingChoice::other;
    tournament.settings.ratingLists = *lists;
    return true;
}

bool takeOutsideValues(const QString& text, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    const auto values = valuesOf(text, ids, tournament);
    if (!values)
        return false;
    for (const auto& [player, value] : *values)
        if (value.isEmpty() || !hundredthsOf(value))
            return false;
    for (const auto& [player, value] : *values)
        player->data.outsideValue = value;
    return true;
}

} // namespace

void addGivenLines(const Tournament& tournament, std::vector<trf::KeptLine>& lines)
{
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const auto data = [&](std::size_t i) -> const PlayerData& {
        return tournament.player(order[i])->data;
    };
    if (uses(tournament, TieBreakKind::OutsideValue))
        addValues(
            QStringLiteral("Outside values"), order, [&](std::size_t i) { return data(i).outsideValue; }, lines);
    if (uses(tournament, TieBreakKind::ByHand))
        addValues(
            QStringLiteral("Ranked by hand"), order,
            [&](std::size_t i) { return data(i).placeByHand ? QString::number(*data(i).placeByHand) : QString(); },
            lines);
    if (const auto seed = tournament.settings.lotSeed; seed && uses(tournament, TieBreakKind::Lot)) {
        const std::vector<int> lots = lotsOf(order, *seed);
        addValues(
            QStringLiteral("Lots, seed %1").arg(*seed), order, [&](std::size_t i) { return QString::number(lots[i]); },
            lines);
    }
    if (tournament.settings.ratingChoice == RatingChoice::other) {
        QStringList names;
        for (const CountedList list : countedLists(ratingRuleOf(tournament)))
            names.append(nameOf(list));
        lines.push_back({trf::KeptLine::Place::header, {}, std::string(ratingOrder) + names.join(u',').toStdString()});
    }
    if (const auto seed = tournament.settings.chess960Seed) {
        QStringList rounds;
        for (int round = 1; round <= tournament.lastPublished().value; ++round)
            rounds.append(QStringLiteral("round %1 ").arg(round) +
                          piecesOfPosition(startPositionOf(RoundNumber{round}, *seed)));
        lines.push_back({trf::KeptLine::Place::header,
                         {},
                         QStringLiteral("### Chess960, seed %1: %2")
                             .arg(QString::number(*seed), rounds.join(QStringLiteral(", ")))
                             .toStdString()});
    }
}

bool declaresRatingOrder(const std::vector<trf::KeptLine>& lines)
{
    return std::ranges::any_of(lines, [](const trf::KeptLine& line) {
        return line.text.starts_with(ratingOrder) &&
               listsIn(QString::fromStdString(line.text.substr(ratingOrder.size())));
    });
}

bool takeGiven(const QString& line, const std::vector<trf::FileId>& ids, Tournament& tournament)
{
    static const QRegularExpression shape(QStringLiteral(
        "\\A### (Outside values|Ranked by hand|Rating order|Lots, seed \\d+|Chess960, seed (\\d+)):(.*)\\z"));
    const auto match = shape.match(line);
    if (!match.hasMatch())
        return false;
    const QString head = match.captured(1);
    const QString text = match.captured(3);
    if (head.startsWith(QLatin1String("Chess960"))) {
        bool fits = false;
        const std::uint64_t seed = match.captured(2).toULongLong(&fits);
        if (fits)
            tournament.settings.chess960Seed = seed;
        return fits;
    }
    if (head.startsWith(QLatin1String("Rating")))
        return takeRatingOrder(text, tournament);
    if (head.startsWith(QLatin1String("Outside")))
        return takeOutsideValues(text, ids, tournament);
    if (head.startsWith(QLatin1String("Ranked")))
        return takePlaces(text, ids, tournament);
    if (uses(tournament, TieBreakKind::ByHand) || !takePlaces(text, ids, tournament))
        return false;
    for (TieBreak& tieBreak : tournament.settings.tieBreaks)
        if (tieBreak.kind == TieBreakKind::Lot)
            tieBreak.kind = TieBreakKind::ByHand;
    return true;
}

} // namespace pairwright
