#pragma once

#include <QObject>

class QSessionManager; // NOLINT(cppcoreguidelines-virtual-class-destructor): Qt's own

namespace pairwright {

/// When the session of the desktop ends, or the system asks the program to end, the open tournaments are saved as when
/// their windows are closed by hand; what cannot be saved holds the end up, where the desktop allows it.
class EndOfSession : public QObject {
    Q_OBJECT
public:
    explicit EndOfSession(QObject* parent = nullptr);
    ~EndOfSession() override;

private:
    void save(QSessionManager& manager);
};

} // namespace pairwright
