#include "app/cli/check/check_report.h"

#include "app/cli/console/text_table.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace pairwright::cli {

namespace {

/// The text of one file, each line behind two blanks.
std::string indented(const std::string& text)
{
    std::string result;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t to = std::min(text.find('\n', from), text.size());
        result += "  " + text.substr(from, to - from) + "\n";
        from = to + 1;
    }
    return result;
}

/// Most refusals name the file already.
std::string refusal(const CheckedFile& file)
{
    const std::string& message = file.outcome->error().message;
    return message.find(file.path) != std::string::npos ? message : file.path + ": " + message;
}

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

json::Object asJson(const CheckedFile& file)
{
    json::Object object{{"file", file.path}};
    if (file.isRefused()) {
        object.insert("refused", refusal(file));
        return object;
    }
    const FileCheck& check = file.outcome->value();
    object.insert("rounds", check.rounds);
    object.insert("differences", check.differing);
    object.insert("undecided", check.undecided);
    if (!check.jsonRounds.empty())
        object.insert("not_clean", check.jsonRounds);
    if (!check.jsonStandings.isNull())
        object.insert("standings", check.jsonStandings);
    return object;
}

} // namespace

CheckTotals totalsOf(std::span<const CheckedFile> files)
{
    CheckTotals totals;
    for (const CheckedFile& file : files) {
        if (!file.outcome)
            continue;
        ++totals.files;
        if (file.isRefused()) {
            ++totals.refused;
            continue;
        }
        const FileCheck& check = file.outcome->value();
        totals.rounds += check.rounds;
        totals.differentFiles += file.isDifferent() ? 1U : 0U;
        totals.differentRounds += check.differing;
        totals.differentStandings += check.standings.size();
        totals.undecided += check.undecided;
    }
    return totals;
}

std::string asText(std::span<const CheckedFile> files)
{
    std::string text;
    for (const CheckedFile& file : files) {
        if (file.isRefused())
            text += "refused: " + refusal(file) + "\n";
        else if (file.isDifferent() || (file.outcome && file.outcome->value().undecided > 0))
            text += file.path + "\n" + indented(file.outcome->value().text);
    }
    const CheckTotals totals = totalsOf(files);
    text += counted(totals.files, "file", "files") + ", " + counted(totals.rounds, "round", "rounds") + ": ";
    if (totals.differentFiles == 0)
        text += "0 differences";
    else
        text += counted(totals.differentRounds, "round", "rounds") + " and " +
                counted(totals.differentStandings, "rank or points field", "ranks or points fields") + " of " +
                counted(totals.differentFiles, "file", "files") + " not as the rules give them";
    if (totals.undecided > 0)
        text += "; " + counted(totals.undecided, "round", "rounds") + " left to the arbiter";
    if (totals.refused > 0)
        text += "; " + counted(totals.refused, "file", "files") + " refused";
    return text + "\n";
}

json::Object asJson(std::span<const CheckedFile> files)
{
    json::Array list;
    for (const CheckedFile& file : files)
        if (file.outcome)
            list.emplace_back(asJson(file));
    const CheckTotals totals = totalsOf(files);
    return {{"files", list},
            {"totals", json::Object{{"files", totals.files},
                                    {"rounds", totals.rounds},
                                    {"different_files", totals.differentFiles},
                                    {"different_rounds", totals.differentRounds},
                                    {"different_standings", totals.differentStandings},
                                    {"undecided", totals.undecided},
                                    {"refused", totals.refused}}}};
}

QByteArray asJunit(std::span<const CheckedFile> files)
{
    const CheckTotals totals = totalsOf(files);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "pairwright-cli check");
    xml.writeAttribute("tests", QString::number(totals.files));
    xml.writeAttribute("failures", QString::number(totals.differentFiles));
    xml.writeAttribute("errors", QString::number(totals.refused));
    for (const CheckedFile& file : files) {
        if (!file.outcome)
            continue;
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", "check");
        xml.writeAttribute("name", qt(file.path));
        if (file.isRefused() || file.isDifferent()) {
            xml.writeStartElement(file.isRefused() ? "error" : "failure");
            xml.writeAttribute("message", qt(file.isRefused() ? refusal(file) : file.outcome->value().differences()));
            if (file.isDifferent())
                xml.writeCharacters(qt(file.outcome->value().text));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

} // namespace pairwright::cli
