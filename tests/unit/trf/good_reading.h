#pragma once

#include "engine/trf/reader.h"

#include <QtTest>

#include <string>

namespace pairwright::trf {

/// What is read from a text that has to be readable.
inline ReadResult readGood(const std::string& text)
{
    auto result = read(text);
    if (!result)
        qFatal("not readable: %s", describe(result.error()).c_str());
    return std::move(result).value();
}

inline Document goodDocument(const std::string& text)
{
    return readGood(text).document;
}

} // namespace pairwright::trf
