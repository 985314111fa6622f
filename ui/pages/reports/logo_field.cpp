#include "ui/pages/reports/logo_field.h"

#include "ui/print/logo.h"

#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>

namespace pairwright {

namespace {

constexpr qint64 mebibyte = qint64{1024} * 1024;
constexpr qint64 megapixel = 1'000'000;

QString sentenceFor(LogoError error)
{
    switch (error) {
    case LogoError::notReadable: return LogoField::tr("The picture cannot be read.");
    case LogoError::tooLarge:
        return LogoField::tr("The picture is too large: more than %1 MiB.").arg(mostLogoBytes / mebibyte);
    case LogoError::noPicture: return LogoField::tr("This is no picture that can be a logo: PNG and JPEG can.");
    case LogoError::tooManyPixels:
        return LogoField::tr("The picture is too large: more than %1 million pixels.").arg(mostLogoPixels / megapixel);
    case LogoError::damaged: return LogoField::tr("The picture is damaged.");
    }
    return {};
}

} // namespace

LogoField::LogoField(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , choose_(new QPushButton)
    , remove_(new QPushButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    choose_->setObjectName(QStringLiteral("chooseLogo"));
    remove_->setObjectName(QStringLiteral("removeLogo"));
    row->addWidget(choose_, 1);
    row->addWidget(remove_, 1);
    connect(choose_, &QPushButton::clicked, this, &LogoField::choose);
    connect(remove_, &QPushButton::clicked, this, [this] {
        setLogo({});
        emit changed();
    });
    setLogo({});
}

void LogoField::setLogo(const QByteArray& logo)
{
    logo_ = logo;
    remove_->setEnabled(!logo.isEmpty());
}

void LogoField::choose()
{
    const auto path = desk_.asker().askFile({FileQuestion::Kind::open,
                                             tr("Choose the Logo"),
                                             {tr("Pictures (*.png *.jpg *.jpeg)")},
                                             desk_.settings().lastFolder() + QLatin1Char('/'),
                                             {}});
    if (!path)
        return;
    const auto logo = readLogo(*path);
    if (!logo) {
        desk_.messages().tell(Mood::bad, sentenceFor(logo.error()));
        return;
    }
    setLogo(*logo);
    emit changed();
}

void LogoField::retranslate()
{
    choose_->setText(tr("Choose…", "a picture"));
    remove_->setText(tr("Remove", "the logo"));
    choose_->setToolTip(tr("A picture at the head of the sheets of this tournament, PNG or JPEG. It is kept on this "
                           "computer."));
}

} // namespace pairwright
