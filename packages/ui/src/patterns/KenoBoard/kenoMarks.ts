/** What became of a number: left alone, drawn only, picked only, both. */
export type KenoMark = 'plain' | 'drawn' | 'picked' | 'hit'

export interface KenoDraw {
  /** The numbers that the player picked. */
  readonly picks: readonly number[]
  /** The numbers that were drawn; none before the draw. */
  readonly drawn: readonly number[]
}

export const kenoMarkOf = ({ picks, drawn }: KenoDraw, number: number): KenoMark => {
  const isDrawn = drawn.includes(number)
  return picks.includes(number) ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : 'plain'
}

const listed = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join(', ')

/** The board in words: what was picked, what was drawn, what hit. */
export const describeKeno = ({ picks, drawn }: KenoDraw): string => {
  const picked = `Your picks: ${listed(picks)}.`
  if (drawn.length === 0) return `${picked} No numbers drawn yet.`
  const hits = picks.filter((number) => drawn.includes(number))
  return `${picked} ${hits.length === 0 ? 'No hits.' : `Hit: ${listed(hits)}.`} Drawn: ${listed(drawn)}.`
}
