#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QTranslator;

namespace pairwright {

/// A language as a value: the words of the program in it, and how it writes dates, numbers and names. Who makes a
/// sheet, a page or a message is given one; cheap to copy, and several threads may use it at once.
class Language {
public:
    /// The one that is spoken here: that of the innermost Speaking of this thread, else that of the program.
    Language();
    /// One of programLanguages(); any other gives English. Empty: the one that is spoken here.
    explicit Language(const QString& code);
    /// The language of the system, as far as the program speaks it.
    static Language ofSystem();

    [[nodiscard]] const QString& code() const { return code_; }
    [[nodiscard]] const QLocale& locale() const { return locale_; }
    /// What it calls itself: "Deutsch".
    [[nodiscard]] QString nativeName() const;

    friend bool operator==(const Language& a, const Language& b)
    {
        return a.code_ == b.code_ && a.locale_ == b.locale_;
    }

private:
    friend class Words;
    QString code_;
    QLocale locale_;
    std::shared_ptr<const QTranslator> words_; ///< null before a program language was chosen: the texts of the source
};

/// While it lives, this thread speaks a language: what tr() gives, and Language(). A job speaks that of what it was
/// given to make, whatever the window speaks meanwhile. To be destroyed by the thread that made it.
class Speaking {
public:
    explicit Speaking(Language language);
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    ~Speaking();

private:
    Language language_;
    const Language* before_;
};

/// Language().locale(), for makers of single texts.
QLocale spokenLocale();

/// The language of everything that is not made in another; QLocale's default follows. To be called by the main thread;
/// widgets hear of it as LanguageChange.
void setProgramLanguage(const Language& language);

/// Whether what is spoken here is read from right to left: by its language, or because the whole program is shown so.
bool isSpokenRightToLeft();
/// The program is shown from right to left whatever its language (Qt's -reverse). To be called by the main thread.
void setMirrored(bool mirrored);

/// The languages that are built into the program, "en" first; English alone where none is.
QStringList programLanguages();
/// The one that a federation ("GER") speaks; none: several, or the program has no such language.
std::optional<QString> languageOfFederation(const QString& federation);

} // namespace pairwright
