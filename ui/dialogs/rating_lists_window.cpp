#include "ui/dialogs/rating_lists_window.h"

#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "app/lists/list_source.h"
#include "app/spreadsheets/list_spreadsheet.h"
#include "ui/dialogs/encoding_window.h"
#include "ui/dialogs/list_columns_window.h"
#include "ui/frame/window_wait.h"
#include "ui/text/files/list_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <utility>

namespace pairwright {

namespace {

constexpr QSize listsWindowSize(760, 440);
enum ListColumnShown {
    PublisherColumn,
    RatingsColumn,
    MonthColumn,
    PeopleColumn,
    SourceColumn,
    AddedColumn,
    ColumnCount
};

} // namespace

RatingListsWindow::RatingListsWindow(Desk& desk, RatingLists& lists, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , lists_(lists)
    , place_(new PlainLabel)
    , none_(new EmptyState(QStringLiteral("rating")))
    , table_(new QTableWidget(0, ColumnCount))
    , note_(new PlainLabel)
    , progress_(new QProgressBar)
    , choiceLabel_(new PlainLabel)
    , choice_(new ChoiceBox)
    , compare_(new QCheckBox)
    , renew_(new QCheckBox)
    , add_(new QPushButton)
    , folder_(new QPushButton)
    , fetch_(new QPushButton)
    , remove_(new QPushButton)
    , cancel_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("ratingListsWindow"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    place_->setWordWrap(true);
    makeMuted(place_);
    column->addWidget(place_);
    table_->setObjectName(QStringLiteral("ratingListsTable"));
    makeListTable(*table_, SourceColumn);
    column->addWidget(table_, 1);
    column->addWidget(none_, 1);
    ofTheList_ = new QHBoxLayout;
    for (QPushButton* button : {add_, folder_, remove_}) {
        button->setAutoDefault(false);
        ofTheList_->addWidget(button);
    }
    ofTheList_->addStretch();
    column->addLayout(ofTheList_);
    note_->setObjectName(QStringLiteral("listNote"));
    note_->setWordWrap(true);
    column->addWidget(note_);
    auto* going = new QHBoxLayout;
    progress_->setObjectName(QStringLiteral("listProgress"));
    progress_->setRange(0, 100);
    cancel_->setObjectName(QStringLiteral("cancelList"));
    going->addWidget(progress_, 1);
    going->addWidget(cancel_);
    column->addLayout(going);
    auto* counts = new QHBoxLayout;
    choice_->setObjectName(QStringLiteral("ratingChoice"));
    choiceLabel_->setBuddy(choice_);
    counts->addWidget(choiceLabel_);
    counts->addWidget(choice_, 1);
    column->addLayout(counts);
    compare_->setObjectName(QStringLiteral("compareLists"));
    renew_->setObjectName(QStringLiteral("renewDaily"));
    column->addWidget(compare_);
    column->addWidget(renew_);
    compare_->setChecked(desk_.settings().listsAreCompared());
    renew_->setChecked(desk_.settings().listsAreRenewed());
    connect(compare_, &QCheckBox::clicked, &desk_.settings(), &UserSettings::setListsCompared);
    connect(renew_, &QCheckBox::clicked, &desk_.settings(), &UserSettings::setListsRenewed);
    add_->setObjectName(QStringLiteral("addList"));
    remove_->setObjectName(QStringLiteral("removeList"));
    folder_->setObjectName(QStringLiteral("addListFolder"));
    fetch_->setObjectName(QStringLiteral("fetchList"));
    cancel_->setAutoDefault(false);
    foot_ = dialogButtons(this, {}, fetch_, close_);
    column->addLayout(foot_);
    resize(scaledToText(*this, listsWindowSize));

    connect(add_, &QPushButton::clicked, this, &RatingListsWindow::askFile);
    connect(folder_, &QPushButton::clicked, this, &RatingListsWindow::askFolder);
    connect(fetch_, &QPushButton::clicked, this, &RatingListsWindow::askFetch);
    connect(&lists_, &RatingLists::columnsWanted, this, &RatingListsWindow::askColumns, Qt::QueuedConnection);
    connect(&lists_, &RatingLists::encodingWanted, this, &RatingListsWindow::askEncoding, Qt::QueuedConnection);
    connect(remove_, &QPushButton::clicked, this, &RatingListsWindow::askRemove);
    connect(cancel_, &QPushButton::clicked, &lists_, &RatingLists::cancel);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
        told_.clear();
        followSelection();
    });
    connect(choice_, &QComboBox::activated, this, &RatingListsWindow::storeChoice);
    connect(&lists_, &RatingLists::changed, this, &RatingListsWindow::refresh);
    connect(&lists_, &RatingLists::progressed, this, &RatingListsWindow::showProgress);
    connect(&lists_, &RatingLists::added, this, &RatingListsWindow::tell);
    connect(&lists_, &RatingLists::failed, this, [this](const QString& sentence) { say(sentence); });
    connect(&desk_, &Desk::sessionChanged, this, &RatingListsWindow::refresh);
    connect(&desk_, &Desk::changed, this, &RatingListsWindow::refresh);
    lists_.lookAgain();
    retranslate();
    if (waysBelow_)
        fetch_->setFocus();
}

/// Without a list the ways to one stand together below what says so.
void RatingListsWindow::placeWays(bool isEmpty)
{
    if (std::exchange(waysBelow_, isEmpty) == isEmpty)
        return;
    if (isEmpty) {
        for (QPushButton* button : {fetch_, add_, folder_})
            none_->addButton(button);
    } else {
        int at = 0;
        for (QPushButton* button : {add_, folder_})
            ofTheList_->insertWidget(at++, button);
        foot_->addWidget(fetch_);
    }
    // Tab goes as one reads.
    const QList<QWidget*> order =
        isEmpty ? QList<QWidget*>{fetch_, add_, folder_, choice_, compare_, renew_, close_}
                : QList<QWidget*>{table_, add_, folder_, remove_, cancel_, choice_, compare_, renew_, close_, fetch_};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

const RatingList* RatingListsWindow::selected() const
{
    const int row = table_->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < lists_.all().size()
               ? &lists_.all()[static_cast<std::size_t>(row)]
               : nullptr;
}

void RatingListsWindow::askFile()
{
    const auto path =
        desk_.asker().askFile({FileQuestion::Kind::open,
                               tr("Add a Rating List"),
                               {tr("Rating lists (*.zip *.txt *.xml *.csv *.lst *.xlsx *.ods)"), tr("All files (*)")},
                               desk_.settings().lastFolder() + QLatin1Char('/'),
                               {}});
    if (path)
        add(*path);
}

void RatingListsWindow::askFolder()
{
    const auto folder = desk_.asker().askFile({FileQuestion::Kind::folder,
                                               tr("Add the Rating Lists of a Folder"),
                                               {},
                                               desk_.settings().lastFolder() + QLatin1Char('/'),
                                               {}});
    if (!folder)
        return;
    const QStringList files = listFilesIn(*folder);
    told_ = files.isEmpty()
                ? tr("There is no file in %1 that may be a list.").arg(visibleText(QFileInfo(*folder).fileName()))
                : QString();
    many_ = true;
    progress_->setValue(0);
    lists_.addAll(files);
    followSelection();
}

void RatingListsWindow::askFetch()
{
    Question question;
    question.title = tr("Fetch FIDE’s rating list?");
    question.text = tr("The combined list is fetched from %1 (about 50 MB) and taken in. The program uses the network "
                       "for this alone, and only when you ask for it.")
                        .arg(lists_.fideUrl().host());
    question.action = tr("Fetch");
    if (!desk_.asker().ask(question))
        return;
    told_ = tr("Fetching the list from %1 … The work can go on meanwhile.").arg(lists_.fideUrl().host());
    many_ = false;
    progress_->setValue(0);
    lists_.renew();
    followSelection();
}

void RatingListsWindow::askColumns(const QString& path, const ListFileOptions& known)
{
    if (!isVisible() || many_)
        return;
    WindowWait waiting(this, tr("Reading %1 …").arg(visibleText(QFileInfo(path).fileName())));
    const auto first =
        waiting.wait<std::vector<QStringList>>([path, encoding = known.table.encoding, stop = waiting.stop()] {
            constexpr int shownRows = 6;
            const QTemporaryDir folder;
            const auto sheet = spreadsheetAsText(path, folder.path(), stop);
            return firstRowsOf(sheet && *sheet ? (*sheet)->path : path, shownRows, encoding);
        });
    if (!first || first->empty())
        return;
    auto* window = new ListColumnsWindow(visibleText(QFileInfo(path).fileName()), *first, this);
    connect(window, &ListColumnsWindow::chosen, this, [this, path, known](const ListColumns& columns) {
        ListFileOptions options = known;
        options.table.columns = columns;
        takeIn(path, options);
    });
    window->show();
}

void RatingListsWindow::askEncoding(const QString& path, const ListFileOptions& known,
                                    const std::vector<EncodingReading>& readings)
{
    if (!isVisible() || many_)
        return;
    auto* window = new EncodingWindow(visibleText(QFileInfo(path).fileName()), readings, this);
    connect(window, &EncodingWindow::chosen, this, [this, path, known](TextEncoding encoding) {
        ListFileOptions options = known;
        options.table.encoding = encoding;
        takeIn(path, options);
    });
    window->show();
}

void RatingListsWindow::say(const QString& sentence)
{
    told_ = many_ && !told_.isEmpty() ? told_ + QLatin1Char('\n') + sentence : sentence;
    followSelection();
}

void RatingListsWindow::add(const QString& path)
{
    many_ = false;
    takeIn(path, {});
}

void RatingListsWindow::takeIn(const QString& path, const ListFileOptions& options)
{
    told_ = tr("Taking in %1 … The work can go on meanwhile.").arg(visibleText(QFileInfo(path).fileName()));
    progress_->setValue(0);
    lists_.add(path, options);
    followSelection();
}

void RatingListsWindow::askRemove()
{
    const RatingList* list = selected();
    if (list == nullptr)
        return;
    Question question;
    question.title = tr("Remove %1 from this machine?").arg(visibleText(labelOf(*list)));
    question.text = tr("All tournaments do without it from now on; what was taken from it into a tournament stays.");
    question.action = tr("Remove");
    if (!desk_.asker().ask(question))
        return;
    told_ = tr("Removing %1 …").arg(visibleText(labelOf(*list)));
    lists_.remove(list->id);
    followSelection();
}

void RatingListsWindow::showProgress(int percent)
{
    progress_->setValue(percent);
}

void RatingListsWindow::tell(const AddedList& added)
{
    const QString label = visibleText(labelOf(added.list));
    if (added.wasThere) {
        say(tr("%1 had been taken in before; nothing was done.").arg(label));
    } else {
        QStringList told{tr("%1 is here: %n player(s).", nullptr, added.list.people).arg(label)};
        if (!added.dropped.isEmpty())
            told.append(tr("Not read: %1.").arg(visibleText(added.dropped.join(QStringLiteral(", ")))));
        told += sentencesFor(added.list.repairs);
        say(told.join(QLatin1Char(' ')));
    }
}

void RatingListsWindow::fill()
{
    const RatingList* before = selected();
    const int kept = before != nullptr ? before->id : 0;
    const QSignalBlocker quiet(table_);
    table_->clearContents();
    table_->setRowCount(static_cast<int>(lists_.all().size()));
    int row = 0;
    int current = 0;
    for (const RatingList& list : lists_.all()) {
        const QStringList texts{describePublisher(list),  describeRatings(list.ratings),
                                shownMonth(list.month),   QLocale().toString(list.people),
                                visibleText(list.source), shownDateTime(list.added.toLocalTime())};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column == PeopleColumn)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(row, column, item);
        }
        if (list.id == kept)
            current = row;
        ++row;
    }
    if (row > 0)
        chooseRow(*table_, current);
}

void RatingListsWindow::followSelection()
{
    const RatingList* list = selected();
    remove_->setEnabled(list != nullptr && !lists_.isBusy());
    QString note = told_;
    if (note.isEmpty() && list != nullptr)
        note = sentencesFor(list->repairs).join(QLatin1Char(' '));
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void RatingListsWindow::refresh()
{
    fill();
    const bool busy = lists_.isBusy();
    for (QPushButton* button : {add_, folder_, fetch_})
        button->setEnabled(!busy);
    progress_->setVisible(busy);
    cancel_->setVisible(busy);
    const bool isEmpty = lists_.isEmpty() && lists_.trouble().isEmpty();
    place_->setVisible(!isEmpty);
    none_->setVisible(isEmpty);
    placeWays(isEmpty);
    for (QWidget* part : std::initializer_list<QWidget*>{table_, remove_})
        part->setVisible(!isEmpty);
    if (!lists_.trouble().isEmpty())
        place_->setText(lists_.trouble());
    else if (lists_.isEmpty())
        none_->set(tr("No rating list is here"),
                   tr("FIDE’s lists are found at ratings.fide.com (zip, txt or xml); lists "
                      "of federations, and tables as CSV, are taken in too."));
    else
        place_->setText(tr("The lists are on this machine and serve all tournaments. Names are found in the newest "
                           "ones; a list of the same kind and month takes the place of the older copy.") +
                        QLatin1Char(' ') + ageText(lists_.hoursOld()));
    const bool open = desk_.session() != nullptr;
    choice_->setEnabled(open && desk_.mayChange(CommandName::setRatingChoice));
    choiceLabel_->setEnabled(open);
    if (open)
        choice_->setCurrentIndex(static_cast<int>(desk_.projected().settings.ratingChoice));
    followSelection();
}

void RatingListsWindow::storeChoice()
{
    const RatingChoice seen = desk_.projected().settings.ratingChoice;
    desk_.apply(SetRatingChoice{static_cast<RatingChoice>(choice_->currentIndex()), seen},
                tr("Change which rating counts?"), tr("Change"), [this](Answer) { refresh(); });
}

void RatingListsWindow::retranslate()
{
    setWindowTitle(tr("Rating Lists"));
    table_->setHorizontalHeaderLabels(
        {tr("From"), tr("Ratings"), tr("Month"), tr("Players"), tr("File"), tr("Taken in")});
    table_->setAccessibleName(tr("Rating lists on this machine"));
    progress_->setAccessibleName(tr("How far the list is taken in"));
    choiceLabel_->setText(tr("This tournament counts &with"));
    choice_->clear();
    for (const RatingChoice choice : ratingChoices())
        choice_->addItem(describeChoice(choice));
    compare_->setText(tr("Com&pare the players with the lists"));
    renew_->setText(tr("Fetch FIDE’s list e&very day while the program runs"));
    add_->setText(tr("&Add from a File…"));
    folder_->setText(tr("From a &Folder…"));
    fetch_->setText(tr("F&etch from FIDE…"));
    remove_->setText(tr("&Remove…"));
    cancel_->setText(tr("Cancel"));
    close_->setText(tr("Close"));
    refresh();
}

void RatingListsWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
