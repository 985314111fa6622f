#include "ui/pages/players/team_window.h"

#include "app/domain/players/tpn_order.h"
#include "app/formats/display_text.h"
#include "ui/pages/players/player_line.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr QSize teamWindowSize(560, 480);

/// "3  FM Novák, Jan   2310   CZE".
QString lineOf(int place, const PlayerData& data)
{
    QStringList parts{QString::number(place), displayName(data)};
    for (const QString& part : {data.rating ? QString::number(data.rating->value) : QString(), data.federation})
        if (!part.isEmpty())
            parts.append(part);
    return parts.join(QStringLiteral("   "));
}

} // namespace

TeamWindow::TeamWindow(Desk& desk, std::optional<PlayerKey> team, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , shown_(team)
{
    setObjectName(QStringLiteral("teamWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    resize(scaledToText(*this, teamWindowSize));
    connect(teams_, &QComboBox::activated, this, [this] {
        shown_ = PlayerKey{teams_->currentData().toLongLong()};
        refresh();
    });
    connect(members_, &QListWidget::currentRowChanged, this, &TeamWindow::refreshButtons);
    connect(add_, &QPushButton::clicked, this, &TeamWindow::add);
    connect(up_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move(1); });
    connect(remove_, &QPushButton::clicked, this, &TeamWindow::remove);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changed, this, &TeamWindow::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &TeamWindow::refresh);
    retranslate();
    line_->setFocus();
}

void TeamWindow::build()
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    teams_ = new QComboBox;
    teams_->setObjectName(QStringLiteral("teamChoice"));
    teamTitle_ = new PlainLabel;
    teamTitle_->setBuddy(teams_);
    auto* choice = new QHBoxLayout;
    choice->addWidget(teamTitle_);
    choice->addWidget(teams_, 1);
    column->addLayout(choice);
    facts_ = new PlainLabel;
    makeMuted(facts_);
    column->addWidget(facts_);
    members_ = new QListWidget;
    members_->setObjectName(QStringLiteral("teamMembers"));
    auto* moves = new QVBoxLayout;
    up_ = new QPushButton;
    up_->setObjectName(QStringLiteral("memberUp"));
    down_ = new QPushButton;
    down_->setObjectName(QStringLiteral("memberDown"));
    remove_ = new QPushButton;
    remove_->setObjectName(QStringLiteral("memberRemove"));
    for (QPushButton* button : {up_, down_, remove_}) {
        button->setAutoDefault(false);
        moves->addWidget(button);
    }
    moves->addStretch();
    auto* list = new QHBoxLayout;
    list->addWidget(members_, 1);
    list->addLayout(moves);
    column->addLayout(list, 1);
    line_ = new QLineEdit;
    line_->setObjectName(QStringLiteral("memberLine"));
    add_ = new QPushButton;
    add_->setObjectName(QStringLiteral("memberAdd"));
    hint_ = new PlainLabel;
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(line_);
    column->addWidget(hint_);
    close_ = new QPushButton;
    column->addLayout(dialogButtons(this, {}, add_, close_));
}

std::optional<PlayerKey> TeamWindow::team() const
{
    return shown_ && desk_.projected().player(*shown_) != nullptr ? shown_ : std::nullopt;
}

std::vector<PlayerKey> TeamWindow::order() const
{
    std::vector<PlayerKey> keys;
    if (const auto key = team())
        for (const Player* member : desk_.projected().membersOf(*key))
            keys.push_back(member->key);
    return keys;
}

void TeamWindow::refresh()
{
    if (desk_.session() == nullptr || !desk_.projected().settings.teams)
        return;
    const Tournament& tournament = desk_.projected();
    {
        const QSignalBlocker quiet(teams_);
        teams_->clear();
        for (const PlayerKey key : tpnOrder(tournament))
            teams_->addItem(tournament.player(key)->data.name, static_cast<qlonglong>(key.value));
        if (!team() && teams_->count() > 0)
            shown_ = PlayerKey{teams_->itemData(0).toLongLong()};
        if (team())
            teams_->setCurrentIndex(teams_->findData(static_cast<qlonglong>(shown_->value)));
    }
    const QSignalBlocker quiet(members_);
    const int row = members_->currentRow();
    members_->clear();
    if (const auto key = team()) {
        int place = 0;
        for (const Player* member : tournament.membersOf(*key))
            members_->addItem(lineOf(++place, member->data));
        const auto& rating = tournament.player(*key)->data.rating;
        facts_->setText(rating ? tr("Strength %1").arg(rating->value) : tr("No strength yet"));
    }
    members_->setCurrentRow(std::clamp(row, 0, std::max(0, members_->count() - 1)));
    refreshButtons();
}

void TeamWindow::refreshButtons()
{
    const bool writable = desk_.mayChange() && team();
    const int row = members_->currentRow();
    line_->setEnabled(writable);
    add_->setEnabled(writable);
    remove_->setEnabled(writable && row >= 0);
    up_->setEnabled(writable && row > 0);
    down_->setEnabled(writable && row >= 0 && row + 1 < members_->count());
}

void TeamWindow::add()
{
    const auto key = team();
    if (!key)
        return;
    const auto data = parsePlayerLine(line_->text());
    if (!data) {
        desk_.messages().tell(Mood::warning, sentenceFor(data.error()));
        line_->setFocus();
        return;
    }
    desk_.apply(AddMembers{*key, {*data}, {}}, tr("Add this player all the same?"), tr("Add"),
                whileThere(this, whenAccepted([this] { line_->clear(); })));
    line_->setFocus();
}

void TeamWindow::store(const std::vector<PlayerKey>& wanted)
{
    if (const auto key = team())
        desk_.apply(SetTeamOrder{*key, wanted, order()}, {}, {}, {});
}

void TeamWindow::move(int by)
{
    std::vector<PlayerKey> keys = order();
    const int row = members_->currentRow();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= static_cast<int>(keys.size()))
        return;
    std::swap(keys[static_cast<std::size_t>(row)], keys[static_cast<std::size_t>(other)]);
    members_->setCurrentRow(other);
    store(keys);
}

void TeamWindow::remove()
{
    std::vector<PlayerKey> keys = order();
    const int row = members_->currentRow();
    if (row < 0 || row >= static_cast<int>(keys.size()))
        return;
    keys.erase(keys.begin() + row);
    store(keys);
}

void TeamWindow::retranslate()
{
    setWindowTitle(tr("Players of the Team"));
    teamTitle_->setText(tr("Team"));
    teams_->setAccessibleName(teamTitle_->text());
    members_->setAccessibleName(tr("Who plays for it, in the order of the boards"));
    line_->setAccessibleName(tr("A player to add"));
    line_->setPlaceholderText(tr("Surname, Given name; 1850; GER"));
    hint_->setText(tr("Behind the name in any order: rating, title, federation, FIDE ID, *birth year. Enter adds the "
                      "player behind the others."));
    add_->setText(tr("Add"));
    up_->setText(tr("Up"));
    down_->setText(tr("Down"));
    remove_->setText(tr("Take Out"));
    close_->setText(tr("Close"));
    refresh();
}

void TeamWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
