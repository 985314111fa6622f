#include "ui/text/steps/conflict_text.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/report/shown_date.h"
#include "ui/text/format.h"
#include "ui/text/steps/field_words.h"
#include "ui/text/steps/player_change_text.h"
#include "ui/text/steps/who_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ConflictText)
};

/// A text that somebody typed may have any length.
QString shortenedValue(const QString& text)
{
    constexpr int longest = 60;
    return text.size() <= longest ? text : text.left(longest - 1) + QChar(0x2026);
}

/// A value of the journal, if it is a single one: nobody reads lists of things in a sentence.
std::optional<QString> singleValue(const QString& json)
{
    const json::Value value = json::parsed(json);
    if (json.isEmpty() || value.isObject() || value.isArray())
        return std::nullopt;
    if (value.isNull())
        return QStringLiteral("–");
    const QString text = value.as<std::string>() != nullptr ? QString::fromStdString(value.text()) : json;
    const auto result = gameResultFromCode(text);
    return shortenedValue(result ? formatResult(*result) : text);
}

/// "proposed 2" (app/session/plan/conflicts.cpp).
std::optional<QString> stateOfRound(const QString& json)
{
    const QString text = singleValue(json).value_or(QString());
    const QString state = text.section(QLatin1Char(' '), 0, 0);
    const QString version = text.section(QLatin1Char(' '), 1);
    if (state == QLatin1StringView("unpaired"))
        return Tr::tr("not paired");
    if (state == QLatin1StringView("proposed"))
        return Tr::tr("proposed, version %1").arg(version);
    if (state == QLatin1StringView("published"))
        return Tr::tr("published, version %1").arg(version);
    return std::nullopt;
}

std::optional<QString> valueOf(const Finding& finding, const QString& json)
{
    if (finding.player)
        if (auto presence = shownPresence(finding.text, json))
            return presence;
    return finding.text == QLatin1StringView("pairings") ? stateOfRound(json) : singleValue(json);
}

/// What it is about: "Player 03, club", "Round 2, board 4, result", "City".
QString subjectOf(const Finding& finding, const Tournament& tournament)
{
    const QString field = fieldWord(finding);
    if (finding.player) {
        const Player* player = tournament.anybody(*finding.player);
        return filled(Tr::tr("%1: “%2”", "player, field"), player != nullptr ? player->data.name : Tr::tr("a player"),
                      field);
    }
    if (finding.round && finding.board)
        return filled(Tr::tr("Round %1, %2: “%3”", "%2: board or match; field"), finding.round->value,
                      boardPlaces(tournament, *finding.round, {*finding.board}, Unended::none), field);
    if (finding.round)
        return filled(Tr::tr("Round %1: “%2”", "round, field"), finding.round->value, field);
    return QStringLiteral("“%1”").arg(field);
}

/// Somebody else was faster with the whole round, and what was wanted is there, or more.
std::optional<QString> doneAlready(const Finding& finding, const std::optional<CommandError::Other>& by)
{
    if (finding.text != QLatin1StringView("pairings") || !finding.round || finding.board || finding.mine.isEmpty())
        return std::nullopt;
    const bool isPublished = singleValue(finding.theirs).value_or(QString()).startsWith(QLatin1StringView("published"));
    if (finding.theirs != finding.mine && !isPublished)
        return std::nullopt;
    const int round = finding.round->value;
    if (!by)
        return isPublished ? Tr::tr("Round %1 is published already. Nothing of yours is lost.").arg(round)
                           : Tr::tr("Round %1 is paired already. Nothing of yours is lost.").arg(round);
    return filled(isPublished ? Tr::tr("%2 has published round %1 at %3. Nothing of yours is lost.")
                              : Tr::tr("%2 has paired round %1 at %3. Nothing of yours is lost."),
                  round, describeWho(by->who), whenText(by->at));
}

const Match* boardOf(const Round& round, std::optional<int> version, int board)
{
    const RoundVersion* one = version ? round.version(*version) : round.published();
    const auto place = static_cast<std::size_t>(board - 1);
    return one != nullptr && board > 0 && place < one->pairings.boards.size() ? &one->pairings.boards[place] : nullptr;
}

QString whoMeet(const Tournament& tournament, const Match& match)
{
    const auto name = [&tournament](PlayerKey key) {
        const Player* player = tournament.anybody(key);
        return player != nullptr ? player->data.name : Tr::tr("a player");
    };
    const Game& game = match.game(1);
    return filled(Tr::tr("%1 – %2", "White and Black"), name(game.white), name(game.black));
}

/// A result was meant for those who sat at the board then; others do now, or nobody.
std::optional<QString> otherPlayers(const Finding& finding, const Tournament& tournament,
                                    const std::optional<CommandError::Other>& by)
{
    if (!isOfOtherPlayers(finding) || !finding.value)
        return std::nullopt;
    const Round* round = tournament.round(*finding.round);
    const Match* meant = round != nullptr ? boardOf(*round, static_cast<int>(*finding.value), *finding.board) : nullptr;
    if (meant == nullptr)
        return std::nullopt;
    const QString who = whoMeet(tournament, *meant);
    QStringList sentences{
        filled(Tr::tr("It was meant for %1 (round %2, board %3)."), who, round->number.value, *finding.board)};
    if (by)
        sentences +=
            filled(Tr::tr("%1 has changed the pairings of the round at %2."), describeWho(by->who), whenText(by->at));
    else
        sentences += Tr::tr("The pairings of the round were changed in the meantime.");
    if (round->published() == nullptr)
        sentences += Tr::tr("The round is not published now.");
    else if (const Match* now = boardOf(*round, {}, *finding.board))
        sentences += filled(Tr::tr("Board %1 is %2 now."), *finding.board, whoMeet(tournament, *now));
    if (round->published() != nullptr)
        for (int board = 1; const Match* now = boardOf(*round, {}, board); ++board)
            if (board != *finding.board && now->has(meant->a) && now->has(meant->b))
                sentences += filled(Tr::tr("%1 meet at board %2 now: enter it there."), who, board);
    return sentences.join(QLatin1Char(' '));
}

} // namespace

bool isOfOtherPlayers(const Finding& finding)
{
    return finding.code == FindingCode::changedMeanwhile && finding.text == QLatin1StringView("pairings") &&
           finding.round && finding.board;
}

QString conflictText(const Finding& finding, const Tournament& tournament, const std::optional<CommandError::Other>& by)
{
    if (auto sentence = doneAlready(finding, by))
        return *sentence;
    if (auto sentence = otherPlayers(finding, tournament, by))
        return *sentence;
    const QString subject = subjectOf(finding, tournament);
    QString sentence = by ? filled(Tr::tr("%1 was changed by %2 at %3.", "what, by whom, when"), subject,
                                   describeWho(by->who), whenText(by->at))
                          : Tr::tr("%1 was changed in the meantime.", "what").arg(subject);
    const auto now = valueOf(finding, finding.theirs);
    const auto wanted = valueOf(finding, finding.mine);
    sentence += QLatin1Char(' ');
    return sentence + (now && wanted ? filled(Tr::tr("It is “%1” now, and was to be “%2”."), *now, *wanted)
                                     : Tr::tr("Look at it again before you change it."));
}

} // namespace pairwright
