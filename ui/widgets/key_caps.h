#pragma once

#include <QWidget>

namespace pairwright {

/// Keys as they look on the keyboard, each with what it does; in as many rows as the width asks for, or one below the
/// other.
class KeyCaps final : public QWidget {
    Q_OBJECT
public:
    explicit KeyCaps(QWidget* parent = nullptr);

    void clear();
    void add(const QString& key, const QString& meaning);
    /// Words among the keys.
    void say(const QString& words) { add({}, words); }
    void standInAColumn(bool column);

private:
    void align();

    bool column_ = false;
};

} // namespace pairwright
