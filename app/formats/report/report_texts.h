#pragma once

#include <QCoreApplication>

namespace pairwright {

/// The words on printed sheets, for the translators one context.
class ReportTexts {
    Q_DECLARE_TR_FUNCTIONS(ReportTexts)
};

} // namespace pairwright
