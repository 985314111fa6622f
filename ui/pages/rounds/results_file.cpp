#include "ui/pages/rounds/results_file.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/explain/call_name.h"
#include "app/formats/board_places.h"
#include "app/formats/csv/result_exchange.h"
#include "app/storage/file/regular_file.h"
#include "ui/text/files/import_text.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ResultsFile)
};

constexpr qint64 mostBytes = 16LL * 1024 * 1024;

QString toldOfExchange(const ResultExchange& read, const QString& file)
{
    constexpr std::size_t mostIssues = 3;
    QStringList sentences{
        Tr::tr("%n result(s) taken from %1.", nullptr, static_cast<int>(read.results.results.size())).arg(file)};
    if (read.same > 0)
        sentences.append(Tr::tr("%n result(s) were here already.", nullptr, read.same));
    if (read.open > 0)
        sentences.append(Tr::tr("%n game(s) have no result there.", nullptr, read.open));
    QStringList issues;
    for (std::size_t i = 0; i < std::min(mostIssues, read.issues.size()); ++i)
        issues.append(sentenceFor(read.issues[i]));
    if (!issues.isEmpty())
        sentences.append(Tr::tr("%n row(s) were left out: %1.", nullptr, static_cast<int>(read.issues.size()))
                             .arg(issues.join(QStringLiteral("; "))));
    return sentences.join(QLatin1Char(' '));
}

/// What stands here already was entered by somebody who saw the slip.
Question questionAbout(const Desk& desk, const std::vector<ReplacedResult>& replaced, const QString& file)
{
    constexpr std::size_t mostReplaced = 12;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(mostReplaced, replaced.size()); ++i) {
        const ReplacedResult& one = replaced[i];
        const Game& game = *desk.projected().game(one.board);
        lines.append(filled(Tr::tr("%1, %2 – %3: was %4, will be %5", "board or match"),
                            gamePlaceFirst(desk.projected(), one.board), callName(desk.projected(), game.white),
                            callName(desk.projected(), game.black), formatResult(one.was), formatResult(one.willBe)));
    }
    if (replaced.size() > mostReplaced)
        lines.append(Tr::tr("… and %n more.", nullptr, static_cast<int>(replaced.size() - mostReplaced)));
    Question question;
    question.level = WarningLevel::confirm;
    question.title = Tr::tr("Replace %n result(s) that are here already?", nullptr, static_cast<int>(replaced.size()));
    question.text = Tr::tr("%1 says otherwise than what was entered:", "a file").arg(file) + QLatin1Char('\n') +
                    lines.join(QLatin1Char('\n'));
    question.action = Tr::tr("Replace");
    return question;
}

} // namespace

void takeResultsFromFile(Desk& desk)
{
    if (desk.session() == nullptr)
        return;
    if (!hasResultExchange(desk.projected())) {
        desk.messages().tell(Mood::warning, noExchangeToRead());
        return;
    }
    const auto path = desk.asker().askFile({FileQuestion::Kind::open,
                                            Tr::tr("Results from a File"),
                                            {Tr::tr("Results (*.txt *.csv)"), Tr::tr("All files (*)")},
                                            desk.settings().lastFolder() + QLatin1Char('/'),
                                            {}});
    if (!path)
        return;
    const QString name = visibleFileName(*path);
    RegularFile file(*path);
    if (!file.open(QIODevice::ReadOnly)) {
        desk.messages().tell(Mood::bad, Tr::tr("%1 could not be read: %2").arg(name, file.errorString()));
        return;
    }
    const auto read = readResultExchange(file.read(mostBytes), desk.projected());
    if (!read) {
        desk.messages().tell(Mood::warning,
                             Tr::tr("%1 is no exchange of results: its first line is “Runde;Brett;…”.").arg(name));
        return;
    }
    const Mood mood = read->issues.empty() ? Mood::good : Mood::warning;
    const auto say = [&desk, mood, sentence = toldOfExchange(*read, name)] {
        desk.messages().tell(mood, sentence);
    };
    const auto then = whileThere(&desk, [&desk, say, name](Answer answer) {
        if (answer == Answer::confirmed)
            say();
        else if (answer == Answer::cancelled)
            desk.messages().tell(Mood::neutral, Tr::tr("Nothing was taken from %1.").arg(name));
    });
    if (read->results.results.empty())
        say();
    else if (read->replaced.empty())
        desk.apply(read->results, Tr::tr("Take these results?"), Tr::tr("Take"), then);
    else
        desk.askAndApply(read->results, questionAbout(desk, read->replaced, name), then);
}

} // namespace pairwright
