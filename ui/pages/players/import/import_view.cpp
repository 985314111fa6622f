#include "ui/pages/players/import/import_view.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/spreadsheets/player_file.h"
#include "app/storage/file/regular_file.h"
#include "ui/frame/window_wait.h"
#include "ui/text/files/import_text.h"
#include "ui/text/players/player_field_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/encoding_choice.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

std::vector<TextEncoding> allEncodings()
{
    std::vector<TextEncoding> all{TextEncoding::utf8, TextEncoding::utf16};
    for (const TextEncoding one : singleByteEncodings())
        all.push_back(one);
    return all;
}

} // namespace

ImportView::ImportView(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , header_(new PageHeader)
    , mappingArea_(new QScrollArea)
    , encoding_(new EncodingChoice)
    , model_(new ImportModel(this))
    , table_(new DataTable)
    , reason_(new PlainLabel)
    , hint_(new PlainLabel)
    , lettersRow_(new QWidget)
    , lettersLabel_(new PlainLabel)
    , lettersQuestion_(new PlainLabel)
    , letters_(new ChoiceBox)
    , sheet_(new ChoiceBox)
    , hidden_(new QCheckBox)
    , unchanged_(new QCheckBox)
    , changes_(new QCheckBox)
    , doubtful_(new QCheckBox)
    , cancel_(new QPushButton)
    , apply_(new QPushButton)
{
    setObjectName(QStringLiteral("importView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    sheet_->setObjectName(QStringLiteral("importSheet"));
    hidden_->setObjectName(QStringLiteral("importHiddenRows"));
    letters_->setObjectName(QStringLiteral("importLetters"));
    for (const TextEncoding one : allEncodings())
        letters_->addItem(QString(), static_cast<int>(one));
    header_->addControl(hidden_);
    header_->addControl(sheet_);
    header_->addControl(doubtful_);
    header_->addControl(cancel_);
    header_->addControl(apply_);
    column->addWidget(header_);
    makeMuted(hint_);
    hint_->setWordWrap(true);
    hint_->setContentsMargins(look::pageMargin, 0, look::pageMargin, 8);
    column->addWidget(hint_);

    column->addWidget(encoding_);
    auto* ofLetters = new QHBoxLayout(lettersRow_);
    ofLetters->setContentsMargins(look::pageMargin, 0, look::pageMargin, 8);
    ofLetters->setSpacing(8);
    lettersLabel_->setBuddy(letters_);
    makeMuted(lettersQuestion_);
    lettersQuestion_->setWordWrap(true);
    ofLetters->addWidget(lettersLabel_);
    ofLetters->addWidget(letters_);
    ofLetters->addWidget(lettersQuestion_, 1);
    lettersRow_->hide();
    column->addWidget(lettersRow_);
    auto* strip = new QWidget;
    mapping_ = new FlowLayout(strip);
    mapping_->setContentsMargins(16, 0, 16, 8);
    mapping_->setSpacing(8);
    mapping_->setHanging();
    mappingArea_->setWidget(strip);
    mappingArea_->setWidgetResizable(true);
    mappingArea_->setFrameShape(QFrame::NoFrame);
    mappingArea_->setFocusPolicy(Qt::NoFocus);
    mappingArea_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mappingArea_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(mappingArea_);

    table_->setObjectName(QStringLiteral("importTable"));
    table_->setModel(model_);
    table_->setStretchColumns({ImportModel::columnOf(PlayerField::name), ImportModel::remarksColumn(),
                               ImportModel::columnOf(PlayerField::club)});
    table_->setNameColumns({ImportModel::columnOf(PlayerField::name)});
    QList<int> away;
    for (const PlayerField field :
         {PlayerField::remarks, PlayerField::email, PlayerField::phone, PlayerField::clubNumber, PlayerField::ownNumber,
          PlayerField::feePaid, PlayerField::feeDue})
        away.append(ImportModel::columnOf(field));
    table_->setDropOrder(away);
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    auto* around = new QHBoxLayout;
    around->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    around->addWidget(table_);
    column->addLayout(around, 1);
    reason_->setObjectName(QStringLiteral("importReason"));
    reason_->setWordWrap(true);
    reason_->setContentsMargins(16, 8, 16, 0);
    reason_->hide();
    column->addWidget(reason_);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 0, 16, 10);
    foot->addStretch();
    unchanged_->setObjectName(QStringLiteral("importUnchanged"));
    doubtful_->setObjectName(QStringLiteral("importDoubtful"));
    changes_->setChecked(true);
    auto* choices = new QVBoxLayout;
    for (QCheckBox* choice : {unchanged_, changes_})
        choices->addWidget(choice);
    foot->addLayout(choices);
    column->addLayout(foot);

    apply_->setObjectName(QStringLiteral("applyImport"));
    apply_->setDefault(true);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportView::showReason);
    connect(model_, &QAbstractItemModel::modelReset, this, &ImportView::showReason);
    for (const auto moved : {&QHeaderView::sectionResized, &QHeaderView::sectionMoved})
        connect(table_->horizontalHeader(), moved, this, &ImportView::fitMapping);
    connect(cancel_, &QPushButton::clicked, this, &ImportView::finished);
    connect(apply_, &QPushButton::clicked, this, &ImportView::apply);
    connect(table_, &DataTable::rowActivated, apply_, &QPushButton::click);
    connect(model_, &QAbstractItemModel::dataChanged, this, &ImportView::updateFacts);
    connect(encoding_, &EncodingChoice::choiceMade, this, &ImportView::takeEncoding);
    connect(letters_, &QComboBox::activated, this, [this] {
        options_.encoding = static_cast<TextEncoding>(letters_->currentData().toInt());
        options_.mended.clear(); // of other names
        encoding_->display({});
        read();
    });
    connect(sheet_, &QComboBox::activated, this, &ImportView::readAgain);
    connect(hidden_, &QCheckBox::clicked, this, &ImportView::readAgain);
    connect(doubtful_, &QCheckBox::clicked, model_, &ImportModel::tickAll);
    connect(changes_, &QCheckBox::toggled, this, &ImportView::updateFacts);
    connect(unchanged_, &QCheckBox::toggled, this, &ImportView::showRows);
    // Put right later: the cell is still being edited.
    connect(model_, &ImportModel::mended, this, &ImportView::mend, Qt::QueuedConnection);
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
    source_ = QFileInfo(path).fileName();
    name_ = visibleFileName(path);
    using Content = Expected<QByteArray, QString>;
    std::optional<Content> content;
    {
        WindowWait waiting(window(), tr("Reading %1 …").arg(name_));
        content = waiting.wait<Content>([path]() -> Content {
            RegularFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                return Unexpected{file.errorString()};
            // One byte more than allowed is enough to know that it is too much.
            return file.read(PlayerListError::maxBytes + 1);
        });
    }
    if (content && *content)
        return begin(**content);
    if (content)
        desk_.messages().tell(
            Mood::bad,
            tr("%1 could not be read: %2").arg(visibleText(QDir::toNativeSeparators(path)), content->error()));
    return false;
}

bool ImportView::loadText(const QString& text)
{
    name_ = tr("Clipboard");
    source_ = fromClipboard;
    return begin(text.toUtf8());
}

bool ImportView::begin(const QByteArray& bytes)
{
    bytes_ = bytes;
    options_ = {};
    asTheLastTime_ = false;
    hidden_->setChecked(false);
    unchanged_->setChecked(false);
    encoding_->display({});
    return read();
}

void ImportView::takeEncoding()
{
    options_.encoding = encoding_->chosen();
    options_.mended.clear(); // of other names
    read();
}

void ImportView::readAgain()
{
    const bool otherSheet = sheet_->currentText() != options_.sheet;
    options_.sheet = sheet_->currentText();
    options_.hiddenRows = hidden_->isChecked();
    if (otherSheet) { // its columns and cells are others
        options_.columns.reset();
        options_.hasHeader = true;
        options_.mended.clear();
    }
    read();
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

std::optional<ImportView::Preview> ImportView::waitForPreview()
{
    struct Read {
        std::shared_ptr<const PlayerListRows> rows;
        Preview preview;
    };
    WindowWait waiting(window(), tr("Reading %1 …").arg(name_));
    const int reading = ++readings_;
    auto read = waiting.wait<Read>([bytes = bytes_, rows = rows_, tournament = desk_.projectedState(),
                                    options = options_, stop = waiting.stop()]() -> Read {
        if (rows != nullptr)
            return {rows, readPlayerRows(*rows, *tournament, options)};
        auto opened = rowsOfPlayerFile(bytes, options, stop);
        if (!opened)
            return {nullptr, Unexpected{opened.error()}};
        const auto kept = std::make_shared<const PlayerListRows>(std::move(opened).value());
        return {kept, readPlayerRows(*kept, *tournament, options)};
    });
    // A cell that was put right while somebody waited has been read since.
    if (!read || reading != readings_)
        return std::nullopt;
    rows_ = std::move(read->rows);
    return std::move(read->preview);
}

bool ImportView::read()
{
    rows_.reset();
    const std::optional<Preview> outcome = waitForPreview();
    if (!outcome)
        return false; // given up
    const auto& preview = *outcome;
    if (preview) {
        desk_.messages().dismiss(); // what was said of another file before
        options_.sheet = preview->sheet;
        headers_ = preview->headers;
        showPreview(*preview);
        takeKeptColumns();
        return true;
    }
    if (preview.error().code != PlayerListError::Code::noHeader || preview.error().firstRows.empty()) {
        desk_.messages().tell(Mood::warning, sentenceFor(preview.error(), name_));
        return false;
    }
    options_.hasHeader = false;
    headers_.clear();
    const QStringList first = preview.error().firstRows.front();
    model_->show({});
    showMapping(first, PlayerColumnMapping(static_cast<std::size_t>(first.size())));
    takeKeptColumns();
    if (!asTheLastTime_)
        desk_.messages().tell(Mood::warning, sentenceFor(preview.error(), name_));
    updateFacts();
    return true;
}

void ImportView::takeKeptColumns()
{
    if (options_.columns)
        return;
    const QString kept = desk_.settings().importColumns(headers_, static_cast<int>(boxes_.size()));
    const auto columns = playerColumnsFrom(kept, static_cast<std::size_t>(boxes_.size()));
    if (kept.isEmpty() || !columns || *columns == model_->preview().columns)
        return;
    for (int i = 0; i < boxes_.size(); ++i) {
        const auto& column = (*columns)[static_cast<std::size_t>(i)];
        const auto all = allPlayerColumns();
        const auto found = column ? std::find(all.begin(), all.end(), *column) : all.end();
        boxes_[i]->setCurrentIndex(found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1);
    }
    options_.columns = *columns;
    asTheLastTime_ = true;
    readOtherwise();
}

void ImportView::readOtherwise()
{
    const std::optional<Preview> outcome = waitForPreview();
    if (!outcome)
        return;
    const Preview& preview = *outcome;
    if (!preview) {
        desk_.messages().tell(Mood::warning, sentenceFor(preview.error(), name_));
    } else if (preview->rows.size() == model_->preview().rows.size()) {
        model_->update(*preview);
        desk_.messages().dismiss();
    } else {
        model_->show(*preview);
        desk_.messages().dismiss();
    }
    updateFacts();
}

void ImportView::mend(int line, PlayerField field, const QString& text)
{
    options_.mended[line][field] = text;
    readOtherwise();
}

void ImportView::showPreview(const PlayerListPreview& preview)
{
    model_->callClubTeam(desk_.projected().settings.teams.has_value());
    model_->show(preview);
    showSheets(preview);
    if (!options_.encoding)
        encoding_->display(preview.readings);
    showMapping(preview.headers, preview.columns);
    updateFacts();
    table_->setFocus();
    const auto isShown = [this](int row) {
        return !table_->isRowHidden(row);
    };
    for (int row = 0; row < model_->rowCount(); ++row)
        if (isShown(row)) {
            chooseRow(*table_, row);
            break;
        }
}

void ImportView::keyPressEvent(QKeyEvent* event)
{
    if (!answersForm(*event, *apply_, *cancel_))
        QWidget::keyPressEvent(event);
}

void ImportView::remap()
{
    PlayerColumnMapping columns;
    for (const QComboBox* box : std::as_const(boxes_)) {
        if (box->currentIndex() == 0)
            columns.emplace_back();
        else
            columns.emplace_back(allPlayerColumns()[static_cast<std::size_t>(box->currentIndex() - 1)]);
    }
    options_.columns = columns;
    asTheLastTime_ = false;
    desk_.settings().setImportColumns(headers_, static_cast<int>(boxes_.size()), textOf(columns));
    readOtherwise();
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
    return decideImport(model_->preview(), {model_->accepted(), changes_->isChecked()}, source_);
}

void ImportView::apply()
{
    const ImportDecision decided = decision();
    const auto finish = [this, added = decided.added, changed = decided.changed, leftOut = decided.leftOut,
                         file = name_] {
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
    if (desk_.projected().settings.teams) {
        const AddTeams teams = teamsIn(decided.command);
        const auto nowhere = std::find_if(teams.members.begin(), teams.members.end(),
                                          [](const AddTeams::Entry& entry) { return entry.team.isEmpty(); });
        if (nowhere != teams.members.end()) {
            desk_.messages().tell(Mood::warning,
                                  tr("%1 has no team. The column Club names the teams: choose it in its heading.")
                                      .arg(nowhere->data.name));
            return;
        }
        desk_.apply(teams, tr("Add these players to their teams?"), tr("Add All the Same"), whenSaved(this, finish));
    } else if (decided.added == 0)
        desk_.apply(decided.command, tr("Change this player?"), tr("Change"), whenSaved(this, finish));
    else
        desk_.apply(decided.command, tr("Add these players?"), tr("Add All the Same"), whenSaved(this, finish));
}

void ImportView::retranslate()
{
    header_->setTitle(tr("Import Players"));
    cancel_->setText(tr("Cancel"));
    sheet_->setAccessibleName(tr("Which sheet of the file"));
    for (int i = 0; i < letters_->count(); ++i)
        letters_->setItemText(i, describeEncoding(static_cast<TextEncoding>(letters_->itemData(i).toInt())));
    letters_->setAccessibleName(tr("How the letters of the file are written"));
    lettersLabel_->setText(tr("Letters:", "the encoding of a file"));
    lettersQuestion_->setText(tr("The file does not say how its letters are written. Are the names right?"));
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
