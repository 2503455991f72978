import { formatMinor } from '@lagoon/contract/money/money'
import type { SlotReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { SlotEvent, SlotOutcome, SlotWin } from '@lagoon/games/slots/outcome'

const amount = (minor: bigint) => formatMinor(minor, 'always')
const ofType = <Type extends SlotEvent['type']>(events: readonly SlotEvent[], type: Type) =>
  events.filter((event): event is Extract<SlotEvent, { readonly type: Type }> => event.type === type)
const sum = (wins: readonly { readonly winMinor: bigint }[]) => wins.reduce((total, { winMinor }) => total + winMinor, 0n)

/** Of a text in a report. */
const LONGEST_TEXT = 64

interface Told {
  readonly name: string
  /** From what matters most to what may be left out. */
  readonly parts: readonly string[]
}
const by = (wins: readonly SlotWin[], kind: SlotWin['by']) => wins.filter((win) => win.by === kind)
const some = (wins: readonly SlotWin[], text: string) => (wins.length > 0 ? [`${wins.length} ${text} ${amount(sum(wins))}`] : [])

/** What the bought spin of reels paid beside its lines, and its free spins. */
const reelsTold = (events: readonly SlotEvent[], feature: string): Told => {
  const wins = ofType(events, 'WIN').flatMap((event) => (event.spin === 0 ? event.wins : []))
  const scatters = by(wins, 'SCATTER')
  const [begun] = ofType(events, 'FREE_SPINS')
  const [ended] = ofType(events, 'FREE_SPINS_END')
  return {
    name: begun ? feature : 'Wins',
    parts: [
      ...(begun && ended ? [`${begun.multipliers.length} free spins ${amount(ended.winMinor)}`] : []),
      ...(scatters.length > 0 ? [`scatters ${amount(sum(scatters))}`] : []),
      ...some(by(wins, 'WAYS'), 'by ways'),
    ],
  }
}

/** What comes beside the lines of a bought spin, by what kind of game it is; the least of it is left out where not all of it fits. */
const featureText = (events: readonly SlotEvent[], feature: string): string | null => {
  const wins = ofType(events, 'WIN').flatMap((event) => event.wins)
  const pearls = by(wins, 'PEARLS')
  const groups = by(wins, 'GROUP')
  const tumbles = ofType(events, 'TUMBLE')
  const { name, parts }: Told =
    pearls.length > 0
      ? { name: feature, parts: pearls.map((win) => `${win.count} held ${amount(win.winMinor)}`) }
      : groups.length > 0
        ? {
            name: 'Wins',
            parts: [
              ...some(groups, groups.length === 1 ? 'group' : 'groups'),
              ...(tumbles.length > 0 ? [`${tumbles.length} tumbles`] : []),
            ],
          }
        : reelsTold(events, feature)
  const told = (count: number): string => `${name}: ${parts.slice(0, count).join(', ')}`
  const fitting = [parts.length, 2, 1].map(told).find((text) => text.length <= LONGEST_TEXT)
  return parts.length === 0 ? null : (fitting ?? null)
}

/** The round as the platform keeps it: the window of the bought spin as it stood at its end, or the first fill of a board that tumbles, and what it paid. */
export const slotReport = ({ events }: Pick<SlotOutcome, 'events'>, feature: string): SlotReport => {
  const [bought] = [...ofType(events, 'SPIN'), ...ofType(events, 'FILL_GRID')]
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
