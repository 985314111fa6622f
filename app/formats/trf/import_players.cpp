#include "app/formats/trf/import_players.h"

#include "app/domain/players/player_fields.h"
#include "app/formats/csv/federation.h"
#include "app/formats/trf/header_text.h"

namespace pairwright {

namespace {

using Code = TrfImportNote::Code;

std::optional<OfficialRating> official(std::optional<int> rating)
{
    return rating && isPossibleRating(*rating) ? std::optional(OfficialRating{*rating, {}, {}}) : std::nullopt;
}

/// A file that says how its ranks came about, or tells a rating apart, has FIDE's rating in the record, the national
/// one in the NRS record, and perhaps a third one.
void takeRatingsApart(const trf::Player& player, const TrfPeople& people, PlayerData& data)
{
    const auto fide = official(player.rating);
    data.national = official(trf::nationalRatingOf(player, data.federation.toStdString()));
    const std::optional<int> counted = people.ratings.of(player);
    data.rating.reset();
    if (counted && isPossibleRating(*counted)) {
        const bool isFide = fide && fide->value == *counted;
        const bool isNational = data.national && data.national->value == *counted;
        data.rating = Rating{*counted,
                             isFide       ? RatingSource::fide
                             : isNational ? RatingSource::national
                                          : RatingSource::estimated,
                             {}};
    }
    // A FIDE rating that the tournament counts with is the official one unless another place says so.
    if (fide && (!data.rating || data.rating->source != RatingSource::fide || data.national))
        setFideRating(data, people.kind, fide);
}

/// A national id, and whether the rating is the national one, is all that a player keeps of an NRS record.
void takeNationalRecord(const trf::Player& player, PlayerData& data)
{
    if (player.national.size() != 1)
        return;
    const trf::NationalRecord& record = player.national.front();
    data.nationalId = QString::fromStdString(record.nationalId);
    if (data.rating && record.rating == data.rating->value)
        data.rating->source = RatingSource::national;
}

} // namespace

PlayerData playerDataFromTrf(const trf::Player& player, PlayerKey key, const TrfPeople& people,
                             std::vector<TrfImportNote>& notes)
{
    const auto note = [&](Code code, const QString& text) {
        notes.push_back({code, key, {}, text});
    };
    PlayerData data;
    data.name = QString::fromStdString(player.name);
    if (data.name.trimmed().isEmpty()) {
        data.name = QString::number(player.id.value);
        note(Code::nameMissing, {});
    }
    const QString title = QString::fromStdString(player.title);
    data.title = titleFromString(title).value_or(Title::None);
    if (!titleFromString(title))
        note(Code::valueNotCarried, title);
    if (player.sex)
        data.sex = *player.sex == trf::Sex::female ? Sex::Female : Sex::Male;
    const QString federation = QString::fromStdString(player.federation);
    data.federation = federationCode(federation).value_or(QString());
    if (!federation.isEmpty() && data.federation.isEmpty())
        note(Code::valueNotCarried, federation);
    data.fideId = QString::fromStdString(player.fideId);
    if (player.rating && *player.rating > highestRating)
        note(Code::ratingOutOfRange, QString::number(*player.rating));
    else if (player.rating && *player.rating > 0)
        data.rating = Rating{*player.rating, RatingSource::fide, {}};
    data.birth = birthFromTrf(player.birth);
    takeNationalRecord(player, data);
    if (people.ratings.areApart(player))
        takeRatingsApart(player, people, data);
    return data;
}

} // namespace pairwright
