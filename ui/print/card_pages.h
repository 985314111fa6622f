#pragma once

#include "app/formats/cards/cards.h"
#include "app/formats/cards/team_cards.h"
#include "app/prizes/receipts.h"
#include "ui/print/painted_pages.h"

#include <QRectF>

#include <array>
#include <functional>
#include <vector>

namespace pairwright {

/// How many cards fit on a page.
inline constexpr std::array cardsAPage{1, 2, 4, 6, 8, 10};

/// Thin lines for the knife between equal places.
void paintCuts(QPainter& painter, QSizeF page, int columns, int rows);

/// Cards of one size on pages that are cut.
class CardPages : public PaintedPages {
public:
    /// Paints one card into its place.
    using Card = std::function<void(QPainter& painter, const QRectF& place)>;

    /// `perPage` is one of cardsAPage; `page` in points, upright.
    CardPages(QString title, std::vector<Card> cards, int perPage, QSizeF page);

    [[nodiscard]] int pageCount() const override;
    [[nodiscard]] QSizeF pageSize(int /*page*/) const override { return page_; }
    [[nodiscard]] QString title() const override { return title_; }

protected:
    void paintPage(QPainter& painter, int page) const override;

private:
    QString title_;
    std::vector<Card> cards_;
    QSizeF page_;
    int columns_ = 1;
    int rows_ = 1;
};

/// The number of the board fills the card; below it stand the names, if there are any.
void paintCard(QPainter& painter, const QRectF& place, const BoardCard& card);
void paintCard(QPainter& painter, const QRectF& place, const NameBadge& badge);
/// `longestName` as longestNameOf() of all cards beside each other gives it: their headings have one size; 0: the
/// largest.
void paintCard(QPainter& painter, const QRectF& place, const PlayerCard& card, double longestName = 0);
/// In shares of its type.
double longestNameOf(const std::vector<PlayerCard>& cards);
void paintCard(QPainter& painter, const QRectF& place, const TeamCard& card);
/// Who has received what, with lines for date and signature.
void paintCard(QPainter& painter, const QRectF& place, const PrizeReceipt& receipt);

template <class Content>
std::vector<CardPages::Card> paintedCards(const std::vector<Content>& contents)
{
    std::vector<CardPages::Card> cards;
    cards.reserve(contents.size());
    for (const Content& content : contents)
        cards.emplace_back([content](QPainter& painter, const QRectF& place) { paintCard(painter, place, content); });
    return cards;
}

inline std::vector<CardPages::Card> paintedCards(const std::vector<PlayerCard>& contents)
{
    std::vector<CardPages::Card> cards;
    cards.reserve(contents.size());
    for (const PlayerCard& card : contents)
        cards.emplace_back([card, longest = longestNameOf(contents)](QPainter& painter, const QRectF& place) {
            paintCard(painter, place, card, longest);
        });
    return cards;
}

} // namespace pairwright
