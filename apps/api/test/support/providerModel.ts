/**
 * What a provider may send for one round, in one letter each, and a model of what the platform must make of it. The model knows
 * nothing of the database: it is the contract, written a second time.
 */
export const events = {
  B: 'bet',
  X: 'the same bet id with another amount',
  W: 'win',
  Y: 'the same win id with another amount',
  V: 'another win for the same bet',
  R: 'rollback',
  F: 'refund: a rollback with an id of its own',
  U: 'win for a bet that nobody knows',
  E: 'the session ends',
} as const
export type Event = keyof typeof events

export const BET = 100n
export const WIN = 250n

/** Every order of up to `longest` events, repeats included: a repeat is a delivery once more. */
export function* orders(alphabet: readonly Event[], longest: number): Generator<readonly Event[]> {
  let row: (readonly Event[])[] = [[]]
  for (let length = 1; length <= longest; length += 1) {
    row = row.flatMap((order) => alphabet.map((event) => [...order, event]))
    yield* row
  }
}

export interface Expected {
  readonly status: string
  /** True when the same bytes as the first time must come. */
  readonly isReplay: boolean
}

/** The model of one round, its session and the balance. */
export class RoundModel {
  balance: bigint
  #round: 'none' | 'OPEN' | 'SETTLED' | 'ROLLED_BACK' | 'TOMBSTONE' = 'none'
  #done = new Set<Event>()
  #isEnded = false

  constructor(balance: bigint) {
    this.balance = balance
  }

  /** What the platform must answer, and what it does to the balance. */
  take(event: Event): Expected {
    if (event === 'E') {
      this.#isEnded = true
      return { status: 'OK', isReplay: false }
    }
    // X and Y use the ids of B and W: whoever comes first owns the id.
    const pair = { B: 'X', X: 'B', W: 'Y', Y: 'W' } as const
    const isBet = event === 'B' || event === 'X'
    if (isBet && this.#round === 'TOMBSTONE') return { status: 'ROLLED_BACK', isReplay: false }
    if (this.#done.has(event)) return { status: 'OK', isReplay: true }
    if (event in pair && this.#done.has(pair[event as keyof typeof pair])) return { status: 'DUPLICATE_TRANSACTION', isReplay: false }
    const status = isBet ? this.#bet(event) : event === 'R' || event === 'F' ? this.#rollback() : this.#win(event)
    if (status === 'OK') this.#done.add(event)
    return { status, isReplay: false }
  }

  #bet(event: 'B' | 'X'): string {
    if (this.#isEnded) return 'SESSION_ENDED'
    this.balance -= event === 'B' ? BET : BET * 2n
    this.#stake = event === 'B' ? BET : BET * 2n
    this.#round = 'OPEN'
    return 'OK'
  }
  #stake = 0n

  #win(event: Event): string {
    if (event === 'U' || this.#round === 'none') return 'TRANSACTION_NOT_FOUND'
    if (this.#round === 'TOMBSTONE' || this.#round === 'ROLLED_BACK') return 'ROLLED_BACK'
    if (this.#round === 'SETTLED') return 'ROUND_CLOSED'
    this.balance += event === 'Y' ? WIN * 2n : WIN
    this.#round = 'SETTLED'
    return 'OK'
  }

  #rollback(): string {
    if (this.#round === 'SETTLED') return 'ROUND_CLOSED'
    if (this.#round === 'OPEN') {
      this.balance += this.#stake
      this.#round = 'ROLLED_BACK'
    } else if (this.#round === 'none') this.#round = 'TOMBSTONE'
    return 'OK'
  }
}
