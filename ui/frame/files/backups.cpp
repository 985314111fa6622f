#include "ui/frame/files/backups.h"

#include "ui/text/files/storage_text.h"

namespace pairwright {

Backups::Backups(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
    // The old session still lives when this is sent, so that the keeper goes before it.
    connect(&desk_, &Desk::sessionChanged, this, &Backups::watchSession);
    connect(&desk_.settings(), &UserSettings::backupPlanChanged, this, [this] {
        if (keeper_)
            keeper_->setPlan(desk_.settings().backupPlan());
        trouble_.clear(); // it was about the old place
        emit changed();
    });
}

Backups::~Backups() = default;

void Backups::watchSession()
{
    keeper_.reset();
    trouble_.clear();
    TournamentSession* session = desk_.session();
    if (session != nullptr && !session->isReadOnly()) {
        keeper_ = std::make_unique<BackupKeeper>(*session, desk_.settings().backupPlan());
        connect(keeper_.get(), &BackupKeeper::started, this, &Backups::changed);
        connect(keeper_.get(), &BackupKeeper::made, this, [this] {
            trouble_.clear();
            emit changed();
        });
        connect(keeper_.get(), &BackupKeeper::failed, this, [this](const BackupError& error) {
            trouble_ = sentenceFor(error);
            desk_.messages().tell(Mood::warning, trouble_);
            emit changed();
        });
    }
    emit changed();
}

bool Backups::canBackUp() const
{
    return keeper_ != nullptr && keeper_->plan().has_value();
}

void Backups::backUp()
{
    desk_.onceSaved(this, [this] { keeper_->backUp(); });
}

} // namespace pairwright
