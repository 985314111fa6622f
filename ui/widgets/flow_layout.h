#pragma once

#include <QLayout>

#include <initializer_list>

namespace pairwright {

/// Parts one after another as words in a paragraph: what does not fit goes into the next line.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent);
    ~FlowLayout() override;

    /// The last line does not hold a single part that would just not fit before.
    void setBalanced() { balanced_ = true; }
    /// Lines after the first begin behind the first part, which says what the others are.
    void setHanging() { hanging_ = true; }
    /// All in one line, each part from where its rectangle begins and as wide; empty: as words again.
    void setPlaces(const QList<QRect>& places);

    void addItem(QLayoutItem* item) override { items_.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// The height that all lines need.
    int arrange(const QRect& rect, bool move) const;

    /// How many parts each line holds.
    [[nodiscard]] QList<int> linesIn(int width) const;
    /// The least width in which they take no more lines than in this.
    [[nodiscard]] int balanced(int width) const;

    QList<QLayoutItem*> items_;
    QList<QRect> places_;
    bool balanced_ = false;
    bool hanging_ = false;
};

/// Adds a label and its field as one word: they never part. Showing and hiding go to what is returned.
QWidget* addTogether(FlowLayout& flow, QWidget* label, QWidget* field);
/// A row of fields, each kept together with the label before it; a line of text may stand below its label.
QWidget* rowOfFields(std::initializer_list<QWidget*> widgets);

} // namespace pairwright
