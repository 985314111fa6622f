#include "tests/support/registered_test.h"

#include <QApplication>

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return pairwright::TestEntry::runNamed(argc, argv);
}
