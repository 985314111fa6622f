#include "app/lists/list_people.h"

#include "app/lists/name_words.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace pairwright {

namespace {

constexpr std::size_t blockBytes = std::size_t{4} * 1024 * 1024;
constexpr unsigned placeBits = 40; // block and offset in it; the rating stands above
constexpr unsigned offsetBits = 22;
static_assert(blockBytes == std::size_t{1} << offsetBits);

constexpr std::array texts{&ListRow::nationalId, &ListRow::name,        &ListRow::federation,  &ListRow::sex,
                           &ListRow::title,      &ListRow::womensTitle, &ListRow::otherTitles, &ListRow::club};
constexpr std::size_t longestText = 255;

template <class Number>
void put(std::string& packed, Number number)
{
    packed.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number take(const char*& from)
{
    Number number;
    std::memcpy(&number, from, sizeof number);
    from += sizeof number;
    return number;
}

template <class Number>
Number fitting(int value)
{
    return static_cast<Number>(std::clamp<int>(value, 0, std::numeric_limits<Number>::max()));
}

/// Not in the middle of a letter.
std::string_view cutText(std::string_view text)
{
    if (text.size() <= longestText)
        return text;
    std::size_t end = longestText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

int ratingToShow(const ListRow& row)
{
    for (const ListRow::Figures& figures : row.figures)
        if (figures.rating > 0)
            return figures.rating;
    return 0;
}

} // namespace

void ListPeople::add(const ListRow& row)
{
    packed_.clear();
    put(packed_, row.fideId);
    put(packed_, fitting<std::uint16_t>(row.birthYear));
    std::uint8_t kept = row.inactive ? 0x80 : 0;
    for (std::size_t i = 0; i < row.figures.size(); ++i)
        if (row.figures[i].rating > 0)
            kept = static_cast<std::uint8_t>(kept | (1U << i));
    put(packed_, kept);
    for (const ListRow::Figures& figures : row.figures) {
        if (figures.rating <= 0)
            continue;
        put(packed_, fitting<std::uint16_t>(figures.rating));
        put(packed_, fitting<std::uint16_t>(figures.games));
        put(packed_, fitting<std::uint8_t>(figures.k));
    }
    for (const auto text : texts) {
        const std::string_view cut = cutText(row.*text);
        put(packed_, static_cast<std::uint8_t>(cut.size()));
        packed_ += cut;
    }
    if (blocks_.empty() || blocks_.back().size() + packed_.size() > blockBytes) {
        blocks_.emplace_back();
        blocks_.back().reserve(blockBytes);
    }
    const std::uint64_t place = (std::uint64_t{blocks_.size() - 1} << offsetBits) | blocks_.back().size();
    blocks_.back() += packed_;
    const auto rank = static_cast<std::uint64_t>(std::max(0, 0xFFFF - ratingToShow(row)));
    order_.push_back((rank << placeBits) | place);
}

void ListPeople::sort()
{
    std::sort(order_.begin(), order_.end());
    restart();
}

bool ListPeople::next(ListRow& row)
{
    if (next_ >= order_.size())
        return false;
    const std::uint64_t place = order_[next_++] & ((std::uint64_t{1} << placeBits) - 1);
    const char* from = blocks_[place >> offsetBits].data() + (place & (blockBytes - 1));
    row = ListRow{};
    row.fideId = take<std::int64_t>(from);
    row.birthYear = take<std::uint16_t>(from);
    const auto kept = take<std::uint8_t>(from);
    row.inactive = (kept & 0x80U) != 0;
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
        if ((kept & (1U << i)) == 0)
            continue;
        row.figures[i].rating = take<std::uint16_t>(from);
        row.figures[i].games = take<std::uint16_t>(from);
        row.figures[i].k = take<std::uint8_t>(from);
    }
    for (const auto text : texts) {
        const auto length = take<std::uint8_t>(from);
        row.*text = std::string_view(from, length);
        from += length;
    }
    words_.clear();
    appendSearchWords(row.name, words_);
    appendFederationWord(row.federation, words_);
    row.words = words_;
    return true;
}

} // namespace pairwright
