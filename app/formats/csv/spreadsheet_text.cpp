#include "app/formats/csv/spreadsheet_text.h"

#include <QRegularExpression>

namespace pairwright {

namespace {

// Small and full-width forms too: a Japanese spreadsheet takes them for the signs.
const QString formulaSigns = QStringLiteral("=+\\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20");
// Blanks and quotation marks in front do not help.
const QString beginOfACell = QStringLiteral("(?:^|[,;|\\t\\r\\n])[\\s\"]*\\K");

QRegularExpression placed(const QString& pattern)
{
    return QRegularExpression(beginOfACell + pattern.arg(formulaSigns), QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

bool looksLikeFormula(const QString& text)
{
    static const QRegularExpression formula(QStringLiteral("^[%1].").arg(formulaSigns),
                                            QRegularExpression::DotMatchesEverythingOption);
    return formula.match(text).hasMatch();
}

QString guarded(const QString& text)
{
    static const QRegularExpression formula = placed(QStringLiteral("('*[%1](?!\\z))"));
    return QString(text).replace(formula, QStringLiteral("'\\1"));
}

QString unguarded(const QString& text)
{
    static const QRegularExpression guard = placed(QStringLiteral("'('*[%1](?!\\z))"));
    return QString(text).replace(guard, QStringLiteral("\\1"));
}

} // namespace pairwright
