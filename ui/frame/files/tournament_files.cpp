#include "ui/frame/files/tournament_files.h"
#include "app/domain/text/file_name.h"

#include "app/corrections/imported_rounds.h"
#include "app/domain/text/visible_text.h"
#include "app/storage/file/regular_file.h"
#include "app/storage/place.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "ui/frame/files/replaced_file.h"
#include "ui/frame/window_wait.h"
#include "ui/text/files/import_remarks.h"
#include "ui/text/files/invitation_text.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/server_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/format.h"
#include "ui/text/systems/system_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

namespace pairwright {

namespace {

const auto ending = QStringLiteral("pairwright");
constexpr qint64 largestTrf = 64LL * 1024 * 1024;

bool isTrf(const QString& path)
{
    static const QStringList endings{QStringLiteral("trf"), QStringLiteral("trf06"), QStringLiteral("trf16"),
                                     QStringLiteral("trf26"), QStringLiteral("trfx")};
    return endings.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive);
}

struct ImportTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TournamentFiles)
};

QStringList namesOfSystems()
{
    QStringList names;
    for (const SystemInfo& system : systems())
        names << describeSystem(system);
    return names;
}

int placeOf(SystemEdition system)
{
    int place = 0;
    while (place < static_cast<int>(systems().size()) - 1 && systems()[static_cast<std::size_t>(place)].id != system)
        ++place;
    return place;
}

bool has(const TrfImport& imported, std::initializer_list<TrfImportNote::Code> codes)
{
    return std::ranges::any_of(
        imported.notes, [&](const TrfImportNote& note) { return std::ranges::find(codes, note.code) != codes.end(); });
}

/// What may count in place of a list with tie-breaks that are not known here: those that are, and the usual ones.
std::vector<std::vector<TieBreak>> listsInPlaceOf(const TrfImport& imported)
{
    std::vector<std::vector<TieBreak>> lists;
    if (!has(imported, {TrfImportNote::Code::tieBreakUnknown}))
        return lists;
    if (!imported.unknownAfter.empty())
        lists.push_back(imported.unknownAfter);
    const TieBreakRules rules = imported.tournament.tieBreakRules();
    if (auto usual = defaultTieBreaks(rules.format, rules.entrants); usual != imported.unknownAfter)
        lists.push_back(std::move(usual));
    return lists;
}

/// A sentence; empty: all rounds are as the rules pair them.
QString whatTheRulesPairOtherwise(const Tournament& tournament)
{
    QStringList rounds;
    for (const IntegrityEvent& one : importedOtherwise(tournament))
        rounds << QString::number(one.round.value);
    return rounds.isEmpty() ? QString()
                            : ImportTr::tr("Not as the rules pair them: %n round(s) (%1). They are taken over as they "
                                           "are, and a report tells it.",
                                           nullptr, static_cast<int>(rounds.size()))
                                  .arg(enumerate(rounds));
}

} // namespace

QStringList tournamentFilters()
{
    return {QCoreApplication::translate("pairwright::TournamentFiles",
                                        "Tournaments (*.pairwright *.trf *.trf06 *.trf16 *.trf26 *.trfx *.txt)"),
            QCoreApplication::translate("pairwright::TournamentFiles", "All files (*)")};
}

bool TournamentFiles::looksLikeTournament(const QString& path)
{
    return QFileInfo(path).suffix().compare(ending, Qt::CaseInsensitive) == 0 || isTrf(path);
}

Expected<OpenedTournament, NotOpened> TournamentFiles::open(const QString& path)
{
    if (isServerAddress(path))
        return openTournament(path, false);
    // Other programs write TRF into .txt files.
    if (isTrf(path) || QFileInfo(path).suffix().compare(QLatin1String("txt"), Qt::CaseInsensitive) == 0) {
        const QFileInfo source(path);
        const auto read = readAsked(path);
        if (!read)
            return Unexpected{read.error()};
        const auto target =
            asker_.askFile({FileQuestion::Kind::save,
                            tr("Where shall the imported tournament be kept?"),
                            {tr("Tournaments (*.pairwright)")},
                            source.absoluteDir().filePath(source.completeBaseName() + QLatin1Char('.') + ending),
                            ending});
        if (!target)
            return Unexpected{NotOpened{}};
        return keep(*read, source.fileName(), *target);
    }
    return openTournament(path, false);
}

Expected<OpenedTournament, NotOpened> TournamentFiles::takeOver(const QString& path)
{
    return openTournament(path, true);
}

SessionOptions TournamentFiles::alive(WindowWait& waiting) const
{
    SessionOptions options = options_;
    options.whileOpening = [&waiting] {
        waiting.beat();
    };
    return options;
}

Expected<std::unique_ptr<TournamentSession>, OpenError> TournamentFiles::sessionOn(const QString& path, bool takeOver,
                                                                                   bool renews)
{
    WindowWait waiting(window_, tr("Opening %1 …").arg(visibleText(baseNameOf(path))));
    SessionOptions options = alive(waiting);
    options.takeOver = takeOver;
    options.renews = renews;
    options.stop = waiting.stop();
    if (const auto address = ServerAddress::read(path); address && options.who.isEmpty())
        options.who = address->user; // nobody works there without a name
    return TournamentSession::open(path, std::move(options));
}

/// The owner of an event alone is asked, and once: then it is of this version.
bool TournamentFiles::wantsRenewal(const OpenError& error)
{
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Renew the event for this version of Pairwright?");
    question.text = sentenceFor(error) + QLatin1Char('\n') +
                    tr("Tables and what the server looks at are brought up to date, in one go or not at all; players, "
                       "rounds, results and history stay. From then on every desk needs this version: older ones look "
                       "on, and what is entered there waits. Between two rounds is a good time. Without it the event "
                       "is not opened, and nothing is changed.");
    question.action = tr("Renew");
    return asker_.ask(question).has_value();
}

Expected<OpenedTournament, NotOpened> TournamentFiles::openTournament(const QString& path, bool takeOver)
{
    auto opened = sessionOn(path, takeOver, false);
    if (!opened && opened.error().code == OpenError::Code::toBeRenewed) {
        if (!wantsRenewal(opened.error()))
            return Unexpected{NotOpened{}};
        opened = sessionOn(path, takeOver, true);
    }
    if (!opened) {
        const OpenError& error = opened.error();
        const bool isOfServer = error.code == OpenError::Code::notReached ||
                                ((error.code == OpenError::Code::failed || error.code == OpenError::Code::damaged) &&
                                 isServerAddress(path));
        return Unexpected{NotOpened{sentenceFor(error), isOfServer ? serverDetails(error) : QString(), error.barrier,
                                    mayBeRecovered(error) ? path : QString()}};
    }
    OpenedTournament result{std::move(opened.value()), {}};
    if (const auto upgrade = result.session->upgrade())
        result.remarks.append(sentenceFor(*upgrade));
    if (const auto reason = result.session->readOnlyReason())
        result.remarks.append(sentenceFor(*reason));
    if (const auto address = ServerAddress::read(path))
        if (const QString roles = sentenceFor(result.session->roles(), *address); !roles.isEmpty())
            result.remarks.append(roles);
    return result;
}

Expected<TrfImport, NotOpened> TournamentFiles::readAsked(const QString& path)
{
    ImportChoices choices;
    for (;;) {
        auto read = readFile(path, choices);
        if (!read)
            return read;
        const Asked answer = askAbout(*read, visibleFileName(path), choices);
        if (answer == Asked::cancelled)
            return Unexpected{NotOpened{}};
        if (answer == Asked::goOn)
            return read;
    }
}

/// What cannot be understood is chosen; the rest is told.
TournamentFiles::Asked TournamentFiles::askAbout(const TrfImport& read, const QString& name, ImportChoices& choices)
{
    using Code = TrfImportNote::Code;
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Import %1?").arg(name);
    question.text = whatTheRulesPairOtherwise(read.tournament);
    question.details = remarksOn(read);
    if (question.text.isEmpty() && question.details.isEmpty())
        return Asked::goOn;
    if (!question.details.isEmpty())
        question.text += (question.text.isEmpty() ? QString() : QStringLiteral("\n")) +
                         tr("What the file does not say, or says otherwise, is taken so:");
    question.action = tr("Import");
    const bool asksSystem = has(read, {Code::systemByDate, Code::systemByDefault, Code::systemUnknown});
    const int system = placeOf(read.tournament.settings.system);
    if (asksSystem)
        question.choices.push_back({tr("Pairing system"), namesOfSystems(), system});
    const std::vector<std::vector<TieBreak>> lists =
        choices.tieBreaks ? std::vector<std::vector<TieBreak>>{} : listsInPlaceOf(read);
    QStringList named{tr("none yet: the ranks stand as the file states them")};
    for (const std::vector<TieBreak>& list : lists)
        named << (list == read.unknownAfter ? tr("those that are known: %1") : tr("the usual ones: %1"))
                     .arg(QString::fromStdString(toString(list)));
    if (!lists.empty())
        question.choices.push_back({tr("Tie-breaks"), named, 0});
    const auto consent = asker_.ask(question);
    if (!consent)
        return Asked::cancelled;
    std::vector<int> chosen = consent->chosen;
    chosen.resize(question.choices.size());
    const bool otherSystem = asksSystem && chosen.front() != system;
    if (asksSystem)
        choices.system = systems()[static_cast<std::size_t>(chosen.front())].id;
    const bool otherTieBreaks = !lists.empty() && chosen.back() > 0;
    if (otherTieBreaks)
        choices.tieBreaks = lists[static_cast<std::size_t>(chosen.back() - 1)];
    return otherSystem || otherTieBreaks ? Asked::readAgain : Asked::goOn;
}

Expected<TrfImport, NotOpened> TournamentFiles::readFile(const QString& path, const ImportChoices& choices) const
{
    using Imported = Expected<TrfImport, TrfImportError>;
    struct Read {
        bool isThere = true;
        QString refusal; ///< of the system: the file cannot be read
        std::optional<Imported> imported;
    };
    const QString name = visibleFileName(path);
    WindowWait waiting(window_, tr("Reading %1 …").arg(name));
    auto read = waiting.wait<Read>([path, choices, stop = waiting.stop()]() -> Read {
        if (!QFileInfo::exists(path))
            return {false, {}, {}};
        RegularFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {true, file.errorString(), {}};
        TrfImportOptions options;
        options.now = QDateTime::currentDateTimeUtc();
        options.system = choices.system;
        options.tieBreaks = choices.tieBreaks;
        options.systemForUnknown = true;
        Imported imported = importTrf(file.read(largestTrf), options);
        if (imported)
            checkImportedRounds(imported->tournament, stop);
        return {true, {}, std::move(imported)};
    });
    if (!read)
        return Unexpected{NotOpened{}}; // given up
    if (!read->isThere)
        return Unexpected{NotOpened{tr("There is no file %1.").arg(visibleText(QDir::toNativeSeparators(path)))}};
    if (!read->imported)
        return Unexpected{
            NotOpened{tr("%1 could not be read: %2").arg(visibleText(QDir::toNativeSeparators(path)), read->refusal)}};
    if (!*read->imported)
        return Unexpected{NotOpened{sentenceFor(read->imported->error(), name)}};
    return std::move(*read->imported).value();
}

Expected<OpenedTournament, NotOpened> TournamentFiles::keep(const TrfImport& imported, const QString& name,
                                                            const QString& target)
{
    // The dialog has asked before overwriting; the session itself never does.
    ReplacedFile replaced(target);
    if (replaced.isStuck())
        return Unexpected{NotOpened{replaced.whyStuck()}};
    WindowWait waiting(window_, tr("Making %1 …").arg(visibleFileName(target)));
    auto created = TournamentSession::createFrom(target, imported.tournament, name, alive(waiting));
    if (!created)
        return Unexpected{NotOpened{sentenceFor(created.error())}};
    replaced.finish();
    OpenedTournament result{std::move(created.value()), {}};
    result.remarks = remarksOn(imported);
    return result;
}

Expected<OpenedTournament, NotOpened> TournamentFiles::create(const NewTournament& start, const QString& folder)
{
    const QString suggestion = QDir(folder).filePath(fileNameFrom(start.event.name) + QLatin1Char('.') + ending);
    const auto path = asker_.askFile({FileQuestion::Kind::save,
                                      tr("Where shall the tournament be kept?"),
                                      {tr("Tournaments (*.pairwright)")},
                                      suggestion,
                                      ending});
    if (!path)
        return Unexpected{NotOpened{}};
    ReplacedFile replaced(*path);
    if (replaced.isStuck())
        return Unexpected{NotOpened{replaced.whyStuck()}};
    WindowWait waiting(window_, tr("Making %1 …").arg(visibleFileName(*path)));
    auto created = TournamentSession::create(*path, start, alive(waiting));
    if (!created)
        return Unexpected{NotOpened{sentenceFor(created.error())}};
    replaced.finish();
    return OpenedTournament{std::move(created.value()), {}};
}

Expected<OpenedTournament, NotOpened> TournamentFiles::createOnServer(const NewTournament& start,
                                                                      const ServerAddress& address)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(address.event + QLatin1Char('.') + ending);
    {
        WindowWait waiting(window_, tr("Making %1 …").arg(address.event));
        auto created = TournamentSession::create(file, start, alive(waiting));
        if (!created)
            return Unexpected{NotOpened{sentenceFor(created.error())}};
        (*created)->close([&waiting] { waiting.beat(); });
        using Made = Expected<Done, OpenError>;
        const auto moment = std::make_shared<LastMoment>();
        const auto made =
            waiting.wait<Made>([address, file, moment] { return copyToServer(file, address, moment.get()); },
                               [moment] { return moment->giveUp(); });
        if (!made)
            return Unexpected{NotOpened{}};
        if (!*made)
            return Unexpected{NotOpened{sentenceFor(made->error())}};
    }
    return openTournament(address.text(), false);
}

Expected<KeptElsewhere, NotOpened> TournamentFiles::saveElsewhere(TournamentSession& session, bool inPlace)
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const auto path = asker_.askFile(
        {FileQuestion::Kind::save,
         inPlace ? tr("Save a Copy Here") : tr("Save a Copy Elsewhere"),
         {tr("Tournaments (*.pairwright)")},
         inPlace ? session.path() : documents.filePath(baseNameOf(session.path()) + QLatin1Char('.') + ending),
         ending});
    if (!path)
        return Unexpected{NotOpened{}};
    if (!inPlace && isSameFile(*path, session.path()))
        return Unexpected{NotOpened{tr("This is the open tournament itself. Choose another name.")}};
    ReplacedFile replaced(*path);
    if (replaced.isStuck())
        return Unexpected{NotOpened{replaced.whyStuck()}};
    WindowWait waiting(window_, tr("Making %1 …").arg(visibleFileName(*path)));
    const auto copied = session.saveCopy(*path, [&waiting] { waiting.beat(); });
    if (!copied)
        return Unexpected{NotOpened{sentenceFor(copied.error())}};
    replaced.finish();
    KeptElsewhere kept{*path, {tr("The work goes on in %1.").arg(visibleText(QDir::toNativeSeparators(*path)))}};
    if (!copied->withHistory)
        kept.remarks.append(
            isServerAddress(session.path())
                ? tr("The copy holds what this desk has seen last: the history before now is not in it.")
                : tr("The old file could not be read any more: the history before now is not in the copy."));
    if (copied->missing > 0)
        kept.remarks.append(tr("%n change(s) that could not be saved are not in the copy either. Do them anew.",
                               nullptr, copied->missing));
    return kept;
}

QString TournamentFiles::samplePath()
{
    const QString program = QCoreApplication::applicationDirPath();
    const QString name = QStringLiteral("sample.trf");
    QStringList places{QStringLiteral(":/sample/") + name, program + QStringLiteral("/../share/pairwright/") + name};
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation))
        places.append(folder + QStringLiteral("/pairwright/") + name);
    for (const QString& place : std::as_const(places))
        if (QFile::exists(place))
            return place;
    return {};
}

Expected<OpenedTournament, NotOpened> TournamentFiles::openSample(const QString& target)
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    auto opened =
        sampleAt(target.isEmpty() ? documents.filePath(tr("Pairwright sample") + QLatin1Char('.') + ending) : target);
    if (opened)
        opened->isSample = true;
    return opened;
}

Expected<OpenedTournament, NotOpened> TournamentFiles::sampleAt(const QString& target)
{
    if (QFile::exists(target))
        return open(target);
    const QDir folder(QFileInfo(target).absolutePath());
    const QString source = samplePath();
    if (source.isEmpty())
        return Unexpected{NotOpened{tr("The sample tournament was not installed with this program.")}};
    if (!folder.mkpath(QStringLiteral(".")))
        return Unexpected{
            NotOpened{tr("The folder %1 cannot be made.").arg(visibleText(QDir::toNativeSeparators(folder.path())))}};
    const auto read = readFile(source, {});
    if (!read)
        return Unexpected{read.error()};
    return keep(*read, QFileInfo(source).fileName(), target);
}

} // namespace pairwright
