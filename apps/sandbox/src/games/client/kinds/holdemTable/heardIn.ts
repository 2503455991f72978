import type { TableHappening } from '../../../rules/holdemTable/live.ts'
import type { Moment } from '../../sound/moments.ts'

const momentOf = (one: TableHappening, own: number | null): Moment | null => {
  switch (one.type) {
    case 'WON':
      return one.seat === own ? 'win' : 'chips'
    case 'BLIND':
    case 'CALL':
    case 'BET':
    case 'RAISE':
      return 'chips'
    case 'FOLD':
    case 'CHECK':
      return 'stop'
    case 'DEALT':
    case 'BOARD':
    case 'SHOWN':
      return 'card'
    default:
      return null
  }
}

/** What is heard of things that happened at once, each sound once: the player's own win, chips, cards. `own` is the player's seat. */
export const heardIn = (happened: readonly TableHappening[], own: number | null): readonly Moment[] => [
  ...new Set(happened.flatMap((one) => momentOf(one, own) ?? [])),
]
