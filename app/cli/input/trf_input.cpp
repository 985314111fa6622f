#include "app/cli/input/trf_input.h"

#include "app/cli/input/trf_import_text.h"
#include "app/domain/setup/settings.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/teams/contradicting_records.h"
#include "app/formats/trf/teams/rated_teams.h"
#include "app/formats/trf/teams/told_in_comments.h"

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

void tellWhatCounted(const std::string& path, const std::vector<RatingCorrection>& corrections,
                     std::vector<std::string>& remarks)
{
    for (const RatingCorrection& one : corrections)
        remarks.push_back(path + ": round " + std::to_string(one.round.value) + ", " + std::to_string(one.white.value) +
                          "-" + std::to_string(one.black.value) +
                          ": the result that counted is taken, not the one that was corrected for the rating");
}

/// Whether pairing numbers were changed; each such line is a remark.
bool tellOtherNumbers(const std::string& path, const trf::Document& document, std::vector<std::string>& remarks)
{
    const std::size_t before = remarks.size();
    for (const trf::KeptLine& line : document.kept)
        if (tellsOtherNumbers(line.text))
            remarks.push_back(path + ": " + line.text +
                              ": the rounds up to that one were paired by other numbers than the file has");
    return remarks.size() > before;
}

} // namespace

Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes, std::optional<int> gamesOfARound)
{
    auto read = trf::read(textOf(bytes), gamesOfARound);
    if (!read)
        return refused(path, read.error());
    const std::vector<RatingCorrection> corrections = ratingCorrectionsIn(read->document);
    TrfInput input{asItCounted(std::move(read->document), corrections),
                   {},
                   trf::statedPoints(read->repairs),
                   std::move(read->gaps)};
    for (const trf::Repair& repair : read->repairs)
        input.remarks.push_back(path + ": " + trf::describe(repair));
    // Their points are those of the one result or of the other.
    for (const RatingCorrection& one : corrections)
        std::erase_if(input.otherPoints, [&one](const trf::StatedPoints& points) {
            return points.id == one.white.value || points.id == one.black.value;
        });
    tellWhatCounted(path, corrections, input.remarks);
    if (const auto bound = boundLeft(input.document.points))
        input.remarks.push_back(path + ": by its points (162, XXS or BBU) " + std::string(describe(*bound)));
    input.hasOtherNumbers = tellOtherNumbers(path, input.document, input.remarks);
    return input;
}

Expected<TeamTrfInput, CliError> readTeamTrf(const std::string& path, const QByteArray& bytes)
{
    auto read = trf::readTeamFile(withRecordsOfComments(textOf(bytes)));
    if (!read)
        return Unexpected{CliError{read.error().isTooLarge ? ExitCode::tooLarge : ExitCode::badRequest,
                                   path + ": " + read.error().text}};
    const std::vector<RatingCorrection> corrections = takeWhatCounted(read->file, read->repairs);
    TeamTrfInput input{std::move(read->file), {}};
    for (const std::string& record : contradictingRecords(input.file)) // of many remarks the first ones are told
        input.remarks.push_back(path + ": " + contradictionText(record));
    tellWhatCounted(path, corrections, input.remarks);
    for (const trf::Repair& repair : read->repairs)
        input.remarks.push_back(path + ": " + trf::describe(repair));
    input.hasOtherNumbers = tellOtherNumbers(path, input.file.games, input.remarks);
    return input;
}

bool isTeamTrf(const QByteArray& bytes)
{
    return trf::isTeamFile(textOf(bytes));
}

} // namespace pairwright::cli
