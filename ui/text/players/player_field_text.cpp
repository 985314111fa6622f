#include "ui/text/players/player_field_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PlayersModel)
};

} // namespace

ShownFields::ShownFields()
{
    for (const PlayerFieldInfo& info : playerFields())
        if (info.shown)
            fields_.push_back(&info);
}

int ShownFields::indexOf(PlayerField field) const
{
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [field](const PlayerFieldInfo* info) { return info->field == field; });
    return static_cast<int>(found - fields_.begin());
}

const ShownFields& shownFields()
{
    static const ShownFields fields;
    return fields;
}

QString letterOf(Sex sex)
{
    return sex == Sex::Female ? Tr::tr("f", "female") : Tr::tr("m", "male");
}

QString columnHeading(const PlayerFieldInfo& info)
{
    switch (info.field) {
    case PlayerField::rating: return Tr::tr("Rating", "heading of a column");
    case PlayerField::sex: return Tr::tr("Sex", "heading of a column");
    default: return playerFieldHeading(info);
    }
}

QString shownText(const PlayerFieldInfo& info, const PlayerData& data)
{
    if (info.field == PlayerField::sex)
        return data.sex ? letterOf(*data.sex) : QString();
    return textOf(info, data);
}

QString describeSource(RatingSource source)
{
    switch (source) {
    case RatingSource::fide: return Tr::tr("FIDE");
    case RatingSource::national: return Tr::tr("national");
    case RatingSource::estimated: return Tr::tr("estimate");
    }
    return {};
}

Qt::Alignment alignmentOf(const PlayerFieldInfo& info)
{
    switch (info.field) {
    case PlayerField::ownNumber:
    case PlayerField::outsideValue:
    case PlayerField::placeByHand:
    case PlayerField::fixedBoard:
    case PlayerField::feeDue:
    case PlayerField::feePaid:
    case PlayerField::rating: return Qt::AlignRight | Qt::AlignVCenter;
    case PlayerField::title:
    case PlayerField::federation:
    case PlayerField::sex: return Qt::AlignCenter;
    default: return Qt::AlignLeft | Qt::AlignVCenter;
    }
}

} // namespace pairwright
