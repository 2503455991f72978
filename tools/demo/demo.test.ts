import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moonlitTidesJackpot } from '@lagoon/contract/demo/jackpots'
import { featureRound, jackpotRound, linesRound, quietReels, smallRound } from '@lagoon/domain/testing/slotRoundSample'
import { moonlitTides } from '@lagoon/games/slots/games/moonlitTides'
import { countWins } from '@lagoon/games/slots/reels/count'
import { describe, expect, it, test } from 'vitest'
import { handWritten } from './handWritten.ts'

const root = join(import.meta.dirname, '../..')
const files = [
  ...globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }),
  ...globSync('packages/ui/src/**/*Sample.{ts,tsx}', { cwd: root }),
  ...globSync('packages/ui/src/testing/*.{ts,tsx}', { cwd: root }),
  ...globSync('packages/domain/src/testing/*.ts', { cwd: root }),
  ...globSync('apps/api/src/seed/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts')),
  ...globSync('apps/web/src/flows/**/*.{ts,tsx}', { cwd: root }),
].toSorted()

/** Figures that look like the demo's and are none, by their file and a part of their line. */
const noFiguresOfTheDemo: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web/src/flows/lobby/Lobby.stories.tsx': { '1 of 4 games': 'counts a lobby of its own, of four games' },
  'packages/ui/src/patterns/CryptoInvoice/CryptoInvoice.stories.tsx': { '0.000030720000': 'the length of an amount of another currency' },
  'packages/domain/src/testing/wireCashier.ts': {
    "minor: '0'": 'no fee',
    '0.00021734': 'a rate of the moment',
    '0.00000312': 'a fee of the moment',
  },
  'packages/ui/src/screens/wallet/BuyPackage/BuyPackage.stories.tsx': {
    'usd(60n)': 'a fee, of which the demo has none',
    'usd(1_799n)': 'a price before it changed',
    '17\\.99': 'the same in words',
    'usd(4_000n)': 'what a limit leaves',
    '$40.00': 'the same in words',
  },
  'packages/ui/src/patterns/AmountField/AmountField.stories.tsx': { 'max: 1_000_000n': 'a bound of any field' },
  'packages/domain/src/testing/wireWithdrawal.ts': { "minor: '0'": 'no fee' },
  'packages/ui/src/screens/withdrawal/WithdrawTo/WithdrawTo.stories.tsx': { 'minor(25_150n)': 'a sum before it changed' },
  'packages/ui/src/screens/withdrawal/withdrawalSample.ts': { '0.00001210': 'a fee of the moment' },
  'packages/ui/src/screens/wallet/PayByCrypto/PayByCrypto.stories.tsx': {
    '0.00591284': 'a rate of the moment',
    '0.0001': 'a fee of the moment',
  },
  'packages/ui/src/patterns/TokenAmount/TokenAmount.stories.tsx': {
    'minor: 1_000_000n': 'how an amount looks',
    '1 bonus sweep token': 'how one is said',
    '1,999,999.99 game tokens': 'how digits are grouped',
  },
  'packages/ui/src/screens/support/Tickets/Tickets.stories.tsx': { 'it took 1.00 game tokens': 'a bet' },
}

describe('no price, fee, reward or count of the demo is written by hand', () => {
  it('reads the stories, the samples and the seed', () => expect(files.length).toBeGreaterThan(150))

  it.each(files)('%s', (file) => {
    const excepted = Object.keys(noFiguresOfTheDemo[file] ?? {})
    const found = handWritten(readFileSync(join(root, file), 'utf8'))
    expect(found.filter(({ text }) => !excepted.some((part) => text.includes(part)))).toEqual([])
    expect(excepted.filter((part) => !found.some(({ text }) => text.includes(part)))).toEqual([])
  })

  it.each([
    "price: { currency: 'USD', minor: minor(4_999n) },",
    '<Price minor={1_599n} currency="USD" />',
    "text: '$49.99 by Visa ending in 4242.',",
    'finalAmount: usd(1_599n),',
    'fee: usd(250n),',
    "tokens: { kind: 'GAME', minor: minor(2_500_000n) },",
    "title: 'Harbour is booked: 25,000 game tokens',",
    "title: '63 games are announced, not open',",
    "await expect(status).toHaveTextContent('1 of 37 games')",
    "title: '25 spins in Lantern Koi wait for you',",
    "amount: '0.00042817',",
    "code: 'HIGH-TIDE-20',",
  ])('would see %s', (line) => expect(handWritten(line)).toHaveLength(1))

  it('leaves alone what comes from the demo, and what is a bet or a balance', () => {
    const source = "price: demoPackages.harbor.price,\nbet: { kind: 'SWEEP', minor: minor(250n) },\n// $19.99 once\nlimit: `$${left}`,"
    expect(handWritten(source)).toEqual([])
  })
})

describe('the rounds of Moonlit Tides that stories show', () => {
  const rounds = {
    linesRound,
    smallRound,
    jackpotRound,
    featureRound,
    quietReels: { ...quietReels, bet: linesRound.bet, win: { minor: 0n } },
  }

  const { scatter: scatters, jackpot: ofGame } = moonlitTides.rules

  test.each(Object.entries(rounds))('%s pays what the paytable gives', (_name, round) => {
    const unit = round.bet.minor / 20n
    const lines = countWins(moonlitTides.rules, round.matrix).flatMap((win) =>
      win.by === 'LINE' ? [{ line: win.line, rows: win.rows, symbol: win.symbol, count: win.count, win: BigInt(win.units) * unit }] : [],
    )
    expect(round.paylines).toEqual(lines)
    const stars = round.matrix.flat().filter((symbol) => symbol === 'scatter').length
    const ofStars = BigInt(scatters?.awards[stars]?.pay ?? 0) * round.bet.minor
    const ofTide = 'feature' in round ? BigInt(/free spins ([\d.]+)/.exec(round.feature)?.[1]?.replace('.', '') ?? 0) : 0n
    const jackpot = 'jackpot' in round ? round.jackpot : 0n
    expect(ofTide > 0n).toBe(ofStars > 0n)
    expect(round.win.minor).toBe(lines.reduce((sum, { win }) => sum + win, ofStars + ofTide + jackpot))
  })

  test('the jackpot is the one of the game', () => {
    expect(moonlitTidesJackpot.timesStake).toBe(BigInt(ofGame?.times ?? 0))
    expect(jackpotRound.paylines[0]?.count).toBe(moonlitTidesJackpot.moons)
    expect(jackpotRound.jackpot).toBe(jackpotRound.bet.minor * moonlitTidesJackpot.timesStake)
  })
})
