#pragma once

#include <QString>

#include <cstdint>

/// Tournament files that are not what they seem, by kind and from a seed: what a colleague may mail.
namespace pairwright::test {

/// A sound file with everything in it that a tournament can hold; the others are made of copies of it.
void makeSoundFile(const QString& path);

/// Spoils the file at `path`, a copy of the sound one: the same number gives the same file. What was done, in words.
QString spoil(const QString& path, std::uint64_t number);

} // namespace pairwright::test
