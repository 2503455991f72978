import { createClient } from '../client/client.ts'
import { createSender } from '../client/sender.ts'
import type { CallProblem } from '../errors/callProblem.ts'
import { createSession } from '../session/session.ts'
import { wireBalances, wirePlayer } from './wire.ts'
import type { Asked, controlledBrowser, Reply, Server } from './controlledPorts.ts'

interface StrictSetting {
  /** How long an answer takes, milliseconds. @default 10 */
  readonly delay?: () => number
  readonly refuseAlways?: boolean
  /** In place of the server's own answer to a refresh; undefined for its own. */
  readonly onRefresh?: () => Reply | 'broken' | 'silent' | undefined
}

/** A server that forgives nothing: a refresh token is good once, and a token that was replaced is refused. */
export const strictServer = ({ delay = () => 10, refuseAlways = false, onRefresh }: StrictSetting) => {
  let turn = 0
  let live: { player: string; access: string; refresh: string; isExpired: boolean; family: string[] } | undefined
  const issue = (player: string, family: string[] = []) => {
    turn += 1
    live = { player, access: `access-${turn}`, refresh: `refresh-${turn}`, isExpired: false, family: [...family, `refresh-${turn}`] }
    return { accessToken: live.access, refreshToken: live.refresh }
  }
  const no = (code: string): Reply => ({ status: 401, body: { message: 'Not signed in.', code, status: 401 } })

  const replyTo = ({ path, headers, variables }: Asked): Reply | 'broken' | 'silent' => {
    if (path === 'logout') {
      if (live?.family.includes(String(variables['refreshToken']))) live = undefined
      return { status: 200, body: { data: { logout: true } } }
    }
    if (path === 'refresh') {
      const other = onRefresh?.()
      if (other !== undefined) return other
      if (live === undefined || variables['refreshToken'] !== live.refresh) {
        live = undefined
        return no('SESSION_ENDED')
      }
      return { status: 200, body: { data: { refreshSession: issue(live.player, live.family) } } }
    }
    if (refuseAlways || live === undefined || live.isExpired || headers['authorization'] !== `Bearer ${live.access}`)
      return no('TOKEN_EXPIRED')
    const balances = wireBalances('1')
    const data = path === 'me' ? { me: { ...wirePlayer, displayName: live.player }, balances } : { balances }
    return { status: 200, body: { data } }
  }

  const answer: Server = (asked) => {
    // Decided on arrival: a token may be replaced while the answer is on its way.
    const reply = replyTo(asked)
    return reply === 'silent' ? { afterMs: 10_000_000, reply: 'broken' } : { afterMs: delay(), reply }
  }
  return {
    answer,
    issue,
    expire() {
      if (live !== undefined) live.isExpired = true
    },
    isLive: () => live !== undefined,
  }
}

/** A tab with a session on that server: the real sender, session and client over hand-driven ports. */
export const openSessionTab = (
  browser: Pick<ReturnType<typeof controlledBrowser>, 'openTab'>,
  server: Pick<ReturnType<typeof strictServer>, 'issue'>,
  how: 'logs in' | 'joins' = 'logs in',
) => {
  const ports = browser.openTab()
  const send = createSender({ ports, origin: 'https://lagoon.example' })
  const session = createSession(ports, send)
  if (how === 'logs in') session.begin(server.issue('mara'))
  const problems: CallProblem[] = []
  const events: string[] = []
  session.listen(({ kind, where }) => events.push(`${kind} ${where}`))
  const client = createClient({
    clock: ports.clock,
    send,
    session,
    answers: ports.answers,
    lobbyCode: () => 'main',
    onProblem: (problem) => problems.push(problem),
  })
  return { session, client, problems, events, ports }
}
