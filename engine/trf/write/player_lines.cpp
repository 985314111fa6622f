#include "engine/trf/write/player_lines.h"

#include "engine/trf/text/columns.h"
#include "engine/trf/text/dates.h"
#include "engine/trf/text/national_record.h"
#include "engine/trf/text/round_cell.h"
#include "engine/trf/text/text.h"
#include "engine/trf/write/requests.h"

namespace pairwright::trf {

namespace {

Unexpected<WriteError> refused(WriteErrorCode code, FileId player, std::string detail,
                               std::optional<RoundNumber> round = std::nullopt)
{
    return Unexpected{WriteError{.code = code, .player = player, .round = round, .detail = std::move(detail)}};
}

class PlayerLineWriter {
public:
    PlayerLineWriter(const Document& document, const Player& player, Output& output)
        : document_(document)
        , player_(player)
        , output_(output)
    {
    }

    WriteOutcome write()
    {
        if (!line_.right(column::id, column::idEnd, std::to_string(player_.id.value)) || player_.id.value < 1)
            return refused(WriteErrorCode::doesNotFit, player_.id, std::to_string(player_.id.value));
        person();
        if (WriteOutcome outcome = standing(); !outcome)
            return outcome;
        if (WriteOutcome outcome = rounds(); !outcome)
            return outcome;
        if (output_.isEngine())
            nextRound();
        output_.line(std::move(line_));
        return Done{};
    }

private:
    void text(int first, int last, const std::string& content, bool atRight = false)
    {
        const std::string clean = output_.clean(content, player_.id);
        const bool whole = atRight ? line_.right(first, last, clean) : line_.left(first, last, clean);
        if (!whole)
            output_.omit(OmissionCode::cutText, clean, player_.id);
    }

    void person()
    {
        if (player_.sex)
            text(column::sex, column::sex, *player_.sex == Sex::female ? "w" : "m");
        text(column::title, column::titleEnd, player_.title, true);
        text(column::name, column::nameEnd, player_.name);
        if (player_.rating)
            text(column::rating, column::ratingEnd, std::to_string(*player_.rating), true);
        text(column::federation, column::federationEnd, player_.federation);
        text(column::fideId, column::fideIdEnd, player_.fideId, true);
        if (player_.birth)
            text(column::birth, column::birthEnd, toTrf(*player_.birth));
    }

    WriteOutcome standing()
    {
        // The bye of the next round stands in the line for engines, which count what stands there.
        const Score bye = output_.isEngine() ? document_.byeAskedFor(player_) : Score{};
        const std::string points = toString(document_.pointsOf(player_) + bye);
        if (!line_.right(column::points, column::pointsEnd, points))
            return refused(WriteErrorCode::doesNotFit, player_.id, points);
        if (!player_.rank && output_.isReport() && !output_.isExchange())
            output_.omit(OmissionCode::missingRank, {}, player_.id);
        if (player_.rank && !line_.right(column::rank, column::rankEnd, std::to_string(*player_.rank)))
            return refused(WriteErrorCode::doesNotFit, player_.id, std::to_string(*player_.rank));
        return Done{};
    }

    WriteOutcome rounds()
    {
        for (std::size_t i = 0; i < player_.rounds.size(); ++i) {
            const RoundCell& played = player_.rounds[i];
            const int column = static_cast<int>(i) + 1;
            const int round = static_cast<int>(i) / document_.gamesOfARound + 1;
            if (output_.isReport() && !output_.isExchange() && played.result == CellResult::adjourned)
                return refused(WriteErrorCode::adjournedGame, player_.id, {}, RoundNumber{round});
            if (output_.isReport() && !output_.isExchange() && played.result == CellResult::open)
                output_.omit(OmissionCode::openGame, {}, player_.id, RoundNumber{round});
            cell(column, played);
        }
        return Done{};
    }

    void nextRound()
    {
        const int round = document_.pairedRounds() + 1;
        const int column = static_cast<int>(document_.cellIndex(round)) + 1;
        for (const ByeRequest& request : document_.requests)
            if (request.round.value == round && request.player == player_.id)
                for (int game = 0; game < document_.gamesOfARound; ++game)
                    cell(column + game, RoundCell{std::nullopt, std::nullopt, cellResultOf(request.kind)});
    }

    void cell(int number, const RoundCell& content)
    {
        const int first = column::ofRound(number);
        const std::string opponent = content.opponent ? std::to_string(content.opponent->value) : "0000";
        line_.right(first, first + column::opponentWidth - 1, opponent);
        const std::string colour = !content.colour ? "-" : *content.colour == Colour::White ? "w" : "b";
        line_.left(first + column::colourOffset, first + column::colourOffset, colour);
        line_.left(first + column::resultOffset, first + column::resultOffset,
                   std::string(1, symbolOf(content.result)));
    }

    const Document& document_;
    const Player& player_;
    Output& output_;
    LineBuilder line_{"001"};
};

void writeNational(const Player& player, Output& output)
{
    if (player.national.empty())
        return;
    if (output.isTrf16()) {
        output.omit(OmissionCode::recordNotInVersion, "NRS", player.id);
        return;
    }
    for (const NationalRecord& record : player.national) {
        LineBuilder line("");
        line.append(output.clean(toUtf8(formatNationalRecord(player.id, record)), player.id));
        output.line(std::move(line));
    }
}

} // namespace

WriteOutcome writePlayer(const Document& document, const Player& player, Output& output)
{
    if (WriteOutcome outcome = PlayerLineWriter(document, player, output).write(); !outcome)
        return outcome;
    writeNational(player, output);
    return Done{};
}

} // namespace pairwright::trf
