#pragma once

#include "app/domain/ratings/rating_list.h"
#include "app/formats/csv/decoded_text.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// What the readers of rating lists have in common.
namespace pairwright {

/// Why a file is no rating list, or was not taken in. What was there before still is.
struct ListReadError {
    enum class Code : std::uint8_t {
        cannotRead,    ///< `detail`: what the system says
        badArchive,    ///< a zip that cannot be read
        noListInside,  ///< a zip that holds no list
        notAList,      ///< nothing in it that we know; `line` if something went wrong there
        unclear,       ///< the encoding: `readings` are possible; the caller knows (TableListOptions::encoding)
        noHeader,      ///< a table whose columns nobody names; the caller may (TableListOptions::columns)
        noNames,       ///< a table of ratings or ids that names nobody
        noRatings,     ///< a table of names with neither ratings nor ids
        tooManyPeople, ///< more than mostPeople
        tooLarge,      ///< more than mostBytes when unpacked, or a line without an end
        nobody,        ///< a header and nothing below it
        cancelled,
    };
    Code code = Code::notAList;
    QString detail;
    std::optional<qint64> line;
    std::vector<EncodingReading> readings = {};
    static constexpr int mostPeople = 5'000'000;
    static constexpr qint64 mostBytes = 4'000'000'000;
};

/// What a list says about itself.
struct ListOrigin {
    ListPublisher publisher = ListPublisher::fide;
    ListRatings ratings = ListRatings::combined;
    QString month; ///< "2026-10", empty if it does not say
    ListRepairs repairs;
    QStringList dropped = {}; ///< headings of the columns of a table that are not read
};

/// Who reads asks now and then whether to go on, and says how many bytes are read.
struct ListReadingWatch {
    std::stop_token stop;
    std::function<void(qint64 bytes)> progress;
};

/// "OCT26", "Oct 2026", "oct26frl", "2026-10", "202610" anywhere in a text as "2026-10"; empty if nothing is found.
QString monthIn(const QString& text);

} // namespace pairwright
