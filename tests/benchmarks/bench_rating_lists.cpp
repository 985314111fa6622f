#include "app/lists/list_search.h"
#include "app/lists/rating_lists.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/support/made_rating_list.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace pairwright;
using namespace pairwright::test;

namespace {

double seconds(std::chrono::steady_clock::time_point from)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
}

double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

QString written(const QTemporaryDir& folder, const MadeRatingList& list, MadeRatingList::Shape shape, const char* name)
{
    QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        std::exit(1);
    list.write(shape, [&file](std::string_view piece) { file.write(piece.data(), static_cast<qint64>(piece.size())); });
    return path;
}

void import(const char* what, const QString& path, const QString& lists)
{
    const benchmarks::PeakMemory memory;
    const auto start = std::chrono::steady_clock::now();
    const double cpu = cpuSeconds();
    const auto added = addRatingList(path, lists, {}, {}, {});
    std::printf(
        "BENCH rating lists  %-22s %6.1f s (%.1f s of processor), %.0f MiB, %d people, file of lists %.0f MiB\n", what,
        seconds(start), cpuSeconds() - cpu, memory.mebibytes(), added ? added->list.people : -1,
        static_cast<double>(QFileInfo(lists).size()) / (1024 * 1024));
    std::fflush(stdout);
}

/// The slowest of some calls: a key must never wait.
void search(RatingListSearch& lists, const char* typed)
{
    double slowest = 0;
    double first = 0;
    std::size_t found = 0;
    bool forgiven = false;
    for (int i = 0; i < 5; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const auto hits = lists.find(QString::fromUtf8(typed));
        const double taken = seconds(start) * 1000;
        first = i == 0 ? taken : first;
        slowest = std::max(slowest, i == 0 ? 0 : taken);
        found = hits ? hits->people.size() : 0;
        forgiven = hits && hits->forgiven;
    }
    std::printf("BENCH rating lists  search %-22s first %7.2f ms, then at most %7.2f ms, %zu found%s\n", typed, first,
                slowest, found, forgiven ? ", an error forgiven" : "");
}

} // namespace

/// bench_rating_lists [PEOPLE]: what FIDE's whole list takes: reading it in, as text and as XML, and searching it.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const MadeRatingList list(1, argc > 1 ? std::max(1000, std::atoi(argv[1])) : 1'932'867);
    const QTemporaryDir folder;
    const QString lists = folder.filePath("rating.pwlists");
    const QString text = written(folder, list, MadeRatingList::Shape::combinedText, "list.txt");
    import("text", text, lists);
    {
        const benchmarks::PeakMemory memory;
        const auto start = std::chrono::steady_clock::now();
        auto search = RatingListSearch::open(lists);
        if (!search)
            return 1;
        std::printf("BENCH rating lists  open %.2f ms\n", seconds(start) * 1000);
        const std::string name = list.person(4711).name;
        const std::string surname = name.substr(0, name.find(','));
        std::string mistyped = surname;
        std::swap(mistyped[3], mistyped[4]);
        const std::string both = surname.substr(0, 4) + " " + name.substr(surname.size() + 2, 3);
        for (const char* typed : {"mar",        "m",
                                  "schm",       "ma ro",
                                  "mar sa ger", "mar ger",
                                  "käs",        "100006",
                                  "10",         surname.c_str(),
                                  both.c_str(), mistyped.c_str(),
                                  "zzzzzzz",    "schmidtke rolando",
                                  "карпов",     "карп ан",
                                  "м",          "ма",
                                  "شمي",        "παπα"})
            ::search(*search, typed);
        std::printf("BENCH rating lists  memory of the search %.1f MiB\n", memory.mebibytes());
    }
    QFile::remove(text);
    QFile::remove(lists);
    import("XML", written(folder, list, MadeRatingList::Shape::combinedXml, "list.xml"), lists);
    return 0;
}
