#include "tests/gui/made_events.h"

#include "app/pairing/pairing_job.h"
#include "app/session/tournament_session.h"

#include <QFile>

#include <array>
#include <tuple>

namespace pairwright {

namespace {

/// A file for commands that must all succeed.
class EventMaker {
public:
    EventMaker(const QString& path, const NewTournament& first)
    {
        QFile::remove(path);
        session_ = std::move(TournamentSession::create(path, first)).value();
    }
    ~EventMaker() { session_->flush(); }
    Q_DISABLE_COPY_MOVE(EventMaker)

    [[nodiscard]] const Tournament& made() const { return session_->projected(); }
    void apply(const Command& command)
    {
        if (!session_->apply(command, WarningLevel::confirm))
            qFatal("no event for the test");
    }
    /// Every open board, by turns; `left`: so many stay open.
    void enter(RoundNumber round, std::size_t left = 0)
    {
        constexpr std::array results{GameResult::whiteWins, GameResult::draw, GameResult::blackWins};
        const std::vector<int> open = made().round(round)->openBoards();
        EnterResults command{round, {}};
        for (std::size_t i = 0; i + left < open.size(); ++i)
            command.results.push_back({open[i], results.at(i % results.size())});
        apply(command);
    }

private:
    std::unique_ptr<TournamentSession> session_;
};

void addPlayers(EventMaker& event, const std::vector<std::tuple<QString, Title, int>>& people)
{
    std::vector<NewPlayer> players;
    for (const auto& [name, title, rating] : people) {
        PlayerData& data = players.emplace_back().data;
        data.name = name;
        data.title = title;
        data.rating = Rating{rating, RatingSource::fide, {}};
        data.federation = QStringLiteral("GER");
    }
    event.apply(AddPlayers{players, {}});
}

const std::vector<std::tuple<QString, Title, int>> people{
    {QStringLiteral("Sandvik, Eirik"), Title::GM, 2521},      {QStringLiteral("Wolański, Piotr"), Title::IM, 2448},
    {QStringLiteral("Hollerbach, Katrin"), Title::WGM, 2402}, {QStringLiteral("Delacourt, Étienne"), Title::FM, 2377},
    {QStringLiteral("Novotný, Radim"), Title::FM, 2361},      {QStringLiteral("Brouwerink, Joost"), Title::IM, 2355},
    {QStringLiteral("Quintanar, Álvaro"), Title::FM, 2296},   {QStringLiteral("Lindqvist, Oskar"), Title::CM, 2274},
    {QStringLiteral("Szentirmay, Dóra"), Title::WIM, 2251},   {QStringLiteral("Grabowiecki, Michał"), Title::CM, 2233}};

} // namespace

QString makeChampionship(const QString& path)
{
    NewTournament first;
    first.event.name = QStringLiteral("Championship of the Club");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = 7;
    first.system = {System::RoundRobin, 2026};
    EventMaker event(path, first);
    addPlayers(event, {people.begin(), people.begin() + 8});
    event.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    event.apply(LayOutRounds{layOutRounds(event.made()).value()});
    event.apply(PublishRounds{RoundNumber{7}});
    event.enter(RoundNumber{1});
    event.enter(RoundNumber{2}, 1);
    event.apply(PostponeGame{{RoundNumber{3}, 2}, Postponement{QDate(2026, 11, 4)}});
    return path;
}

QString makeAcceleratedOpen(const QString& path)
{
    NewTournament first;
    first.event.name = QStringLiteral("Accelerated Open");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = 9;
    first.system = {System::Dutch, 2026};
    first.acceleration = Acceleration::baku;
    EventMaker event(path, first);
    addPlayers(event, people);
    event.apply(SetInitialColour{{Colour::White, {}}});
    for (RoundNumber round{1}; round.value <= 3; ++round.value) {
        event.apply(StoreProposal{proposeRound(event.made()).value()});
        event.apply(PublishRound{round});
        event.enter(round);
    }
    return path;
}

QString makeLeague(const QString& path)
{
    NewTournament first;
    first.event.name = QStringLiteral("School League");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = 5;
    first.system = teamSystems()[0].id;
    first.teams = TeamRules{};
    const QStringList names{QStringLiteral("Anemone"), QStringLiteral("Begonia"),   QStringLiteral("Camellia"),
                            QStringLiteral("Dahlia"),  QStringLiteral("Edelweiss"), QStringLiteral("Freesia"),
                            QStringLiteral("Gentian")};
    EventMaker event(path, first);
    std::vector<NewPlayer> teams;
    for (const QString& name : names)
        teams.emplace_back().data.name = name;
    event.apply(AddPlayers{teams, {}});
    for (int team = 1; team <= names.size(); ++team) {
        std::vector<PlayerData> members;
        for (int place = 1; place <= 5; ++place) {
            PlayerData& member = members.emplace_back();
            member.name = QStringLiteral("%1, %2").arg(names[team - 1]).arg(place);
            member.rating = Rating{2300 - 40 * team - 20 * place, RatingSource::fide, {}};
        }
        event.apply(AddMembers{PlayerKey{team}, members, {}});
    }
    event.apply(SetInitialColour{{Colour::White, {}}});
    return path;
}

} // namespace pairwright
