#pragma once

#include "ui/pages/reports/report_maker.h"
#include "ui/settings/user_settings.h"

#include <array>

namespace pairwright {

/// When sheets of the print set are wanted.
enum class PrintMoment : std::uint8_t {
    publication, ///< a round is published (F7)
    standings,   ///< all results of a round are in
    end,         ///< the same of the last round; the sheets with the standings come too
};
inline constexpr std::size_t printMoments = 3;
inline constexpr int mostCopies = 99;
inline constexpr std::size_t reportKinds = static_cast<std::size_t>(ReportKind::printSet) + 1;

/// What is wanted on paper for one tournament. Kept on this computer, never in the tournament.
struct PaperPlan {
    struct Sheet {
        ReportLook look;
        std::optional<PrintMoment> when; ///< none: not in the print set
        int copies = 1;
        friend bool operator==(const Sheet&, const Sheet&) = default;
    };
    std::array<Sheet, reportKinds> sheets{}; ///< by kind
    QString paper;                           ///< "A4", one of paperNames(); empty: what is usual in the country
    QString printer;                         ///< of the print set; empty: asked each time
    QString notice;
    QByteArray logo;    ///< at the head of the sheets, as readLogo() gives it; empty: none
    QString webAddress; ///< not kept with it: that of the web plan, empty: none

    [[nodiscard]] const Sheet& of(ReportKind kind) const { return sheets.at(static_cast<std::size_t>(kind)); }
    [[nodiscard]] Sheet& of(ReportKind kind) { return sheets.at(static_cast<std::size_t>(kind)); }
    friend bool operator==(const PaperPlan&, const PaperPlan&) = default;
};

/// For whoever has chosen nothing yet: pairings by board and by name with F7, standings with the results, the
/// cross-table at the end.
PaperPlan usualPaperPlan();
/// For the settings file, and back; what cannot be read is as usual.
QString toText(const PaperPlan& plan);
PaperPlan paperPlanFrom(const QString& text);
/// What is kept for a tournament, by its path.
PaperPlan paperPlanOf(const UserSettings& settings, const QString& tournament);
void keepPaperPlan(UserSettings& settings, const QString& tournament, const PaperPlan& plan);

/// In the order in which they are offered.
QStringList paperNames();
/// In points, upright; of a name that is not known what is usual in the country.
QSizeF paperSize(const QString& name);

/// A sheet as the plan wants it, of its usual round.
ReportChoice choiceFrom(const Tournament& tournament, const PaperPlan& plan, ReportKind kind);

/// What a moment brings, in the order of the Reports page.
std::vector<ReportKind> sheetsOf(const PaperPlan& plan, PrintMoment moment);
/// All of them with their copies as one; nullptr: nothing.
std::shared_ptr<const PaintedPages> makeSet(const Tournament& tournament, const PaperPlan& plan, PrintMoment moment,
                                            QSizeF paper);

/// The moment that a tournament is at; none before round 1 is published.
std::optional<PrintMoment> momentOf(const Tournament& tournament);
/// Tells apart what sheets of that moment show: another version, another result. Precondition: a round is published.
QString stampOf(const Tournament& tournament, PrintMoment moment);

} // namespace pairwright
