#include "app/formats/csv/player_list.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace pairwright;

namespace {

void bench(const char* what, const QByteArray& list)
{
    const auto start = std::chrono::steady_clock::now();
    const auto read = readPlayerList(list, {});
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    std::printf("BENCH lists  %-44s %9.2f ms  %zu rows\n", what, taken.count(), read ? read->rows.size() : 0);
    std::fflush(stdout);
}

} // namespace

/// bench_lists [PLAYERS]: what the reading of a list of players takes, and of lists that want to stop the program.
int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5000;
    QByteArray players = "Name;Elo;Club\n";
    for (int i = 1; i <= count; ++i)
        players += "Surname" + QByteArray::number(i) + ", Given;" + QByteArray::number(1000 + i % 1500) + ";Club\n";
    bench("players", players);
    constexpr qsizetype tenMegabytes = qsizetype{10} * 1024 * 1024;
    bench("a name of ten megabytes", "Name;Elo\n" + QByteArray(tenMegabytes, 'A') + ";1500\n");
    bench("ten megabytes of quotation marks", QByteArray(tenMegabytes, '"'));
    bench("a quotation mark a line", QByteArray("\"\n").repeated(tenMegabytes / 10));
    bench("ten megabytes of semicolons", QByteArray(tenMegabytes, ';'));
    return 0;
}
