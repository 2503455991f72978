import type { ReelsRules } from '@lagoon/games/slots/reels/rules'
import { alwaysSaid, list, namesOf, type Names } from './sentences.ts'

const several = (values: readonly number[]) => [...new Set(values)]

/** How wins are counted. */
export const winsIn = ({ wins, strips, rows }: ReelsRules): string =>
  wins.by === 'LINES'
    ? `Your bet covers all ${wins.paylines.length} lines. Three or more of a symbol pay on a line, starting from the leftmost reel. Only the longest match on each line pays.`
    : `All ${rows ** strips.length} ways count: three or more of a symbol on neighboring reels pay, starting from the leftmost reel, once for each way through them.`

const wildIn = ({ wild, multiplier, scatter }: ReelsRules, name: (symbol: string) => string): string[] => [
  ...(wild
    ? [
        `The ${name(wild.symbol)} is wild: it stands in for every symbol${scatter ? ` except the ${name(scatter.symbol)}` : ''}${wild.fills ? ', and covers the whole reel that shows it' : ''}.`,
      ]
    : []),
  ...(multiplier
    ? [
        `The ${name(multiplier.symbol)} on reel ${multiplier.reel + 1} is wild too, and multiplies all wins of the spin by ${list(multiplier.times.map(({ item }) => item))}.`,
      ]
    : []),
]

const featureIn = ({ scatter, freeSpins }: ReelsRules, name: (symbol: string) => string): string[] => {
  if (!scatter) return ['There is no bonus round.']
  const awards = Object.values(scatter.awards)
  const multipliers = several(freeSpins?.multipliers ?? [])
  return [
    `The ${name(scatter.symbol)} pays anywhere. Three or more award ${list(several(awards.map((award) => award.freeSpins)))} free spins at the same bet.`,
    ...(multipliers.length === 1 && multipliers[0] !== 1 ? [`All wins of free spins are multiplied by ${multipliers[0]}.`] : []),
    ...(multipliers.length > 1
      ? [`The wins of free spins are multiplied: ${freeSpins?.multipliers.map((times) => `×${times}`).join(', ')}.`]
      : []),
    ...(freeSpins?.chosen
      ? [
          'One symbol is drawn before the free spins. It fills every reel it lands on, and pays on every line based on how many reels it fills.',
        ]
      : []),
  ]
}

/** The rules of a slot with reels in sentences, made from what it is played by, so that they cannot say another thing. */
export const reelsInWords = (rules: ReelsRules, names: Names): string[] => {
  const name = namesOf(names)
  return [
    winsIn(rules),
    ...wildIn(rules, name),
    ...featureIn(rules, name),
    ...(rules.jackpot
      ? [
          `A whole line of ${name(rules.jackpot.symbol)} symbols${rules.wild ? `, with no ${name(rules.wild.symbol)}` : ''} wins the jackpot of ${rules.jackpot.times}× your bet, once per round.`,
        ]
      : []),
    ...alwaysSaid,
  ]
}
