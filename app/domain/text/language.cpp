#include "app/domain/text/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QMutex>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>

namespace pairwright {

namespace {

const auto wordsFolder = QStringLiteral(":/i18n");

struct FederationLanguage {
    const char* federation;
    const char* language;
};
constexpr std::array federationLanguages{
    FederationLanguage{"GER", "de"}, FederationLanguage{"AUT", "de"}, FederationLanguage{"LIE", "de"},
    FederationLanguage{"ENG", "en"}, FederationLanguage{"SCO", "en"}, FederationLanguage{"WLS", "en"},
    FederationLanguage{"IRL", "en"}, FederationLanguage{"USA", "en"}, FederationLanguage{"AUS", "en"},
    FederationLanguage{"NZL", "en"}, FederationLanguage{"JAM", "en"}, FederationLanguage{"BAR", "en"}};

QString codeOfSystem()
{
    return QLocale::system().name().section(QLatin1Char('_'), 0, 0);
}

QLocale localeOf(const QString& language)
{
    // As the system has them, if it speaks this language. English alone would mean American dates, which everybody else
    // reads the other way round.
    if (codeOfSystem() == language)
        return QLocale::system();
    return language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::Europe) : QLocale(language);
}

QMutex& guard()
{
    static QMutex mutex;
    return mutex;
}

/// Read once, then shared.
std::shared_ptr<const QTranslator> wordsOf(const QString& code)
{
    static std::map<QString, std::shared_ptr<const QTranslator>> read;
    const QMutexLocker lock(&guard());
    auto& words = read[code];
    if (!words) {
        auto made = std::make_shared<QTranslator>();
        // English too has a file: it holds the plural forms.
        if (made->load(wordsFolder + QStringLiteral("/pairwright_") + code))
            words = std::move(made);
    }
    return words;
}

thread_local const Language* spoken = nullptr;

/// Guarded; null: nobody has chosen one.
std::optional<Language>& programLanguage()
{
    static std::optional<Language> language;
    return language;
}

} // namespace

/// The one translator that is installed for words of the program. It asks the language that is spoken where it is
/// asked, and is never taken out again.
class Words : public QTranslator {
public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char* disambiguation,
                                    int n) const override
    {
        const Language language;
        const QString found =
            language.words_ ? language.words_->translate(context, text, disambiguation, n) : QString();
        // What another language does not have is not to be looked for in that of the program.
        return found.isNull() && spoken != nullptr ? QString::fromUtf8(text) : found;
    }
    /// Nobody is told that there are new words: that is the business of setProgramLanguage().
    [[nodiscard]] bool isEmpty() const override { return true; }

    static void install()
    {
        static Words* words = nullptr;
        const QMutexLocker lock(&guard());
        if (words != nullptr || QCoreApplication::instance() == nullptr)
            return;
        static Words made;
        words = &made;
        QCoreApplication::installTranslator(words);
        qAddPostRoutine([] { words = nullptr; }); // another application installs it again
    }
};

Language::Language()
{
    if (spoken != nullptr) {
        *this = *spoken;
        return;
    }
    const QMutexLocker lock(&guard());
    if (const auto& program = programLanguage()) {
        code_ = program->code_;
        words_ = program->words_;
    } else {
        code_ = QStringLiteral("en");
    }
}

Language::Language(const QString& code)
    : Language()
{
    if (code.isEmpty())
        return;
    code_ = programLanguages().contains(code) ? code : QStringLiteral("en");
    locale_ = localeOf(code_);
    words_ = wordsOf(code_);
}

Language Language::ofSystem()
{
    return Language(codeOfSystem());
}

QString Language::nativeName() const
{
    QString name = code_ == QLatin1String("en") ? QStringLiteral("English") : QLocale(code_).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QLocale spokenLocale()
{
    return spoken != nullptr ? spoken->locale() : QLocale();
}

namespace {
std::atomic<bool> isMirrored = false;
} // namespace

bool isSpokenRightToLeft()
{
    return isMirrored || spokenLocale().textDirection() == Qt::RightToLeft;
}

void setMirrored(bool mirrored)
{
    isMirrored = mirrored;
}

Speaking::Speaking(Language language)
    : language_(std::move(language))
    , before_(std::exchange(spoken, &language_))
{
    Words::install();
}

Speaking::~Speaking()
{
    spoken = before_;
}

void setProgramLanguage(const Language& language)
{
    {
        const QMutexLocker lock(&guard());
        programLanguage() = language;
    }
    QLocale::setDefault(language.locale());
    Words::install();
    if (QCoreApplication::instance() != nullptr) {
        QEvent changed(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
    }
}

QStringList programLanguages()
{
    static const QStringList languages = [] {
        QStringList codes{QStringLiteral("en")};
        for (const QString& file :
             QDir(wordsFolder).entryList({QStringLiteral("pairwright_*.qm")}, QDir::Files, QDir::Name))
            if (const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
                !codes.contains(code))
                codes.append(code);
        return codes;
    }();
    return languages;
}

std::optional<QString> languageOfFederation(const QString& federation)
{
    const auto* const found =
        std::find_if(federationLanguages.begin(), federationLanguages.end(),
                     [&](const FederationLanguage& one) { return federation == QLatin1String(one.federation); });
    if (found == federationLanguages.end())
        return std::nullopt;
    QString language = QLatin1String(found->language);
    return programLanguages().contains(language) ? std::optional(std::move(language)) : std::nullopt;
}

} // namespace pairwright
