#include "app/cli/input/trf_input.h"

namespace pairwright::cli {

namespace {

std::string_view textOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

Unexpected<CliError> refused(const std::string& path, const trf::ReadError& error)
{
    return Unexpected{CliError{trf::isTooLarge(error) ? ExitCode::tooLarge : ExitCode::badRequest,
                               path + ": " + trf::describe(error)}};
}

} // namespace

Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes, std::optional<int> gamesOfARound)
{
    auto read = trf::read(textOf(bytes), gamesOfARound);
    if (!read)
        return refused(path, read.error());
    TrfInput input{std::move(read->document), {}, trf::statedPoints(read->repairs), std::move(read->gaps)};
    for (const trf::Repair& repair : read->repairs)
        input.remarks.push_back(path + ": " + trf::describe(repair));
    return input;
}

Expected<TeamTrfInput, CliError> readTeamTrf(const std::string& path, const QByteArray& bytes)
{
    auto read = trf::readTeamFile(textOf(bytes));
    if (!read)
        return Unexpected{CliError{read.error().isTooLarge ? ExitCode::tooLarge : ExitCode::badRequest,
                                   path + ": " + read.error().text}};
    TeamTrfInput input{std::move(read->file), {}};
    for (const trf::Repair& repair : read->repairs)
        input.remarks.push_back(path + ": " + trf::describe(repair));
    return input;
}

bool isTeamTrf(const QByteArray& bytes)
{
    return trf::isTeamFile(textOf(bytes));
}

} // namespace pairwright::cli
