#include "ui/settings/language.h"

#include "app/domain/program_language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace pairwright {

Language::Language(QObject* parent)
    : QObject(parent)
{
}

QStringList Language::available()
{
    return programLanguages();
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
    if (program_.load(wordsOf(current_)))
        QCoreApplication::installTranslator(&program_);
}

} // namespace pairwright
