#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace pairwright {

namespace {

const auto folder = QStringLiteral(":/i18n");

/// Dates, numbers and paper as the system has them, if it speaks this language. English alone would mean American
/// dates, which everybody else reads the other way round.
QLocale localeOf(const QString& language)
{
    const QLocale system = QLocale::system();
    if (system.name().section(QLatin1Char('_'), 0, 0) == language)
        return system;
    return language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::Europe) : QLocale(language);
}

} // namespace

Language::Language(QObject* parent)
    : QObject(parent)
{
}

QStringList Language::available()
{
    QStringList codes{QStringLiteral("en")};
    const QStringList files = QDir(folder).entryList({QStringLiteral("pairwright_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

QString Language::nativeName(const QString& code)
{
    const QLocale locale(code);
    QString name = code == QLatin1String("en") ? QStringLiteral("English") : locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

void Language::use(const QString& code)
{
    const QString wanted = code.isEmpty() ? QLocale::system().name().section(QLatin1Char('_'), 0, 0) : code;
    current_ = available().contains(wanted) ? wanted : QStringLiteral("en");
    QLocale::setDefault(localeOf(current_));

    QCoreApplication::removeTranslator(&platform_);
    QCoreApplication::removeTranslator(&program_);
    // English too has a file: it holds the plural forms.
    if (platform_.load(QStringLiteral("qtbase_") + current_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&platform_);
    if (program_.load(QStringLiteral("pairwright_") + current_, folder))
        QCoreApplication::installTranslator(&program_);
}

} // namespace pairwright
