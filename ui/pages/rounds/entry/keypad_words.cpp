#include "ui/pages/rounds/entry/keypad_words.h"

#include "app/domain/teams/seats.h"
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/formats/board_places.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/text/format.h"
#include "ui/text/steps/who_text.h"

namespace pairwright {

std::optional<GameResult> gameResultOf(ResultKey key)
{
    switch (key) {
    case ResultKey::whiteWins: return GameResult::whiteWins;
    case ResultKey::draw: return GameResult::draw;
    case ResultKey::blackWins: return GameResult::blackWins;
    case ResultKey::whiteWinsByForfeit: return GameResult::whiteWinsByForfeit;
    case ResultKey::blackWinsByForfeit: return GameResult::blackWinsByForfeit;
    case ResultKey::bothForfeit: return GameResult::doubleForfeit;
    case ResultKey::adjourned: return GameResult::adjourned;
    case ResultKey::clear: break;
    }
    return std::nullopt;
}

QString describePreset(KeyPreset preset)
{
    switch (preset) {
    case KeyPreset::vega: return KeypadBar::tr("Vega keys: 1 5 0");
    case KeyPreset::sharly: return KeypadBar::tr("Sharly keys: 1 2 3");
    case KeyPreset::chess: return KeypadBar::tr("Chess keys: 1 = 0");
    case KeyPreset::letters: return KeypadBar::tr("Letters: W D B");
    }
    return {};
}

QString whoSits(const Tournament& tournament, const Match& match, int game, PlayerKey side)
{
    const Game& one = match.game(game);
    const auto& seat = one.white == side ? one.forWhite : one.forBlack;
    const auto forfeit = forfeitOfEmptyBoard(match, game);
    if (forfeit && (forfeit == GameResult::doubleForfeit || whoLeavesEmpty(match, game) == side))
        return KeypadBar::tr("nobody", "at an empty board");
    return callName(tournament, seat.value_or(side));
}

QString refusalText(const EntryStep& step)
{
    switch (step.refusal) {
    case EntryStep::Refusal::none: return {};
    case EntryStep::Refusal::keyHasNoMeaning:
        return KeypadBar::tr("The key “%1” means nothing here. Nothing was entered.").arg(step.text);
    case EntryStep::Refusal::boardFirst:
        return KeypadBar::tr("First the board number (or three letters of a name) and Space.");
    case EntryStep::Refusal::noSuchBoard: return KeypadBar::tr("There is no board %1 in this round.").arg(step.text);
    case EntryStep::Refusal::noSuchName: return KeypadBar::tr("Nobody’s name starts with “%1”.").arg(step.text);
    case EntryStep::Refusal::ambiguousName:
        return KeypadBar::tr("Several names start with “%1”. Type more letters, or the board number.").arg(step.text);
    case EntryStep::Refusal::moreLetters: return KeypadBar::tr("Type at least three letters of the name.");
    case EntryStep::Refusal::nothingToEnter: return KeypadBar::tr("All results are in. Choose a board to change one.");
    }
    return {};
}

std::vector<LabelledKey> keyMeanings(KeyPreset preset, bool slip)
{
    const QStringList meanings{QStringLiteral("1 – 0"),    QStringLiteral("½ – ½"), QStringLiteral("0 – 1"),
                               QStringLiteral("+ : −"),    QStringLiteral("− : +"), QStringLiteral("− : −"),
                               KeypadBar::tr("adjourned"), KeypadBar::tr("clear")};
    std::vector<LabelledKey> keys;
    for (const KeyHint& hint : keyHints(preset))
        keys.push_back({hint.keys.section(QLatin1Char(' '), 0, 0), meanings[static_cast<int>(hint.result)]});
    keys.push_back({QStringLiteral("/"), slip ? KeypadBar::tr("one after another") : KeypadBar::tr("slip by slip")});
    return keys;
}

namespace {

/// Empty: it is not of another desk.
QString saidByOthers(const Tournament& tournament, BoardId id, const OthersThere& others)
{
    if (!others.by)
        return {};
    const QString who =
        filled(KeypadBar::tr("%1, at %2", "who and when"), describeWho(others.by->who), whenText(others.by->at));
    const auto& there = tournament.game(id)->outcome.result;
    return filled(KeypadBar::tr("%1 already has “%2”, from another desk: %3.", "board or match; result; who and when"),
                  gamePlaceFirst(tournament, id), there ? formatResult(*there) : QStringLiteral("–"), who);
}

} // namespace

QString scannedAgain(const Tournament& tournament, BoardId id, const OthersThere& others)
{
    if (const QString said = saidByOthers(tournament, id, others); !said.isEmpty())
        return said + QLatin1Char(' ') + KeypadBar::tr("Scan the same code again to replace it.");
    return KeypadBar::tr("%1 already has a result. Scan the same code again to replace it.", "board or match")
        .arg(gamePlaceFirst(tournament, id));
}

QString askedAgain(const Tournament& tournament, BoardId id, std::optional<GameResult> wanted,
                   const OthersThere& others)
{
    if (const QString said = saidByOthers(tournament, id, others); !said.isEmpty()) {
        const QString none = QStringLiteral("–");
        const QString way = others.isByReturn ? KeypadBar::tr("Return replaces it by “%1”; Space goes on to the next.")
                                              : KeypadBar::tr("Press the same key again to replace it by “%1”.");
        return said + QLatin1Char(' ') + way.arg(wanted ? formatResult(*wanted) : none);
    }
    if (tournament.settings.teams)
        return KeypadBar::tr("%1 already has a result. Press the same key again to replace it.", "match and board")
            .arg(gamePlaceFirst(tournament, id));
    return id.game > 1
               ? KeypadBar::tr(
                     "The second game on board %1 already has a result. Press the same key again to replace it.")
                     .arg(id.board)
               : KeypadBar::tr("Board %1 already has a result. Press the same key again to replace it.").arg(id.board);
}

} // namespace pairwright
