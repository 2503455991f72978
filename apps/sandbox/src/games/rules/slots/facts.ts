import { unitsOf, type ReelsRules } from '@lagoon/games/slots/reels/rules'
import type { SlotGame } from '@lagoon/games/slots/slot'
import { oneIn, percent } from '../figures.ts'
import type { SlotFacts } from './slotView.ts'
import { rulesInWords } from './rulesInWords.ts'

/** What the free spins of a game are called, where they have a name of their own. */
const features: Readonly<Record<string, string>> = { 'moonlit-tides': 'Rising tide', 'whale-song': 'The song' }

const oneInNames: Readonly<Record<string, string>> = { freeSpins: 'Free spins', jackpot: 'Jackpot' }

/** The first count that pays. */
const FROM = 3

const wildText = ({ wild, scatter }: ReelsRules, names: Readonly<Record<string, string>>): SlotFacts['wild'] =>
  wild
    ? {
        symbol: wild.symbol,
        text: scatter ? `wild for all but the ${(names[scatter.symbol] ?? '').toLowerCase()}` : 'wild for all other symbols',
      }
    : null

/** Everything that a client shows of a slot and draws its reels from: all of it from the rules by which it is played. */
export const factsOf = ({ id, symbols, rules, figures }: SlotGame<ReelsRules>): SlotFacts => {
  const names = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol.name]))
  const feature = features[id] ?? 'Free spins'
  const { scatter, jackpot } = rules
  return {
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Hit rate', percent(figures.hitRateBp)],
      ['Largest win', `${figures.largestWin.toLocaleString('en')}× the bet`],
      ...Object.entries(figures.oneIn).map(
        ([name, rounds]) => [name === 'freeSpins' ? feature : (oneInNames[name] ?? name), oneIn(rounds)] as const,
      ),
    ],
    feature,
    rows: rules.rows,
    strips: rules.strips,
    paylines: rules.wins.by === 'LINES' ? rules.wins.paylines : [],
    names,
    paytable: Object.entries(rules.pays).map(([symbol, pays]) => ({ symbol, pays })),
    counts: Array.from({ length: rules.strips.length - FROM + 1 }, (_, index) => FROM + index),
    units: unitsOf(rules),
    scatter: scatter
      ? { symbol: scatter.symbol, awards: Object.entries(scatter.awards).map(([count, award]) => ({ count: Number(count), ...award })) }
      : null,
    jackpot: jackpot ?? null,
    wild: wildText(rules, names),
    rules: rulesInWords(rules, names),
  }
}
