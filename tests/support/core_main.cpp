#include "tests/support/registered_test.h"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    return pairwright::TestEntry::runNamed(argc, argv);
}
