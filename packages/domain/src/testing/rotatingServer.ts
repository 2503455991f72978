import { wireBalances } from './wire.ts'
import type { Asked, Reply, Server } from './controlledPorts.ts'

/** How long the direct parent of a refresh token stays good once its child was used. */
const GRACE_MS = 10_000

interface Pair {
  readonly access: string
  readonly refresh: string
  firstUsedAt?: number
}

/**
 * A server that rotates refresh tokens as the platform does: the direct parent gets the same child again while that was never
 * presented, and for ten seconds after; anything older ends the family.
 */
export const rotatingServer = ({ delay = () => 10 }: { readonly delay?: () => number } = {}) => {
  const pairs: Pair[] = []
  let firstLive = 0
  let isEnded = false
  const issue = () => {
    const number = pairs.length + 1
    pairs.push({ access: `access-${number}`, refresh: `refresh-${number}` })
    return { accessToken: `access-${number}`, refreshToken: `refresh-${number}` }
  }
  const no = (code: string): Reply => ({ status: 401, body: { message: 'Not signed in.', code, status: 401 } })
  const end = () => {
    isEnded = true
    return no('SESSION_ENDED')
  }

  const refresh = (token: string, now: number): Reply => {
    const index = pairs.findIndex((pair) => pair.refresh === token)
    const [mine, child] = [pairs[index], pairs[index + 1]]
    if (isEnded || mine === undefined) return end()
    const isLate = child?.firstUsedAt !== undefined && now - child.firstUsedAt >= GRACE_MS
    if (isLate || index < pairs.length - 3) return end()
    mine.firstUsedAt ??= now
    const tokens = child === undefined ? issue() : { accessToken: child.access, refreshToken: child.refresh }
    return { status: 200, body: { data: { refreshSession: tokens } } }
  }

  const replyTo = ({ path, headers, variables, at }: Asked): Reply => {
    if (path === 'logout') isEnded = true
    if (path === 'logout') return { status: 200, body: { data: { logout: true } } }
    if (path === 'refresh') return refresh(String(variables['refreshToken']), at)
    const index = pairs.findIndex(({ access }) => headers['authorization'] === `Bearer ${access}`)
    const pair = pairs[index]
    if (isEnded || pair === undefined || index < firstLive) return no('TOKEN_EXPIRED')
    pair.firstUsedAt ??= at
    return { status: 200, body: { data: { balances: wireBalances('1') } } }
  }

  const answer: Server = (asked) => ({ afterMs: delay(), reply: replyTo(asked) })
  return {
    answer,
    issue,
    /** Every access token given out so far is over. */
    expire() {
      firstLive = pairs.length
    },
    isLive: () => !isEnded,
  }
}
