#include "ui/pages/rounds/entry/result_keypad.h"

#include "app/domain/folded_text.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int lettersOfAName = 3;

} // namespace

void ResultKeypad::setPreset(KeyPreset preset)
{
    preset_ = preset;
    awaitingRepeat_.reset();
}

void ResultKeypad::setBoards(std::vector<EntryBoard> boards)
{
    boards_ = std::move(boards);
    if (board_ && !indexOf(*board_))
        board_.reset();
    if (!board_ && mode_ == Mode::sequential)
        selectNextOpen();
}

void ResultKeypad::setMode(Mode mode)
{
    mode_ = mode;
    typed_.clear();
    awaitingRepeat_.reset();
    // In slip mode nothing is entered before a board was named.
    board_.reset();
    if (mode_ == Mode::sequential)
        selectNextOpen();
}

const EntryBoard* ResultKeypad::current() const
{
    const auto index = board_ ? indexOf(*board_) : std::nullopt;
    return index ? &boards_[*index] : nullptr;
}

EntryStep ResultKeypad::pressCharacter(QChar key)
{
    if (key == QLatin1Char('/')) {
        setMode(mode_ == Mode::sequential ? Mode::slip : Mode::sequential);
        return {.kind = EntryStep::Kind::modeChanged, .board = board_.value_or(0)};
    }
    const bool boardIsNamed = mode_ == Mode::sequential || board_.has_value();
    return boardIsNamed ? giveResult(key) : typeCharacter(key);
}

EntryStep ResultKeypad::giveResult(QChar key)
{
    const auto result = resultForKey(preset_, key);
    if (!result)
        return refuse(EntryStep::Refusal::keyHasNoMeaning, QString(key));
    const EntryBoard* target = current();
    if (target == nullptr)
        return refuse(EntryStep::Refusal::nothingToEnter);
    if (target->hasResult && awaitingRepeat_ != result) {
        awaitingRepeat_ = result;
        return {.kind = EntryStep::Kind::askedAgain, .board = target->number, .result = *result};
    }
    awaitingRepeat_.reset();
    EntryStep step{.kind = EntryStep::Kind::entered, .board = target->number, .result = *result};
    boards_[*indexOf(target->number)].hasResult = *result != ResultKey::clear;
    if (mode_ == Mode::slip)
        board_.reset();
    else if (*result != ResultKey::clear)
        selectNextOpen();
    return step;
}

EntryStep ResultKeypad::typeCharacter(QChar key)
{
    if (!key.isLetterOrNumber() && key != QLatin1Char('-') && key != QLatin1Char('\''))
        return refuse(EntryStep::Refusal::boardFirst);
    const bool typingNumber = !typed_.isEmpty() && typed_[0].isDigit();
    if (!typed_.isEmpty() && typingNumber != key.isDigit())
        return refuse(EntryStep::Refusal::boardFirst);
    typed_ += key;
    return {.kind = EntryStep::Kind::typed, .text = typed_};
}

EntryStep ResultKeypad::pressSpace()
{
    if (mode_ == Mode::slip && !board_) {
        EntryStep step = findTyped();
        typed_.clear();
        return step;
    }
    awaitingRepeat_.reset();
    if (mode_ == Mode::slip) {
        board_.reset();
        return refuse(EntryStep::Refusal::boardFirst);
    }
    moveBy(1);
    return board_ ? EntryStep{.kind = EntryStep::Kind::selected, .board = *board_}
                  : refuse(EntryStep::Refusal::nothingToEnter);
}

EntryStep ResultKeypad::findTyped()
{
    if (typed_.isEmpty())
        return refuse(EntryStep::Refusal::boardFirst);
    if (typed_[0].isDigit()) {
        if (!select(typed_.toInt()))
            return refuse(EntryStep::Refusal::noSuchBoard, typed_);
        return {.kind = EntryStep::Kind::selected, .board = *board_};
    }
    if (typed_.size() < lettersOfAName)
        return refuse(EntryStep::Refusal::moreLetters, typed_);
    std::vector<int> found;
    for (const EntryBoard& candidate : boards_)
        if (matchName(candidate.white, typed_) != NameMatch::none ||
            matchName(candidate.black, typed_) != NameMatch::none)
            found.push_back(candidate.number);
    if (found.empty())
        return refuse(EntryStep::Refusal::noSuchName, typed_);
    if (found.size() > 1)
        return refuse(EntryStep::Refusal::ambiguousName, typed_);
    select(found.front());
    return {.kind = EntryStep::Kind::selected, .board = found.front()};
}

EntryStep ResultKeypad::pressBackspace()
{
    awaitingRepeat_.reset();
    if (mode_ == Mode::slip) {
        if (board_) {
            board_.reset();
            return {.kind = EntryStep::Kind::typed};
        }
        typed_.chop(1);
        return {.kind = EntryStep::Kind::typed, .text = typed_};
    }
    moveBy(-1);
    const EntryBoard* target = current();
    if (target == nullptr)
        return refuse(EntryStep::Refusal::nothingToEnter);
    if (!target->hasResult)
        return {.kind = EntryStep::Kind::selected, .board = target->number};
    boards_[*indexOf(target->number)].hasResult = false;
    return {.kind = EntryStep::Kind::entered, .board = target->number, .result = ResultKey::clear};
}

bool ResultKeypad::select(int board)
{
    if (!indexOf(board))
        return false;
    awaitingRepeat_.reset();
    typed_.clear();
    board_ = board;
    return true;
}

bool ResultKeypad::selectNextOpen()
{
    const auto present = board_ ? indexOf(*board_) : std::nullopt;
    const std::size_t start = present ? *present + 1 : 0;
    for (std::size_t step = 0; step < boards_.size(); ++step) {
        const EntryBoard& candidate = boards_[(start + step) % boards_.size()];
        if (!candidate.hasResult)
            return select(candidate.number);
    }
    return false;
}

void ResultKeypad::moveBy(int boards)
{
    if (boards_.empty())
        return;
    const auto present = board_ ? indexOf(*board_) : std::nullopt;
    const int last = static_cast<int>(boards_.size()) - 1;
    const int from = present ? static_cast<int>(*present) : 0;
    select(boards_[static_cast<std::size_t>(std::clamp(from + boards, 0, last))].number);
}

std::optional<std::size_t> ResultKeypad::indexOf(int board) const
{
    const auto found = std::find_if(boards_.begin(), boards_.end(),
                                    [board](const EntryBoard& candidate) { return candidate.number == board; });
    if (found == boards_.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - boards_.begin());
}

EntryStep ResultKeypad::refuse(EntryStep::Refusal refusal, const QString& text)
{
    return {.kind = EntryStep::Kind::refused, .refusal = refusal, .text = text};
}

} // namespace pairwright
