#pragma once

#include "app/domain/setup/settings.h"
#include "app/lists/preflight.h"
#include "app/lists/rating_lists.h"

#include <QString>
#include <QStringList>

#include <span>

namespace pairwright {

/// "FIDE", "DSB"; the name of the file where nobody is known.
QString describePublisher(const RatingList& list);
/// "all three ratings", "rapid", "national"
QString describeRatings(ListRatings ratings);
/// "October 2026"; empty for no month.
QString shownMonth(const QString& month);
/// What had to be mended while a list was read, one sentence each.
QStringList sentencesFor(const ListRepairs& repairs);
/// Why a list was not taken in, and that the others are as they were. `file` without folders.
QString sentenceFor(const AddListError& error, const QString& file);
/// Why the lists cannot be used.
QString sentenceFor(const ListFileError& error);

/// All methods, in the order of the enumerators.
std::span<const RatingChoice> ratingChoices();
/// "FIDE, else national (FIDON)"
/// How old the copy of FIDE's list is, as a sentence; none: there is none, and nothing to be said.
QString ageText(std::optional<qint64> hours);

QString describeChoice(RatingChoice choice);
/// What a column of a national list holds.
QString describeColumn(ListColumn column);
/// "rating", "title", "no FIDE ID"
QString describeKind(ListDifference::Kind kind);
/// "no FIDE ID": what a line of the preflight is about.
QString describeCode(PreflightLine::Code code);
/// What the line says beyond its code; may be empty.
QString detailOf(const PreflightLine& line, const Tournament& tournament);

} // namespace pairwright
