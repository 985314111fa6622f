#pragma once

#include "app/domain/text/world_letters.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace pairwright {

/// The shortest word in which a typing error is forgiven.
constexpr qsizetype shortestForgiven = 5;

/// The beginnings of words from which a typed word differs by one error: a letter too many, too few, a wrong one, or
/// two that changed places. `vocabulary` holds folded words, each followed by a line end. At most `limit` of them, all
/// different and none the beginning that was typed.
QStringList nearBeginnings(const QByteArray& vocabulary, const QString& typed, int limit);

/// The beginnings of words that sound like what was typed in other letters (soundsOf()).
QStringList beginningsThatSoundLike(const QByteArray& vocabulary, const QStringList& sounds, Vowels vowels, int limit);

/// One of the words begins like this, or is it.
bool hasBeginning(const QByteArray& vocabulary, const QString& typed);

} // namespace pairwright
