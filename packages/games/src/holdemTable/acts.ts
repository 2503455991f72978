import type { HandPlayer, Table } from './table.ts'

/** What a player may do in turn. */
export type TableAct =
  | { readonly name: 'FOLD' }
  | { readonly name: 'CHECK' }
  | { readonly name: 'CALL' }
  /** So many chips on this street altogether. */
  | { readonly name: 'BET' | 'RAISE'; readonly to: number }

/** An act that is possible now; a bet or a raise with the least and the most that it may go to. */
export type PossibleAct =
  | { readonly name: 'FOLD' | 'CHECK' }
  | { readonly name: 'CALL'; readonly chips: number }
  | { readonly name: 'BET' | 'RAISE'; readonly min: number; readonly max: number }

const stackOf = (table: Table, seat: number): number => table.seats[seat]?.stack ?? 0

/** Still in, with chips left to bet. */
export const canBet = (table: Table, { seat, isFolded }: HandPlayer): boolean => !isFolded && stackOf(table, seat) > 0

/** Whether the hand waits for a player: bets are to be met, or the player has not acted on this street and somebody could answer. */
export const isAsked = (table: Table, player: HandPlayer): boolean => {
  const { hand } = table
  if (!hand || !canBet(table, player)) return false
  const others = hand.players.filter((other) => other.seat !== player.seat && !other.isFolded)
  if (!others.some((other) => canBet(table, other))) return others.some((other) => other.bet > player.bet)
  return player.answered === null || player.bet < hand.bet
}

/**
 * What the player in turn may do. Who has acted may raise again only after raises that come to a full one, so a short all-in reopens
 * nothing. Nobody can raise those who have no chips left.
 */
export const possibleActs = (table: Table): readonly PossibleAct[] => {
  const { hand } = table
  const player = hand?.players.find(({ seat }) => seat === hand.toAct)
  if (!hand || !player) return []
  const stack = stackOf(table, player.seat)
  const toCall = hand.bet - player.bet
  const acts: PossibleAct[] = toCall > 0 ? [{ name: 'FOLD' }, { name: 'CALL', chips: Math.min(toCall, stack) }] : [{ name: 'CHECK' }]
  const isOpen = player.answered === null || hand.bet - player.answered >= hand.minRaise
  const isMet = hand.players.some((other) => other.seat !== player.seat && canBet(table, other))
  if (stack > toCall && isOpen && isMet) {
    const max = player.bet + stack
    acts.push({ name: hand.bet === 0 ? 'BET' : 'RAISE', min: Math.min(max, hand.bet + hand.minRaise), max })
  }
  return acts
}

/** Why an act is not possible now, as a code; null when it is. */
export const refuseAct = (table: Table, act: TableAct): string | null => {
  const possible = possibleActs(table).find(({ name }) => name === act.name)
  if (!possible) return 'NOT_POSSIBLE'
  if (!('min' in possible)) return null
  const to = 'to' in act ? act.to : Number.NaN
  if (!Number.isSafeInteger(to)) return 'NOT_WHOLE_CHIPS'
  if (to < possible.min) return 'TOO_LITTLE'
  return to > possible.max ? 'MORE_THAN_THE_STACK' : null
}
