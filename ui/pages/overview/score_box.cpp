#include "ui/pages/overview/score_box.h"

#include "ui/text/format.h"

#include <QSignalBlocker>

#include <cmath>

namespace pairwright {

namespace {

constexpr double tenthsPerPoint = 10.0;
constexpr double most = 20.0;
constexpr double step = 0.5;

Score scoreOf(double value)
{
    return Score{static_cast<int>(std::lround(value * tenthsPerPoint))};
}

/// "1½" as "1.5", which the platform's reading of numbers takes.
QString withDecimals(QString text, const QLocale& locale)
{
    const bool half = text.contains(QChar(u'½'));
    text.remove(QChar(u'½'));
    text.replace(QLatin1Char('.'), locale.decimalPoint());
    text.replace(QLatin1Char(','), locale.decimalPoint());
    if (!half)
        return text;
    return (text.isEmpty() ? QStringLiteral("0") : text) + locale.decimalPoint() + QLatin1Char('5');
}

} // namespace

ScoreBox::ScoreBox(QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(1);
    setSingleStep(step);
    setRange(0.0, most);
    setKeyboardTracking(false);
}

Score ScoreBox::score() const
{
    return scoreOf(value());
}

void ScoreBox::showScore(Score score)
{
    const QSignalBlocker quiet(this);
    setValue(score.tenths / tenthsPerPoint);
}

QString ScoreBox::textFromValue(double value) const
{
    return formatScore(scoreOf(value));
}

double ScoreBox::valueFromText(const QString& text) const
{
    return QDoubleSpinBox::valueFromText(withDecimals(text, locale()));
}

QValidator::State ScoreBox::validate(QString& text, int& position) const
{
    QString decimals = withDecimals(text, locale());
    return QDoubleSpinBox::validate(decimals, position);
}

} // namespace pairwright
