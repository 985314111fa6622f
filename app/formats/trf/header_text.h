#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

#include <optional>
#include <string>

/// Small conversions between the fields of a tournament and those of a TRF.
namespace pairwright {

std::optional<QDate> dateFromTrf(const std::optional<trf::Date>& date);
std::optional<trf::Date> dateToTrf(QDate date);

std::optional<BirthDate> birthFromTrf(const std::optional<trf::Date>& date);
std::optional<trf::Date> birthToTrf(const std::optional<BirthDate>& birth);

/// "Surname, Given name (12345678)": the id in brackets at the end, if there is one.
Official officialFromTrf(const std::string& text);
std::string officialToTrf(const Official& official);

/// Which rating counts by record 172; no value where it does not say, or says what we do not have.
std::optional<RatingChoice> ratingChoiceFrom(const trf::Header& header);
/// Record 172: "GER FIDON".
/// Record 092 in words that readers of reports know.
std::string usualType(bool ofTeams, bool allPlayAll);
std::string rankMethodToTrf(const Tournament& tournament);

/// The national record that a player's data amount to: a national rating or a national id. No value
/// when there is neither, or no federation to name it after.
std::optional<trf::NationalRecord> nationalRecordOf(const PlayerData& player);

/// What the header says of the event. Dates stand above columns; a round has `games` of them.
EventData eventFrom(const trf::Header& header, int games);

} // namespace pairwright
