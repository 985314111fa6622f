#include "ui/explain/prize_explanation.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"
#include "ui/explain/explanation_html.h"
#include "ui/theme/tints.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PrizeExplanation)
};

using prizes::PrizeAssignment;

QString paragraphHtml(const QString& text, const char* style = "margin-top:4px")
{
    return QStringLiteral("<p style='%1'>%2</p>").arg(QLatin1String(style), proseHtml(text));
}

QString playerPart(const PrizeAssignment& all, std::size_t person, std::optional<std::size_t> asked)
{
    QString html = paragraphHtml(prizes::awardText(all, person));
    for (const prizes::Pool* pool : all.poolsOf(person))
        if (const QString text = prizes::poolText(all, *pool); !text.isEmpty())
            html += paragraphHtml(text);
    // What has one answer is told together.
    std::vector<std::pair<QString, QStringList>> answers;
    for (std::size_t prize = 0; prize < all.prizes.size(); ++prize) {
        if (prize == asked || !all.itemOf(prize) ||
            !prizes::isFor(all.prizes[prize], all.event.people[person], all.event))
            continue;
        const QString answer = prizes::whyNotText(all, person, prize, prizes::Reader::arbiter);
        auto known = std::find_if(answers.begin(), answers.end(), [&](const auto& one) { return one.first == answer; });
        if (known == answers.end())
            known = answers.insert(known, {answer, {}});
        known->second.append(labelOf(all.prizes[prize]));
    }
    QString others;
    for (const auto& [answer, names] : answers)
        others += QStringLiteral("<p style='margin-top:4px'><b>%1:</b> %2</p>")
                      .arg(enumerate(names).toHtmlEscaped(), proseHtml(answer));
    if (!others.isEmpty())
        html += QStringLiteral("<h4 style='margin-bottom:2px'>%1</h4>")
                    .arg(Tr::tr("What else there is for him or her").toHtmlEscaped()) +
                others;
    return html;
}

} // namespace

QString prizeHtml(const Tournament& tournament, const PrizeQuestion& question, const QPalette& palette)
{
    const PrizeAssignment all = prizes::assignPrizes(tournament);
    std::optional<std::size_t> prize;
    for (std::size_t i = 0; i < all.prizes.size(); ++i)
        if (question.prize && all.prizes[i].id == *question.prize)
            prize = i;
    const auto person = question.player ? all.placeOf(*question.player) : std::nullopt;
    if (!prize && !person)
        return {};
    QString html;
    if (tournament.settings.announced)
        html += QStringLiteral("<p style='color:%1; margin-bottom:2px'>%2</p>")
                    .arg(tintsOf(palette).muted.name(), proseHtml(prizes::stateText(tournament)));
    if (prize && person)
        html += paragraphHtml(prizes::whyNotText(all, *person, *prize, prizes::Reader::arbiter),
                              "font-size:large; margin-top:0px");
    if (prize) {
        html += QStringLiteral("<h4 style='margin-bottom:2px'>%1</h4>")
                    .arg(prizes::titleText(all.prizes[*prize], all.fund.amounts[*prize], all.rules.currency)
                             .toHtmlEscaped());
        for (const QString& text : prizes::prizeExplanation(all, *prize, prizes::Reader::arbiter))
            html += paragraphHtml(text);
    }
    if (person)
        html += playerPart(all, *person, prize);
    return html;
}

QString prospectsText(const Tournament& tournament, const prizes::Prospects& prospects)
{
    const QString& currency = tournament.settings.prizeRules.currency;
    const auto range = [&](const prizes::Prospect& prospect) {
        if (prospect.least == prospect.most)
            return moneyText(prospect.most, currency);
        return filled(Tr::tr("%1 to %2 (on average %3)", "money"), moneyText(prospect.least, currency),
                      moneyText(prospect.most, currency), moneyText(prospect.average, currency));
    };
    const Player* opponent = tournament.player(prospects.opponent);
    const QString text = filled(Tr::tr("Board %1 against %2. A win brings %3, a draw %4, a loss %5."),
                                prospects.board.board, opponent != nullptr ? opponent->data.name : QString(),
                                range(prospects.of[0]), range(prospects.of[1]), range(prospects.of[2]));
    return text + QLatin1Char(' ') +
           (prospects.all ? Tr::tr("All ways in which the other boards can end were looked at.")
                          : Tr::tr("%n way(s) in which the other boards may end were looked at, drawn by the ratings.",
                                   nullptr, prospects.ways));
}

} // namespace pairwright
