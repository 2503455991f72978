/** The most bets of each list in one tick: a tick goes to everybody, and is to be small. What is left goes with the next one. */
export const MOST_TOLD = 40

/** What one tick tells of bets, by their ids. */
export interface Told {
  readonly came: readonly string[]
  readonly left: readonly string[]
  readonly cashedOut: readonly (readonly [betId: string, multiplier: number])[]
}

/** What happened to the bets of a round and is not told yet. */
export const untoldChanges = () => {
  let came = new Set<string>()
  let left = new Set<string>()
  let cashedOut = new Map<string, number>()
  return {
    /** Forgets everything; of the next round these bets are to be told. */
    begin(ids: readonly string[]): void {
      came = new Set(ids)
      left = new Set()
      cashedOut = new Map()
    },
    cameIn: (betId: string): void => void came.add(betId),
    /** A bet of which nobody was told leaves without a word. */
    leaves(betId: string): void {
      if (!came.delete(betId)) left.add(betId)
    },
    isCashedOut: (betId: string, multiplier: number): void => void cashedOut.set(betId, multiplier),
    areThere: (): boolean => came.size + left.size + cashedOut.size > 0,
    /** Gives the oldest changes, none or some of them; they are told then. */
    take(): Told {
      const first = [...came].slice(0, MOST_TOLD)
      for (const betId of first) came.delete(betId)
      const gone = [...left].slice(0, MOST_TOLD)
      for (const betId of gone) left.delete(betId)
      // A bet that nobody knows of yet cannot be cashed out in their sight.
      const out = [...cashedOut].filter(([betId]) => !came.has(betId)).slice(0, MOST_TOLD)
      for (const [betId] of out) cashedOut.delete(betId)
      return { came: first, left: gone, cashedOut: out }
    },
  }
}
