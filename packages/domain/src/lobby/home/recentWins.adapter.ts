import { minor } from '@lagoon/contract/money/money'
import type { ResultOf } from '../../client/operation.ts'
import type { RecentWins } from '../lobby.state.ts'

/** The latest wins as the lobby's answer and the live message have them. */
export const toRecentWins = (wins: ResultOf<'PlayedRounds'>['recentWins']): RecentWins => ({
  asOf: wins[0]?.wonAt ?? '',
  wins: wins.map(({ id, shortName, gameName, winToken, win, isJackpot }) => ({
    id,
    shortName,
    gameName,
    win: { kind: winToken, minor: minor(win) },
    isJackpot,
  })),
})
