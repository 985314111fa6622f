#include "ui/pages/players/player_ratings_window.h"

#include "app/domain/ratings/rating_periods.h"
#include "app/domain/ratings/typed_rating.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/longest.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"
#include "ui/text/players/player_field_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace pairwright {

namespace {

constexpr std::array officialFields{PlayerField::standard, PlayerField::rapid, PlayerField::blitz,
                                    PlayerField::national};
constexpr int numberWidth = 80;
constexpr int listWidth = 240;

std::optional<OfficialRating> PlayerData::*officialMember(PlayerField field)
{
    return std::get<std::optional<OfficialRating> PlayerData::*>(infoOf(field).member);
}

void fillRatingLine(const QString& value, const QString& k, const QString& list, QLineEdit* valueField,
                    QLineEdit* kField, QLineEdit* listField)
{
    valueField->setText(value);
    if (kField != nullptr)
        kField->setText(k);
    listField->setText(list);
    listField->setCursorPosition(0);
}

} // namespace

PlayerRatingsWindow::PlayerRatingsWindow(Desk& desk, PlayerKey player, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , player_(player)
    , grid_(new QGridLayout)
    , source_(new ChoiceBox)
    , refusal_(new PlainLabel)
    , takeOfficial_(new QPushButton(tr("&Take the Official One")))
    , store_(new QPushButton(tr("Store")))
{
    setObjectName(QStringLiteral("playerRatingsWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    const PlayerData& shown = desk_.projected().player(player)->data;
    setWindowTitle(tr("Ratings of %1").arg(displayName(shown)));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    grid_->setHorizontalSpacing(10);
    grid_->setColumnStretch(4, 1);
    column->addLayout(grid_);
    addHeading(tr("The tournament counts with"));
    counted_ = addLine(QStringLiteral("tournament"), tr("Rating"));
    source_->setObjectName(QStringLiteral("tournamentSource"));
    source_->setAccessibleName(tr("Where the rating comes from"));
    for (const RatingSource source : {RatingSource::fide, RatingSource::national, RatingSource::estimated})
        source_->addItem(describeSource(source));
    grid_->addWidget(source_, grid_->rowCount() - 1, 2, 1, 2);
    takeOfficial_->setObjectName(QStringLiteral("takeOfficial"));
    takeOfficial_->setAutoDefault(false);
    grid_->addWidget(takeOfficial_, grid_->rowCount(), 1, 1, 4, Qt::AlignLeft);
    addHeading(tr("Official ratings"));
    for (const PlayerField field : officialFields)
        official_.push_back(addLine(QString::fromLatin1(infoOf(field).key), playerFieldWord(infoOf(field))));
    const std::vector<EventPeriod> periods = ratingPeriods(desk_.projected());
    if (periods.size() > 1)
        addHeading(tr("Lists of later months"));
    for (std::size_t i = 1; i < periods.size(); ++i)
        months_.emplace_back(periods[i].month,
                             addLine(QStringLiteral("month") + periods[i].month, shownMonth(periods[i].month)));
    column->addStretch();
    refusal_->setObjectName(QStringLiteral("ratingsRefusal"));
    refusal_->setWordWrap(true);
    refusal_->hide();
    column->addWidget(refusal_);
    auto* cancel = new QPushButton(tr("Cancel"));
    store_->setObjectName(QStringLiteral("storeRatings"));
    store_->setEnabled(desk_.mayChange(CommandName::editPlayer));
    column->addLayout(dialogButtons(this, {}, store_, cancel));
    connect(takeOfficial_, &QPushButton::clicked, this, &PlayerRatingsWindow::takeOfficial);
    connect(store_, &QPushButton::clicked, this, &PlayerRatingsWindow::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::reject);
    fill();
    counted_.value->setFocus();
    counted_.value->selectAll();
}

void PlayerRatingsWindow::addHeading(const QString& text)
{
    auto* label = new PlainLabel(text);
    scaleText(label, 1.0, QFont::DemiBold);
    const int row = grid_->rowCount();
    if (row > 1)
        grid_->setRowMinimumHeight(row, 2 * fontMetrics().height());
    grid_->addWidget(label, row, 0, 1, 2, Qt::AlignBottom | Qt::AlignLeft);
    const bool official = !official_.empty() || counted_.value != nullptr;
    if (official) {
        auto* k = new PlainLabel(tr("K", "rating coefficient"));
        makeMuted(k);
        grid_->addWidget(k, row, 2, 1, 2, Qt::AlignBottom | Qt::AlignLeft);
    }
    auto* list = new PlainLabel(tr("List and month"));
    makeMuted(list);
    grid_->addWidget(list, row, 4, Qt::AlignBottom | Qt::AlignLeft);
}

PlayerRatingsWindow::Line PlayerRatingsWindow::addLine(const QString& name, const QString& title)
{
    const int row = grid_->rowCount();
    const auto add = [&](const char* part, int column, int columns, const QString& word) {
        auto* field = new QLineEdit;
        field->setObjectName(name + QLatin1String(part));
        field->setAccessibleName(title + QLatin1Char(' ') + word);
        grid_->addWidget(field, row, column, 1, columns);
        return field;
    };
    auto* label = new PlainLabel(title);
    grid_->addWidget(label, row, 0);
    Line line;
    line.value = add("Rating", 1, 1, QString());
    line.value->setMaximumWidth(numberWidth);
    line.value->setPlaceholderText(tr("none"));
    label->setBuddy(line.value);
    if (counted_.value != nullptr) {
        line.k = add("K", 2, 2, tr("K", "rating coefficient"));
        line.k->setMaximumWidth(numberWidth);
    }
    line.list = add("List", 4, 1, tr("List and month"));
    line.list->setMinimumWidth(listWidth);
    constexpr int mark = 10; // room for what says that it was typed
    line.list->setMaxLength(Longest::name - mark);
    return line;
}

void PlayerRatingsWindow::fill()
{
    const auto fillOfficial = [](const Line& line, const std::optional<OfficialRating>& rating) {
        if (rating)
            fillRatingLine(QString::number(rating->value), rating->k ? QString::number(*rating->k) : QString(),
                           shownList(rating->list), line.value, line.k, line.list);
    };
    const PlayerData& stored = desk_.projected().player(player_)->data;
    source_->setCurrentIndex(static_cast<int>(RatingSource::estimated));
    if (stored.rating) {
        fillRatingLine(QString::number(stored.rating->value), {}, shownList(stored.rating->list), counted_.value,
                       nullptr, counted_.list);
        source_->setCurrentIndex(static_cast<int>(stored.rating->source));
    }
    for (std::size_t i = 0; i < officialFields.size(); ++i)
        fillOfficial(official_[i], stored.*officialMember(officialFields.at(i)));
    for (const auto& [month, line] : months_)
        for (const PeriodRating& one : stored.periodRatings)
            if (one.month == month)
                fillOfficial(line, one.rating);
}

std::optional<OfficialRating>
PlayerRatingsWindow::officialOf(const Line& line, const std::optional<OfficialRating>& stored, bool& fits) const
{
    const QString value = line.value->text().trimmed();
    const QString k = line.k->text().trimmed();
    if (value.isEmpty())
        return std::nullopt;
    OfficialRating rating;
    bool isNumber = false;
    rating.value = value.toInt(&isNumber);
    fits = fits && isNumber;
    if (!k.isEmpty()) {
        rating.k = k.toInt(&isNumber);
        fits = fits && isNumber;
    }
    rating.list = listAfterTyping(stored ? stored->list : QString(), stored && stored->value == rating.value,
                                  line.list->text().simplified());
    fits = fits && isPossible(rating);
    return rating;
}

std::optional<PlayerData> PlayerRatingsWindow::entered()
{
    const Player* player = desk_.session() != nullptr ? desk_.projected().player(player_) : nullptr;
    if (player == nullptr)
        return std::nullopt;
    PlayerData typed = player->data;
    bool fits = true;
    for (std::size_t i = 0; i < officialFields.size(); ++i)
        typed.*officialMember(officialFields.at(i)) =
            officialOf(official_[i], player->data.*officialMember(officialFields.at(i)), fits);
    for (const auto& [month, line] : months_) {
        std::optional<OfficialRating> stored;
        for (const PeriodRating& one : player->data.periodRatings)
            if (one.month == month)
                stored = one.rating;
        typed.periodRatings = withMonth(typed.periodRatings, month, officialOf(line, stored, fits));
    }
    typed.rating.reset();
    if (const QString text = counted_.value->text().trimmed(); !text.isEmpty()) {
        bool isNumber = false;
        const int value = text.toInt(&isNumber);
        fits = fits && isNumber && isPossibleRating(value);
        typed.rating = Rating{value, static_cast<RatingSource>(source_->currentIndex()), {}};
        typed.rating->list = listOfCounted(*typed.rating, player->data);
    }
    refusal_->setVisible(!fits);
    if (fits)
        return typed;
    refusal_->setText(filled(tr("A rating is a whole number up to %1, K one up to %2; an empty field is none."),
                             highestRating, highestK));
    return std::nullopt;
}

QString PlayerRatingsWindow::listOfCounted(const Rating& rating, const PlayerData& stored) const
{
    const QString shown = counted_.list->text().simplified();
    const bool isTaken = taken_ && taken_->value == rating.value && taken_->source == rating.source &&
                         shown == shownList(taken_->list).simplified();
    if (isTaken)
        return taken_->list;
    return listAfterTyping(stored.rating ? stored.rating->list : QString(),
                           stored.rating && stored.rating->value == rating.value, shown);
}

void PlayerRatingsWindow::takeOfficial()
{
    const auto typed = entered();
    if (!typed)
        return;
    const RatingRule rule = ratingRuleOf(desk_.projected());
    auto counted = countedRating(*typed, rule);
    PlayerData unrated = *typed;
    unrated.rating.reset();
    if (const auto other = counted ? std::nullopt : ratingOfAnotherList(unrated, rule))
        counted = other->rating;
    refusal_->setVisible(!counted);
    if (!counted) {
        refusal_->setText(tr("There is no official rating to take: enter one first."));
        return;
    }
    taken_ = counted;
    fillRatingLine(QString::number(counted->value), {}, shownList(counted->list), counted_.value, nullptr,
                   counted_.list);
    source_->setCurrentIndex(static_cast<int>(counted->source));
}

void PlayerRatingsWindow::accept()
{
    const auto typed = entered();
    if (!typed)
        return;
    const Player& seen = *desk_.projected().player(player_);
    if (*typed == seen.data) {
        QDialog::accept();
        return;
    }
    desk_.apply(editOf(seen, *typed), tr("Change this player?"), tr("Change"),
                whenSaved(this, [this] { QDialog::accept(); }));
}

} // namespace pairwright
