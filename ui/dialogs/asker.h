#pragma once

#include "app/domain/changes/finding.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPrinter;

namespace pairwright {

/// A question at a warning level: `acknowledge`, `confirm` or `twoSteps`; level 5 is refused and never asked.
struct Question {
    WarningLevel level = WarningLevel::confirm;
    QString title;        ///< "Withdraw the publication of round 3?"
    QString text;         ///< what happens, in one or two sentences
    QString consequences; ///< level 4: shown in the second step
    QString action;       ///< the confirming button: "Withdraw"
    bool wantsReason = false;
    QString textLabel = {}; ///< set: a text is asked for that may be left empty, instead of a reason
    /// One of several, in a box with a label; `chosen` is the one that is proposed.
    struct Choice {
        QString label;
        QStringList options;
        int chosen = 0;
    };
    QStringList details = {}; ///< a list below the text that may be long; in a view that scrolls
    std::vector<Choice> choices = {};
};

/// The answer that lets an action go on; `reason` is what the arbiter typed, a reason or the text asked for.
struct Consent {
    QString reason;
    std::vector<int> chosen = {}; ///< of Question::choices
};

struct FileQuestion {
    enum class Kind { open, save, folder };
    Kind kind = Kind::open;
    QString title;
    QStringList filters; ///< "TRF report (*.trf)"; the first is the default
    QString suggestion;  ///< file name, or folder and file name
    QString suffix;      ///< without dot, added when the name has none
};

/// The one place through which the window asks a person and waits. Tests answer without one.
class Asker {
public:
    Asker() = default;
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;
    virtual ~Asker() = default;

    /// No value: cancelled.
    virtual std::optional<Consent> ask(const Question& question) = 0;
    /// No value: cancelled. Saving: overwriting was confirmed.
    virtual std::optional<QString> askFile(const FileQuestion& question) = 0;
    /// Chooses printer, pages and copies; false: cancelled.
    virtual bool askPrinter(QPrinter& printer) = 0;
};

} // namespace pairwright
