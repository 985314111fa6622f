#include "app/domain/players/player_fields.h"
#include "tests/gui/every_view.h"
#include "tests/gui/trap.h"
#include "tests/support/registered_test.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>
#include <QTreeView>

using namespace pairwright;

namespace {

void askForTip(QWidget& widget, QPoint place)
{
    QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &event);
}

/// What would be taken for markup in a view; empty: nothing.
QString takenForMarkup(const QWidget& view, const QString& markup)
{
    for (const QLabel* label : view.findChildren<QLabel*>())
        if (label->text().contains(markup) && label->textFormat() != Qt::PlainText)
            return called(*label);
    return {};
}

/// The texts of a view, as somebody reads them.
QStringList textsOf(const QWidget& view)
{
    QStringList texts;
    for (const QWidget* widget : seenIn(view)) {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts.append(label->text());
        else if (const auto* text = qobject_cast<const QTextEdit*>(widget))
            texts.append(text->toPlainText());
        else if (const auto* table = qobject_cast<const QAbstractItemView*>(widget);
                 table != nullptr && table->model() != nullptr)
            for (int row = 0; row < table->model()->rowCount(); ++row)
                for (int column = 0; column < table->model()->columnCount(); ++column)
                    texts.append(table->model()->index(row, column).data().toString());
    }
    return texts;
}

} // namespace

/// Whatever looks like markup in a text of the arbiter, or of a file, is shown as it was typed and loads nothing; and
/// no view minds to be asked about nothing.
class TestMarkup : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        const QString picture = makeFile(QStringLiteral("p"), "no picture");
        markup_ = QStringLiteral("<img src='%1'>&amp;").arg(picture);
        trap_ = std::make_unique<Trap>(picture);
    }
    void cleanup() { close(); }

    void theTrapSeesWhatALabelOfQtLoads()
    {
        QLabel label(markup_);
        label.adjustSize();
        QVERIFY(trap_->wasOpened());
        QVERIFY(!trap_->wasOpened());
    }

    void noViewLoadsAnythingAndAllShowItAsTyped()
    {
        int views = 0;
        qsizetype shown = 0;
        showEveryView(
            *this,
            [&](const QString& name, QWidget& view) {
                ++views;
                desk().messages().tell(Mood::warning, markup_);
                view.grab();
                QVERIFY2(!trap_->wasOpened(), qPrintable(name));
                const QString wrong = takenForMarkup(view, markup_);
                QVERIFY2(wrong.isEmpty(), qPrintable(name + QStringLiteral(": ") + wrong));
                shown += textsOf(view).filter(markup_).size();
                lookAtTips(view, name);
                QVERIFY2(!trap_->wasOpened(), qPrintable(name + QStringLiteral(": tool tips")));
            },
            [this] { putMarkupEverywhere(); });
        qInfo("%d views, %lld texts with markup, %d tool tips", views, static_cast<long long>(shown), tips_);
        QVERIFY(views > 40);
        QVERIFY(shown > 200);
        QVERIFY(tips_ > 20);
    }

    void aListWhoseHeadingsAreMarkupComesIn()
    {
        QVERIFY(openFile(makeTournament(2)));
        asker().paths = {makeFile(QStringLiteral("<img src=p>.csv"),
                                  QStringLiteral("Name;\"%1\";Rating\n\"%1\";\"%1\";1800\n").arg(markup_).toUtf8())};
        trigger(ActionId::importPlayers);
        QTRY_VERIFY(!textsOf(window()).filter(markup_).isEmpty());
        window().grab();
        lookAtTips(window(), QStringLiteral("import"));
        QVERIFY(!trap_->wasOpened());
        QCOMPARE(takenForMarkup(window(), markup_), QString());
    }

    void noViewMindsToBeAskedAboutNothing()
    {
        int asked = 0;
        showEveryView(*this, [&](const QString&, QWidget& view) {
            for (QAbstractItemView* table : view.findChildren<QAbstractItemView*>())
                if (table->model() != nullptr) {
                    askAboutNothing(*table);
                    ++asked;
                }
        });
        QVERIFY2(asked > 100, qPrintable(QString::number(asked)));
    }

    void theHistoryIsCopiedWithoutARow()
    {
        QVERIFY(openFile(makeTournament(4)));
        activate();
        window().lead({PageId::history, {}, {}, {}});
        press(Qt::Key_F, Qt::ControlModifier);
        type(QStringLiteral("zzz"));
        auto& table = find<QAbstractItemView>("historyTable");
        QTRY_COMPARE(table.model()->rowCount(), 0);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(table.model()->rowCount(), 0);
    }

private:
    /// Every text of every player and of the event, as far as it takes it.
    void putMarkupEverywhere()
    {
        const auto players = projected().players;
        int number = 0;
        for (const Player& player : players) {
            PlayerData data = player.data;
            const QString text = markup_ + QString::number(++number);
            for (const PlayerFieldInfo& info : playerFields())
                if (const auto* member = std::get_if<QString PlayerData::*>(&info.member);
                    member != nullptr && text.size() <= info.longest && (info.allows == nullptr || info.allows(text)))
                    data.*(*member) = text;
            QCOMPARE(data.name, text);
            QVERIFY(applied(desk(), editOf(player, data)));
        }
        EventData event = projected().event;
        event.name = event.city = markup_;
        event.chiefArbiter.name = markup_;
        event.deputyArbiters = {{markup_, {}}, {markup_, {}}};
        QVERIFY(applied(desk(), editOf(projected().event, event)));
        QVERIFY(applied(desk(), MarkCheckpoint{markup_}));
        QTRY_VERIFY(!session().isSaving());
    }

    void lookAtTips(QWidget& view, const QString& name)
    {
        const auto ask = [&](QWidget& widget, QPoint place) {
            askForTip(widget, place);
            if (QToolTip::isVisible())
                ++tips_;
            QVERIFY2(!QToolTip::text().contains(markup_) || !Qt::mightBeRichText(QToolTip::text()), qPrintable(name));
            for (QWidget* tip : QApplication::topLevelWidgets())
                if (tip->inherits("QTipLabel") && tip->isVisible())
                    tip->grab();
        };
        for (QWidget* widget : seenIn(view)) {
            if (const auto* table = qobject_cast<QAbstractItemView*>(widget); table != nullptr) {
                constexpr int step = 40;
                for (int x = 5; x < table->viewport()->width(); x += step)
                    ask(*table->viewport(), QPoint(x, std::min(30, table->viewport()->height() / 2)));
            } else if (!widget->toolTip().isEmpty()) {
                ask(*widget, widget->rect().center());
            }
        }
        QToolTip::hideText();
    }

    static void askAboutNothing(QAbstractItemView& table)
    {
        QAbstractItemModel& model = *table.model();
        for (int role = 0; role < Qt::UserRole + 10; ++role) {
            // Qt's own items keep their flags in the role below those of users, and answer for nothing there.
            if (role != Qt::UserRole - 1)
                QVERIFY2(!model.data({}, role).isValid() || qobject_cast<QHeaderView*>(&table) != nullptr,
                         qPrintable(QStringLiteral("%1, role %2").arg(table.objectName()).arg(role)));
            for (const int section : {-1, 100'000})
                for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical})
                    (void)model.headerData(section, orientation, role);
        }
        (void)model.flags({});
        QVERIFY(!model.setData({}, QStringLiteral("x"), Qt::EditRole));
        QVERIFY(!model.setData({}, Qt::Checked, Qt::CheckStateRole));
        QVERIFY(!model.index(-1, -1).isValid());
        QVERIFY(!model.index(100'000, 100'000).isValid());
        // A list leads somewhere by these keys; a table is asked with no row chosen.
        if (!table.isVisible() ||
            (qobject_cast<QTableView*>(&table) == nullptr && qobject_cast<QTreeView*>(&table) == nullptr))
            return;
        const QPersistentModelIndex before = table.currentIndex();
        table.setCurrentIndex({});
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_F2, Qt::Key_Space}) {
            table.setCurrentIndex({});
            QTest::keyClick(&table, key);
        }
        table.setCurrentIndex(before);
    }

    QString markup_;
    std::unique_ptr<Trap> trap_;
    int tips_ = 0;
};

static const pairwright::RegisteredTest<TestMarkup> registered("test_markup");
#include "test_markup.moc"
