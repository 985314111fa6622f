#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"
#include "app/web/pages.h"

#include <QCoreApplication>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

/// Who has won what, once it is announced. Who is not to be named is only counted: a prize tells an age or a rating.
QString winnersHtml(const Source& source)
{
    const auto& announced = source.tournament().settings.announced;
    if (!announced)
        return {};
    Table table(Tr::tr("Winners"),
                {{Tr::tr("Name"), Kind::rowHead}, {Tr::tr("Prizes"), Kind::text}, {Tr::tr("Money"), Kind::number}});
    int unnamed = 0;
    const Cents cents = centsOf(announced->awards, &Award::cash);
    for (const Award& award : announced->awards) {
        if (award.player && source.data(*award.player).offTheWeb) {
            ++unnamed;
            continue;
        }
        table.addRow({award.player ? source.name(*award.player) : isolated(award.team),
                      isolated(prizes::labelsText(award)),
                      award.cash > 0 ? escaped(moneyText(award.cash, announced->currency, cents)) : QString()});
    }
    QString html = table.isEmpty() ? QString() : table.html();
    if (unnamed > 0)
        html += paragraph(escaped(Tr::tr("%n more winner(s) are not to be named.", nullptr, unnamed)), "soft");
    return html;
}

QString fundHtml(const Source& source)
{
    const Settings& settings = source.tournament().settings;
    if (settings.prizes.empty())
        return {};
    Table table(Tr::tr("Prize fund"), {{Tr::tr("Prize"), Kind::rowHead},
                                       {Tr::tr("For", "whom a prize is for, column"), Kind::text},
                                       {Tr::tr("Worth", "of a prize, column"), Kind::number}});
    for (const Prize& prize : settings.prizes)
        table.addRow({isolated(prizes::shownLabel(labelOf(prize))), isolated(prizes::whomText(prize)),
                      escaped(prizes::worthText(prize, prize.amount, settings.prizeRules.currency))});
    QString html = table.html();
    for (const QString& rule : prizes::rulesTexts(settings.prizeRules))
        html += paragraph(escaped(rule), "soft");
    return html;
}

} // namespace

bool hasPrizes(const Source& source)
{
    const Settings& settings = source.tournament().settings;
    return !settings.prizes.empty() || settings.announced.has_value();
}

bool hasTeamRankings(const Source& source)
{
    return source.rounds() > 0 && !source.tournament().settings.teamRankings.empty();
}

void addPrizes(Pages& pages)
{
    if (hasPrizes(pages.source()))
        pages.add(QStringLiteral("prizes.html"), Tr::tr("Prizes"),
                  winnersHtml(pages.source()) + fundHtml(pages.source()));
}

void addTeamRankings(Pages& pages)
{
    const Source& source = pages.source();
    if (!hasTeamRankings(source))
        return;
    QString html = openGamesNote(source);
    for (const prizes::RankedTeams& ranked : prizes::prizeEvent(source.tournament(), source.standingsRound()).teams) {
        Table table(filled(Tr::tr("%1 (best %2)", "a team ranking"), ranked.ranking.name, ranked.ranking.best),
                    {{Tr::tr("Place"), Kind::number},
                     {Tr::tr("Team"), Kind::rowHead},
                     {Tr::tr("Pts", "points, column"), Kind::number}});
        for (const prizes::Team& team : ranked.teams)
            table.addRow({QString::number(team.rank) + (team.sharedRank ? QStringLiteral("=") : QString()),
                          isolated(team.name), scoreText(Score{static_cast<std::int32_t>(team.points)})});
        html += table.isEmpty() ? QString() : table.html();
    }
    pages.add(QStringLiteral("teams.html"), Tr::tr("Team rankings"), html);
}

} // namespace pairwright::web
