#include "ui/pages/players/candidates/candidates_panel.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostShown = 10;
constexpr int gap = 4; // between panel and line

/// Behind a semicolon stands what the lists are not asked for.
bool isNameOnly(const QString& text)
{
    return !text.contains(QLatin1Char(';')) && !text.contains(QLatin1Char('\t'));
}

} // namespace

CandidatesPanel::CandidatesPanel(Desk& desk, RatingLists& lists, QLineEdit& line)
    : QFrame(line.parentWidget())
    , desk_(desk)
    , lists_(lists)
    , line_(line)
    , model_(new CandidatesModel(this))
    , table_(new DataTable)
    , more_(new PlainLabel)
    , hint_(new PlainLabel)
{
    setObjectName(QStringLiteral("candidatesPanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    table_->setObjectName(QStringLiteral("candidatesTable"));
    table_->setModel(model_);
    table_->setFocusPolicy(Qt::NoFocus);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setStretchColumns({CandidatesModel::Name, CandidatesModel::Club, CandidatesModel::List});
    table_->setNameColumns({CandidatesModel::Name});
    table_->setDropOrder({CandidatesModel::National, CandidatesModel::Blitz, CandidatesModel::Rapid,
                          CandidatesModel::Club, CandidatesModel::List});
    column->addWidget(table_, 1);
    more_->setObjectName(QStringLiteral("moreCandidates"));
    more_->setContentsMargins(8, 3, 8, 0);
    column->addWidget(more_);
    hint_->setContentsMargins(8, 3, 8, 4);
    makeMuted(hint_);
    column->addWidget(hint_);
    hide();
    line_.installEventFilter(this);
    line_.parentWidget()->installEventFilter(this);
    connect(&line_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            dismiss(); // taken, or cleared
    });
    connect(&line_, &QLineEdit::textEdited, this, &CandidatesPanel::follow);
    connect(table_, &QAbstractItemView::clicked, this, &CandidatesPanel::take);
    connect(&lists_.searcher(), &ListSearcher::found, this, &CandidatesPanel::display);
    connect(&desk_, &Desk::sessionChanged, this, &CandidatesPanel::dismiss);
    retranslate();
}

bool CandidatesPanel::hasChosen() const
{
    return isVisible() && table_->currentIndex().isValid();
}

bool CandidatesPanel::isWaiting() const
{
    return lists_.searcher().isWaiting();
}

void CandidatesPanel::dismiss()
{
    lists_.searcher().forget();
    enterWaits_ = false;
    hide();
}

void CandidatesPanel::follow(const QString& text)
{
    enterWaits_ = false;
    lists_.lookIfChanged();
    const bool asks =
        desk_.session() != nullptr && !lists_.isEmpty() && isNameOnly(text) && text.trimmed().size() >= fewestLetters;
    if (asks)
        lists_.searcher().ask(text, ratingRuleOf(desk_.projected()), desk_.projected().event.federation, mostShown);
    else
        dismiss();
}

void CandidatesPanel::display(const QString& text, const ListCandidates& candidates)
{
    if (text != line_.text())
        return;
    const bool entered = std::exchange(enterWaits_, false);
    model_->show(candidates.people);
    moreFit_ = candidates.more;
    retranslate();
    if (candidates.people.empty()) {
        hide();
        if (entered)
            emit nobodyFound();
        return;
    }
    // Whoever is found only by forgiving an error is offered, and not taken by a hasty Enter.
    if (candidates.people.front().isForgiven)
        table_->setCurrentIndex({});
    else
        chooseRow(*table_, 0);
    place();
    QFrame::show();
    raise();
}

bool CandidatesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &line_ && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if ((press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && handleKey(press->key()))
            return true;
    }
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    if (watched == &line_ && event->type() == QEvent::Hide)
        dismiss();
    return QFrame::eventFilter(watched, event);
}

bool CandidatesPanel::handleKey(int key)
{
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enters && isWaiting()) {
        // Nobody is taken who was not shown; the answer comes in a moment.
        enterWaits_ = true;
        return true;
    }
    if (!isVisible())
        return false;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!hasChosen())
            return false;
        take();
        return true;
    case Qt::Key_Down: move(1); return true;
    case Qt::Key_Up: move(-1); return true;
    case Qt::Key_Escape: dismiss(); return true;
    default: return false;
    }
}

void CandidatesPanel::move(int rows)
{
    const int last = model_->rowCount() - 1;
    const QModelIndex current = table_->currentIndex();
    chooseRow(*table_, current.isValid() ? std::clamp(current.row() + rows, 0, last) : rows > 0 ? 0 : last);
}

void CandidatesPanel::take()
{
    if (!table_->currentIndex().isValid())
        return;
    const ListCandidate candidate = model_->at(table_->currentIndex().row());
    dismiss();
    emit taken(candidate);
}

void CandidatesPanel::place()
{
    if (model_->rowCount() == 0)
        return;
    const int rows = table_->verticalHeader()->defaultSectionSize() * model_->rowCount();
    const int texts = hint_->sizeHint().height() + (moreFit_ > 0 ? more_->sizeHint().height() : 0);
    const int wanted = table_->horizontalHeader()->sizeHint().height() + rows + texts + 2 * gap;
    const QRect line = line_.geometry();
    const int height = std::min(wanted, line.top() - 2 * gap);
    setGeometry(line.left(), line.top() - gap - height, parentWidget()->width() - 2 * line.left(), height);
    table_->fitColumns();
}

void CandidatesPanel::retranslate()
{
    table_->setAccessibleName(tr("People of the rating lists who are meant by what is typed"));
    more_->setText(tr("At least %n more fit: type more letters.", nullptr, static_cast<int>(moreFit_)));
    more_->setVisible(moreFit_ > 0);
    hint_->setText(tr("Enter takes the marked one with ratings, title and ID · ↑ ↓ choose · Esc: add as typed"));
}

void CandidatesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace pairwright
