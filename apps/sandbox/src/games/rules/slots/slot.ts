import { slots } from '@lagoon/games/slots/slots'
import type { SlotGame, SlotProgress } from '@lagoon/games/slots/slot'
import { toJson, type Json } from '@lagoon/games/json'
import { nothingToChoose, overAtOnce, type GameRules } from '../game.ts'
import { factsOf } from './facts.ts'
import { rangeStakes } from '../stakes.ts'
import { slotReport } from './report.ts'

/** A slot, from its mathematics. */
const slotOf = (game: SlotGame): GameRules => {
  const facts = factsOf(game)
  return {
    id: game.id,
    name: game.name,
    kind: 'SLOT',
    version: game.version,
    facts: toJson(facts),
    ...nothingToChoose,
    ...overAtOnce,
    stakesWithin: (limits) => rangeStakes(game.stakes, limits),
    ...(game.rules.engine === 'HOLD' && {
      meters: (stakes: readonly bigint[], progress: Json) =>
        toJson({ jackpots: Object.fromEntries(stakes.map((stake) => [stake, game.jackpotMinor(stake, progress as SlotProgress | null)])) }),
    }),
    takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
    begin: (_choice, stakeMinor, drawFrom, progress) => {
      // What is kept was left by this game.
      const outcome = game.play(null, stakeMinor, drawFrom(0), progress as SlotProgress | null)
      const { events, totalWinMinor } = outcome
      const jackpotMinor = game.jackpotMinor(stakeMinor, outcome.progress)
      return {
        state: null,
        view: toJson({ events, ...(jackpotMinor !== null && { jackpotMinor }) }),
        ended: {
          totalWinMinor,
          report: {
            ...slotReport(outcome, facts.feature),
            ...(jackpotMinor !== null && { growingJackpot: String(jackpotMinor) }),
          },
          progress: toJson(outcome.progress),
        },
      }
    },
  }
}

/** Every slot of the mathematics. */
export const slotGames: readonly GameRules[] = [...slots.values()].map(slotOf)
