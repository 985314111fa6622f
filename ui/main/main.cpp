#include "app/jobs/job_threads.h"
#include "ui/frame/window/main_window.h"
#include "ui/main/end_of_session.h"
#include "ui/main/headless.h"
#include "ui/settings/window_language.h"
#include "ui/theme/appearance.h"
#include "ui/theme/desktop_appearance.h"
#include "ui/theme/letters.h"
#include "ui/theme/row_height.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace pairwright;

namespace {

void nameProgram()
{
    QApplication::setApplicationName(QStringLiteral("pairwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Pairwright"));
    QApplication::setOrganizationName(QStringLiteral("pairwright"));
    QApplication::setApplicationVersion(QStringLiteral(PAIRWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.pairwright.Pairwright"));
}

bool asksFor(int argc, char* argv[], const char* option)
{
    for (int i = 1; i < argc; ++i)
        if (std::strcmp(argv[i], option) == 0)
            return true;
    return false;
}

int openWindow(const QString& file, bool sample)
{
    UserSettings settings;
    WindowLanguage language;
    language.use(settings.language());
    applyAppearance(settings.appearance());
    const DesktopAppearance desktop;
    QObject::connect(&desktop, &DesktopAppearance::changed, &language,
                     [&desktop] { setDesktopAppearance(desktop.appearance()); });
    applyTypeface(settings.typeface());
    applyTextSize(settings.textSize());
    applyCompactRows(settings.hasCompactRows());
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("io.github.pairwright.Pairwright"),
                                                 QIcon(QStringLiteral(":/icons/pairwright.svg"))));
    const EndOfSession end;
    auto* window = new MainWindow(settings, language);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    if (sample)
        window->openSample(file);
    else if (!file.isEmpty())
        window->openFile(file);
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    // Decided before Qt starts: these must work where no display is.
    const bool headless = asksFor(argc, argv, "--headless");
    const bool textOnly = asksFor(argc, argv, "--version") || asksFor(argc, argv, "-v") ||
                          asksFor(argc, argv, "--help") || asksFor(argc, argv, "-h");
    if ((headless || textOnly) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    nameProgram();

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Chess tournaments for arbiters."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption headlessOption(QStringLiteral("headless"),
                                            QStringLiteral("Propose the next round on the terminal; no window."));
    const QCommandLineOption outOption(QStringLiteral("out"), QStringLiteral("Where --headless puts its files."),
                                       QStringLiteral("folder"), QStringLiteral("out"));
    const QCommandLineOption sampleOption(
        QStringLiteral("sample"),
        QStringLiteral("Open the sample tournament; it is copied to the file where there is none."));
    parser.addOptions({headlessOption, outOption, sampleOption});
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A .pairwright or .trf file."),
                                 QStringLiteral("[file]"));
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        std::fputs("pairwright: one file at a time, please\n", stderr);
        return static_cast<int>(HeadlessExit::badRequest);
    }
    if (parser.isSet(headlessOption))
        return static_cast<int>(runHeadless(files.value(0), parser.value(outOption)));
    const int code = openWindow(files.value(0), parser.isSet(sampleOption));
    if (!endJobs())
        std::_Exit(code); // else the program would live on without a window
    return code;
}
