#include "app/cli/convert/encoding_option.h"

namespace pairwright::cli {

Expected<std::optional<TextEncoding>, CliError> askedEncoding(const Arguments& arguments)
{
    const auto asked = arguments.value("encoding");
    if (!asked)
        return std::optional<TextEncoding>();
    const auto encoding = fromName<TextEncoding>(QString::fromStdString(*asked).toLower());
    if (encoding)
        return encoding;
    std::string names;
    for (const char* name : EnumNames<TextEncoding>::names)
        names += (names.empty() ? "" : ", ") + std::string(name);
    return Unexpected{
        CliError{ExitCode::badRequest, "--encoding must be one of " + names + ", not \"" + *asked + "\""}};
}

std::string describe(const std::vector<EncodingReading>& readings)
{
    std::string text = "the file does not say how its letters are written; --encoding NAME does: ";
    for (const EncodingReading& reading : readings)
        text += std::string(reading == readings.front() ? "" : ", ") + nameOf(reading.encoding).data() + " (\"" +
                reading.names.join(QLatin1String("\", \"")).toStdString() + "\")";
    return text;
}

} // namespace pairwright::cli
