#include "ui/pages/overview/forbidden_form.h"

#include "engine/capabilities.h"
#include "ui/text/format.h"
#include "ui/widgets/listed_row.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace pairwright {

ForbiddenForm::ForbiddenForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , hint_(new PlainLabel)
    , rows_(new QVBoxLayout)
{
    setObjectName(QStringLiteral("forbiddenForm"));
    auto* column = new QVBoxLayout(this);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);
    column->addLayout(rows_);
    connect(&desk_, &Desk::sessionChanged, this, &ForbiddenForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &ForbiddenForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.settings || changes.playersAddedOrRemoved || !changes.players.empty() || !changes.rounds.empty())
            refresh();
    });
    retranslate();
}

QString ForbiddenForm::describe(const ForbiddenPairs& group) const
{
    QStringList names;
    for (const PlayerKey key : group.players)
        if (const Player* player = desk_.projected().player(key))
            names.append(player->data.name);
    return names.join(QStringLiteral("  –  "));
}

void ForbiddenForm::refresh()
{
    while (QLayoutItem* item = rows_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (desk_.session() == nullptr)
        return;
    const std::vector<ForbiddenPairs>& groups = desk_.projected().settings.forbidden;
    const bool fixed = desk_.projected().declarationsAreFixed() && inFideMode(desk_.projected().settings);
    const bool locked = fixed || !desk_.session()->may(CommandName::setForbidden);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const QString names = describe(groups[i]);
        auto* row = new ListedRow(names);
        QToolButton* remove = row->addButton(takeAwayIcon, tr("Let them meet"), tr("Let them meet: %1").arg(names));
        remove->setEnabled(!locked);
        rows_->addWidget(row);
        connect(remove, &QToolButton::clicked, this, [this, i] { lift(i); });
    }
    const bool everybodyMeets = capabilitiesOf(desk_.projected().settings.system).allPlayAll;
    setVisible(!groups.empty() || !(locked || everybodyMeets));
    hint_->setVisible(groups.empty());
    const bool ofTeams = desk_.projected().settings.teams.has_value();
    const QString players =
        inFideMode(desk_.projected().settings)
            ? tr("None. Select two or more players on the Players page and choose “Must Not Meet” (before round 1).")
            : tr("None. Select two or more players on the Players page and choose “Must Not Meet”.");
    const QString teams =
        inFideMode(desk_.projected().settings)
            ? tr("None. Select two or more teams on the Teams page and choose “Must Not Meet” (before round 1).")
            : tr("None. Select two or more teams on the Teams page and choose “Must Not Meet”.");
    hint_->setText(ofTeams ? teams : players);
    setTitle(ofTeams ? tr("Teams that may not meet") : tr("Players who may not meet"));
}

void ForbiddenForm::lift(std::size_t group)
{
    const std::vector<ForbiddenPairs>& groups = desk_.projected().settings.forbidden;
    if (group < groups.size())
        desk_.apply(SetForbidden{{removing(groups[group])}}, tr("Let them meet after all?"), tr("Let Them Meet"));
}

void ForbiddenForm::retranslate()
{
    setTitle(tr("Players who may not meet")); // refresh() knows whether they are teams
    refresh();
}

void ForbiddenForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
