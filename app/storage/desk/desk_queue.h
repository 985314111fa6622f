#pragma once

#include "app/storage/desk/waiting_step.h"
#include "app/storage/sql/database.h"

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace pairwright {

/// The steps that wait at this desk, in a file of this computer, one for each event. It is made with the first of them
/// and goes with the last; one program has it at a time. What was kept or dropped is on disk. Belongs to the thread
/// that uses it.
class DeskQueue {
public:
    /// `path` need not be there, nor its folder.
    explicit DeskQueue(QString path);
    ~DeskQueue();
    DeskQueue(const DeskQueue&) = delete;
    DeskQueue& operator=(const DeskQueue&) = delete;

    /// Where the entries of a login at an event lie: `folder` is the program's own, `event` is
    /// Store::Content::identity.
    static QString pathIn(const QString& folder, const QString& event, const QString& login);
    /// Where earlier versions have left them: `place` is the address of the event, by which it has to be reached again.
    static QString pathIn(const QString& folder, const QString& place);
    /// The files of other logins of the event at this computer, by the login.
    static std::map<QString, QString> ofOthers(const QString& folder, const QString& event, const QString& login);

    /// All of them, in the order in which they were kept first.
    Expected<std::vector<WaitingStep>, StoreError> all();
    /// In place of one of the same id, if there is one.
    Expected<Done, StoreError> keep(const WaitingStep& step);
    /// Also where there is none of that id.
    Expected<Done, StoreError> drop(const QString& id);
    /// What lies in another file, which goes: behind what is here, and each of them is in one of the two at least.
    Expected<Done, StoreError> takeFrom(const QString& path);

private:
    Expected<Done, StoreError> open();
    Expected<Done, StoreError> prepare(bool isNew);
    void leaveIfEmpty();

    QString path_;
    std::unique_ptr<Database> database_;
};

} // namespace pairwright
