#include "ui/pages/overview/event_form.h"
#include "app/formats/display_text.h"

#include "app/domain/text/longest.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/text_field.h"

#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

namespace pairwright {

namespace {

/// Does not disturb somebody who is typing.
void showText(QLineEdit* field, const QString& text)
{
    if (field->text() != text && !(field->hasFocus() && field->isModified()))
        field->setText(text);
}

} // namespace

QString formatOfficial(const Official& official)
{
    return official.fideId.isEmpty() ? official.name : QStringLiteral("%1 (%2)").arg(official.name, official.fideId);
}

Official parseOfficial(const QString& text)
{
    static const QRegularExpression withId(QStringLiteral("^(.*?)\\s*\\((\\d+)\\)$"));
    const auto match = withId.match(text.simplified());
    if (match.hasMatch())
        return {match.captured(1), match.captured(2)};
    return {text.simplified(), {}};
}

EventForm::EventForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , form_(new QFormLayout(this))
    , refusal_(new FieldNote("eventRefusal", this))
{
    form_->setVerticalSpacing(8);
    form_->setHorizontalSpacing(12);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    name_ = addText("eventName", TextField::aLine, [](EventData& event, const QString& text) { event.name = text; });
    city_ = addText("city", TextField::aWord, [](EventData& event, const QString& text) { event.city = text; });
    federation_ = addText("federation", TextField::aWord,
                          [](EventData& event, const QString& text) { event.federation = text.toUpper(); });
    federation_->setMaxLength(Longest::federation);
    start_ = addDate("startDate", &EventData::start);
    end_ = addDate("endDate", &EventData::end);
    chief_ = addText("chiefArbiter", TextField::aLine,
                     [](EventData& event, const QString& text) { event.chiefArbiter = parseOfficial(text); });
    deputies_ = addText("deputyArbiters", TextField::aLine, [](EventData& event, const QString& text) {
        event.deputyArbiters.clear();
        const QStringList deputies = text.split(QLatin1Char(';'), Qt::SkipEmptyParts);
        for (const QString& deputy : deputies)
            if (!deputy.trimmed().isEmpty())
                event.deputyArbiters.push_back(parseOfficial(deputy));
    });
    timeControl_ = addText("timeControl", TextField::aLine,
                           [](EventData& event, const QString& text) { event.timeControl = text; });

    connect(&desk_, &Desk::sessionChanged, this, &EventForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &EventForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.event)
            refresh();
    });
    retranslate();
}

QLineEdit* EventForm::addText(const char* name, int letters, const std::function<void(EventData&, const QString&)>& put)
{
    auto* field = new TextField(letters);
    field->setObjectName(QLatin1String(name));
    addLabelledRow(form_, field);
    connect(field, &QLineEdit::editingFinished, this, [this, field, put] {
        if (!field->isModified())
            return;
        field->setModified(false);
        store(field, [field, put](EventData& event) { put(event, field->text().simplified()); });
    });
    return field;
}

DateField* EventForm::addDate(const char* name, QDate EventData::*date)
{
    auto* field = new DateField;
    field->setObjectName(QLatin1String(name));
    addLabelledRow(form_, field);
    connect(field, &DateField::dateEdited, this, [this, field, date](const QDate& entered) {
        store(field, [date, entered](EventData& event) { event.*date = entered; });
    });
    connect(field, &DateField::dateRefused, this,
            [this, field](const QString& why) { refusal_->sayBelow(form_, field, why); });
    return field;
}

void EventForm::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const EventData& event = desk_.projected().event;
    if (!isBeingTyped())
        seen_ = event;
    showText(name_, event.name);
    showText(city_, event.city);
    showText(federation_, event.federation);
    start_->setDate(event.start);
    end_->setDate(event.end);
    showText(chief_, formatOfficial(event.chiefArbiter));
    QStringList deputies;
    for (const Official& deputy : event.deputyArbiters)
        deputies.append(formatOfficial(deputy));
    showText(deputies_, deputies.join(QStringLiteral("; ")));
    showText(timeControl_, event.timeControl);
    setEnabled(desk_.session()->may(CommandName::setEventData));
}

void EventForm::store(QWidget* field, const Put& put)
{
    if (desk_.session() == nullptr)
        return;
    EventData event = seen_;
    put(event);
    if (event == seen_)
        return;
    // What was refused does not stay on the screen; the message says what it was. The answer may come after the
    // refusal of another field, which it leaves.
    refusal_->dismiss();
    desk_.apply(editOf(seen_, event), {}, {}, [this, field](Answer answer) {
        if (answer == Answer::failed)
            refusal_->sayBelow(form_, field, desk_.messages().text());
        seen_ = desk_.projected().event;
        refresh();
    });
}

bool EventForm::isBeingTyped() const
{
    const QList<QLineEdit*> fields = findChildren<QLineEdit*>();
    return std::any_of(fields.begin(), fields.end(),
                       [](const QLineEdit* field) { return field->hasFocus() && field->isModified(); });
}

void EventForm::retranslate()
{
    setTitle(tr("Event"));
    labelRow(form_, name_, tr("Name"));
    labelRow(form_, city_, tr("City"));
    labelRow(form_, federation_, tr("Federation"));
    labelRow(form_, start_, tr("First day"));
    labelRow(form_, end_, tr("Last day"));
    labelRow(form_, chief_, tr("Chief arbiter"));
    labelRow(form_, deputies_, tr("Deputy arbiters"));
    labelRow(form_, timeControl_, tr("Time control"));
    federation_->setPlaceholderText(tr("three letters, such as GER"));
    chief_->setPlaceholderText(tr("Surname, Given name (FIDE ID)"));
    deputies_->setPlaceholderText(tr("Several are separated by semicolons"));
    timeControl_->setPlaceholderText(leftToRight(tr("90 min/40 moves + 30 min + 30 s/move")));
}

void EventForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
