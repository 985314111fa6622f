#include "ui/pages/reports/print_set.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/report/report_frame.h"
#include "ui/print/bound_pages.h"
#include "ui/print/logo.h"
#include "ui/print/print_sheet.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPageSize>

namespace pairwright {

// Names in the settings file stay what they are, whatever the enums become.
template <>
struct EnumNames<ReportKind> {
    static constexpr std::array<const char*, reportKinds> names{
        "pairingsByBoard", "pairingsByName", "standings",      "crossTable",     "playerList",   "explanation",
        "ratingPreview",   "titleNorms",     "payments",       "resultSlips",    "groups",       "wallChart",
        "schedule",        "postponedGames", "virtualPoints",  "boardCards",     "nameBadges",   "playerCards",
        "prizes",          "prizeCeremony",  "prizeWorksheet", "prizeReceipts",  "teamRankings", "matchBoards",
        "matchReports",    "lineUpForms",    "teamPlayers",    "boardStandings", "teamCards",    "notice",
        "allFiles",        "disasterPack",   "printSet"};
    static_assert(names.back() != nullptr, "a sheet without a name");
};
template <>
struct EnumNames<PrintMoment> {
    static constexpr std::array<const char*, printMoments> names{"publication", "standings", "end"};
};
template <>
struct EnumNames<SheetOptions::Orientation> {
    static constexpr std::array names{"automatic", "upright", "landscape"};
};

namespace {

constexpr auto planChoice = "paper";

constexpr std::array papers{std::pair{"A4", QPageSize::A4}, std::pair{"A3", QPageSize::A3},
                            std::pair{"A5", QPageSize::A5}, std::pair{"Letter", QPageSize::Letter},
                            std::pair{"Legal", QPageSize::Legal}};
constexpr int mostPages = 9;
constexpr int mostAPage = 10;
constexpr double mostPoints = 48;

QJsonObject jsonOf(const PaperPlan::Sheet& sheet)
{
    const ReportLook& look = sheet.look;
    QJsonObject json{{QStringLiteral("ratings"), look.ratings},
                     {QStringLiteral("federations"), look.federations},
                     {QStringLiteral("clubs"), look.clubs},
                     {QStringLiteral("notes"), look.notes},
                     {QStringLiteral("points"), look.points},
                     {QStringLiteral("byName"), look.byName},
                     {QStringLiteral("birthYears"), look.birthYears},
                     {QStringLiteral("names"), look.names},
                     {QStringLiteral("aPage"), look.aPage},
                     {QStringLiteral("orientation"), QString(nameOf(look.orientation))},
                     {QStringLiteral("pages"), look.pages},
                     {QStringLiteral("language"), look.language},
                     {QStringLiteral("secondLanguage"), look.secondLanguage},
                     {QStringLiteral("copies"), sheet.copies}};
    if (!look.groups.isEmpty())
        json[QStringLiteral("groups")] = QJsonArray::fromStringList(look.groups);
    if (look.type)
        json[QStringLiteral("type")] = *look.type;
    if (sheet.when)
        json[QStringLiteral("when")] = QString(nameOf(*sheet.when));
    return json;
}

/// Of a language that this program does not have: that of the window.
QString knownLanguage(const QString& code)
{
    return programLanguages().contains(code) ? code : QString();
}

PaperPlan::Sheet sheetFrom(const QJsonObject& json)
{
    PaperPlan::Sheet sheet;
    ReportLook& look = sheet.look;
    const auto flag = [&json](const char* name, bool& value) {
        value = json[QLatin1String(name)].toBool(value);
    };
    flag("ratings", look.ratings);
    flag("federations", look.federations);
    flag("clubs", look.clubs);
    flag("notes", look.notes);
    flag("points", look.points);
    flag("byName", look.byName);
    flag("birthYears", look.birthYears);
    flag("names", look.names);
    for (const QJsonValue group : json[QStringLiteral("groups")].toArray())
        look.groups.append(group.toString());
    look.aPage = std::clamp(json[QStringLiteral("aPage")].toInt(), 0, mostAPage);
    look.pages = std::clamp(json[QStringLiteral("pages")].toInt(), 0, mostPages);
    look.language = knownLanguage(json[QStringLiteral("language")].toString());
    look.secondLanguage = knownLanguage(json[QStringLiteral("secondLanguage")].toString());
    look.orientation = fromName<SheetOptions::Orientation>(json[QStringLiteral("orientation")].toString())
                           .value_or(SheetOptions::Orientation::automatic);
    if (const double type = json[QStringLiteral("type")].toDouble(); type > 0)
        look.type = std::min(type, mostPoints);
    sheet.copies = std::clamp(json[QStringLiteral("copies")].toInt(1), 1, mostCopies);
    sheet.when = fromName<PrintMoment>(json[QStringLiteral("when")].toString());
    return sheet;
}

} // namespace

PaperPlan usualPaperPlan()
{
    PaperPlan plan;
    plan.of(ReportKind::pairingsByBoard).when = PrintMoment::publication;
    plan.of(ReportKind::pairingsByBoard).look.ratings = false; // read from afar: names have their room
    plan.of(ReportKind::pairingsByName).when = PrintMoment::publication;
    plan.of(ReportKind::playerList).look.federations = true;
    plan.of(ReportKind::standings).when = PrintMoment::standings;
    plan.of(ReportKind::crossTable).when = PrintMoment::end;
    return plan;
}

QString toText(const PaperPlan& plan)
{
    QJsonObject sheets;
    for (std::size_t kind = 0; kind < reportKinds; ++kind)
        sheets[nameOf(static_cast<ReportKind>(kind))] = jsonOf(plan.sheets.at(kind));
    const QJsonObject json{{QStringLiteral("paper"), plan.paper},
                           {QStringLiteral("printer"), plan.printer},
                           {QStringLiteral("notice"), plan.notice},
                           {QStringLiteral("logo"), QString::fromLatin1(plan.logo.toBase64())},
                           {QStringLiteral("sheets"), sheets}};
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

PaperPlan paperPlanFrom(const QString& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    PaperPlan plan = usualPaperPlan();
    plan.paper = json[QStringLiteral("paper")].toString();
    plan.printer = json[QStringLiteral("printer")].toString();
    plan.notice = json[QStringLiteral("notice")].toString();
    plan.logo = QByteArray::fromBase64(json[QStringLiteral("logo")].toString().toLatin1());
    const QJsonObject sheets = json[QStringLiteral("sheets")].toObject();
    for (std::size_t kind = 0; kind < reportKinds; ++kind)
        if (const QJsonValue sheet = sheets[nameOf(static_cast<ReportKind>(kind))]; sheet.isObject())
            plan.sheets.at(kind) = sheetFrom(sheet.toObject());
    return plan;
}

PaperPlan paperPlanOf(const UserSettings& settings, const QString& tournament)
{
    PaperPlan plan = paperPlanFrom(settings.choice(tournament, planChoice));
    plan.webAddress = settings.webPlan(tournament).value_or(WebPlan{}).address;
    return plan;
}

void keepPaperPlan(UserSettings& settings, const QString& tournament, const PaperPlan& plan)
{
    settings.setChoice(tournament, planChoice, toText(plan));
}

QStringList paperNames()
{
    QStringList names;
    for (const auto& [name, id] : papers)
        names.append(QLatin1String(name));
    return names;
}

QSizeF paperSize(const QString& name)
{
    for (const auto& [known, id] : papers)
        if (name == QLatin1String(known))
            return QPageSize(id).size(QPageSize::Point);
    return sheetOptionsForLocale().page;
}

std::vector<ReportKind> sheetsOf(const PaperPlan& plan, PrintMoment moment)
{
    std::vector<ReportKind> kinds;
    for (std::size_t kind = 0; kind < reportKinds; ++kind) {
        if (static_cast<ReportKind>(kind) == ReportKind::payments)
            continue; // private: never on a wall
        const auto when = plan.sheets.at(kind).when;
        const bool final = moment == PrintMoment::end && when == PrintMoment::standings;
        if (when == moment || final)
            kinds.push_back(static_cast<ReportKind>(kind));
    }
    return kinds;
}

ReportChoice choiceFrom(const Tournament& tournament, const PaperPlan& plan, ReportKind kind)
{
    ReportChoice choice;
    static_cast<ReportLook&>(choice) = plan.of(kind).look;
    choice.kind = kind;
    choice.round = usualRound(tournament, kind);
    choice.notice = plan.notice;
    choice.logo = logoImage(plan.logo);
    choice.webAddress = plan.webAddress;
    return choice;
}

std::shared_ptr<const PaintedPages> makeSet(const Tournament& tournament, const PaperPlan& plan, PrintMoment moment,
                                            QSizeF paper)
{
    std::vector<BoundPages::Part> parts;
    for (const ReportKind kind : sheetsOf(plan, moment))
        if (auto pages = makePages(tournament, choiceFrom(tournament, plan, kind), paper))
            parts.push_back({std::move(pages), plan.of(kind).copies});
    if (parts.empty())
        return nullptr;
    return std::make_shared<BoundPages>(tournament.event.name + QStringLiteral(" – ") + nameOf(ReportKind::printSet),
                                        parts);
}

std::optional<PrintMoment> momentOf(const Tournament& tournament)
{
    const Round* played = tournament.roundInPlay();
    if (played == nullptr)
        return std::nullopt;
    if (!played->openBoards().empty())
        return PrintMoment::publication;
    const bool ended = tournament.allRoundsPublished() && openGames(tournament).empty();
    return ended ? PrintMoment::end : PrintMoment::standings;
}

QString stampOf(const Tournament& tournament, PrintMoment moment)
{
    const RoundNumber last = tournament.lastPublished();
    QString revision = revisionText(last, tournament.round(last)->published()->version);
    if (moment == PrintMoment::publication)
        return revision;
    QCryptographicHash results(QCryptographicHash::Sha256);
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        if (version == nullptr)
            continue;
        for (const Match& match : version->pairings.boards)
            for (const Game& game : match.games)
                results.addData(
                    QByteArray::number(game.white.value) + ',' + QByteArray::number(game.black.value) + ',' +
                    QByteArray::number(game.outcome.result ? static_cast<int>(*game.outcome.result) : -1) + ';');
    }
    return revision + QLatin1Char(' ') + QString::fromLatin1(results.result().toHex().left(16));
}

} // namespace pairwright
