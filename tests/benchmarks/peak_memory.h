#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

namespace pairwright::benchmarks {

/// The most memory that the process has needed since this was made, beyond what it had then. Linux only; 0 elsewhere.
class PeakMemory {
public:
    PeakMemory()
    {
        std::ofstream("/proc/self/clear_refs") << "5"; // forgets the peak so far
        before_ = kibibytes("VmRSS:");
    }
    [[nodiscard]] double mebibytes() const { return static_cast<double>(kibibytes("VmHWM:") - before_) / 1024; }

private:
    static long kibibytes(const std::string& key)
    {
        std::ifstream status("/proc/self/status");
        for (std::string line; std::getline(status, line);)
            if (line.rfind(key, 0) == 0)
                return std::atol(line.c_str() + key.size());
        return 0;
    }
    long before_ = 0;
};

} // namespace pairwright::benchmarks
