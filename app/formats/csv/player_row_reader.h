#pragma once

#include "app/formats/csv/player_list.h"
#include "app/formats/csv/player_list_layout.h"

namespace pairwright {

/// Turns the rows of a player list into player data. Looks at whole columns first, because what "M" or
/// "05/06/1990" mean shows only there.
class PlayerRowReader {
public:
    PlayerRowReader(const PlayerListRows& list, const PlayerListLayout& layout, const PlayerListOptions& options);

    /// A row by itself: data, issues, and state `error` or `added`; it is matched later.
    [[nodiscard]] PlayerRow read(const CsvRow& source) const;

private:
    /// One row while it is being read.
    struct Reading {
        const CsvRow& source;
        PlayerRow row;
    };

    [[nodiscard]] QString field(const CsvRow& row, PlayerColumn column) const;
    [[nodiscard]] QStringList columnOf(const std::vector<CsvRow>& rows, const PlayerListLayout& layout,
                                       PlayerColumn column) const;
    void checkTexts(Reading& reading) const;
    void checkText(Reading& reading, PlayerColumn column, const QString& cell) const;
    /// What takes the place of a cell; nullptr: nothing.
    [[nodiscard]] const QString* mended(int line, PlayerField field) const;
    void readName(Reading& reading) const;
    [[nodiscard]] bool isSum(const Reading& reading) const;
    void readTitle(Reading& reading) const;
    void readPerson(Reading& reading) const;
    void readRating(Reading& reading) const;
    void readIds(Reading& reading) const;
    /// Texts that are taken as they stand.
    void readOtherTexts(Reading& reading) const;
    void readNumbers(Reading& reading) const;
    [[nodiscard]] RatingSource sourceOf(const Reading& reading, PlayerColumn column) const;

    PlayerColumnMapping columns_;
    RatingSource ratingSource_;
    QDate today_;
    MendedCells mended_;
    bool spanishSex_ = false;
    bool twoLetters_ = false; ///< federations are written in two letters; else two are what is left of three
    bool monthFirst_ = false;
    bool calendarOf1904_ = false;
};

} // namespace pairwright
