#pragma once
// What nearly every file of app reads, compiled once. Files still include what they use.
#include "engine/precompiled.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
