#pragma once

#include <QIODevice>

namespace pairwright {

/// A stream that ends with an error where more comes out of it than anybody can need: as a whole, or between two marks,
/// which its reader sets whenever something came of what was read. So no text without an end fills the memory.
class BoundedStream : public QIODevice {
public:
    struct Limits {
        qint64 whole = 0;
        qint64 betweenMarks = 0;
    };

    /// `from`, which is open, must outlive it.
    BoundedStream(QIODevice& from, Limits limits);

    void mark() { sinceMark_ = 0; }
    /// It has ended with that error.
    [[nodiscard]] bool isExhausted() const { return total_ > limits_.whole || sinceMark_ > limits_.betweenMarks; }
    [[nodiscard]] qint64 bytesRead() const { return total_; }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 most) override;

private:
    QIODevice& from_;
    Limits limits_;
    qint64 total_ = 0;
    qint64 sinceMark_ = 0;
};

} // namespace pairwright
