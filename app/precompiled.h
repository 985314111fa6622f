#pragma once
// What nearly every file of app reads, compiled once. Files still include what they use.
#include "engine/precompiled.h"

#include "app/domain/changes/finding.h"
#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/tournament.h"
#include "engine/judge.h"
#include "engine/why_not.h"

#include <QByteArray>
#include <QCoreApplication>
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
