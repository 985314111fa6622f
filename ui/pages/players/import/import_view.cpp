#include "ui/pages/players/import/import_view.h"

#include "app/domain/visible_text.h"
#include "app/sheets/player_file.h"
#include "ui/frame/patience.h"
#include "ui/text/import_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/text_styles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pairwright {

ImportView::ImportView(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , header_(new PageHeader)
    , mappingArea_(new QScrollArea)
    , model_(new ImportModel(this))
    , table_(new DataTable)
    , hint_(new QLabel)
    , sheet_(new ChoiceBox)
    , hidden_(new QCheckBox)
    , changes_(new QCheckBox)
    , cancel_(new QPushButton)
    , apply_(new QPushButton)
{
    setObjectName(QStringLiteral("importView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    sheet_->setObjectName(QStringLiteral("importSheet"));
    hidden_->setObjectName(QStringLiteral("importHiddenRows"));
    header_->addControl(hidden_);
    header_->addControl(sheet_);
    header_->addControl(cancel_);
    header_->addControl(apply_);
    column->addWidget(header_);

    auto* strip = new QWidget;
    mapping_ = new QGridLayout(strip);
    mapping_->setContentsMargins(16, 0, 16, 8);
    mapping_->setVerticalSpacing(2);
    mappingArea_->setWidget(strip);
    mappingArea_->setWidgetResizable(true);
    mappingArea_->setFrameShape(QFrame::NoFrame);
    mappingArea_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mappingArea_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(mappingArea_);

    table_->setObjectName(QStringLiteral("importTable"));
    table_->setModel(model_);
    table_->setStretchColumns({ImportModel::columnOf(PlayerField::name), ImportModel::remarksColumn(),
                               ImportModel::columnOf(PlayerField::club)});
    column->addWidget(table_, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 8, 16, 10);
    makeMuted(hint_);
    foot->addWidget(hint_, 1);
    changes_->setChecked(true);
    foot->addWidget(changes_);
    column->addLayout(foot);

    apply_->setObjectName(QStringLiteral("applyImport"));
    apply_->setDefault(true);
    connect(cancel_, &QPushButton::clicked, this, &ImportView::finished);
    connect(apply_, &QPushButton::clicked, this, &ImportView::apply);
    connect(table_, &DataTable::rowActivated, apply_, &QPushButton::click);
    connect(model_, &QAbstractItemModel::dataChanged, this, &ImportView::updateFacts);
    connect(sheet_, &QComboBox::activated, this, &ImportView::readAgain);
    connect(hidden_, &QCheckBox::clicked, this, &ImportView::readAgain);
    connect(changes_, &QCheckBox::toggled, this, &ImportView::updateFacts);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (!changes.players.empty())
            matchAgain();
    });
    connect(&desk_, &Desk::changedEntirely, this, &ImportView::matchAgain);
    connect(&desk_, &Desk::sessionChanged, this, [this] { model_->show({}); });
    retranslate();
}

bool ImportView::load(const QString& path)
{
    QFile file(path);
    // A pipe would be waited for.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        desk_.messages().tell(
            Mood::bad,
            tr("%1 could not be read: %2").arg(visibleText(QDir::toNativeSeparators(path)), file.errorString()));
        return false;
    }
    path_ = path;
    // One byte more than allowed is enough to know that it is too much.
    bytes_ = file.read(PlayerListError::maxBytes + 1);
    hasHeader_ = true;
    hidden_->setChecked(false);
    return read({});
}

void ImportView::readAgain()
{
    PlayerListOptions options;
    options.sheet = sheet_->currentText();
    options.hiddenRows = hidden_->isChecked();
    read(options);
}

void ImportView::showSheets(const PlayerListPreview& preview)
{
    sheet_->clear();
    sheet_->addItems(preview.sheets);
    sheet_->setCurrentText(preview.sheet);
    sheet_->setVisible(preview.sheets.size() > 1);
    hidden_->setText(tr("Also the %n hidden row(s)", nullptr, preview.hiddenRows));
    hidden_->setVisible(preview.hiddenRows > 0);
}

bool ImportView::read(const PlayerListOptions& options)
{
    Patience patience(window(), tr("Reading %1 …").arg(visibleFileName(path_)));
    const auto outcome = patience.wait<Expected<PlayerListPreview, PlayerListError>>(
        [bytes = bytes_, tournament = desk_.projected(), options] {
            return readPlayerFile(bytes, tournament, options);
        });
    if (!outcome)
        return false; // given up
    const auto& preview = *outcome;
    if (preview) {
        desk_.messages().dismiss(); // what was said of another file before
        showPreview(*preview);
        return true;
    }
    desk_.messages().tell(Mood::warning, sentenceFor(preview.error(), visibleFileName(path_)));
    if (preview.error().code != PlayerListError::Code::noHeader || preview.error().firstRows.empty())
        return false;
    hasHeader_ = false;
    const QStringList first = preview.error().firstRows.front();
    model_->show({});
    showMapping(first, PlayerColumnMapping(static_cast<std::size_t>(first.size())));
    updateFacts();
    return true;
}

void ImportView::showPreview(const PlayerListPreview& preview)
{
    model_->show(preview);
    showSheets(preview);
    showMapping(preview.headers, preview.columns);
    updateFacts();
    table_->setFocus();
    if (model_->rowCount() > 0)
        table_->selectRow(0);
}

void ImportView::showMapping(const QStringList& headers, const PlayerColumnMapping& columns)
{
    while (QLayoutItem* item = mapping_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    boxes_.clear();
    const int count = static_cast<int>(columns.size());
    for (int column = 0; column < count; ++column) {
        auto* label = new QLabel(headers.value(column, tr("Column %1").arg(column + 1)));
        makeMuted(label);
        auto* box = new ChoiceBox;
        box->addItem(tr("(leave out)"));
        const auto& taken = columns[static_cast<std::size_t>(column)];
        for (const PlayerColumn what : allPlayerColumns()) {
            box->addItem(playerColumnWord(what));
            if (taken == what)
                box->setCurrentIndex(box->count() - 1);
        }
        box->setAccessibleName(tr("What the column “%1” holds").arg(label->text()));
        label->setBuddy(box);
        mapping_->addWidget(label, 0, column);
        mapping_->addWidget(box, 1, column);
        boxes_.append(box);
        connect(box, &QComboBox::activated, this, &ImportView::remap);
    }
    mappingArea_->setFixedHeight(mappingArea_->widget()->sizeHint().height() + 14);
    // The usual way leads straight to the button; the columns come after it.
    QWidget* before = table_;
    for (QWidget* next : std::initializer_list<QWidget*>{changes_, apply_, cancel_}) {
        setTabOrder(before, next);
        before = next;
    }
    for (QComboBox* box : std::as_const(boxes_)) {
        setTabOrder(before, box);
        before = box;
    }
}

void ImportView::keyPressEvent(QKeyEvent* event)
{
    if (!answersForm(*event, *apply_, *cancel_))
        QWidget::keyPressEvent(event);
}

void ImportView::remap()
{
    PlayerListOptions options;
    PlayerColumnMapping columns;
    for (const QComboBox* box : std::as_const(boxes_)) {
        if (box->currentIndex() == 0)
            columns.emplace_back();
        else
            columns.emplace_back(allPlayerColumns()[static_cast<std::size_t>(box->currentIndex() - 1)]);
    }
    options.columns = columns;
    options.hasHeader = hasHeader_;
    options.sheet = sheet_->currentText();
    options.hiddenRows = hidden_->isChecked();
    const auto preview = readPlayerFile(bytes_, desk_.projected(), options);
    if (preview) {
        model_->show(*preview);
        desk_.messages().dismiss();
    } else {
        desk_.messages().tell(Mood::warning, sentenceFor(preview.error(), visibleFileName(path_)));
    }
    updateFacts();
}

void ImportView::matchAgain()
{
    if (desk_.session() == nullptr || model_->rowCount() == 0)
        return;
    model_->update(matchedAgain(model_->preview(), desk_.projected()));
    updateFacts();
}

ImportDecision ImportView::decision() const
{
    return decideImport(model_->preview(), {model_->accepted(), changes_->isChecked()}, QFileInfo(path_).fileName());
}

void ImportView::apply()
{
    const ImportDecision decided = decision();
    const auto finish = [this, added = decided.added, changed = decided.changed, leftOut = decided.leftOut,
                         file = decided.command.source] {
        QStringList told;
        if (added > 0 || changed == 0)
            told.append(tr("%n player(s) added from %1.", nullptr, added).arg(file));
        if (changed > 0)
            told.append(tr("%n player(s) changed by %1.", nullptr, changed).arg(file));
        if (leftOut > 0)
            told.append(tr("%n row(s) were left out.", nullptr, leftOut));
        desk_.messages().tell(leftOut > 0 ? Mood::warning : Mood::good, told.join(QLatin1Char(' ')));
        emit finished();
    };
    if (decided.added == 0)
        desk_.apply(decided.command, tr("Change this player?"), tr("Change"), whenAccepted(finish));
    else
        desk_.apply(decided.command, tr("Add these players?"), tr("Add All the Same"), whenAccepted(finish));
}

void ImportView::updateFacts()
{
    const PlayerListPreview& preview = model_->preview();
    const auto part = [&preview](PlayerRow::State state) {
        return QStringLiteral("%1 %2").arg(preview.count(state)).arg(describeState(state));
    };
    QStringList facts{visibleFileName(path_)};
    for (const auto state : {PlayerRow::State::added, PlayerRow::State::changed, PlayerRow::State::doubtful,
                             PlayerRow::State::same, PlayerRow::State::duplicate, PlayerRow::State::error})
        if (preview.count(state) > 0)
            facts.append(part(state));
    header_->setFacts(facts.join(QStringLiteral(" · ")));
    const int changed = preview.count(PlayerRow::State::changed);
    changes_->setVisible(changed > 0);
    changes_->setText(tr("Also take over the changed data of %n player(s)", nullptr, changed));
    const ImportDecision decided = decision();
    if (decided.changed == 0)
        apply_->setText(tr("Add %n Player(s)", nullptr, decided.added));
    else if (decided.added == 0)
        apply_->setText(tr("Change %n Player(s)", nullptr, decided.changed));
    else
        apply_->setText(tr("Add %1, Change %2", "players").arg(decided.added).arg(decided.changed));
    apply_->setEnabled(!decided.isEmpty());
    hint_->setText(preview.count(PlayerRow::State::doubtful) > 0
                       ? tr("Tick the doubtful rows that shall be taken. Nothing is applied before you say so.")
                       : tr("Nothing is applied before you say so."));
}

void ImportView::retranslate()
{
    header_->setTitle(tr("Import Players"));
    cancel_->setText(tr("Cancel"));
    sheet_->setAccessibleName(tr("Which sheet of the file"));
    table_->setAccessibleName(tr("Rows of the file"));
    updateFacts();
}

void ImportView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
