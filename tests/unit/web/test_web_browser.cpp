#include "tests/support/registered_test.h"
#include "tests/unit/web/web_events.h"

#include "app/web/folder.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Looks at pages in frames of a given width, as a reader does, and writes what it found as lines.
constexpr auto looker = R"(<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body><pre id="said"></pre><script>
const said = document.getElementById('said');
const say = (text) => { said.textContent += text + '\n'; };
async function open(page, width) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:' + width + 'px;height:800px;border:0';
  const loaded = new Promise((done) => { frame.onload = done; });
  frame.src = page;
  document.body.append(frame);
  await loaded;
  return frame;
}
const isShown = (row) => !row.hidden;
(async () => {
  for (const width of [1280, 360]) for (const page of PAGES) {
    const frame = await open(page, width);
    const root = frame.contentDocument.documentElement;
    if (root.scrollWidth > width) say('WIDE ' + page + ' ' + root.scrollWidth + ' in ' + width);
    for (const link of frame.contentDocument.querySelectorAll('td a, th a, nav a')) {
      const box = link.getBoundingClientRect();
      if (box.width > 0 && (box.width < 24 || box.height < 24)) say('SMALL ' + page + ' ' + link.textContent);
    }
    if (width < 400) {
      // All of it is there without moving sideways, and a finger finds what it wants.
      if (CARDS.includes(page))
        for (const table of frame.contentDocument.querySelectorAll('.wide'))
          if (table.scrollWidth > table.clientWidth) say('CUT ' + page + ' ' + table.scrollWidth);
      for (const link of frame.contentDocument.querySelectorAll('.cards a, .places a, .turn a, nav a, .find input')) {
        const box = link.getBoundingClientRect();
        if (box.width > 0 && box.height < 44) say('SHORT ' + page + ' ' + link.textContent + ' ' + box.height);
      }
      const places = frame.contentDocument.querySelectorAll('.places a').length;
      if (places !== 3) say('PLACES ' + page + ' ' + places);
      const nav = frame.contentDocument.querySelector('header nav').getBoundingClientRect();
      const main = frame.contentDocument.querySelector('main').getBoundingClientRect();
      if (nav.top < main.bottom) say('FIRST ' + page);
    }
    frame.remove();
  }
  const start = await open('index.html', 360);
  const field = start.contentDocument.querySelector('.find input');
  const rows = [...start.contentDocument.querySelectorAll('tbody tr')];
  field.value = 'SURNAME7,';
  field.dispatchEvent(new start.contentWindow.Event('input'));
  say('FOUND ' + rows.filter(isShown).length + ' of ' + rows.length);
  const row = rows.find((one) => isShown(one) && one.cells[0].textContent.includes('Surname7,'));
  if (row) {
    const next = new Promise((done) => { start.onload = done; });
    row.querySelector('a').click();
    await next;
    say('FOLLOWED ' + start.contentDocument.querySelector('h1').textContent);
  }
  say('END');
})();
</script></body></html>)";

struct Look {
    QString dom;
    QString console;
};

Look lookAt(const QString& chromium, const QStringList& options, const QString& path)
{
    const QTemporaryDir profile;
    QProcess process;
    process.start(chromium, QStringList{"--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                                        "--allow-file-access-from-files", "--enable-logging=stderr",
                                        "--user-data-dir=" + profile.path(), "--virtual-time-budget=60000"} +
                                options + QStringList{"--dump-dom", QUrl::fromLocalFile(path).toString()});
    Look look;
    if (process.waitForFinished(180'000))
        look.dom = QString::fromUtf8(process.readAllStandardOutput());
    for (const QString& line : QString::fromUtf8(process.readAllStandardError()).split('\n'))
        if (line.contains("CONSOLE"))
            look.console += line + '\n';
    return look;
}

} // namespace

/// The web folder in a real browser: nothing is wider than the window, nothing is too small to touch, names are found,
/// links are followed, and nothing goes wrong in its console.
class TestWebBrowser : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        chromium_ = QStandardPaths::findExecutable("chromium");
        if (chromium_.isEmpty())
            QSKIP("chromium is not installed");
        QVERIFY(web::writeFolder(path("open"), web::webFolder(playedEvent(40, 5).value)));
        QVERIFY(web::writeFolder(path("robin"), web::webFolder(roundRobinEvent(16, true).value)));
        QVERIFY(web::writeFolder(path("hostile"), web::webFolder(hostileEvent().value)));
    }

    void aReaderFindsTheWay_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("light") << "open" << QStringList{};
        QTest::newRow("dark") << "open" << QStringList{"--blink-settings=preferredColorScheme=0"};
        QTest::newRow("round robin") << "robin" << QStringList{};
        QTest::newRow("hostile") << "hostile" << QStringList{};
    }
    void aReaderFindsTheWay()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, options);
        QStringList pages;
        for (const char* page : {"index.html", "standings.html", "crosstable.html", "players.html", "groups.html",
                                 "clubs.html", "round-1.html", "round-1-why.html", "player-7.html"})
            if (QFile::exists(path(folder) + '/' + page))
                pages.append('"' + QString::fromLatin1(page) + '"');
        QFile file(path(folder) + "/look.html");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QString::fromLatin1(looker)
                       .replace("CARDS", R"(['index.html', 'standings.html', 'round-1.html', 'player-7.html'])")
                       .replace("PAGES", '[' + pages.join(',') + ']')
                       .toUtf8());
        file.close();
        const Look look = lookAt(chromium_, options, file.fileName());
        const QString said = look.dom.section("<pre id=\"said\">", 1).section("</pre>", 0, 0);
        QVERIFY2(!said.contains("WIDE") && !said.contains("SMALL"), qPrintable(said));
        // Matches have a game in each row and are no cards.
        QVERIFY2(!said.contains("CUT") || folder == "hostile", qPrintable(said));
        QVERIFY2(!said.contains("SHORT") && !said.contains("PLACES") && !said.contains("FIRST"), qPrintable(said));
        QVERIFY2(look.console.isEmpty(), qPrintable(look.console));
        QVERIFY2(said.contains("END"), qPrintable(said));
        if (folder == "open") {
            // The player and the opponent.
            QVERIFY2(said.contains("FOUND 2 of 40"), qPrintable(said));
            QVERIFY2(said.contains("FOLLOWED Surname7, Given7"), qPrintable(said));
        }
    }

    void everythingIsThereWithoutScript()
    {
        QVERIFY(QFile::remove(path("open/site.js")));
        const Look look = lookAt(chromium_, {}, path("open/index.html"));
        QVERIFY2(look.dom.contains("Surname7, Given7") && look.dom.contains("standings.html"),
                 qPrintable(look.dom.left(500)));
        QVERIFY(!look.dom.contains("type=\"search\""));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return place_.filePath(name); }
    QTemporaryDir place_;
    QString chromium_;
};

static const pairwright::RegisteredTest<TestWebBrowser> registered("web_in_chromium");

#include "test_web_browser.moc"
