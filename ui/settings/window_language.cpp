#include "ui/settings/window_language.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLibraryInfo>

namespace pairwright {

void WindowLanguage::use(const QString& code)
{
    const Language wanted = code.isEmpty() ? Language::ofSystem() : Language(code);
    current_ = wanted.code();
    QCoreApplication::removeTranslator(&platform_);
    if (platform_.load(QStringLiteral("qtbase_") + current_, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&platform_);
    setProgramLanguage(wanted);
}

void fillWithLanguages(QComboBox& box, const QString& first)
{
    box.clear();
    box.addItem(first, QString());
    for (const QString& code : programLanguages())
        box.addItem(Language(code).nativeName(), code);
}

} // namespace pairwright
