#include "app/explain/table_words.h"

#include "app/domain/teams/line_up.h"
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

const TableRecord* lineOf(const ExplainedRound& explained, const Match& match)
{
    const bool byTable = explained.record() != nullptr && match.colourRule == ColourRule::byTable;
    return byTable ? std::get_if<TableRecord>(&explained.record()->record) : nullptr;
}

} // namespace

std::optional<QString> tableSentence(const ExplainedRound& explained, const Match& match)
{
    const TableRecord* line = lineOf(explained, match);
    if (line == nullptr)
        return std::nullopt;
    if (isSeatedByTable(explained.tournament().settings))
        return filled(
            Tr::tr("%1 and %2 meet in every round. The table says who of them sits at which board, so that each "
                   "player of one team meets each of the other."),
            explained.name(match.a), explained.name(match.b));
    return filled(
        Tr::tr("%1 has number %2 and %3 number %4: by the Berger table for %5 numbers these two meet in round "
               "%6 of the table."),
        explained.name(match.a), explained.tpn(match.a).value, explained.name(match.b), explained.tpn(match.b).value,
        line->numbers, line->round);
}

namespace {

/// Whom the table has at each board, and who sits there in his place.
void addBoards(const ExplainedRound& explained, const Match& match, QStringList& paragraphs)
{
    const Tournament& tournament = explained.tournament();
    const auto [ofA, ofB] = usualLineUps(tournament, explained.round(), match);
    for (int board = 1; board <= match.gameCount(); ++board) {
        const Game& game = match.game(board);
        const auto index = static_cast<std::size_t>(board - 1);
        const auto byTable = [&](PlayerKey side) {
            return (side == match.a ? ofA : ofB).at(index);
        };
        const auto white = byTable(game.white);
        const auto black = byTable(game.black);
        if (!white || !black)
            continue;
        paragraphs.append(filled(Tr::tr("Board %1: %2 – %3", "White and Black"), board, callName(tournament, *white),
                                 callName(tournament, *black)));
        for (const auto& [seated, planned] : {std::pair(game.forWhite, white), std::pair(game.forBlack, black)})
            if (seated && seated != planned)
                paragraphs.append(filled(Tr::tr("Board %1: %2 plays in the place of %3."), board,
                                         callName(tournament, *seated), callName(tournament, *planned)));
    }
}

} // namespace

std::vector<ExplanationSection> tableSections(const ExplainedRound& explained, const Match& match)
{
    const TableRecord* line = lineOf(explained, match);
    if (line == nullptr)
        return {};
    ExplanationSection section;
    section.title = Tr::tr("Line of the table");
    if (isSeatedByTable(explained.tournament().settings)) {
        section.paragraphs.append(
            filled(Tr::tr("This round is round %1 of the table for %2 boards."), line->round, line->numbers));
        if (line->turned)
            section.paragraphs.append(Tr::tr("It is the second time: everybody has the other colour than in the first. "
                                             "The second time begins with the last round of the table, so that nobody "
                                             "has one colour three times in a row."));
        addBoards(explained, match, section.paragraphs);
        return {section};
    }
    section.paragraphs.append(
        line->cycle == 1
            ? filled(Tr::tr("This round is round %1 of the Berger table for %2 numbers."), line->round, line->numbers)
            : filled(Tr::tr("This round is round %1 of the Berger table for %2 numbers, in cycle %3."), line->round,
                     line->numbers, line->cycle));
    if (line->turned)
        section.paragraphs.append(Tr::tr("In this cycle everybody has the other colour than in the one before."));
    const bool moved = (explained.round().value - 1) % (line->numbers - 1) + 1 != line->round;
    if (moved)
        section.paragraphs.append(Tr::tr("The last two rounds of the cycle have changed places, so that nobody has one "
                                         "colour three times in a row where the next cycle begins."));
    if (explained.version().order.size() % 2 == 1)
        section.paragraphs.append(
            (explained.tournament().settings.teams
                 ? Tr::tr("The number of teams is odd: whoever meets number %1 is free in that round.")
                 : Tr::tr("The number of players is odd: whoever meets number %1 is free in that round."))
                .arg(line->numbers));
    section.citations.append(explained.citation("annex 1"));
    return {section};
}

} // namespace pairwright
