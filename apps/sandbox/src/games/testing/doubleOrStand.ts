import { toJson } from '@lagoon/games/json'
import type { GameRules, Standing } from '../rules/game.ts'
import { rangeStakes } from '../rules/stakes.ts'

interface State {
  readonly staked: number
  readonly side: number
}
const ended = ({ staked, side }: State, isWon: boolean): Standing => ({
  state: null,
  view: toJson({ staked, side, isWon }),
  ended: {
    totalWinMinor: isWon ? 2n * BigInt(staked) + BigInt(side) : 0n,
    report: { type: 'keno', of: 80, picks: [1], drawn: [isWon ? 1 : 2], multiplier: isWon ? 200 : null },
    progress: null,
  },
})

/**
 * A game for tests of stakes: it waits after its bet, which a choice of `{ side }` joins; `double` takes the bet once more, `stand` ends,
 * `raise` does both. Whoever stands wins twice what was staked and the side bet with it; `fold` loses all.
 */
export const doubleOrStand: GameRules = {
  id: 'double-or-stand',
  name: 'Double or Stand',
  kind: 'BLACKJACK',
  version: 1,
  facts: null,
  stakesWithin: (limits) => rangeStakes({ step: 10n, min: 10n, max: 5_000n }, limits),
  takesStake: (minor) => minor % 10n === 0n,
  check: (choice) => ({ choice: toJson(choice) }),
  sideStake: (choice) => BigInt((choice as { side?: number } | null)?.side ?? 0),
  begin: (choice, stake) => {
    const state = { staked: Number(stake), side: (choice as { side?: number } | null)?.side ?? 0 }
    return { state, view: toJson(state), ended: null }
  },
  further: (state, act) => {
    const stakeMinor = BigInt((state as unknown as State).staked)
    if (act === 'double') return { part: 'DOUBLE', stakeMinor }
    return act === 'raise' ? { part: 'RAISE', stakeMinor } : null
  },
  act: (state, act) => {
    const open = state as unknown as State
    if (act === 'stand') return ended(open, true)
    if (act === 'fold') return ended(open, false)
    const doubled = { ...open, staked: 2 * open.staked }
    if (act === 'raise') return ended(doubled, true)
    return act === 'double' ? { state: doubled, view: doubled, ended: null } : null
  },
  lastAct: 'stand',
}
