#include "ui/pages/rounds/entry/result_keypad.h"

#include "app/domain/text/folded_text.h"

#include <algorithm>
#include <set>

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
    const std::optional<EntryBoard> before = current_ ? std::optional(boards_[*current_]) : std::nullopt;
    boards_ = std::move(boards);
    current_.reset();
    for (std::size_t i = 0; before && i < boards_.size(); ++i)
        if (boards_[i].number == before->number && boards_[i].game == before->game)
            current_ = i;
    if (!current_ && mode_ == Mode::sequential)
        selectNextOpen();
}

void ResultKeypad::setMode(Mode mode)
{
    mode_ = mode;
    typed_.clear();
    awaitingRepeat_.reset();
    hasCome_ = false;
    // In slip mode nothing is entered before a board was named.
    current_.reset();
    if (mode_ == Mode::sequential && !selectNextOpen() && !boards_.empty())
        selectIndex(0); // all results are in: they are gone over in order
}

std::optional<int> ResultKeypad::board() const
{
    return current_ ? std::optional(boards_[*current_].number) : std::nullopt;
}

EntryStep ResultKeypad::stepAt(EntryStep::Kind kind, const EntryBoard& board)
{
    return {.kind = kind, .board = board.number, .game = board.game};
}

EntryStep ResultKeypad::pressCharacter(QChar key)
{
    if (key == QLatin1Char('/')) {
        setMode(mode_ == Mode::sequential ? Mode::slip : Mode::sequential);
        return {.kind = EntryStep::Kind::modeChanged, .board = board().value_or(0)};
    }
    switch (scan_.take(key, typed_.isEmpty() && !resultForKey(preset_, key))) {
    case SlipScan::Took::part: return {.kind = EntryStep::Kind::scanning, .text = scan_.digits()};
    case SlipScan::Took::whole: return {.kind = EntryStep::Kind::scanned, .text = scan_.code()};
    case SlipScan::Took::nothing: break;
    }
    const bool boardIsNamed = mode_ == Mode::sequential || current_.has_value();
    return boardIsNamed ? giveResult(key) : typeCharacter(key);
}

EntryStep ResultKeypad::giveResult(QChar key)
{
    const auto result = resultForKey(preset_, key);
    if (!result)
        return refuse(EntryStep::Refusal::keyHasNoMeaning, QString(key));
    if (!current_)
        return refuse(EntryStep::Refusal::nothingToEnter);
    const EntryBoard& target = boards_[*current_];
    if (target.hasResult && (hasCome_ || awaitingRepeat_ != result)) {
        awaitingRepeat_ = result;
        EntryStep step = stepAt(EntryStep::Kind::askedAgain, target);
        step.result = *result;
        return step;
    }
    return give(*result);
}

EntryStep ResultKeypad::give(ResultKey result)
{
    EntryBoard& target = boards_[*current_];
    EntryStep step = stepAt(EntryStep::Kind::entered, target);
    step.result = result;
    awaitingRepeat_.reset();
    hasCome_ = false;
    const bool replaced = target.hasResult;
    target.hasResult = result != ResultKey::clear;
    if (mode_ == Mode::slip)
        leaveSlip(target);
    else if (target.hasResult && !selectNextOpen() && replaced)
        moveBy(1);
    return step;
}

EntryStep ResultKeypad::pressReturn()
{
    const auto asked = hasCome_ && current_ ? awaitingRepeat_ : std::nullopt;
    return asked ? give(*asked) : pressSpace();
}

void ResultKeypad::resultCame()
{
    hasCome_ = current_ && boards_[*current_].hasResult;
    awaitingRepeat_.reset();
}

void ResultKeypad::leaveSlip(const EntryBoard& entered)
{
    const std::size_t next = *current_ + 1;
    const bool matchGoesOn = entered.hasResult && next < boards_.size() && boards_[next].number == entered.number;
    if (matchGoesOn)
        selectIndex(next);
    else
        current_.reset();
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
    if (scan_.takeEnter())
        return {.kind = EntryStep::Kind::scanning};
    // In slip mode the first digit of a code may be the first of a board, too: of another than the one scanned before.
    if (!scan_.digits().isEmpty()) {
        typed_ = scan_.digits();
        scan_.drop();
        if (mode_ == Mode::slip)
            current_.reset();
    }
    if (mode_ == Mode::slip && !current_) {
        EntryStep step = findTyped();
        typed_.clear();
        return step;
    }
    awaitingRepeat_.reset();
    if (mode_ == Mode::slip) {
        current_.reset();
        return refuse(EntryStep::Refusal::boardFirst);
    }
    moveBy(1);
    return current_ ? stepAt(EntryStep::Kind::selected, boards_[*current_])
                    : refuse(EntryStep::Refusal::nothingToEnter);
}

EntryStep ResultKeypad::findTyped()
{
    if (typed_.isEmpty())
        return refuse(EntryStep::Refusal::boardFirst);
    if (typed_[0].isDigit()) {
        if (!select(typed_.toInt()))
            return refuse(EntryStep::Refusal::noSuchBoard, typed_);
        return stepAt(EntryStep::Kind::selected, boards_[*current_]);
    }
    if (typed_.size() < lettersOfAName)
        return refuse(EntryStep::Refusal::moreLetters, typed_);
    std::set<int> found;
    for (const EntryBoard& candidate : boards_)
        if (matchName(candidate.white, typed_) != NameMatch::none ||
            matchName(candidate.black, typed_) != NameMatch::none)
            found.insert(candidate.number);
    if (found.empty())
        return refuse(EntryStep::Refusal::noSuchName, typed_);
    if (found.size() > 1)
        return refuse(EntryStep::Refusal::ambiguousName, typed_);
    select(*found.begin());
    return stepAt(EntryStep::Kind::selected, boards_[*current_]);
}

EntryStep ResultKeypad::pressBackspace()
{
    if (!scan_.digits().isEmpty()) {
        scan_.chop();
        return {.kind = EntryStep::Kind::scanning, .text = scan_.digits()};
    }
    awaitingRepeat_.reset();
    if (mode_ == Mode::slip) {
        if (current_) {
            current_.reset();
            return {.kind = EntryStep::Kind::typed};
        }
        typed_.chop(1);
        return {.kind = EntryStep::Kind::typed, .text = typed_};
    }
    moveBy(-1);
    if (!current_)
        return refuse(EntryStep::Refusal::nothingToEnter);
    EntryBoard& target = boards_[*current_];
    if (!target.hasResult)
        return stepAt(EntryStep::Kind::selected, target);
    target.hasResult = false;
    EntryStep step = stepAt(EntryStep::Kind::entered, target);
    step.result = ResultKey::clear;
    return step;
}

void ResultKeypad::selectIndex(std::size_t index)
{
    awaitingRepeat_.reset();
    hasCome_ = false;
    typed_.clear();
    current_ = index;
}

bool ResultKeypad::select(int board)
{
    std::optional<std::size_t> wanted;
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        const EntryBoard& candidate = boards_[i];
        if (candidate.number == board && (!wanted || (boards_[*wanted].hasResult && !candidate.hasResult)))
            wanted = i;
    }
    if (wanted)
        selectIndex(*wanted);
    return wanted.has_value();
}

bool ResultKeypad::selectNextOpen()
{
    const std::size_t start = current_ ? *current_ + 1 : 0;
    for (std::size_t step = 0; step < boards_.size(); ++step) {
        const std::size_t index = (start + step) % boards_.size();
        if (!boards_[index].hasResult) {
            selectIndex(index);
            return true;
        }
    }
    return false;
}

void ResultKeypad::moveBy(int games)
{
    if (boards_.empty())
        return;
    const int last = static_cast<int>(boards_.size()) - 1;
    const int from = current_ ? static_cast<int>(*current_) : 0;
    selectIndex(static_cast<std::size_t>(std::clamp(from + games, 0, last)));
}

void ResultKeypad::leaveScanned()
{
    awaitingRepeat_.reset();
    typed_.clear();
    if (mode_ == Mode::slip || !selectNextOpen())
        current_.reset();
}

void ResultKeypad::takeBack(int board, int game)
{
    awaitingRepeat_.reset();
    if (mode_ == Mode::slip)
        current_.reset();
    for (std::size_t i = 0; mode_ == Mode::sequential && i < boards_.size(); ++i)
        if (boards_[i].number == board && boards_[i].game == game)
            selectIndex(i);
}

EntryStep ResultKeypad::refuse(EntryStep::Refusal refusal, const QString& text)
{
    return {.kind = EntryStep::Kind::refused, .refusal = refusal, .text = text};
}

} // namespace pairwright
