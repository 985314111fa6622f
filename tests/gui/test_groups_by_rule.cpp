#include "app/formats/standings/category.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace pairwright;

/// Groups whose members follow from their data, on the Overview page.
class TestGroupsByRule : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
    }
    void cleanup() { close(); }

    void groupsByRuleAreMadeAndTakenAway()
    {
        QVERIFY(openFile(makeTournament(4)));
        trigger(ActionId::setUp);
        find<QLineEdit>("groupName").setText(QStringLiteral("Below 2480"));
        find<QSpinBox>("groupRatingBelow").setValue(2480);
        click("addGroup");
        QTRY_COMPARE(projected().settings.groupRules.size(), std::size_t{1});
        QCOMPARE(projected().settings.groupRules[0].ratingBelow, std::optional(2480));
        QVERIFY(!projected().settings.groupRules[0].bornFrom);
        QVERIFY(find<QLineEdit>("groupName").text().isEmpty());
        const auto categories = categoriesOf(projected());
        QVERIFY(std::any_of(categories.begin(), categories.end(), [](const StandingsCategory& category) {
            return nameOf(category) == QStringLiteral("Below 2480");
        }));
        click("addGroup");
        QVERIFY2(message().contains(QStringLiteral("needs a name")), qPrintable(message()));
        screenshot(QStringLiteral("groups-by-rule"));
        trigger(ActionId::undo);
        QTRY_VERIFY(projected().settings.groupRules.empty());
    }

    void groupsByRuleAreChangedByThePencil()
    {
        QVERIFY(openFile(makeTournament(6)));
        trigger(ActionId::setUp);
        auto& name = find<QLineEdit>("groupName");
        auto& add = find<QPushButton>("addGroup");
        const auto rules = [this]() -> const std::vector<GroupRule>& {
            return projected().settings.groupRules;
        };
        const auto number = [this](const char* box, const char* typed) {
            auto& field = find<QSpinBox>(box);
            field.setFocus();
            field.selectAll();
            QTest::keyClicks(&field, QLatin1StringView(typed));
            QTest::keyClick(&field, Qt::Key_Tab);
        };
        const auto pencil = [this](int row) {
            const auto pencils = window().findChildren<QToolButton*>(QStringLiteral("changeGroup"));
            QTest::mouseClick(pencils.at(row), Qt::LeftButton);
            QTest::qWait(1); // the rows are made anew
        };
        const auto isPressed = [this](int row) {
            return window().findChildren<QToolButton*>(QStringLiteral("changeGroup")).at(row)->isChecked();
        };
        for (const char* group : {"Juniors", "Below 2470"}) {
            name.setFocus();
            QTest::keyClicks(&name, QLatin1StringView(group));
            if (rules().empty())
                number("groupBornFrom", "2008");
            else
                number("groupRatingBelow", "2470");
            QTest::mouseClick(&add, Qt::LeftButton);
            QTRY_VERIFY(name.text().isEmpty() && !session().isSaving());
        }
        QCOMPARE(rules().size(), std::size_t{2});
        const GroupRule first = rules()[0];
        pencil(0);
        QCOMPARE(name.text(), QStringLiteral("Juniors"));
        QVERIFY(name.hasFocus() && isPressed(0) && !isPressed(1));
        QCOMPARE(find<QSpinBox>("groupBornFrom").value(), 2008);
        QCOMPARE(add.text(), QStringLiteral("Change the Group"));
        screenshot(QStringLiteral("groups-by-rule-pencil"));
        pencil(1); // the other one instead
        QCOMPARE(name.text(), QStringLiteral("Below 2470"));
        QVERIFY(!isPressed(0) && isPressed(1));
        QCOMPARE(find<QSpinBox>("groupBornFrom").text(), QStringLiteral("from any"));
        pencil(1); // none
        QVERIFY(name.text().isEmpty() && !isPressed(1));
        QCOMPARE(add.text(), QStringLiteral("Add the Group"));
        // Changed, it stays what and where it is.
        pencil(0);
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("Girls"));
        number("groupBornFrom", "2010");
        chooseByKeys(find<QComboBox>("groupSex"), 1);
        name.setFocus();
        QTest::keyClick(&name, Qt::Key_Return);
        QTRY_COMPARE(rules()[0].name, QStringLiteral("Girls"));
        QVERIFY(first.id == rules()[0].id && first.id.value > 0);
        QCOMPARE(rules()[0].bornFrom, std::optional(2010));
        QCOMPARE(rules()[0].sex, std::optional(Sex::Female));
        QCOMPARE(rules().size(), std::size_t{2});
        QTRY_VERIFY(name.text().isEmpty() && !isPressed(0));
        QTRY_VERIFY(!session().isSaving());
        // A name that is taken is refused, and nothing typed is lost.
        pencil(0);
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("Below 2470"));
        QTest::mouseClick(&add, Qt::LeftButton);
        QVERIFY2(message().contains(QStringLiteral("no other group has")), qPrintable(message()));
        QCOMPARE(name.text(), QStringLiteral("Below 2470"));
        QVERIFY(isPressed(0));
        // Taken away meanwhile, what is in the fields can become a new one.
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("Young"));
        const auto bins = window().findChildren<QToolButton*>();
        const auto bin = std::find_if(bins.begin(), bins.end(), [](const QToolButton* button) {
            return button->accessibleName() == QStringLiteral("Take the group away: Girls");
        });
        QVERIFY(bin != bins.end());
        QTest::mouseClick(*bin, Qt::LeftButton);
        QTRY_COMPARE(rules().size(), std::size_t{1});
        QTRY_COMPARE(add.text(), QStringLiteral("Add the Group"));
        QCOMPARE(name.text(), QStringLiteral("Young"));
        QTest::mouseClick(&add, Qt::LeftButton);
        QTRY_COMPARE(rules().size(), std::size_t{2});
        QCOMPARE(rules()[1].name, QStringLiteral("Young"));
        screenshot(QStringLiteral("groups-by-rule-changed"));
    }
};

static const pairwright::RegisteredTest<TestGroupsByRule> registered("test_groups_by_rule");
#include "test_groups_by_rule.moc"
