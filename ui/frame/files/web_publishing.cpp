#include "ui/frame/files/web_publishing.h"

#include "ui/text/files/web_text.h"
#include "ui/text/steps/hold_text.h"

namespace pairwright {

namespace {

constexpr auto handedOverChoice = "web/handedOver";

} // namespace

WebPublishing::WebPublishing(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
    // The old session still lives when this is sent, so that the keeper goes before it.
    connect(&desk_, &Desk::sessionChanged, this, &WebPublishing::watchSession);
    connect(&desk_, &Desk::holdsChanged, this, &WebPublishing::follow);
}

WebPublishing::~WebPublishing() = default;

void WebPublishing::watchSession()
{
    keeper_.reset();
    report_.clear();
    trouble_ = false;
    TournamentSession* session = desk_.session();
    if (session != nullptr && !session->isReadOnly()) {
        keeper_ =
            std::make_unique<WebKeeper>(*session, desk_.settings().webPlan(session->path()),
                                        handedOverFrom(desk_.settings().choice(session->path(), handedOverChoice)));
        connect(keeper_.get(), &WebKeeper::handedOver, this, [this, path = session->path()](const HandedOver& what) {
            desk_.settings().setChoice(path, handedOverChoice, toText(what));
        });
        connect(keeper_.get(), &WebKeeper::started, this, &WebPublishing::changed);
        connect(keeper_.get(), &WebKeeper::stopped, this, &WebPublishing::changed);
        connect(keeper_.get(), &WebKeeper::written, this, [this](const WebOutcome& outcome) {
            QStringList lines{sentenceFor(outcome.changes)};
            for (const QString& line : {sentenceFor(outcome.command), outcome.command.output})
                if (!line.isEmpty())
                    lines.append(line);
            if (pairwright::isTrouble(outcome.command))
                desk_.messages().tell(Mood::warning, sentenceFor(outcome.command));
            tell(lines.join(QLatin1Char('\n')), pairwright::isTrouble(outcome.command));
        });
        connect(keeper_.get(), &WebKeeper::failed, this, [this](const web::FolderError& error) {
            desk_.messages().tell(Mood::warning, sentenceFor(error));
            tell(sentenceFor(error), true);
        });
        follow();
    }
    emit changed();
}

void WebPublishing::follow()
{
    if (keeper_ == nullptr)
        return;
    keeper_->setPaused(elsewhere().has_value());
    if (keeper_->plan() && !desk_.session()->holder(HeldWork::webFolder))
        desk_.session()->hold(HeldWork::webFolder, false, this, [](const auto&) {});
    emit changed();
}

QString WebPublishing::report() const
{
    const auto other = elsewhere();
    return other ? sentenceFor(*other, {}) : report_;
}

void WebPublishing::tell(const QString& report, bool trouble)
{
    report_ = report;
    trouble_ = trouble;
    emit changed();
}

std::optional<WebPlan> WebPublishing::plan() const
{
    return keeper_ != nullptr ? keeper_->plan() : std::nullopt;
}

void WebPublishing::setPlan(const std::optional<WebPlan>& plan)
{
    if (keeper_ == nullptr)
        return;
    desk_.settings().setWebPlan(desk_.session()->path(), plan);
    keeper_->setPlan(plan);
    if (!plan)
        desk_.session()->letGo(HeldWork::webFolder);
    tell({}, false); // it was about the old plan
}

void WebPublishing::publish()
{
    desk_.takeAlone(HeldWork::webFolder, this, [this] {
        desk_.onceSaved(this, [this] {
            if (keeper_ == nullptr)
                return;
            keeper_->setPaused(false);
            keeper_->publish();
        });
    });
}

} // namespace pairwright
