#include "engine/trf/reader.h"
#include "engine/trf/writer.h"
#include "tests/fuzz/body.h"

void pairwright::fuzz::trf(Bytes bytes)
{
    const auto first = pairwright::trf::read(textOf(bytes));
    if (!first) {
        require(!describe(first.error()).empty(), "a refusal without a reason");
        return;
    }
    const pairwright::trf::WriteOptions options{pairwright::trf::Version::trf26, pairwright::trf::Profile::engine};
    const auto written = write(first.value().document, options);
    if (!written)
        return;
    const auto second = pairwright::trf::read(written.value().text);
    require(second.hasValue(), "what was written cannot be read");
    const auto again = write(second.value().document, options);
    require(again && again.value().text == written.value().text, "written twice, different texts");
}
