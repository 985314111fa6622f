#pragma once

#include "app/domain/text/visible_text.h"
#include "app/storage/file/file_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

namespace pairwright {

/// Keeps the file that a new one replaces until the new one is made, and puts it back if that fails.
class ReplacedFile {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ReplacedFile)
public:
    explicit ReplacedFile(const QString& path)
        : path_(path)
        , aside_(path + QStringLiteral(".replaced"))
    {
        const QFileInfo there(path);
        if (there.isSymLink()) // what a link leads to is not replaced under its name
            state_ = State::stuck;
        else if (there.exists())
            state_ = setAside() ? State::setAside : State::stuck;
    }
    ~ReplacedFile()
    {
        if (state_ == State::setAside && (QFile::remove(path_) || !QFile::exists(path_)))
            (void)giveNewName(aside_, path_);
    }
    ReplacedFile(const ReplacedFile&) = delete;
    ReplacedFile& operator=(const ReplacedFile&) = delete;

    /// The old file cannot be moved away: nothing new can be made there.
    [[nodiscard]] bool isStuck() const { return state_ == State::stuck; }
    /// For the arbiter, when it is.
    [[nodiscard]] QString whyStuck() const
    {
        return tr("%1 cannot be replaced. Choose another name.").arg(visibleText(QDir::toNativeSeparators(path_)));
    }
    /// The new file is made: the old one goes.
    void finish()
    {
        if (state_ == State::setAside)
            QFile::remove(aside_);
        state_ = State::none;
    }

private:
    /// By a name that is free: one that is taken is somebody's.
    bool setAside()
    {
        constexpr int mostNames = 20;
        for (int number = 2; number < mostNames; ++number) {
            const auto named = giveNewName(path_, aside_);
            if (named || named.error().code != WriteError::Code::taken)
                return named.hasValue();
            aside_ = path_ + QStringLiteral(".replaced-%1").arg(number);
        }
        return false;
    }
    enum class State : std::uint8_t { none, setAside, stuck };
    QString path_;
    QString aside_;
    State state_ = State::none;
};

} // namespace pairwright
