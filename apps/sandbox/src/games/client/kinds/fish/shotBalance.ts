export interface ShotBalanceOptions {
  readonly balance: bigint
  /** Asks the server; null where there was no answer. */
  readonly read: () => Promise<bigint | null>
  /** Told what is left once the shots on their way are taken off. */
  readonly onChange: (free: bigint) => void
}

/**
 * The balance beside shots that are on their way. Answers come in any order, and one that was asked for again says what was left back
 * then: of all that was sent, the latest that was answered counts.
 */
export const createShotBalance = ({ balance, read, onChange }: ShotBalanceOptions) => {
  let known = balance
  /** The place in the line of all that was sent of what told it. */
  let knownFrom = 0
  let sent = 0
  let isUnsure = false
  const waiting = new Map<string, { readonly place: number; readonly stake: bigint }>()

  const free = () => [...waiting.values()].reduce((left, { stake }) => left - stake, known)
  const know = (next: bigint, place: number) => {
    known = next
    knownFrom = place
  }
  /** Reads the balance now, whatever is on its way. */
  const readNow = async (): Promise<void> => {
    const place = ++sent
    isUnsure = false
    const next = await read()
    if (next === null) isUnsure = true
    else if (place > knownFrom) {
      know(next, place)
      onChange(free())
    }
  }
  const readWhereUnsure = () => {
    if (isUnsure && waiting.size === 0) void readNow()
  }
  return {
    known: () => known,
    /** What is left once the shots on their way are taken off. */
    free,
    onTheirWay: () => waiting.size,
    send(pressId: string, stake: bigint): void {
      waiting.set(pressId, { place: ++sent, stake })
      onChange(free())
    },
    /** @param next What was left after the shot; null where its answer does not say. */
    answer(pressId: string, next: bigint | null): void {
      const shot = waiting.get(pressId)
      if (!shot) return
      waiting.delete(pressId)
      if (next !== null && shot.place > knownFrom) know(next, shot.place)
      else if (next !== null) isUnsure = true
      onChange(free())
      readWhereUnsure()
    },
    readNow,
    /** Reads the balance once nothing is on its way: what is known may be of before. */
    refresh(): void {
      isUnsure = true
      readWhereUnsure()
    },
  }
}
