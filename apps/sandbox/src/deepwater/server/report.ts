import type { SlotReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { formatMinor } from '@lagoon/contract/money/money'
import { moonlitTides } from '@lagoon/games/moonlitTides/moonlitTides'
import type { LineWin, Outcome } from '@lagoon/games/moonlitTides/spin'
import type { LineView, SpinAnswer } from '../contract.ts'

const amount = (minor: bigint) => formatMinor(minor, 'always')

/** The feature in words for the player's history: what it paid beside the lines that stand in the matrix. Short; platforms cut or refuse long texts. */
const featureText = ({ scatter, feature }: Outcome): string | null =>
  feature &&
  `${moonlitTides.feature}: ${scatter.count} stars ${amount(scatter.winMinor)}, ${feature.spins.length} free spins ${amount(feature.winMinor)}`

/** The round as the platform keeps it. */
export const slotReport = (outcome: Outcome): SlotReport => ({
  type: 'slot',
  matrix: outcome.matrix.map((reel) => [...reel]),
  paylines: outcome.lines.map(({ line, rows, symbol, count, winMinor }) => ({
    line,
    rows: [...rows],
    symbol,
    count,
    win: String(winMinor),
  })),
  feature: featureText(outcome),
  jackpot: outcome.jackpotMinor === null ? null : String(outcome.jackpotMinor),
})

const lineView = ({ winMinor, ...line }: LineWin): LineView => ({ ...line, win: String(winMinor) })
const sum = (lines: readonly LineWin[]) => String(lines.reduce((total, { winMinor }) => total + winMinor, 0n))

/** The round as the game shows it, without the balance. */
export const roundView = (roundId: string, outcome: Outcome): Omit<SpinAnswer, 'balance' | 'isSettled'> => ({
  roundId,
  stake: String(outcome.stakeMinor),
  turn: { stops: outcome.stops, lines: outcome.lines.map(lineView), win: sum(outcome.lines) },
  scatter: { count: outcome.scatter.count, win: String(outcome.scatter.winMinor) },
  freeSpins: (outcome.feature?.spins ?? []).map(({ stops, lines, winMinor, multiplier }) => ({
    stops,
    lines: lines.map(lineView),
    win: String(winMinor),
    multiplier: String(multiplier),
  })),
  jackpot: outcome.jackpotMinor === null ? null : String(outcome.jackpotMinor),
  totalWin: String(outcome.totalWinMinor),
})
