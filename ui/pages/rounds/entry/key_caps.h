#pragma once

#include <QWidget>

namespace pairwright {

/// Keys as they look on the keyboard, each with what it does; in as many rows as the width asks for.
class KeyCaps final : public QWidget {
    Q_OBJECT
public:
    explicit KeyCaps(QWidget* parent = nullptr);

    void clear();
    void add(const QString& key, const QString& meaning);
};

} // namespace pairwright
