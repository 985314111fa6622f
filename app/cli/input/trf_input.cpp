#include "app/cli/input/trf_input.h"

namespace pairwright::cli {

Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes, std::optional<int> gamesOfARound)
{
    auto read = trf::read(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), gamesOfARound);
    if (!read) {
        return Unexpected{CliError{trf::isTooLarge(read.error()) ? ExitCode::tooLarge : ExitCode::badRequest,
                                   path + ": " + trf::describe(read.error())}};
    }
    TrfInput input{std::move(read->document), {}, trf::statedPoints(read->repairs), std::move(read->gaps)};
    for (const trf::Repair& repair : read->repairs)
        input.remarks.push_back(path + ": " + trf::describe(repair));
    return input;
}

} // namespace pairwright::cli
