#include "tests/unit/web/folder_reading.h"

#include <QXmlStreamReader>

#include <stdexcept>

namespace pairwright::test {

namespace {

/// One page while it is read from its beginning to its end.
class PageReading {
public:
    explicit PageReading(const web::WebFile& file)
        : reader_(file.bytes)
    {
    }

    ReadPage read()
    {
        while (!reader_.atEnd()) {
            reader_.readNext();
            if (reader_.isStartElement())
                start();
            else if (reader_.isCharacters())
                characters();
        }
        if (reader_.hasError())
            complain(QStringLiteral("not well-formed: ") + reader_.errorString());
        if (mainHeadings_ != 1)
            complain(QStringLiteral("%1 headings h1").arg(mainHeadings_));
        if (page_.title.trimmed().isEmpty())
            complain(QStringLiteral("no title"));
        if (!hasMain_)
            complain(QStringLiteral("no main"));
        return std::move(page_);
    }

private:
    void start()
    {
        const QString tag = reader_.name().toString();
        const QXmlStreamAttributes attributes = reader_.attributes();
        current_ = tag;
        if (tag == QLatin1String("html") && attributes.value("lang").isEmpty())
            complain(QStringLiteral("no language"));
        if (tag == QLatin1String("th") && attributes.value("scope").isEmpty())
            complain(QStringLiteral("a heading of a table without scope"));
        hasMain_ = hasMain_ || tag == QLatin1String("main");
        if (tag.size() == 2 && tag[0] == u'h' && tag[1].isDigit()) {
            const int level = tag[1].digitValue();
            if (level > level_ + 1)
                complain(QStringLiteral("h%1 below h%2").arg(level).arg(level_));
            level_ = level;
            mainHeadings_ += level == 1 ? 1 : 0;
        }
        for (const char* name : {"href", "src"})
            if (attributes.hasAttribute(QLatin1StringView(name)))
                page_.links.append(attributes.value(QLatin1StringView(name)).toString());
        for (const QXmlStreamAttribute& attribute : attributes)
            if (attribute.name().startsWith(QLatin1StringView("on")) || attribute.name() == QLatin1StringView("style"))
                complain(QStringLiteral("attribute ") + attribute.name().toString());
        if (const QString id = attributes.value("id").toString(); !id.isEmpty()) {
            if (page_.ids.contains(id))
                complain(QStringLiteral("twice the id ") + id);
            page_.ids.insert(id);
        }
    }

    void characters()
    {
        if (current_ == QLatin1String("title") && page_.title.isEmpty())
            page_.title = reader_.text().toString();
        page_.text += reader_.text();
    }

    void complain(const QString& what) { page_.complaints.append(what); }

    QXmlStreamReader reader_;
    ReadPage page_;
    QString current_;
    int level_ = 0;
    int mainHeadings_ = 0;
    bool hasMain_ = false;
};

} // namespace

ReadPage readPage(const web::WebFile& page)
{
    return PageReading(page).read();
}

QHash<QString, ReadPage> readPages(const std::vector<web::WebFile>& files)
{
    QHash<QString, ReadPage> pages;
    for (const web::WebFile& file : files)
        if (file.name.endsWith(QLatin1String(".html")))
            pages.insert(file.name, readPage(file));
    return pages;
}

Complaints checkLinks(const std::vector<web::WebFile>& files)
{
    const QHash<QString, ReadPage> pages = readPages(files);
    QSet<QString> names;
    for (const web::WebFile& file : files)
        names.insert(file.name);
    Complaints complaints;
    for (auto page = pages.begin(); page != pages.end(); ++page)
        for (const QString& link : page->links) {
            const QString file = link.section(u'#', 0, 0).isEmpty() ? page.key() : link.section(u'#', 0, 0);
            const QString place = link.section(u'#', 1);
            if (!names.contains(file))
                complaints.append(page.key() + QStringLiteral(": ") + link + QStringLiteral(" leads nowhere"));
            else if (!place.isEmpty() && !pages.value(file).ids.contains(place))
                complaints.append(page.key() + QStringLiteral(": no such place ") + link);
        }
    QSet<QString> reached{QStringLiteral("index.html")};
    QStringList open{QStringLiteral("index.html")};
    while (!open.isEmpty())
        for (const QString& link : pages.value(open.takeFirst()).links)
            if (const QString file = link.section(u'#', 0, 0); !file.isEmpty() && !reached.contains(file)) {
                reached.insert(file);
                open.append(file);
            }
    for (const QString& name : names)
        if (!reached.contains(name))
            complaints.append(name + QStringLiteral(" cannot be reached from the start page"));
    return complaints;
}

const web::WebFile& fileNamed(const std::vector<web::WebFile>& files, const QString& name)
{
    for (const web::WebFile& file : files)
        if (file.name == name)
            return file;
    throw std::runtime_error("no file " + name.toStdString());
}

} // namespace pairwright::test
