#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace pairwright {

/// What a view draws as text, as an eye reads it from left to right: one entry for all that is drawn without a gap.
/// What a widget keeps as a picture is not among them.
QStringList textsDrawnBy(QWidget& view);

/// Those of them that are numbers, results, dates and the like: with a figure and without a letter; sorted. Times of
/// day and codes of slips, which are other ones each time, are not among them.
QStringList figuresDrawnBy(QWidget& view);

} // namespace pairwright
