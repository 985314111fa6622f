#include "app/formats/archive/bounded_xml.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int deepestElement = 64;
constexpr qint64 longestToken = qint64{1024} * 1024; // of bytes that are read before something comes of them
// The reader compares each attribute of an element with all others. Writers of spreadsheets come to some fifty in the
// first element, and elsewhere to fewer comparisons than bytes.
constexpr int mostAttributes = 1000;
constexpr qint64 comparisonsAlways = 16'000'000;
constexpr qint64 bytesAtATime = 1024; // no more is read ahead of the token that counts it

} // namespace

/// Counts the beginnings of attributes while they are read, whatever letters the text is in: an equals sign, and a
/// quotation mark behind it.
class BoundedXml::Source : public BoundedStream {
public:
    Source(QIODevice& from, qint64 mostBytes, std::stop_token stop)
        : BoundedStream(from, {mostBytes, std::min(mostBytes, longestToken)})
        , stop_(std::move(stop))
    {
    }

    /// Something came of what was read: an element of so many attributes, or none.
    void tokenCame(qint64 attributes)
    {
        mark();
        attributes_ = 0;
        comparisons_ += attributes * attributes;
    }
    [[nodiscard]] bool isTooMuch() const
    {
        return isExhausted() || attributes_ > mostAttributes || comparisons_ > comparisonsAlways + bytesRead();
    }
    [[nodiscard]] bool isStopped() const { return stop_.stop_requested(); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        if (isStopped() || isTooMuch())
            return -1;
        const qint64 read = BoundedStream::readData(data, std::min(most, bytesAtATime));
        for (qint64 i = 0; i < read; ++i)
            count(data[i]);
        return isTooMuch() ? -1 : read;
    }

private:
    void count(char c)
    {
        if (c == '=')
            equals_ = true;
        else if (c == '"' || c == '\'')
            attributes_ += std::exchange(equals_, false) ? 1 : 0;
        else if (static_cast<unsigned char>(c) > ' ') // a letter of two bytes has zeros
            equals_ = false;
    }

    std::stop_token stop_;
    int attributes_ = 0; ///< since the last token
    qint64 comparisons_ = 0;
    bool equals_ = false;
};

BoundedXml::BoundedXml(QIODevice& from, qint64 mostBytes, std::stop_token stop)
    : source_(std::make_unique<Source>(from, mostBytes, std::move(stop)))
    , xml_(source_.get())
{
    xml_.setNamespaceProcessing(false); // declarations would be looked through for each name
    xml_.setEntityExpansionLimit(0);
}

BoundedXml::~BoundedXml() = default;

bool BoundedXml::next()
{
    while (!trouble_ && !xml_.atEnd()) {
        const auto token = xml_.readNext();
        if (xml_.hasError())
            break;
        if (token == QXmlStreamReader::StartElement)
            attributes_ = xml_.attributes();
        else
            attributes_.clear();
        source_->tokenCame(attributes_.size());
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference) {
            trouble_ = Trouble::documentType;
        } else if (token == QXmlStreamReader::StartElement) {
            if (++depth_ > deepestElement)
                trouble_ = Trouble::tooDeep;
            return !trouble_;
        } else if (token == QXmlStreamReader::EndElement) {
            --depth_;
            return true;
        } else if (token == QXmlStreamReader::Characters) {
            return true;
        }
    }
    if (trouble_)
        return false;
    if (source_->isStopped())
        trouble_ = Trouble::cancelled;
    else if (source_->isTooMuch())
        trouble_ = Trouble::tooLarge;
    else if (xml_.hasError())
        trouble_ = Trouble::damaged;
    return false;
}

qint64 BoundedXml::bytesRead() const
{
    return source_->bytesRead();
}

QString BoundedXml::attribute(QStringView name) const
{
    for (const QXmlStreamAttribute& each : attributes_)
        if (each.name() == name && each.prefix() != QLatin1String("xmlns"))
            return each.value().toString();
    return {};
}

} // namespace pairwright
