#include "app/cli/console/interrupt_watch.h"

#include <csignal>

namespace pairwright::cli {

namespace {

volatile std::sig_atomic_t interrupts = 0;

extern "C" void noteInterrupt(int signal)
{
    interrupts = 1;
    std::signal(signal, SIG_DFL);
}

} // namespace

InterruptWatch::InterruptWatch()
{
    interrupts = 0;
    onInterrupt_ = std::signal(SIGINT, noteInterrupt);
    onTerminate_ = std::signal(SIGTERM, noteInterrupt);
}

InterruptWatch::~InterruptWatch()
{
    std::signal(SIGINT, onInterrupt_);
    std::signal(SIGTERM, onTerminate_);
}

bool InterruptWatch::noted()
{
    return interrupts != 0;
}

} // namespace pairwright::cli
