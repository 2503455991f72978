import { lowestBetWords } from '../../play/words.ts'
import { wayOn } from '../../play/wayOn.ts'

interface At {
  /** Stakes that can be bet, minor units, rising. */
  readonly offered: readonly bigint[]
  readonly stake: bigint
  readonly balance: bigint
}
interface TooLittle {
  readonly text: string
  /** From so much on it is no longer true. */
  readonly lacks: bigint
}

/** What is said about a shot that the balance does not cover. */
export const tooLittle = ({ offered, stake, balance }: At): TooLittle => {
  const on = wayOn({ offered, stake, takes: stake, balance })
  return on.way === 'more-tokens'
    ? { text: `${lowestBetWords(on.lowest, balance)} Nothing was taken.`, lacks: on.lowest }
    : { text: 'Your balance is lower than your bet. Lower your bet to keep shooting. Nothing was taken.', lacks: stake }
}
