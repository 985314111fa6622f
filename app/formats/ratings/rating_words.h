#pragma once

#include "engine/ratings/rating_change.h"
#include "engine/ratings/title_norm.h"

#include <QString>
#include <QStringList>

namespace pairwright {

// The words for rating previews and norm checks, in the language of the user.

/// "standard", "rapid", "blitz".
QString nameOf(RatingKind kind);
/// "GM", the same in every language.
QString nameOf(NormTitle title);

/// "3½" of half points.
QString halfPointsText(int halfPoints);
/// "2.43": hundredths with the decimal sign of the user's locale.
QString hundredthsText(int hundredths);
/// "+10", "-3", "0".
QString changeText(int change);

/// "20", or "17 (40 limited)" where the number of games limits it.
QString kText(const KFactor& k);
/// Where K comes from, and what was assumed, as sentences.
QString describe(KFactor::Reason reason);
QString describe(KFactor::Assumption assumption);
/// "2026-11: 2110, K 20, 3 games, +4", for each period of an event of more than 30 days; empty for other events.
QStringList periodTexts(const RatingEvent& event, const RatingChange& change);
/// Games of rapid and blitz that are not rated.
QString tooFarApartText(int games);
QString belowLeastText();
/// How a first rating comes about, or why there is none.
QString describe(const InitialRating& initial);
QString describe(const NoInitialRating& none);

/// "Opponents GM or IM": what a requirement of a norm is about.
QString nameOf(NormRequirement::Kind kind, NormTitle title);
/// "at least 3", "at most 5", "35 % = 3½".
QString neededText(const NormRequirement& requirement);
/// "2", "3½"; empty where there is nothing yet.
QString presentText(const NormRequirement& requirement);
/// What the planned games must still bring: "2 more", "3½ points from 4 games"; empty: nothing; or "out of reach".
QString toGoText(const NormRequirement& requirement, const NormCheck& check);
/// "met", "not needed", "out of reach", or what is still needed.
QString stateText(const NormRequirement& requirement, const NormCheck& check);
/// One sentence on the whole: achieved, in reach, or what fails.
QString verdictOn(const NormCheck& check);
QString describe(NormCheck::Remark remark);

/// What holds for every preview, as sentences.
QStringList ratingNotes(RatingKind kind);
QStringList normNotes();

} // namespace pairwright
