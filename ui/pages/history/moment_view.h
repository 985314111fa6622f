#pragma once

#include "app/formats/report/reports.h"
#include "app/session/tournament_session.h"
#include "ui/pages/reports/report_maker.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class EmptyState;
class RoundTabs;
class Sheet;
class SheetPreview;

/// The tournament as it was: its sheets, to be read and nothing else, below a banner that says so.
class MomentView : public QWidget {
    Q_OBJECT
public:
    explicit MomentView(QWidget* parent = nullptr);

    void display(const Tournament& tournament, const HistoryEntry& entry);
    /// Frees what was shown.
    void clear();
    void retranslate();
    /// nullptr when the moment has no such sheet.
    [[nodiscard]] const ReportDocument* document() const;
    [[nodiscard]] QString bannerText() const;

signals:
    void closed();
    /// What the window shows is now that moment; nullptr: the present again.
    void looked(const pairwright::Tournament* moment, const QDateTime& at);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintBanner();
    void refresh();

    QWidget* banner_ = nullptr;
    QLabel* sentence_ = nullptr;
    QPushButton* back_ = nullptr;
    QComboBox* kinds_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    QStackedWidget* body_ = nullptr;
    SheetPreview* preview_ = nullptr;
    EmptyState* empty_ = nullptr;
    std::optional<Tournament> tournament_;
    std::optional<HistoryEntry> entry_;
    std::optional<RoundNumber> round_;
    std::shared_ptr<const Sheet> sheet_;
};

} // namespace pairwright
