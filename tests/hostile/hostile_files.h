#pragma once

#include <QString>

#include <cstdint>

/// Tournament files that are not what they seem, by kind and from a seed: what a colleague may mail.
namespace pairwright::test {

/// A sound file with everything in it that a tournament can hold; the others are made of copies of it.
void makeSoundFile(const QString& path);

/// Spoils the file at `path`, a copy of the sound one: the same number gives the same file. What was done, in words.
/// Beside it a bystander is laid.
QString spoil(const QString& path, std::uint64_t number);

/// The numbers of the files that a test spoils.
struct FileNumbers {
    int first = 1;
    int count = 1;
};
/// As many as PAIRWRIGHT_HOSTILE_FILES asks for, else the usual ones, from PAIRWRIGHT_HOSTILE_FROM on: so a long run is
/// made in parts, and a finding is looked at alone.
FileNumbers filesWanted(int usual);

/// A file of the user's, beside the one at `path`, that nobody has any business with.
QString bystanderOf(const QString& path);
/// It is as it was laid, and where the links to nowhere lead is nothing.
bool isBystanderSound(const QString& path);

/// Lays a journal beside a database that SQLite finds worth playing back, and that names `target` as its super-journal:
/// SQLite deletes that file.
void plantSuperJournal(const QString& path, const QString& target);

/// Puts so many more rows into a table, whatever it holds.
void crowd(const QString& path, const QString& table, int rows);

} // namespace pairwright::test
