"""A page of several sections, each written by whoever knows it."""
import os
import re


def write(path, title, text):
    """Replaces the section `title` of the page; the others stay as they are."""
    with open(path, encoding="utf-8") as file:
        page = file.read()
    body = "## %s\n\n%s\n\n" % (title, text.strip("\n"))
    pattern = r"(?ms)^## %s\n.*?(?=^## |\Z)" % re.escape(title)
    if re.search(pattern, page):
        page = re.sub(pattern, lambda _: body, page)
    else:
        page = page.rstrip("\n") + "\n\n" + body
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(page.rstrip("\n") + "\n")
    os.replace(path + ".new", path)
