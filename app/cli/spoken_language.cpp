#include "app/cli/spoken_language.h"

#include "app/domain/program_language.h"

namespace pairwright::cli {

SpokenLanguage::SpokenLanguage(const QString& language)
{
    QLocale::setDefault(localeOf(language));
    // English too has a file: it holds the plural forms.
    if (words_.load(wordsOf(language)))
        QCoreApplication::installTranslator(&words_);
}

SpokenLanguage::~SpokenLanguage()
{
    QCoreApplication::removeTranslator(&words_);
    QLocale::setDefault(before_);
}

} // namespace pairwright::cli
