import { delay, http, HttpResponse } from 'msw'
import { seeded } from '@lagoon/games/random/seeded'
import type { PlayRequest, RoundView } from '../../contract.ts'
import { games } from '../../rules/games.ts'
import { BALANCE } from './setting.ts'

export interface FishServerOptions {
  readonly gameId: string
  /** Of the shot that is made. */
  readonly seed?: number
  /** The shot is not answered while the story stands. */
  readonly isHeld?: boolean
  /** The line is cut before the shot is answered. */
  readonly isGone?: boolean
  /** What the player has now, where a shot asks for it. */
  readonly balance?: bigint
}

/** The server of a game of fish, whose shots come from a seed. */
export const fishServer = ({ gameId, seed = 1, isHeld = false, isGone = false, balance = 4n }: FishServerOptions) => [
  http.post('*/api/play', async ({ request }) => {
    if (isHeld) await delay('infinite')
    if (isGone) return HttpResponse.error()
    const { stake, choice } = (await request.json()) as PlayRequest
    const rules = games.get(gameId)
    if (!rules) throw new RangeError(`no game ${gameId}`)
    const random = seeded(seed)
    const { view, ended } = rules.begin(choice, BigInt(stake), () => random, null)
    const won = ended?.totalWinMinor ?? 0n
    return HttpResponse.json({
      roundId: 'story',
      stake,
      outcome: view,
      totalWin: String(won),
      balance: String(BALANCE - BigInt(stake) + won),
      isOver: true,
      isSettled: true,
      fairness: { algorithm: 'hmac-sha256-floats', version: 1, commitment: '0'.repeat(64), clientSeed: 'story', nonce: 8 },
    } satisfies RoundView)
  }),
  http.get('*/api/session', () => HttpResponse.json({ balance: String(balance) })),
]
