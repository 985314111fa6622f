#include "ui/pages/reports/report_choices.h"

#include "app/formats/ratings/rating_words.h"
#include "ui/pages/reports/group_choice.h"
#include "ui/pages/reports/logo_field.h"
#include "ui/pages/reports/sheet_list.h"
#include "ui/print/card_pages.h"
#include "ui/print/logo.h"
#include "ui/print/result_slip_pages.h"
#include "ui/settings/window_language.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/bar_in_use.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/written_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QPlainTextEdit>
#include <QPrinterInfo>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <span>

namespace pairwright {

namespace {

constexpr std::array ratingKinds{RatingKind::standard, RatingKind::rapid, RatingKind::blitz};

struct TypeRow {
    double points; ///< 0: as large as fits
    int pages;     ///< to be filled; 0: as many as are needed
};
constexpr std::array typeRows{TypeRow{0, 0},  TypeRow{0, 1},  TypeRow{0, 2},  TypeRow{0, 3}, TypeRow{8, 0},
                              TypeRow{10, 0}, TypeRow{12, 0}, TypeRow{15, 0}, TypeRow{20, 0}};
constexpr int fewestChoices = 160;
constexpr int noticeLines = 6;
constexpr int partsGap = 12;
constexpr int belowLabel = 3;
constexpr int aboveLabel = 3; ///< besides

std::span<const int> countsAPage(ReportKind kind)
{
    if (kind == ReportKind::resultSlips)
        return slipsAPage;
    return usualNumberAPage(kind) > 0 ? std::span<const int>(cardsAPage) : std::span<const int>();
}

} // namespace

void ReportChoices::Field::setVisible(bool visible) const
{
    label->setVisible(visible);
    widget->setVisible(visible);
}

ReportChoices::ReportChoices(Desk& desk, Printing& printing, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , printing_(printing)
    , kinds_(new SheetList(desk.actions()))
{
    {
        const QScopedValueRollback loading(loading_, true); // boxes that are being filled choose nothing
        build();
    }
    connect(kinds_, &QListWidget::currentRowChanged, this, [this] {
        load();
        emit changed();
    });
    connect(&printing_, &Printing::changed, this, &ReportChoices::load);
}

void ReportChoices::build()
{
    both_ = new QBoxLayout(QBoxLayout::TopToBottom, this);
    both_->setContentsMargins(look::fromStart(16, 4, 12, 0)); // what scrolls goes on to the foot of the page
    both_->setSpacing(partsGap);
    both_->addWidget(kinds_);
    auto* options = new QWidget;
    fields_ = new QVBoxLayout(options);
    fields_->setContentsMargins(0, 0, 0, 12);
    fields_->setSpacing(belowLabel);
    // The list and the choices scroll each for itself: the sheet that is chosen stays in sight.
    QScrollArea* area = scrolled(options);
    options_ = area;
    both_->addWidget(options_, 1);
    new BarInUse(kinds_);
    new BarInUse(area);
    QVBoxLayout* column = fields_;
    ratings_ = addBox(true, "sheetRatings");
    federations_ = addBox(false, "sheetFederations");
    clubs_ = addBox(false, "sheetClubs");
    notes_ = addBox(false, "sheetNotes");
    points_ = addBox(true, "sheetPoints");
    byName_ = addBox(false, "sheetByName");
    birthYears_ = addBox(false, "sheetBirthYears");
    names_ = addBox(true, "sheetNames");
    changedOnly_ = addBox(false, "changedOnly");
    groups_ = new GroupChoice;
    addField(groupsField_, groups_, "sheetGroups");
    connect(groups_, &GroupChoice::chosen, this, &ReportChoices::store);
    ratingKind_ = addChoice(ratingKindField_, "ratingKind");
    for (std::size_t i = 0; i < ratingKinds.size(); ++i)
        ratingKind_->addItem(QString());
    ratingKindChosen_ = false; // by the arbiter, so far
    aPage_ = addChoice(aPageField_, "aPage");
    notice_ = new QPlainTextEdit;
    notice_->setTabChangesFocus(true);
    beginWhereThePageDoes(notice_);
    notice_->setFixedHeight(notice_->fontMetrics().lineSpacing() * noticeLines);
    addField(noticeField_, notice_, "notice");
    connect(notice_, &QPlainTextEdit::textChanged, this, &ReportChoices::store);
    type_ = addChoice(typeField_, "sheetType");
    for (std::size_t i = 0; i < typeRows.size(); ++i)
        type_->addItem(QString());
    orientation_ = addChoice(orientationField_, "sheetOrientation");
    for (int i = 0; i < 3; ++i)
        orientation_->addItem(QString());
    language_ = addChoice(languageField_, "sheetLanguage");
    secondLanguage_ = addChoice(secondLanguageField_, "sheetSecondLanguage");
    fillWithLanguages(*language_);
    fillWithLanguages(*secondLanguage_);
    moment_ = addChoice(momentField_, "setMoment");
    contents_ = new PlainLabel;
    contents_->setWordWrap(true);
    contents_->setObjectName(QStringLiteral("setContents"));
    makeMuted(contents_);
    column->addWidget(contents_);
    for (std::size_t i = 0; i < printMoments; ++i)
        moment_->addItem(QString());
    printer_ = addChoice(printerField_, "setPrinter");
    // A long name of a printer must not make the column wide.
    printer_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    paper_ = addChoice(paperField_, "sheetPaper");
    paper_->addItem(QString());
    paper_->addItems(paperNames());
    logo_ = new LogoField(desk_);
    addField(logoField_, logo_, "sheetLogo");
    connect(logo_, &LogoField::changed, this, &ReportChoices::store);
    when_ = addChoice(whenField_, "sheetWhen");
    for (std::size_t i = 0; i <= printMoments; ++i)
        when_->addItem(QString());
    copies_ = new QSpinBox;
    copies_->setRange(1, mostCopies);
    addField(copiesField_, copies_, "sheetCopies");
    connect(copies_, &QSpinBox::valueChanged, this, &ReportChoices::store);
    column->addStretch();
}

void ReportChoices::setBeside(bool beside)
{
    both_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    both_->setAlignment(kinds_, beside ? Qt::AlignTop | Qt::AlignLeft : Qt::Alignment());
    kinds_->setMayBeRoomy(beside);
    // The list keeps its width whatever the choices of a sheet are, and so these begin at one place.
    kinds_->setMinimumWidth(beside ? kinds_->widthOfTexts() : 0);
    kinds_->setMaximumWidth(beside ? kinds_->widthOfTexts() : QWIDGETSIZE_MAX);
}

void ReportChoices::showOptions(bool shown)
{
    options_->setVisible(shown);
}

bool ReportChoices::isChoosing() const
{
    const QWidget* widget = QApplication::focusWidget();
    while (widget != nullptr && widget != options_) // also from a list that drops down
        widget = widget->parentWidget();
    return widget != nullptr;
}

QCheckBox* ReportChoices::addBox(bool checked, const char* name)
{
    auto* box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    box->setChecked(checked);
    fields_->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &ReportChoices::store);
    return box;
}

QComboBox* ReportChoices::addChoice(Field& field, const char* name)
{
    auto* box = new ChoiceBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumWidth(fewestChoices);
    addField(field, box, name);
    connect(box, &QComboBox::currentIndexChanged, this, &ReportChoices::store);
    return box;
}

void ReportChoices::addField(Field& field, QWidget* widget, const char* name)
{
    widget->setObjectName(QLatin1String(name));
    field = {new PlainLabel, widget};
    field.label->setBuddy(widget);
    field.label->setContentsMargins(0, aboveLabel, 0, 0);
    fields_->addWidget(field.label);
    fields_->addWidget(widget);
}

ReportKind ReportChoices::kind() const
{
    return kinds_->kind();
}

void ReportChoices::choose(ReportKind kind)
{
    kinds_->choose(kind);
}

QListWidget& ReportChoices::kinds() const
{
    return *kinds_;
}

PrintMoment ReportChoices::moment() const
{
    return static_cast<PrintMoment>(std::max(0, moment_->currentIndex()));
}

void ReportChoices::choose(PrintMoment moment)
{
    moment_->setCurrentIndex(static_cast<int>(moment));
}

ReportChoice ReportChoices::choice() const
{
    ReportChoice chosen;
    static_cast<ReportLook&>(chosen) = printing_.plan().of(kind()).look;
    chosen.kind = kind();
    chosen.ratingKind = ratingKinds.at(static_cast<std::size_t>(std::max(0, ratingKind_->currentIndex())));
    chosen.changedOnly = replaces_ && changedOnly_->isChecked();
    chosen.notice = printing_.plan().notice;
    chosen.logo = logoImage(printing_.plan().logo);
    chosen.webAddress = printing_.plan().webAddress;
    return chosen;
}

void ReportChoices::follow()
{
    if (desk_.session() == nullptr)
        return;
    kinds_->offer(desk_.projected());
    const QScopedValueRollback loading(loading_, true);
    groups_->offer(categoriesOf(desk_.projected()), printing_.plan().of(kind()).look.groups);
    showFields();
}

void ReportChoices::setReplaces(bool replaces)
{
    replaces_ = replaces;
    changedOnly_->setVisible(replaces);
}

void ReportChoices::propose(RatingKind kind)
{
    if (ratingKindChosen_)
        return;
    const auto found = std::find(ratingKinds.begin(), ratingKinds.end(), kind);
    const QSignalBlocker blocker(ratingKind_);
    ratingKind_->setCurrentIndex(static_cast<int>(found - ratingKinds.begin()));
}

void ReportChoices::showFields()
{
    const ReportKind shown = kind();
    const bool preview = shown == ReportKind::ratingPreview;
    const bool set = shown == ReportKind::printSet;
    const bool payments = shown == ReportKind::payments; // private: no columns to choose, and in no set
    const bool document = isDocument(shown);
    const bool columns = document && !payments && shown != ReportKind::titleNorms && !isOfPrizes(shown);
    ratings_->setVisible(columns && !preview);
    federations_->setVisible(columns);
    clubs_->setVisible(columns && !preview);
    notes_->setVisible(shown == ReportKind::pairingsByBoard);
    points_->setVisible(shown == ReportKind::pairingsByBoard);
    for (QCheckBox* box : {byName_, birthYears_})
        box->setVisible(shown == ReportKind::playerList);
    names_->setVisible(shown == ReportKind::boardCards);
    changedOnly_->setVisible(replaces_);
    groupsField_.setVisible(hasGroups(shown) && groups_->count() > 0);
    ratingKindField_.setVisible(preview);
    aPageField_.setVisible(usualNumberAPage(shown) > 0);
    noticeField_.setVisible(shown == ReportKind::notice);
    typeField_.setVisible(document);
    orientationField_.setVisible(document || shown == ReportKind::notice);
    for (const Field& field : {languageField_, secondLanguageField_})
        field.setVisible(!set && programLanguages().size() > 1);
    momentField_.setVisible(set);
    contents_->setVisible(set);
    printerField_.setVisible(set);
    logoField_.setVisible(document || set);
    whenField_.setVisible(!set && !payments);
    copiesField_.setVisible(!set && !payments && when_->currentIndex() > 0);
}

void ReportChoices::fillCounts()
{
    aPage_->clear();
    for (const int count : countsAPage(kind()))
        aPage_->addItem(QString::number(count), count);
}

void ReportChoices::load()
{
    if (loading_)
        return;
    const QScopedValueRollback loading(loading_, true);
    const PaperPlan& plan = printing_.plan();
    const PaperPlan::Sheet& sheet = plan.of(kind());
    const ReportLook& look = sheet.look;
    ratings_->setChecked(look.ratings);
    federations_->setChecked(look.federations);
    clubs_->setChecked(look.clubs);
    notes_->setChecked(look.notes);
    points_->setChecked(look.points);
    byName_->setChecked(look.byName);
    birthYears_->setChecked(look.birthYears);
    names_->setChecked(look.names);
    if (desk_.session() != nullptr && isVisible())
        groups_->offer(categoriesOf(desk_.projected()), look.groups);
    fillCounts();
    aPage_->setCurrentIndex(aPage_->findData(look.aPage > 0 ? look.aPage : usualNumberAPage(kind())));
    if (notice_->toPlainText() != plan.notice)
        notice_->setPlainText(plan.notice);
    const auto type = std::find_if(typeRows.begin(), typeRows.end(), [&look](const TypeRow& row) {
        return row.points == look.type.value_or(0) && row.pages == look.pages;
    });
    type_->setCurrentIndex(type == typeRows.end() ? 0 : static_cast<int>(type - typeRows.begin()));
    orientation_->setCurrentIndex(static_cast<int>(look.orientation));
    language_->setCurrentIndex(std::max(0, language_->findData(look.language)));
    secondLanguage_->setCurrentIndex(std::max(0, secondLanguage_->findData(look.secondLanguage)));
    paper_->setCurrentIndex(std::max(0, paper_->findText(plan.paper)));
    logo_->setLogo(plan.logo);
    when_->setCurrentIndex(sheet.when ? static_cast<int>(*sheet.when) + 1 : 0);
    copies_->setValue(sheet.copies);
    loadSet();
    showFields();
}

void ReportChoices::loadSet()
{
    if (kind() != ReportKind::printSet)
        return;
    const PaperPlan& plan = printing_.plan();
    QStringList lines;
    for (const ReportKind sheet : sheetsOf(plan, moment()))
        if (kinds_->isOffered(sheet))
            lines.append(QStringLiteral("%1 × %2").arg(QString::number(plan.of(sheet).copies), nameOf(sheet)));
    contents_->setText(lines.isEmpty() ? tr("No sheet yet. Choose one above and say when it is wanted.")
                                       : lines.join(QLatin1Char('\n')));
    // Looking for printers may take a moment: only for who looks at them.
    QStringList printers = QPrinterInfo::availablePrinterNames();
    if (!plan.printer.isEmpty() && !printers.contains(plan.printer))
        printers.prepend(plan.printer);
    printer_->clear();
    printer_->addItem(tr("Ask each time"));
    for (const QString& name : printers)
        printer_->addItem(name, name);
    printer_->setCurrentIndex(plan.printer.isEmpty() ? 0 : printer_->findData(plan.printer));
}

void ReportChoices::store()
{
    // Whoever proposes one does it quietly. Known before anything is proposed because of this.
    ratingKindChosen_ = ratingKindChosen_ || sender() == ratingKind_;
    if (loading_)
        return;
    {
        const QScopedValueRollback loading(loading_, true);
        PaperPlan plan = printing_.plan();
        PaperPlan::Sheet& sheet = plan.of(kind());
        ReportLook& look = sheet.look;
        look.ratings = ratings_->isChecked();
        look.federations = federations_->isChecked();
        look.clubs = clubs_->isChecked();
        look.notes = notes_->isChecked();
        look.points = points_->isChecked();
        look.byName = byName_->isChecked();
        look.birthYears = birthYears_->isChecked();
        look.names = names_->isChecked();
        if (hasGroups(kind()))
            look.groups = groups_->ticked();
        look.aPage = aPage_->currentData().toInt();
        const TypeRow& type = typeRows.at(static_cast<std::size_t>(std::max(0, type_->currentIndex())));
        look.type = type.points > 0 ? std::optional(type.points) : std::nullopt;
        look.pages = type.pages;
        look.orientation = static_cast<SheetOptions::Orientation>(std::max(0, orientation_->currentIndex()));
        look.language = language_->currentData().toString();
        look.secondLanguage = secondLanguage_->currentData().toString();
        sheet.when = when_->currentIndex() > 0 ? std::optional(static_cast<PrintMoment>(when_->currentIndex() - 1))
                                               : std::nullopt;
        sheet.copies = copies_->value();
        plan.notice = notice_->toPlainText();
        plan.logo = logo_->logo();
        plan.paper = paper_->currentIndex() > 0 ? paper_->currentText() : QString();
        if (kind() == ReportKind::printSet)
            plan.printer = printer_->currentData().toString();
        printing_.setPlan(plan);
        loadSet();
    }
    showFields();
    emit changed();
}

void ReportChoices::focusNotice()
{
    notice_->setFocus();
}

void ReportChoices::retranslate()
{
    const QScopedValueRollback loading(loading_, true);
    kinds_->retranslate();
    ratings_->setText(tr("Ratings"));
    federations_->setText(tr("Federations"));
    clubs_->setText(tr("Clubs"));
    notes_->setText(tr("Notes on floats and colours"));
    points_->setText(tr("Points before the round"));
    byName_->setText(tr("Ordered by name"));
    birthYears_->setText(tr("Years of birth"));
    names_->setText(tr("Names of the round"));
    changedOnly_->setText(tr("Only what changed"));
    groupsField_.label->setText(tr("Only these groups"));
    groups_->setAccessibleName(groupsField_.label->text());
    groups_->retranslate();
    ratingKindField_.label->setText(tr("Rating list"));
    aPageField_.label->setText(tr("On a page"));
    noticeField_.label->setText(tr("Text"));
    typeField_.label->setText(tr("Size of type"));
    orientationField_.label->setText(tr("Orientation"));
    languageField_.label->setText(tr("Language"));
    secondLanguageField_.label->setText(tr("The same again in"));
    language_->setItemText(0, tr("As the window"));
    secondLanguage_->setItemText(0, tr("No other language"));
    momentField_.label->setText(tr("Print set"));
    printerField_.label->setText(tr("Printer"));
    paperField_.label->setText(tr("Paper"));
    logoField_.label->setText(tr("Logo of the event"));
    logo_->retranslate();
    whenField_.label->setText(tr("In the print set"));
    copiesField_.label->setText(tr("Copies"));
    for (std::size_t i = 0; i < ratingKinds.size(); ++i)
        ratingKind_->setItemText(static_cast<int>(i), pairwright::nameOf(ratingKinds[i]));
    for (std::size_t i = 0; i < typeRows.size(); ++i) {
        const TypeRow& row = typeRows[i];
        type_->setItemText(static_cast<int>(i), row.pages > 0    ? tr("Fills %n page(s)", nullptr, row.pages)
                                                : row.points > 0 ? tr("%1 points").arg(row.points)
                                                                 : tr("As large as fits"));
    }
    const QStringList orientations{tr("As it fits"), tr("Upright"), tr("Landscape")};
    for (int i = 0; i < orientations.size(); ++i)
        orientation_->setItemText(i, orientations[i]);
    const QStringList moments{tr("When a round is published"), tr("With the standings"), tr("At the end")};
    when_->setItemText(0, tr("No"));
    for (int i = 0; i < moments.size(); ++i) {
        moment_->setItemText(i, moments[i]);
        when_->setItemText(i + 1, moments[i]);
    }
    paper_->setItemText(0, tr("As usual here"));
    loadSet();
}

int ReportChoices::widthOfFields() const
{
    int widest = fewestChoices;
    for (const QWidget* field : std::initializer_list<QWidget*>{
             ratings_, federations_, clubs_, notes_, points_, byName_, birthYears_, names_, changedOnly_, ratingKind_,
             type_, orientation_, language_, secondLanguage_, moment_, paper_, when_, logo_})
        widest = std::max(widest, field->sizeHint().width());
    return widest;
}

int ReportChoices::widthOfAll(bool beside) const
{
    const int list = widthOfList();
    const int fields = widthOfFields();
    return beside ? list + partsGap + fields : std::max(list, list - kinds_->widthOfTexts() + fields);
}

int ReportChoices::widthOfList() const
{
    const QMargins margins = contentsMargins() + layout()->contentsMargins();
    return kinds_->widthOfTexts() + margins.left() + margins.right() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

} // namespace pairwright
