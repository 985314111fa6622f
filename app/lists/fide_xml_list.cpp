#include "app/lists/fide_xml_list.h"

#include "app/formats/archive/bounded_xml.h"
#include "app/lists/row_cleaning.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace pairwright {

namespace {

constexpr int peopleBetweenLooks = 2048;
constexpr std::size_t longestField = 4096;

/// The elements of a player, in the order of the list.
enum class Element : std::uint8_t {
    id,
    name,
    federation,
    sex,
    title,
    womensTitle,
    otherTitles,
    foa,
    rating,
    games,
    k,
    rapid,
    rapidGames,
    rapidK,
    blitz,
    blitzGames,
    blitzK,
    birth,
    flag,
    count,
};
constexpr std::array<QStringView, static_cast<std::size_t>(Element::count)> elementNames{
    u"fideid",       u"name",        u"country", u"sex",      u"title",        u"w_title",     u"o_title",
    u"foa_title",    u"rating",      u"games",   u"k",        u"rapid_rating", u"rapid_games", u"rapid_k",
    u"blitz_rating", u"blitz_games", u"blitz_k", u"birthday", u"flag"};

class FideElements {
public:
    FideElements(QIODevice& device, ListPeople& people, const ListReadingWatch& watch)
        : xml_(device, ListReadError::mostBytes, watch.stop)
        , people_(people)
        , watch_(watch)
    {
    }

    Expected<ListOrigin, ListReadError> read()
    {
        using Code = ListReadError::Code;
        while (xml_.next()) {
            if (xml_.at().isStartElement())
                open();
            else if (xml_.at().isCharacters() && inside_)
                append();
            else if (xml_.at().isEndElement())
                close();
            if (people_.size() > ListReadError::mostPeople)
                return because(Code::tooManyPeople);
            if (tooLarge_)
                return because(Code::tooLarge);
        }
        using Trouble = BoundedXml::Trouble;
        const auto trouble = xml_.trouble();
        if (trouble == Trouble::cancelled)
            return because(Code::cancelled);
        if (trouble == Trouble::tooLarge)
            return because(Code::tooLarge);
        if (!root_ || trouble == Trouble::documentType || trouble == Trouble::tooDeep)
            return because(Code::notAList);
        if (trouble)
            return because(Code::cannotRead, xml_.at().errorString());
        ListOrigin origin;
        origin.ratings = isCombined_ ? ListRatings::combined : ListRatings::standard;
        origin.repairs = repairs_;
        return origin;
    }

private:
    Unexpected<ListReadError> because(ListReadError::Code code, const QString& detail = {}) const
    {
        return Unexpected{ListReadError{code, detail, xml_.at().lineNumber()}};
    }

    void open()
    {
        inside_ = false;
        const QStringView name = xml_.at().name();
        if (name == u"player") {
            for (std::string& text : texts_)
                text.clear();
            next_ = 0;
            return;
        }
        root_ = root_ || name == u"playerslist";
        // They come in the order of the list, so that the next one is nearly always the one.
        for (std::size_t i = 0; i < elementNames.size(); ++i) {
            const std::size_t tried = (next_ + i) % elementNames.size();
            if (elementNames[tried] == name) {
                field_ = tried;
                next_ = tried + 1;
                inside_ = true;
                return;
            }
        }
    }

    void append()
    {
        std::string& text = texts_[field_];
        const QStringView piece = xml_.at().text();
        const auto isAscii = [](QChar c) {
            return c.unicode() < 0x80;
        };
        if (std::ranges::all_of(piece, isAscii))
            std::ranges::transform(piece, std::back_inserter(text), &QChar::toLatin1);
        else
            text += piece.toUtf8().toStdString();
        tooLarge_ = text.size() > longestField;
    }

    void close()
    {
        inside_ = false;
        if (xml_.at().name() != u"player")
            return;
        take();
        if (people_.size() % peopleBetweenLooks == 0 && watch_.progress)
            watch_.progress(xml_.bytesRead());
    }

    const std::string& text(Element element) const { return texts_[static_cast<std::size_t>(element)]; }
    std::string_view cleaned(Element element)
    {
        const auto place = static_cast<std::size_t>(element);
        return cleanText(texts_[place], cleaned_[place], repairs_);
    }
    int number(Element element) { return numberFrom(trimmed(text(element)), repairs_); }

    void take()
    {
        ListRow row;
        row.fideId = number(Element::id);
        row.name = cleaned(Element::name);
        if (row.fideId == 0 || row.name.empty()) {
            ++repairs_.leftOut;
            return;
        }
        row.federation = cleaned(Element::federation);
        row.sex = sexFrom(text(Element::sex));
        row.title = titleFrom(cleaned(Element::title), repairs_);
        row.womensTitle = cleaned(Element::womensTitle);
        row.otherTitles = cleaned(Element::otherTitles);
        row.figures[0] = {number(Element::rating), number(Element::games), number(Element::k)};
        row.figures[1] = {number(Element::rapid), number(Element::rapidGames), number(Element::rapidK)};
        row.figures[2] = {number(Element::blitz), number(Element::blitzGames), number(Element::blitzK)};
        row.birthYear = numberFrom(trimmed(text(Element::birth)).substr(0, 4), repairs_);
        row.inactive = text(Element::flag).find('i') != std::string::npos;
        isCombined_ = isCombined_ || !text(Element::rapid).empty() || !text(Element::blitz).empty();
        people_.add(row);
    }

    BoundedXml xml_;
    ListPeople& people_;
    const ListReadingWatch& watch_;
    std::array<std::string, static_cast<std::size_t>(Element::count)> texts_;
    std::array<std::string, static_cast<std::size_t>(Element::count)> cleaned_;
    std::size_t field_ = 0;
    std::size_t next_ = 0;
    bool inside_ = false;
    bool root_ = false;
    bool isCombined_ = false;
    bool tooLarge_ = false;
    ListRepairs repairs_;
};

} // namespace

Expected<ListOrigin, ListReadError> readFideXml(QIODevice& device, ListPeople& people, const ListReadingWatch& watch)
{
    return FideElements(device, people, watch).read();
}

} // namespace pairwright
