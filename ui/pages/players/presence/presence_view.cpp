#include "ui/pages/players/presence/presence_view.h"

#include "ui/text/format.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace pairwright {

PresenceView::PresenceView(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , model_(new PresenceModel(desk, this))
    , table_(new DataTable)
    , header_(new PageHeader)
    , letters_(new QLineEdit)
    , hint_(new QLabel)
    , done_(new QPushButton)
{
    setObjectName(QStringLiteral("presenceView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    letters_->setObjectName(QStringLiteral("presenceLetters"));
    letters_->setClearButtonEnabled(true);
    letters_->setMinimumWidth(220);
    letters_->installEventFilter(this);
    letUndoThroughWhenEmpty(letters_);
    header_->addControl(letters_);
    header_->addControl(done_);
    table_->setObjectName(QStringLiteral("presenceTable"));
    table_->setModel(model_);
    table_->setStretchColumns({PresenceModel::Name, PresenceModel::Club});
    table_->setNameColumns({PresenceModel::Name});
    table_->setDropOrder({PresenceModel::Club, PresenceModel::Rating});
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->installEventFilter(this);
    column->addWidget(table_, 1);
    hint_->setContentsMargins(16, 8, 16, 10);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);

    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QWidget::customContextMenuRequested, this, &PresenceView::openMenu);
    connect(letters_, &QLineEdit::textEdited, this, &PresenceView::jumpTo);
    connect(done_, &QPushButton::clicked, this, &PresenceView::finished);
    connect(model_, &QAbstractItemModel::dataChanged, this, &PresenceView::updateFacts);
    connect(model_, &QAbstractItemModel::modelReset, this, &PresenceView::updateFacts);
    retranslate();
}

void PresenceView::begin()
{
    letters_->clear();
    if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
        table_->selectRow(0);
    letters_->setFocus();
    updateFacts();
}

bool PresenceView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool plain = (press->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
        if (plain && handleKey(press->key(), press->text()))
            return true;
        if (plain && watched == table_ && !press->text().isEmpty() && press->text()[0].isLetter()) {
            letters_->setFocus();
            letters_->setText(press->text());
            jumpTo(press->text());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool PresenceView::handleKey(int key, const QString& text)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int step = key == Qt::Key_Down ? 1 : -1;
        const int row = std::clamp(table_->currentIndex().row() + step, 0, std::max(0, model_->rowCount() - 1));
        letters_->clear();
        table_->selectRow(row);
        return true;
    }
    case Qt::Key_Space:
        if (lettersFindSomebody())
            toggle();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape: emit finished(); return true;
    default: break;
    }
    if (text.size() != 1 || !QStringLiteral("1059").contains(text))
        return false;
    if (!lettersFindSomebody())
        return true;
    if (text == QLatin1String("1"))
        setPresent();
    else if (text == QLatin1String("0"))
        setAbsence(AbsenceKind::zeroPoint);
    else if (text == QLatin1String("5"))
        setAbsence(AbsenceKind::halfPoint);
    else
        withdraw();
    letters_->clear();
    return true;
}

void PresenceView::openMenu(const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString& text, const QString& key, auto&& act) {
        QAction* action = menu->addAction(text + QLatin1Char('\t') + key);
        connect(action, &QAction::triggered, this, act);
    };
    add(describePresence(Presence::present), QStringLiteral("1"), [this] { setPresent(); });
    for (const auto& [kind, key] : {std::pair{AbsenceKind::zeroPoint, '0'}, std::pair{AbsenceKind::halfPoint, '5'}})
        add(describeAbsence(kind), QString(QLatin1Char(key)), [this, kind = kind] { setAbsence(kind); });
    add(describePresence(Presence::withdrawn), QStringLiteral("9"), [this] { withdraw(); });
    menu->popup(table_->viewport()->mapToGlobal(position));
}

void PresenceView::jumpTo(const QString& letters)
{
    const int row = model_->findName(letters);
    if (row >= 0)
        table_->selectRow(row);
    if (lettersFindSomebody())
        desk_.messages().dismiss();
}

bool PresenceView::lettersFindSomebody()
{
    const QString letters = letters_->text();
    if (letters.isEmpty() || model_->findName(letters) >= 0)
        return true;
    desk_.messages().tell(Mood::warning, tr("No player's name starts with “%1”.").arg(letters));
    return false;
}

const Player* PresenceView::current() const
{
    const QModelIndex index = table_->currentIndex();
    return index.isValid() ? desk_.projected().player(model_->keyAt(index.row())) : nullptr;
}

void PresenceView::toggle()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    if (presenceIn(*player, desk_.projected().nextRound()) == Presence::present)
        setAbsence(AbsenceKind::zeroPoint);
    else
        setPresent();
    letters_->clear();
}

void PresenceView::setPresent()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    const RoundNumber next = desk_.projected().nextRound();
    const Presence presence = presenceIn(*player, next);
    if (presence == Presence::withdrawn)
        desk_.apply(ReturnPlayer{player->key, next});
    else if (presence == Presence::notEntered)
        desk_.messages().tell(Mood::warning,
                              tr("%1 enters in round %2; change that on the Player tab of the Inspector.")
                                  .arg(player->data.name, QString::number(player->firstRound.value)));
    else if (presence != Presence::present)
        desk_.apply(ClearAbsence{next, {player->key}});
}

void PresenceView::setAbsence(AbsenceKind kind)
{
    if (const Player* player = current())
        desk_.apply(SetAbsence{desk_.projected().nextRound(), {player->key}, kind},
                    tr("Give %1 a %2?").arg(player->data.name, describeAbsence(kind)), tr("Give the Bye"));
}

void PresenceView::withdraw()
{
    if (const Player* player = current())
        desk_.apply(WithdrawPlayer{player->key, desk_.projected().nextRound()});
}

void PresenceView::updateFacts()
{
    if (desk_.session() == nullptr)
        return;
    QStringList facts{tr("%n present", nullptr, model_->count(Presence::present))};
    if (const int byes = model_->count(Presence::halfPointBye) + model_->count(Presence::fullPointBye); byes > 0)
        facts.append(tr("%n with a bye", nullptr, byes));
    if (const int absent = model_->count(Presence::zeroPointBye); absent > 0)
        facts.append(tr("%n absent", nullptr, absent));
    if (const int withdrawn = model_->count(Presence::withdrawn); withdrawn > 0)
        facts.append(tr("%n withdrawn", nullptr, withdrawn));
    header_->setFacts(facts.join(QStringLiteral(" · ")));
    header_->setTitle(tr("Presence in Round %1").arg(desk_.projected().nextRound().value));
}

void PresenceView::retranslate()
{
    letters_->setPlaceholderText(tr("First letters of a name"));
    letters_->setAccessibleName(tr("Find a player by the first letters"));
    table_->setAccessibleName(tr("Players and their presence in the next round"));
    done_->setText(tr("Done"));
    hint_->setText(tr("Type the first letters of a name. Space: absent or present · 1: present · 0: zero-point bye · "
                      "5: half-point bye · 9: withdraw · Enter: done"));
    model_->retranslate();
    updateFacts();
}

void PresenceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
