#pragma once

#include "app/formats/archive/bounded_stream.h"

#include <QXmlStreamReader>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace pairwright {

/// XML of strangers, read as a stream: no document type, no entities, no nesting without end, and no more work than an
/// honest text of its size makes. Names are told without their prefix.
class BoundedXml {
public:
    enum class Trouble : std::uint8_t {
        damaged,      ///< it is not well formed, or ends too soon
        documentType, ///< it has one
        tooDeep,      ///< elements in elements without end
        tooLarge,     ///< too much comes out of it, or one piece of it has no end, or makes too much work
        cancelled,    ///< nobody waits any more
    };

    /// `from`, which is open, must outlive it. A stop is heeded after some hundred bytes, whatever they are.
    BoundedXml(QIODevice& from, qint64 mostBytes, std::stop_token stop);
    ~BoundedXml();
    BoundedXml(const BoundedXml&) = delete;
    BoundedXml& operator=(const BoundedXml&) = delete;

    /// The next start or end of an element, or text; false at the end, and when trouble() says something.
    bool next();
    [[nodiscard]] std::optional<Trouble> trouble() const { return trouble_; }
    [[nodiscard]] qint64 bytesRead() const;
    /// For tokens, names and text.
    [[nodiscard]] const QXmlStreamReader& at() const { return xml_; }
    /// The value of the first attribute of that name; empty: there is none.
    [[nodiscard]] QString attribute(QStringView name) const;

private:
    class Source;
    std::unique_ptr<Source> source_;
    QXmlStreamReader xml_;
    QXmlStreamAttributes attributes_; ///< of the start that was read last: the reader makes them anew whenever asked
    int depth_ = 0;
    std::optional<Trouble> trouble_;
};

} // namespace pairwright
