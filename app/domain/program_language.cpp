#include "app/domain/program_language.h"

#include <QDir>

#include <algorithm>
#include <array>

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

} // namespace

QStringList programLanguages()
{
    QStringList codes{QStringLiteral("en")};
    const QStringList files = QDir(wordsFolder).entryList({QStringLiteral("pairwright_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

QString wordsOf(const QString& language)
{
    return wordsFolder + QStringLiteral("/pairwright_") + language;
}

QLocale localeOf(const QString& language)
{
    // As the system has them, if it speaks this language. English alone would mean American dates, which everybody else
    // reads the other way round.
    const QLocale system = QLocale::system();
    if (system.name().section(QLatin1Char('_'), 0, 0) == language)
        return system;
    return language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::Europe) : QLocale(language);
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
