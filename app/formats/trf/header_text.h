#pragma once

#include "app/domain/event_data.h"
#include "app/domain/player.h"
#include "engine/trf/player.h"

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

/// The national record that a player's data amount to: a national rating or a national id. No value
/// when there is neither, or no federation to name it after.
std::optional<trf::NationalRecord> nationalRecordOf(const PlayerData& player);

} // namespace pairwright
