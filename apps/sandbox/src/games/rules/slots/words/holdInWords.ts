import type { HoldRules } from '@lagoon/games/slots/hold/rules'
import { unitsOf } from '@lagoon/games/slots/reels/rules'
import { winsIn } from './reelsInWords.ts'
import { alwaysSaid, namesOf, type Names } from './sentences.ts'

/** `5`, `0.1`: a part of the bet, without zeros at its end. */
const times = (units: number, of: number): string => String(Number((units / of).toFixed(2)))

/** The rules of a slot that holds pearls, in sentences made from what it is played by. */
export const holdInWords = ({ reels, pearl, respins, jackpot }: HoldRules, names: Names): string[] => {
  const name = namesOf(names)
  const [pearls, units] = [name(pearl.symbol), unitsOf(reels)]
  const values = pearl.values.map(({ item }) => item)
  return [
    winsIn(reels),
    ...(reels.wild
      ? [`The ${name(reels.wild.symbol)} is wild: it stands in for every symbol except the ${pearls} and the ${name(jackpot.symbol)}.`]
      : []),
    `${pearl.trigger} or more ${pearls}s lock in place, and all other positions respin ${respins.count} times. Each new ${pearls} locks too and resets the count to ${respins.count}.`,
    `Each spinning position has a ${respins.hits} in ${respins.of} chance of landing a ${pearls}. A ${pearls} is worth ${times(Math.min(...values), units)} to ${times(Math.max(...values), units)} times your bet.`,
    'When the respins are used up or every position is filled, all locked values are paid together.',
    `Filling every position adds the jackpot. It starts at ${times(jackpot.start, units)} times your bet, and a window with the ${name(jackpot.symbol)} adds ${times(jackpot.step, units)} times your bet, up to ${times(jackpot.start + jackpot.step * jackpot.mostSteps, units)} times. Each bet size and kind of token has its own jackpot, and it’s saved for you.`,
    ...alwaysSaid,
  ]
}
