#include "app/cli/pairing_task.h"

#include "app/cli/file_content.h"
#include "app/cli/trf_input.h"

namespace pairwright::cli {

namespace {

Expected<PairingTask, CliError> fromTrf(const std::string& path, const QByteArray& bytes, const trf::Choices& choices)
{
    auto file = readTrf(path, bytes);
    if (!file)
        return Unexpected{file.error()};
    auto input = trf::toPairingInput(file->document, choices);
    if (!input)
        return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    PairingTask task{
        input->round, std::move(input->converted.state), std::move(input->request), {}, std::move(file->remarks)};
    for (const trf::FileId id : input->converted.ids)
        task.ids.push_back(id.value);
    for (const trf::Note& note : input->converted.notes)
        task.remarks.push_back(path + ": " + trf::describe(note));
    return task;
}

} // namespace

Expected<PairingTask, CliError> loadPairingTask(const std::string& path, const trf::Choices& choices)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    if (content->kind == FileKind::database)
        return Unexpected{CliError{ExitCode::badRequest, path + ": tournament files cannot be paired yet"}};
    return fromTrf(path, content->bytes, choices);
}

} // namespace pairwright::cli
