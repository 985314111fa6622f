#include "app/lists/listed_player.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"
#include "app/formats/csv/federation.h"
#include "app/formats/csv/field_values.h"

#include <algorithm>

namespace pairwright {

namespace {

void take(std::optional<OfficialRating>& into, const std::optional<ListedRating>& from, const RatingList& list)
{
    if (!into && from && isPossibleRating(from->value))
        into = OfficialRating{from->value, from->k, labelOf(list)};
}

void take(QString& into, const QString& from, PlayerField field)
{
    const PlayerFieldInfo& info = infoOf(field);
    const QString text = storableText(from).left(info.longest);
    if (into.isEmpty() && (text.isEmpty() || info.allows == nullptr || info.allows(text)))
        into = text;
}

/// The higher of the two titles; those that FIDE does not give to players count as none.
Title titleOf(const ListedPerson& person)
{
    Title best = Title::None;
    for (const QString& text : {person.title, person.womensTitle})
        if (const auto title = titleFromField(text))
            best = std::min(best, *title);
    return best;
}

} // namespace

QString storableText(const QString& text)
{
    QString kept;
    for (const QChar c : text.simplified())
        if (isAllowedText(QString(c), 1))
            kept += c;
    return kept.left(Longest::name);
}

PlayerData playerFrom(const std::vector<ListEntry>& entries, const RatingRule& rule)
{
    PlayerData data;
    for (const auto& [person, list] : entries) {
        take(data.name, person.name, PlayerField::name);
        take(data.fideId, person.fideId, PlayerField::fideId);
        take(data.nationalId, person.nationalId, PlayerField::nationalId);
        take(data.club, person.club, PlayerField::club);
        if (data.federation.isEmpty())
            take(data.federation, federationCode(person.federation).value_or(QString()), PlayerField::federation);
        data.title = std::min(data.title, titleOf(person));
        if (!data.sex)
            data.sex = person.sex;
        if (const auto birth = person.birthYear; !data.birth && birth && isPossibleBirth({*birth, {}, {}}))
            data.birth = BirthDate{*birth, {}, {}};
        take(data.standard, person.standard, list);
        take(data.rapid, person.rapid, list);
        take(data.blitz, person.blitz, list);
        take(data.national, person.national, list);
    }
    data.rating = countedRating(data, rule);
    return data;
}

} // namespace pairwright
