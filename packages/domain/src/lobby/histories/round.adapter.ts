import type { ResultOf } from '../../client/operation.ts'
import { minor } from '@lagoon/contract/money/money'
import { toTile } from '../lobby.adapter.ts'
import type { Round, SideBet } from './gameHistory.state.ts'

type WireRound = Pick<
  ResultOf<'KenoRounds'>['kenoRounds']['nodes'][number],
  'id' | 'gameplayId' | 'game' | 'token' | 'winToken' | 'bet' | 'win' | 'state' | 'playedAt'
>

/** What every round has, whatever its kind. */
export const roundOf = ({ id, gameplayId, game, token, winToken, bet, win, state, playedAt }: WireRound): Round => ({
  id,
  gameplayId,
  game: toTile(game),
  bet: { kind: token, minor: minor(bet) },
  win: { kind: winToken, minor: minor(win) },
  roundState: state,
  playedAt,
})

export const sideBetOf = ({ name, bet, win }: { readonly name: string; readonly bet: string; readonly win: string }): SideBet => ({
  name,
  bet: minor(bet),
  win: minor(win),
})
