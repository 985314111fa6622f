#pragma once

#include "app/formats/trf/import.h"
#include "app/session/tournament_session.h"
#include "app/storage/server/server_address.h"
#include "engine/base/expected.h"
#include "ui/dialogs/asker.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <memory>

namespace pairwright {

class WindowWait;

/// An open tournament, and what to tell about it.
struct OpenedTournament {
    std::unique_ptr<TournamentSession> session;
    QStringList remarks; ///< repairs of an imported file, or why it is read-only
    bool isSample = false;
};

/// Why nothing was opened, as a sentence; empty: the arbiter cancelled.
struct NotOpened {
    QString sentence;
    QString details = {}; ///< what a server has said, in its words
    OpenError::Barrier barrier = OpenError::Barrier::unknown;
    QString damaged = {}; ///< the file, if something may still be read of it (RecoveryJob); else empty
};

/// A copy that takes the place of what could not be written, and what to tell about it.
struct KeptElsewhere {
    QString path;
    QStringList remarks;
};

/// Opens, makes and imports tournament files for a window.
class TournamentFiles {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TournamentFiles)
public:
    /// `who`: whom the log names; empty: the user of the operating system.
    /// `deskFolder`: SessionOptions::deskFolder.
    /// `window`: stays alive while a large file is read, and can give it up.
    TournamentFiles(Asker& asker, const QString& who, const QString& deskFolder, QWidget* window)
        : asker_(asker)
        , window_(window)
    {
        options_.who = who;
        options_.deskFolder = deskFolder;
    }

    /// A .pairwright file, or a TRF, which becomes a new file whose name is asked for.
    Expected<OpenedTournament, NotOpened> open(const QString& path);
    /// A .pairwright file that another computer holds, which the arbiter knows to be gone.
    Expected<OpenedTournament, NotOpened> takeOver(const QString& path);
    /// Asks where the file shall lie.
    Expected<OpenedTournament, NotOpened> create(const NewTournament& start, const QString& folder);
    /// A new event on a server.
    Expected<OpenedTournament, NotOpened> createOnServer(const NewTournament& start, const ServerAddress& address);
    /// A copy of the sample tournament, at `target` or in the user's documents; opened again if it is there already.
    Expected<OpenedTournament, NotOpened> openSample(const QString& target = {});
    /// Asks where; everything that a session holds whose file cannot be written any more, what is not saved and its
    /// history, too. `inPlace`: the file was taken away, and there is room where it was.
    Expected<KeptElsewhere, NotOpened> saveElsewhere(TournamentSession& session, bool inPlace);

    /// False for lists of players and everything else that is no tournament.
    static bool looksLikeTournament(const QString& path);
    /// Where the sample lies: beside the program, installed, or in the source tree; empty if nowhere.
    static QString samplePath();

private:
    /// What the arbiter has chosen where a file cannot be understood.
    struct ImportChoices {
        std::optional<SystemEdition> system;
        std::optional<std::vector<TieBreak>> tieBreaks;
    };
    enum class Asked : std::uint8_t { goOn, readAgain, cancelled };
    [[nodiscard]] Expected<TrfImport, NotOpened> readFile(const QString& path, const ImportChoices& choices) const;
    /// Tells everything that is not as the file says, and asks, before anything exists.
    Expected<TrfImport, NotOpened> readAsked(const QString& path);
    Asked askAbout(const TrfImport& read, const QString& name, ImportChoices& choices);
    /// A copy of the sample where there is none yet.
    Expected<OpenedTournament, NotOpened> sampleAt(const QString& target);
    Expected<OpenedTournament, NotOpened> openTournament(const QString& path, bool takeOver);
    Expected<std::unique_ptr<TournamentSession>, OpenError> sessionOn(const QString& path, bool takeOver, bool renews);
    bool wantsRenewal(const OpenError& error);
    /// The window lives while a session begins.
    [[nodiscard]] SessionOptions alive(WindowWait& waiting) const;
    /// Makes a tournament file of what was read from the file of that name.
    Expected<OpenedTournament, NotOpened> keep(const TrfImport& imported, const QString& name, const QString& target);

    Asker& asker_;
    QWidget* window_;
    SessionOptions options_;
};

/// File dialogs' filters.
QStringList tournamentFilters();

} // namespace pairwright
