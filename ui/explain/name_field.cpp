#include "ui/explain/name_field.h"

#include "app/domain/text/folded_text.h"
#include "ui/models/roles.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStandardItemModel>

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

constexpr std::size_t mostOffered = 12;

} // namespace

NameField::NameField(QWidget* parent)
    : QLineEdit(parent)
    , model_(new QStandardItemModel(this))
    , completer_(new QCompleter(model_, this))
{
    setClearButtonEnabled(true);
    // The model holds only what fits, by our own idea of equal letters.
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &NameField::offer);
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this, [this](const QModelIndex& index) {
        if (!index.data(PlayerRole).isValid())
            return; // the line that says that there are more
        setPlayer(PlayerKey{index.data(PlayerRole).toLongLong()});
        emit chosen();
    });
}

void NameField::setPlayers(const std::vector<Player>& players)
{
    std::map<QString, int> namesakes;
    for (const Player& player : players)
        ++namesakes[player.data.name];
    players_.clear();
    for (const Player& player : players) {
        QString name = player.data.name;
        // Two of one name are told apart by what else the list of players shows.
        if (namesakes.at(player.data.name) > 1 && player.data.rating)
            name += QStringLiteral(" (%1)").arg(player.data.rating->value);
        players_.push_back({player.key, name});
    }
    const bool stillThere =
        std::any_of(players_.begin(), players_.end(), [this](const Named& named) { return chosen_ == named.key; });
    if (chosen_ && !stillThere)
        setPlayer(std::nullopt);
}

void NameField::setPlayer(std::optional<PlayerKey> player)
{
    chosen_ = player;
    const auto found =
        std::find_if(players_.begin(), players_.end(), [player](const Named& named) { return player == named.key; });
    setText(found != players_.end() ? found->name : QString());
    setCursorPosition(0);
    if (hasFocus())
        selectName();
}

void NameField::selectName()
{
    setSelection(static_cast<int>(text().size()), -static_cast<int>(text().size()));
}

std::optional<PlayerKey> NameField::player() const
{
    if (chosen_)
        return chosen_;
    std::vector<Named> fit = fitting(text());
    if (fit.size() > 1)
        std::erase_if(fit, [this](const Named& named) { return folded(named.name) != folded(text()); });
    return fit.size() == 1 ? std::optional(fit.front().key) : std::nullopt;
}

std::vector<NameField::Named> NameField::fitting(const QString& letters) const
{
    if (letters.trimmed().isEmpty())
        return {};
    std::vector<Named> fit;
    std::vector<Named> later;
    for (const Named& named : players_) {
        const NameMatch match = matchName(named.name, letters);
        if (match == NameMatch::atStart)
            fit.push_back(named);
        else if (match == NameMatch::atLaterWord)
            later.push_back(named);
    }
    fit.insert(fit.end(), later.begin(), later.end());
    return fit;
}

void NameField::offer(const QString& letters)
{
    chosen_.reset();
    model_->clear();
    const std::vector<Named> fit = fitting(letters);
    for (std::size_t i = 0; i < std::min(fit.size(), mostOffered); ++i) {
        auto* item = new QStandardItem(fit[i].name);
        item->setData(static_cast<qlonglong>(fit[i].key.value), PlayerRole);
        model_->appendRow(item);
    }
    if (fit.size() > mostOffered) {
        auto* more = new QStandardItem(
            tr("%n more fit: type more letters.", nullptr, static_cast<int>(fit.size() - mostOffered)));
        more->setFlags(Qt::NoItemFlags);
        model_->appendRow(more);
    }
    if (model_->rowCount() == 0) {
        completer_->popup()->hide();
        return;
    }
    completer_->complete();
    // Enter takes the best one.
    completer_->popup()->setCurrentIndex(completer_->completionModel()->index(0, 0));
}

} // namespace pairwright
