#include "app/formats/report/report_frame.h"

#include "app/domain/program_version.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/folded_text.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/shown_date.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Of no single round: what is on them holds for all, or for none.
bool isOfARound(ReportKind kind)
{
    switch (kind) {
    case ReportKind::playerList:
    case ReportKind::payments:
    case ReportKind::schedule:
    case ReportKind::postponedGames:
    case ReportKind::virtualPoints: return false;
    default: return true;
    }
}

QString footerOf(ReportKind kind, const ReportMeta& meta)
{
    QStringList parts;
    if (!isOfARound(kind))
        return QStringList{ReportTexts::tr("printed %1").arg(shownDateTime(meta.printedAt)), programVersion()}.join(
            QStringLiteral(" · "));
    if (!meta.revision.isEmpty())
        parts.append(meta.publishedAt.isValid() ? filled(ReportTexts::tr("%1, published %2", "revision, date and time"),
                                                         meta.revision, shownDateTime(meta.publishedAt))
                                                : meta.revision);
    if (meta.round)
        parts.append(ReportTexts::tr("Round %1").arg(meta.round->value));
    else
        parts.append(ReportTexts::tr("before round 1"));
    parts.append(ReportTexts::tr("printed %1").arg(shownDateTime(meta.printedAt)));
    parts.append(programVersion());
    return parts.join(QStringLiteral(" · "));
}

bool showsPairings(ReportKind kind)
{
    switch (kind) {
    case ReportKind::standings:
    case ReportKind::crossTable:
    case ReportKind::groups:
    case ReportKind::playerList:
    case ReportKind::ratingPreview:
    case ReportKind::titleNorms:
    case ReportKind::payments:
    case ReportKind::wallChart:
    case ReportKind::postponedGames:
    case ReportKind::allFiles:
    case ReportKind::prizes:
    case ReportKind::prizeCeremony:
    case ReportKind::prizeWorksheet:
    case ReportKind::teamRankings:
    case ReportKind::teamPlayers:
    case ReportKind::boardStandings:
    case ReportKind::virtualPoints: return false;
    default: return true;
    }
}

} // namespace

QString placeAndDates(const EventData& event)
{
    QStringList parts;
    if (!event.city.isEmpty())
        parts.append(event.city);
    if (event.start.isValid() && event.end.isValid() && event.start != event.end)
        parts.append(shownDates(event.start, event.end));
    else if (event.start.isValid())
        parts.append(shownDate(event.start));
    return parts.join(QStringLiteral(", "));
}

QString provisionalText(const Tournament& tournament, const std::vector<OpenGames>& waiting)
{
    if (waiting.empty())
        return {};
    std::size_t missing = 0;
    std::size_t boards = 0;
    for (const OpenGames& games : waiting) {
        missing += games.missing.size();
        boards += tournament.round(games.round)->published()->pairings.boards.size();
    }
    return missing == 0 ? ReportTexts::tr("PROVISIONAL: not all games have ended")
                        : filled(tournament.settings.teams
                                     ? ReportTexts::tr("PROVISIONAL: results are missing in %1 of %2 matches",
                                                       "at the head of standings")
                                     : ReportTexts::tr("PROVISIONAL: results are missing on %1 of %2 boards",
                                                       "at the head of standings"),
                                 missing, boards);
}

QString revisionText(RoundNumber round, int version)
{
    return filled(QStringLiteral("R%1-v%2"), round.value, version);
}

ReportDocument startReport(ReportKind kind, const Tournament& tournament, const QString& subject,
                           const ReportOptions& options, std::optional<RoundNumber> round, const RoundVersion* version)
{
    ReportDocument document;
    document.kind = kind;
    document.language = options.language;
    document.meta.event = tournament.event.name;
    document.meta.round = round;
    document.meta.printedAt = options.printedAt;
    if (round && version) {
        document.meta.revision = revisionText(*round, version->version);
        document.meta.isProposal = !version->publishedAt;
        // Standings of the version before were never printed: it was withdrawn before it had a result.
        const bool ofPairings = showsPairings(kind);
        const RoundVersion* replaced = ofPairings ? tournament.round(*round)->replacedBy(version->version) : nullptr;
        if (replaced)
            document.meta.replaces = revisionText(*round, replaced->version);
        const bool isPairings = kind == ReportKind::pairingsByBoard || kind == ReportKind::pairingsByName;
        if (isPairings && version->publishedAt) {
            document.meta.webAddress = options.webAddress;
            if (version->origin != PairingOrigin::imported) // of these it is the time of the import
                document.meta.publishedAt = version->publishedAt->toLocalTime();
        }
    }
    document.titleLines.append(tournament.event.name);
    if (const QString place = placeAndDates(tournament.event); !place.isEmpty())
        document.titleLines.append(place);
    document.titleLines.append(subject);
    document.subject = subject;
    if (document.meta.isProposal)
        document.titleLines.append(ReportTexts::tr("PROPOSAL, not published"));
    if (!document.meta.replaces.isEmpty())
        document.titleLines.append(ReportTexts::tr("REPLACES %1").arg(document.meta.replaces));
    document.footers.append(footerOf(kind, document.meta));
    return document;
}

Expected<const RoundVersion*, ReportError> versionToShow(const Tournament& tournament, RoundNumber number,
                                                         bool proposal)
{
    const Round* round = tournament.round(number);
    const RoundVersion* version = nullptr;
    if (round)
        version = proposal ? round->proposal() : round->published();
    if (version)
        return version;
    const auto code = proposal ? ReportError::Code::noProposal : ReportError::Code::roundNotPublished;
    return Unexpected{ReportError{code, number}};
}

QString afterRoundText(int round, int rounds)
{
    return round > 0 ? filled(ReportTexts::tr("After round %1 of %2"), round, rounds)
                     : ReportTexts::tr("Before round 1");
}

QString presenceText(Presence presence)
{
    switch (presence) {
    case Presence::zeroPointBye: return ReportTexts::tr("zero-point bye");
    case Presence::halfPointBye: return ReportTexts::tr("half-point bye");
    case Presence::fullPointBye: return ReportTexts::tr("full-point bye");
    case Presence::withdrawn: return ReportTexts::tr("withdrawn");
    case Presence::notEntered: return ReportTexts::tr("not yet entered");
    case Presence::present: break;
    }
    return {};
}

QString presenceText(const Player& player, RoundNumber round)
{
    return isExpelledIn(player, round) ? ReportTexts::tr("expelled") : presenceText(presenceIn(player, round));
}

void sortByName(std::vector<const Player*>& players)
{
    const NameOrder names;
    std::stable_sort(players.begin(), players.end(), [&names](const Player* a, const Player* b) {
        return names.compare(a->data.name, b->data.name) < 0;
    });
}

ReportOptions withoutEmptyColumns(ReportOptions options, const Tournament& tournament)
{
    const auto anybody = [&tournament](const auto& has) {
        const auto hasIt = [&has](const Player& player) {
            return has(player.data);
        };
        return std::any_of(tournament.players.begin(), tournament.players.end(), hasIt) ||
               std::any_of(tournament.members.begin(), tournament.members.end(), hasIt);
    };
    options.ratings = options.ratings && anybody([](const PlayerData& data) { return data.rating.has_value(); });
    options.federations =
        options.federations && anybody([](const PlayerData& data) { return !data.federation.isEmpty(); });
    options.clubs = options.clubs && anybody([](const PlayerData& data) { return !data.club.isEmpty(); });
    options.birthYears = options.birthYears && anybody([](const PlayerData& data) { return data.birth.has_value(); });
    return options;
}

NameColumns::NameColumns(const std::vector<const Player*>& listed)
    : titles_(std::any_of(listed.begin(), listed.end(),
                          [](const Player* player) { return !toString(player->data.title).isEmpty(); }))
{
}

void NameColumns::addTo(std::vector<ReportColumn>& columns) const
{
    columns.push_back(nameColumn(ReportTexts::tr("Name")));
    if (!titles_)
        return;
    columns.push_back({ReportTexts::tr("Title", "of a player, column"), ReportColumn::Align::left, false});
    columns.back().shown = ReportColumn::Shown::soft;
}

void NameColumns::addCells(const PlayerData& player, QStringList& cells) const
{
    cells.append(player.name);
    if (titles_)
        cells.append(toString(player.title));
}

void addPlayerColumns(const ReportOptions& options, std::vector<ReportColumn>& columns)
{
    if (options.ratings)
        columns.push_back({ReportTexts::tr("Rtg", "rating, column"), ReportColumn::Align::right, false});
    if (options.federations)
        columns.push_back({ReportTexts::tr("Fed", "federation, column"), ReportColumn::Align::left, false});
    if (options.clubs)
        columns.push_back({ReportTexts::tr("Club"), ReportColumn::Align::left, true});
}

void addPlayerCells(const ReportOptions& options, const PlayerData& player, QStringList& cells)
{
    if (options.ratings)
        cells.append(player.rating ? QString::number(player.rating->value) : QString());
    if (options.federations)
        cells.append(player.federation);
    if (options.clubs)
        cells.append(player.club);
}

} // namespace pairwright
