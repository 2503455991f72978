/** The ranks of the cards as a mask for each suit. */
const suitMasks = (cards: ArrayLike<number>): [number, number, number, number] => {
  const suits: [number, number, number, number] = [0, 0, 0, 0]
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? 0
    suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2))
  }
  return suits
}

/** How many sets of cards differ from this one by a change of suits only, if it stands for them; 0 if another one does. */
export const suitClassSize = (cards: ArrayLike<number>): number => {
  const suits = suitMasks(cards)
  const [a, b, c, d] = suits
  if (a < b || b < c || c < d) return 0
  let ways = 24
  for (let run = 1, suit = 1; suit < 4; suit++) {
    run = suits[suit] === suits[suit - 1] ? run + 1 : 1
    ways /= run
  }
  return ways
}

/** For each suit the one that it becomes in the set of cards that stands for this one. */
export const suitsOfClass = (cards: ArrayLike<number>): readonly number[] => {
  const suits = suitMasks(cards)
  const order = [0, 1, 2, 3].toSorted((a, b) => (suits[b] ?? 0) - (suits[a] ?? 0))
  return suits.map((_, suit) => order.indexOf(suit))
}

/** Every change of suits that leaves the set of cards as it is, as for each suit the one that it becomes. */
export const suitsThatKeep = (cards: ArrayLike<number>): readonly (readonly number[])[] => {
  const suits = suitMasks(cards)
  const changes = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((suit) => changes(left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]))
  return changes([0, 1, 2, 3]).filter((change) => change.every((to, from) => suits[to] === suits[from]))
}
