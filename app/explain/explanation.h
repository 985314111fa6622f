#pragma once

#include "app/domain/tournament.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace pairwright {

class ExplainedRound;

/// One fact about both players of a board.
struct FactRow {
    QString label;
    QString white;
    QString black; ///< empty for the bye
};

/// What a section is about, for the buttons that lead to it.
enum class Topic { decision, floats, colours };

struct ExplanationSection {
    QString title;
    QStringList paragraphs;
    QStringList citations; ///< article with edition: "C.04.3:2026 art. 5.2.1"
    Topic topic = Topic::decision;
    QString inShort =
        {}; ///< one plain sentence in place of the paragraphs, where they are folded; empty: they never are
};

/// Why two players meet, or why somebody has the bye: first one plain sentence, then the facts, then the
/// decision. Rendered from the decision record; nothing is decided here anew.
struct Explanation {
    QString headline;
    QString sentence;
    QString white; ///< column headings of the facts
    QString black;
    bool ofTeams = false; ///< that meet
    std::vector<FactRow> facts;
    std::vector<ExplanationSection> sections;
    QString picture; ///< what the picture of the bracket says in words; empty: there is none
};

/// That the reasons of the round were not kept, but computed now; empty: they were kept, or there are none.
QString computedNow(const ExplainedRound& explained);
/// Precondition: the version has that board.
Explanation explainBoard(const ExplainedRound& explained, int board);
/// Precondition: the version has a bye.
Explanation explainBye(const ExplainedRound& explained);
/// The same of the shown version of a round.
Explanation explainBoard(const Tournament& tournament, BoardId board);
Explanation explainBye(const Tournament& tournament, RoundNumber round);

} // namespace pairwright
