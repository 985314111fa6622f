#include "ui/pages/players/rating_html.h"

#include "app/domain/text/filled.h"
#include "app/formats/ratings/norm_progress.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "ui/print/norm_dials.h"
#include "ui/text/tables/rich_table.h"
#include "ui/theme/tints.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QTextBrowser>
#include <QUrl>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::RatingBox)
};

constexpr double dialScale = 1.3; // of the height of a line

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'>%1</p>").arg(text.toHtmlEscaped());
}

QString muted(const QString& text, const QPalette& palette)
{
    return QStringLiteral("<p style='color:%1; margin-top:2px; margin-bottom:2px'>%2</p>")
        .arg(tintsOf(palette).muted.name(), text.toHtmlEscaped());
}

struct OutcomeHtml {
    const QPalette& palette;
    const RatingPreview& preview;
    const RatingEvent& event;

    QString operator()(std::monostate) const
    {
        return muted(Tr::tr("No game that counts for the rating yet."), palette);
    }
    QString operator()(const RatingChange& change) const
    {
        // What is gained or lost stands out.
        const QString points = changeText(change.change);
        const QColor ink = change.change < 0   ? inkOf(palette, Mood::warning)
                           : change.change > 0 ? inkOf(palette, Mood::good)
                                               : palette.color(QPalette::Text);
        QString html =
            QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'>%1</p>")
                .arg(filled(Tr::tr("Change %1, K %2", "rating").toHtmlEscaped(),
                            QStringLiteral("<b style='color:%1'>%2</b>").arg(ink.name(), points.toHtmlEscaped()),
                            kText(change.k).toHtmlEscaped()));
        html += paragraph(filled(Tr::tr("Expected %1, scored %2 of %3"), hundredthsText(change.expectedPercent),
                                 halfPointsText(preview.halfPoints), preview.games.size()));
        html += performance();
        for (const QString& month : periodTexts(event, change))
            html += muted(month, palette);
        for (const KFactor::Assumption assumption : change.k.assumptions)
            html += muted(describe(assumption), palette);
        return html;
    }
    QString operator()(const InitialRating& initial) const
    {
        return QStringLiteral("<p style='margin-top:2px; margin-bottom:2px'><b>%1</b></p>")
                   .arg(Tr::tr("First rating %1").arg(initial.rating).toHtmlEscaped()) +
               performance() + muted(describe(initial), palette);
    }
    QString operator()(const NoInitialRating& none) const { return performance() + paragraph(describe(none)); }

    [[nodiscard]] QString performance() const
    {
        if (!preview.performance)
            return {};
        return paragraph(filled(Tr::tr("Performance %1, opponents %2 on average", "two ratings"), *preview.performance,
                                *preview.averageRating));
    }
};

/// A dial as a picture that is given to the text; it stands in the place of a letter.
RichCell dialCell(const NormDial& dial, QTextBrowser& view)
{
    const QString name =
        filled(QStringLiteral("norm-dial-%1-%2"), static_cast<int>(dial.state), QString::number(dial.share, 'f', 2));
    const double side = view.fontMetrics().height() * dialScale;
    const double ratio = view.devicePixelRatioF();
    QPixmap picture((QSizeF(side, side) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QPalette& palette = view.palette();
    const Tints tints = tintsOf(palette);
    paintDial(painter, QRectF(0, 0, side, side), dial,
              {tints.line, inkOf(palette, Mood::good), tints.accent, inkOf(palette, Mood::bad)});
    painter.end();
    view.document()->addResource(QTextDocument::ImageResource, QUrl(name), picture);
    return {QStringLiteral("<img src='%1'>").arg(name)};
}

QString normHtml(const NormProgress& norm, QTextBrowser& view)
{
    const QPalette& palette = view.palette();
    if (!norm.inReach) {
        QStringList failing;
        for (const NormDial& dial : norm.dials)
            failing.append(dial.sentence());
        return muted(filled(QStringLiteral("%1 (%2)"), norm.verdict, failing.join(QStringLiteral(" · "))), palette);
    }
    QString html =
        QStringLiteral("<p style='margin-top:8px; margin-bottom:2px'><b>%1</b></p>").arg(norm.verdict.toHtmlEscaped());
    RichTable table;
    for (const NormDial& dial : norm.dials)
        table.addRow({dialCell(dial, view), RichCell::text(dial.what), RichCell::number(dial.counts),
                      RichCell::coloured(tintsOf(palette).muted, dial.toGo.toHtmlEscaped())});
    html += table.html();
    for (const QString& remark : norm.remarks)
        html += muted(remark, palette);
    return html;
}

/// Of a part, as in the other tabs of the Inspector.
QString heading(const QString& text)
{
    return QStringLiteral("<h4 style='margin-top:10px; margin-bottom:2px'>%1</h4>").arg(text.toHtmlEscaped());
}

QString ratingHtml(const Tournament& tournament, PlayerKey player, QTextBrowser& view)
{
    const QPalette& palette = view.palette();
    const std::optional<RatingKind> told = ratingKindOf(tournament.event.timeControl);
    const RatingKind kind = told.value_or(RatingKind::standard);
    const RatedTournament rated = ratedTournament(tournament, tournament.lastPublished().value, kind);
    const auto tpn = rated.order.tpnOf(player);
    if (!tpn)
        return {};
    const RatingPreview preview = previewRating(rated.event, *tpn);
    QString html = heading(Tr::tr("Rating, %1 (preview)", "standard, rapid or blitz").arg(nameOf(kind)));
    html += std::visit(OutcomeHtml{palette, preview, rated.event}, preview.outcome);
    for (const QString& note : periodNotes(rated))
        html += muted(note, palette);
    if (!told)
        html += muted(Tr::tr("The time control does not say which list: standard is assumed."), palette);
    for (const QString& note : timeNotesForRating(tournament.event.timeControl, rated.event))
        html += muted(note, palette);
    if (!preview.tooFarApart.empty())
        html += muted(tooFarApartText(static_cast<int>(preview.tooFarApart.size())), palette);
    const PlayerData& data = tournament.player(player)->data;
    if (hasRatingBelowLeast(data, kind))
        html += muted(belowLeastText(), palette);
    if (data.rating && !officialRating(data, kind))
        html += muted(Tr::tr("The player’s rating is no FIDE rating: it counts as none here."), palette);
    if (soughtTitles(rated.event.person(*tpn)).empty())
        return html;
    html += heading(Tr::tr("Title norms (preview)"));
    const NormCards norms(tournament, rated);
    if (!norms.whyNone().isEmpty())
        return html + muted(norms.whyNone(), palette);
    for (const QString& note : timeNotesForNorms(tournament.event.timeControl))
        html += muted(note, palette);
    for (const NormProgress& norm : norms.of(player))
        html += normHtml(norm, view);
    return html;
}

} // namespace

void showRating(const Tournament& tournament, PlayerKey player, QTextBrowser& view)
{
    view.setHtml(ratingHtml(tournament, player, view));
}

} // namespace pairwright
