import { formatMinor, minor } from '@lagoon/contract/money/money'
import type { SharedWin } from '../../../graphql/resolvers.generated.ts'
import { tokenNames } from '../../../kernel/tokenNames.ts'

/** What a shared win says where only words or a picture can be: cards of social networks and messengers. */
export interface WinWords {
  /** "marina_at_sea won on Moonlit Tides". */
  readonly title: string
  /** "612.50 prize tokens", or where no amount is shown "245× the bet". */
  readonly won: string
  /** "245× the bet", where `won` is the amount. */
  readonly times?: string
  readonly label: 'Jackpot' | 'Big win' | 'Win'
}

/** So many times the bet is a big win, in hundredths. */
const BIG_WIN = 1_000n

/** "2.5× the bet"; whole numbers from ten times on. */
const timesInWords = (hundredths: bigint): string =>
  `${formatMinor(minor(hundredths < 1_000n ? hundredths : (hundredths / 100n) * 100n))}× the bet`

/** The words of a shared win, as far as its player shows it. */
export const winWords = ({ game, displayName, win, winToken, times, isJackpot }: SharedWin): WinWords => {
  const inTimes = timesInWords(BigInt(times))
  return {
    title: `${displayName ?? 'A player'} won on ${game.name}`,
    label: isJackpot ? 'Jackpot' : BigInt(times) >= BIG_WIN ? 'Big win' : 'Win',
    ...(win == null ? { won: inTimes } : { won: `${formatMinor(minor(win))} ${tokenNames[winToken]}`, times: inTimes }),
  }
}
