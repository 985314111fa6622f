#pragma once

#include "app/domain/players/player_fields.h"

#include <QString>

#include <vector>

/// The fields of players as tables on the screen show them.
namespace pairwright {

/// The fields that have a column, in their order.
class ShownFields {
public:
    ShownFields();
    [[nodiscard]] int size() const { return static_cast<int>(fields_.size()); }
    [[nodiscard]] const PlayerFieldInfo& at(int place) const { return *fields_.at(static_cast<std::size_t>(place)); }
    [[nodiscard]] int indexOf(PlayerField field) const; ///< precondition: it is shown

private:
    std::vector<const PlayerFieldInfo*> fields_;
};
const ShownFields& shownFields();

/// As in lists, but with the letters of the program's language.
QString shownText(const PlayerFieldInfo& info, const PlayerData& data);
QString letterOf(Sex sex);
/// Over a column: short, so that it is no wider than what stands below it.
QString columnHeading(const PlayerFieldInfo& info);
/// The list that a rating is from.
QString describeSource(RatingSource source);
/// Numbers to the right, short codes in the middle.
Qt::Alignment alignmentOf(const PlayerFieldInfo& info);

} // namespace pairwright
