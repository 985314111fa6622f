#pragma once

#include "app/cli/sql_runtime.h"

#include <QLocale>
#include <QTranslator>

namespace pairwright::cli {

/// While it lives, what the program writes for readers is in that language; what it says itself stays English.
class SpokenLanguage {
public:
    /// One of programLanguages().
    explicit SpokenLanguage(const QString& language);
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;
    ~SpokenLanguage();

private:
    SqlRuntime application_; ///< translators want one
    QTranslator words_;
    QLocale before_;
};

} // namespace pairwright::cli
