#include "ui/pages/players/player_choices.h"

#include "app/formats/csv/field_values.h"
#include "ui/pages/players/players_model.h"
#include "ui/text/players/player_field_text.h"
#include "ui/widgets/choice_delegate.h"

#include <QTableView>

namespace pairwright {

namespace {

QStringList titleChoices()
{
    QStringList titles{QString()};
    for (const Title title :
         {Title::GM, Title::IM, Title::FM, Title::CM, Title::WGM, Title::WIM, Title::WFM, Title::WCM})
        titles.append(toString(title));
    return titles;
}

QStringList sourceChoices()
{
    return {describeSource(RatingSource::fide), describeSource(RatingSource::national),
            describeSource(RatingSource::estimated)};
}

QStringList sexChoices()
{
    return {QString(), letterOf(Sex::Female), letterOf(Sex::Male)};
}

} // namespace

void offerChoices(QTableView& table)
{
    table.setItemDelegateForColumn(PlayersModel::columnOf(PlayerField::title),
                                   new ChoiceDelegate(titleChoices, &table));
    table.setItemDelegateForColumn(PlayersModel::sourceColumn(), new ChoiceDelegate(sourceChoices, &table));
    table.setItemDelegateForColumn(PlayersModel::columnOf(PlayerField::sex), new ChoiceDelegate(sexChoices, &table));
}

} // namespace pairwright
