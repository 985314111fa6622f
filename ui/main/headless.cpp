#include "ui/main/headless.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/visible_text.h"
#include "app/explain/explanation.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/file/regular_file.h"
#include "app/storage/server/server_address.h"
#include "app/storage/tournament/read_tournament.h"
#include "ui/frame/files/tournament_files.h"
#include "ui/main/plain_text.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/print/print_sheet.h"
#include "ui/settings/window_language.h"
#include "ui/text/files/export_text.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/rounds/round_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>

namespace pairwright {

namespace {

constexpr qint64 largestTrf = 64LL * 1024 * 1024;

/// One run; each step answers whether to go on.
class HeadlessJob {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Headless)
public:
    HeadlessJob(const QString& file, const QString& folder)
        : file_(file.isEmpty() ? TournamentFiles::samplePath() : file)
        , folder_(folder)
    {
    }

    HeadlessExit run();

private:
    bool read();
    bool propose();
    bool printSheet();
    bool writePdf();
    bool writeReport();
    void print(const QString& text) const { std::fputs(qUtf8Printable(visibleLines(text)), stdout); }
    bool fail(HeadlessExit exit, const QString& sentence)
    {
        std::fprintf(stderr, "pairwright: %s\n", qUtf8Printable(visibleText(sentence)));
        exit_ = exit;
        return false;
    }
    [[nodiscard]] QString reasons() const;
    [[nodiscard]] QString outPath(const QString& ending) const
    {
        return folder_.filePath(QStringLiteral("%1-%2").arg(QFileInfo(file_).completeBaseName(), ending));
    }

    QString file_;
    QDir folder_;
    Tournament tournament_;
    RoundNumber round_;
    ReportDocument sheet_;
    HeadlessExit exit_ = HeadlessExit::done;
};

HeadlessExit HeadlessJob::run()
{
    const bool done = read() && propose() && printSheet() && writePdf() && writeReport();
    return done ? HeadlessExit::done : exit_;
}

bool HeadlessJob::read()
{
    if (file_.isEmpty())
        return fail(HeadlessExit::badRequest, tr("no file was named and the sample is not installed"));
    if (isServerAddress(file_)) { // a password may stand in it: it is not repeated
        const auto address = ServerAddress::read(file_);
        return fail(HeadlessExit::badRequest,
                    !address && address.error() == ServerAddress::Fault::password
                        ? tr("a password does not belong into the address, where others can read it")
                        : tr("--headless reads files; open an event on a server in the window, or save a copy of it"));
    }
    const QString suffix = QFileInfo(file_).suffix().toLower();
    if (suffix == QLatin1String("pairwright")) {
        auto opened = readTournament(file_);
        if (!opened)
            return fail(HeadlessExit::fileAccess, sentenceFor(opened.error()));
        tournament_ = std::move(opened.value());
        return true;
    }
    RegularFile file(file_);
    if (!file.open(QIODevice::ReadOnly))
        return fail(HeadlessExit::fileAccess, tr("%1 could not be read: %2").arg(file_, file.errorString()));
    TrfImportOptions options;
    options.now = QDateTime::currentDateTimeUtc();
    auto imported = importTrf(file.read(largestTrf), options);
    if (!imported)
        return fail(HeadlessExit::badRequest, sentenceFor(imported.error(), visibleFileName(file_)));
    for (const trf::Repair& repair : imported->repairs)
        std::fprintf(stderr, "pairwright: %s\n", qUtf8Printable(visibleText(sentenceFor(repair))));
    tournament_ = std::move(imported.value().tournament);
    return true;
}

bool HeadlessJob::propose()
{
    round_ = tournament_.roundAhead();
    if (tournament_.allRoundsPublished()) {
        std::fprintf(stderr, "pairwright: %s\n",
                     qUtf8Printable(tr("all rounds are paired; this is the sheet of the last one")));
        round_ = tournament_.lastPublished();
        return true;
    }
    const Round* last = tournament_.roundBehind(round_);
    if (last != nullptr && !last->openBoards().empty())
        return fail(HeadlessExit::badRequest, whatIsNext(tournament_, last->number, false));
    const auto draft = proposeRound(tournament_);
    if (!draft) {
        const bool illegal = !draft.error().illegal.empty();
        return fail(illegal ? HeadlessExit::internalError : HeadlessExit::noLegalPairing,
                    sentenceFor(draft.error(), tournament_));
    }
    RoundVersion version;
    version.origin = draft->origin;
    version.system = draft->system;
    version.madeAt = QDateTime::currentDateTimeUtc();
    version.pairings = draft->pairings;
    version.order = draft->order;
    version.record = draft->record;
    version.inputHash = draft->inputHash;
    // A proposal that the file may hold already is left out of account.
    tournament_.rounds.resize(static_cast<std::size_t>(tournament_.lastPublished().value));
    Round proposed;
    proposed.number = round_;
    proposed.versions.push_back(version);
    tournament_.rounds.push_back(proposed);
    return true;
}

QString HeadlessJob::reasons() const
{
    QString text = QLatin1Char('\n') + tr("Why") + QLatin1Char('\n');
    const RoundVersion* version = shownVersion(tournament_, round_);
    const auto tell = [&text](const Explanation& told) {
        text += QStringLiteral("\n%1: %2%3\n  %4\n")
                    .arg(told.headline, told.white,
                         told.black.isEmpty() ? QString() : QStringLiteral(" – ") + told.black, told.sentence);
        for (const ExplanationSection& section : told.sections) {
            text += QStringLiteral("  %1: %2").arg(section.title, section.paragraphs.join(QLatin1Char(' ')));
            if (!section.citations.isEmpty())
                text += QStringLiteral(" [%1]").arg(section.citations.join(QStringLiteral(", ")));
            text += QLatin1Char('\n');
        }
    };
    for (int board = 1; board <= static_cast<int>(version->pairings.boards.size()); ++board)
        tell(explainBoard(tournament_, {round_, board}));
    if (version->pairings.bye)
        tell(explainBye(tournament_, round_));
    return text;
}

bool HeadlessJob::printSheet()
{
    if (round_.value < 1)
        return fail(HeadlessExit::badRequest, tr("nothing was played and nothing can be paired"));
    ReportChoice choice;
    choice.round = round_;
    const auto sheet = makeReport(tournament_, choice);
    // The terminal also gets the notes; on the wall they only make the type small.
    choice.notes = true;
    const auto withNotes = makeReport(tournament_, choice);
    if (!sheet || !withNotes)
        return fail(HeadlessExit::internalError, tr("the pairing sheet could not be made"));
    sheet_ = *sheet;
    print(toPlainText(*withNotes));
    print(reasons());
    return true;
}

bool HeadlessJob::writePdf()
{
    if (!folder_.mkpath(QStringLiteral(".")))
        return fail(HeadlessExit::fileAccess, tr("the folder %1 cannot be made").arg(folder_.path()));
    const QString path = outPath(QStringLiteral("round%1.pdf").arg(round_.value));
    const auto saved = savePdf(Sheet(sheet_, sheetOptionsForLocale()), path);
    if (!saved)
        return fail(HeadlessExit::fileAccess, sentenceFor(saved.error()));
    print(QLatin1Char('\n') + tr("Sheet:  %1").arg(visibleText(QDir::toNativeSeparators(path))) + QLatin1Char('\n'));
    return true;
}

bool HeadlessJob::writeReport()
{
    if (const auto waiting = reportWaitsFor(withoutRoundsToCome(tournament_)); !waiting.empty()) {
        print(tr("Report: not yet, games have not ended: %1").arg(describeOpenGames(tournament_, waiting)) +
              QLatin1Char('\n'));
        return true;
    }
    const auto made = exportTrf(tournament_, {});
    if (!made)
        return fail(HeadlessExit::badRequest, sentenceFor(made.error()));
    const QString path = outPath(QStringLiteral("report.trf"));
    if (const auto written = writeFile(path, made->bytes); !written)
        return fail(HeadlessExit::fileAccess, sentenceFor(written.error()));
    print(tr("Report: %1").arg(visibleText(QDir::toNativeSeparators(path))) + QLatin1Char('\n'));
    return true;
}

} // namespace

HeadlessExit runHeadless(const QString& file, const QString& outFolder)
{
    WindowLanguage language;
    language.use({});
    return HeadlessJob(file, outFolder).run();
}

} // namespace pairwright
