import type { HoldRules } from '@lagoon/games/slots/hold/rules'
import { unitsOf, type ReelsRules } from '@lagoon/games/slots/reels/rules'
import type { SlotGame, SlotRules } from '@lagoon/games/slots/slot'
import type { TumbleRules } from '@lagoon/games/slots/tumble/rules'
import { oneIn, percent } from '../figures.ts'
import { holdInWords } from './words/holdInWords.ts'
import { reelsInWords } from './words/reelsInWords.ts'
import { tumbleInWords } from './words/tumbleInWords.ts'
import type { SlotFacts } from './slotView.ts'

/** What the feature of a game is called, where it has a name of its own. */
const features: Readonly<Record<string, string>> = { 'moonlit-tides': 'Rising tide', 'whale-song': 'The song', 'pearl-diver': 'The dive' }

const oneInNames: Readonly<Record<string, string>> = { jackpot: 'Jackpot' }
/** Likelihoods that go under the name of the feature. */
const featureRates = new Set(['freeSpins', 'hold'])

/** The first count that pays on reels. */
const FROM = 3

type Names = Readonly<Record<string, string>>
/** What follows from the rules alone. */
type OfRules = Omit<SlotFacts, 'figures' | 'feature' | 'names'>

const paytableOf = ({ pays }: Pick<ReelsRules, 'pays'>) => Object.entries(pays).map(([symbol, units]) => ({ symbol, pays: units }))

const wildText = ({ wild, scatter }: ReelsRules, names: Names): SlotFacts['wild'] =>
  wild
    ? {
        symbol: wild.symbol,
        text: scatter ? `wild for all but the ${(names[scatter.symbol] ?? '').toLowerCase()}` : 'wild for all other symbols',
      }
    : null

const reelsFacts = (rules: ReelsRules, names: Names): OfRules => {
  const { scatter, jackpot } = rules
  return {
    rows: rules.rows,
    board: { by: 'REELS', strips: rules.strips },
    paylines: rules.wins.by === 'LINES' ? rules.wins.paylines : [],
    paytable: paytableOf(rules),
    counts: Array.from({ length: rules.strips.length - FROM + 1 }, (_, index) => String(FROM + index)),
    units: unitsOf(rules),
    scatter: scatter
      ? { symbol: scatter.symbol, awards: Object.entries(scatter.awards).map(([count, award]) => ({ count: Number(count), ...award })) }
      : null,
    jackpot: jackpot ?? null,
    wild: wildText(rules, names),
    multipliers: [],
    hold: null,
    rules: reelsInWords(rules, names),
  }
}

const holdFacts = (rules: HoldRules, names: Names): OfRules => {
  const { reels, pearl, respins, jackpot } = rules
  const nameOf = (symbol: string) => (names[symbol] ?? '').toLowerCase()
  const facts = reelsFacts(reels, names)
  return {
    ...facts,
    wild: facts.wild && { ...facts.wild, text: `wild for all but the ${nameOf(pearl.symbol)} and the ${nameOf(jackpot.symbol)}` },
    hold: {
      pearl: pearl.symbol,
      trigger: pearl.trigger,
      respins: respins.count,
      grower: jackpot.symbol,
      values: pearl.values.map(({ item }) => item),
      jackpot: { start: jackpot.start, step: jackpot.step, most: jackpot.start + jackpot.step * jackpot.mostSteps },
    },
    rules: holdInWords(rules, names),
  }
}

/** `8`, `10–11`, `12+`: how many make each step of the pay table. */
const sizeNames = ({ sizes, columns, rows, pools }: TumbleRules): string[] =>
  sizes.map((size, index) => {
    const next = sizes[index + 1]
    if (next === undefined) return size === (columns / pools) * rows ? String(size) : `${size}+`
    return next - size > 1 ? `${size}–${next - 1}` : String(size)
  })

const tumbleFacts = (rules: TumbleRules): OfRules => ({
  rows: rules.rows,
  board: { by: 'CELLS', columns: rules.columns, pools: rules.pools },
  paylines: [],
  paytable: paytableOf(rules),
  counts: sizeNames(rules),
  units: rules.units,
  scatter: null,
  jackpot: null,
  wild: null,
  multipliers: rules.multipliers,
  hold: null,
  rules: tumbleInWords(rules),
})

const ofRules = (rules: SlotRules, names: Names): OfRules => {
  switch (rules.engine) {
    case 'REELS':
      return reelsFacts(rules, names)
    case 'TUMBLE':
      return tumbleFacts(rules)
    case 'HOLD':
      return holdFacts(rules, names)
  }
}

/** Everything that a client shows of a slot and draws its board from: all of it from the rules by which it is played. */
export const factsOf = ({ id, symbols, rules, figures }: SlotGame): SlotFacts => {
  const names = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol.name]))
  const feature = features[id] ?? 'Free spins'
  return {
    figures: [
      ['Return to player', percent(figures.returnToPlayerBp)],
      ['Hit rate', percent(figures.hitRateBp)],
      ['Largest win', `${figures.largestWin.toLocaleString('en')}× the bet`],
      ...Object.entries(figures.oneIn).map(
        ([name, rounds]) => [featureRates.has(name) ? feature : (oneInNames[name] ?? name), oneIn(rounds)] as const,
      ),
    ],
    feature,
    names,
    ...ofRules(rules, names),
  }
}
