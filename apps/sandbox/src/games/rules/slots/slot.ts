import type { SlotReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { formatMinor } from '@lagoon/contract/money/money'
import { slots } from '@lagoon/games/slots/slots'
import type { SlotEvent, SlotOutcome } from '@lagoon/games/slots/outcome'
import type { ReelsRules } from '@lagoon/games/slots/reels/rules'
import type { SlotGame, SlotProgress } from '@lagoon/games/slots/slot'
import { json, nothingToChoose, overAtOnce, type GameRules } from '../game.ts'
import { factsOf } from './facts.ts'
import { rangeStakes } from '../stakes.ts'

const amount = (minor: bigint) => formatMinor(minor, 'always')
const ofType = <Type extends SlotEvent['type']>(events: readonly SlotEvent[], type: Type) =>
  events.filter((event): event is Extract<SlotEvent, { readonly type: Type }> => event.type === type)
const sum = (wins: readonly { readonly winMinor: bigint }[]) => wins.reduce((total, { winMinor }) => total + winMinor, 0n)

/** Of a text in a report. */
const LONGEST_TEXT = 64

/** What the bought spin paid beside its lines, and the feature, in words for the player's history; the least of it is left out where not all of it fits. */
const featureText = (events: readonly SlotEvent[], feature: string): string | null => {
  const wins = ofType(events, 'WIN').flatMap((event) => (event.spin === 0 ? event.wins : []))
  const ways = wins.filter(({ by }) => by === 'WAYS')
  const scatters = wins.filter(({ by }) => by === 'SCATTER')
  const [begun] = ofType(events, 'FREE_SPINS')
  const [ended] = ofType(events, 'FREE_SPINS_END')
  const parts = [
    begun && ended ? `${begun.multipliers.length} free spins ${amount(ended.winMinor)}` : '',
    scatters.length > 0 ? `scatters ${amount(sum(scatters))}` : '',
    ways.length > 0 ? `${ways.length} by ways ${amount(sum(ways))}` : '',
  ].filter(Boolean)
  const told = (count: number): string => `${begun ? feature : 'Wins'}: ${parts.slice(0, count).join(', ')}`
  const fitting = [parts.length, 2, 1].map(told).find((text) => text.length <= LONGEST_TEXT)
  return parts.length === 0 ? null : (fitting ?? null)
}

/** The round as the platform keeps it: the window of the bought spin as it stood at its end, and what it paid. */
export const slotReport = ({ events }: Pick<SlotOutcome, 'events'>, feature: string): SlotReport => {
  const [bought] = ofType(events, 'SPIN')
  const filled = ofType(events, 'FILL').findLast(({ spin }) => spin === 0)
  const lines = ofType(events, 'WIN').flatMap((event) => (event.spin === 0 ? event.wins : []))
  const jackpots = ofType(events, 'JACKPOT')
  return {
    type: 'slot',
    matrix: (filled ?? bought)?.grid.map((reel) => [...reel]) ?? [],
    paylines: lines.flatMap((win) =>
      win.by === 'LINE' ? [{ line: win.line, rows: [...win.rows], symbol: win.symbol, count: win.count, win: String(win.winMinor) }] : [],
    ),
    feature: featureText(events, feature),
    jackpot: jackpots.length > 0 ? String(sum(jackpots)) : null,
  }
}

/** A slot, from its mathematics. */
const slotOf = (game: SlotGame<ReelsRules>): GameRules => {
  const facts = factsOf(game)
  return {
    id: game.id,
    name: game.name,
    kind: 'SLOT',
    version: game.version,
    facts: json(facts),
    ...nothingToChoose,
    ...overAtOnce,
    stakesWithin: (limits) => rangeStakes(game.stakes, limits),
    takesStake: (stakeMinor) => game.refuseStake(stakeMinor) === null,
    begin: (_choice, stakeMinor, drawFrom, progress) => {
      // What is kept was left by this game.
      const outcome = game.play(null, stakeMinor, drawFrom(0), progress as SlotProgress | null)
      const { events, totalWinMinor } = outcome
      return {
        state: null,
        view: json({ events }),
        ended: { totalWinMinor, report: slotReport(outcome, facts.feature), progress: json(outcome.progress) },
      }
    },
  }
}

const isOnReels = (game: SlotGame): game is SlotGame<ReelsRules> => game.rules.engine === 'REELS'

/** Every slot of the mathematics whose reels turn; the board shows no other yet. */
export const slotGames: readonly GameRules[] = [...slots.values()].filter(isOnReels).map(slotOf)
