import { sql } from 'kysely'
import { confirmedPlayer, logIn, sessionOf } from './accounts.ts'
import type { TestNode } from './node.ts'

export interface Refreshed {
  readonly status: number
  readonly accessToken: string
  readonly refreshToken: string
}

export const refresh = async (node: TestNode, refreshToken: string): Promise<Refreshed> => {
  const { status, body } = await node.call('RefreshSession', { refreshToken })
  const pair = (body.data as unknown as { refreshSession?: Omit<Refreshed, 'status'> } | undefined)?.refreshSession
  return { status, accessToken: pair?.accessToken ?? '', refreshToken: pair?.refreshToken ?? '' }
}

const later = (node: TestNode, seconds: number) =>
  sql`UPDATE refresh_token SET first_used_at = first_used_at - make_interval(secs => ${seconds}::integer)`.execute(
    node.app.services.database.kysely,
  )

/**
 * Replays old refresh tokens in every way that matters. Answers the outcomes by name; the family is dead when none of the tokens
 * that were ever given out refreshes or opens anything.
 */
export const replayOutcomes = async (node: TestNode): Promise<Record<string, string>> => {
  const outcomes: Record<string, string> = {}
  const family = async (name: string, play: (first: string, given: Refreshed[]) => Promise<Refreshed>) => {
    const { email } = await confirmedPlayer(node)
    const session = await logIn(node, email)
    const given: Refreshed[] = [{ status: 200, ...session }]
    const last = await play(session.refreshToken, given)
    if (last.status === 200) {
      const [, child] = given
      const isSame = last.refreshToken === child?.refreshToken && last.accessToken === child.accessToken
      outcomes[name] = isSame ? 'same pair' : 'another pair'
      return
    }
    const answers = await Promise.all(
      given.flatMap(({ accessToken, refreshToken }) => [refresh(node, refreshToken), node.call('Me', {}, accessToken)]),
    )
    outcomes[name] = answers.every(({ status }) => status === 401) ? 'family ended' : 'descendants live'
  }
  const next = async (given: Refreshed[]) => given.push(await refresh(node, given.at(-1)?.refreshToken ?? ''))

  await family('parent, child unused', async (first, given) => {
    await next(given)
    await later(node, 3_600)
    return refresh(node, first)
  })
  await family('parent, child’s access token used just now', async (first, given) => {
    await next(given)
    await node.call('Me', {}, given.at(-1)?.accessToken)
    return refresh(node, first)
  })
  await family('parent, child refreshed just now', async (first, given) => {
    await next(given)
    await next(given)
    return refresh(node, first)
  })
  await family('parent, child’s access token used over 10 s ago', async (first, given) => {
    await next(given)
    await node.call('Me', {}, given.at(-1)?.accessToken)
    await later(node, 11)
    return refresh(node, first)
  })
  await family('parent, child refreshed over 10 s ago', async (first, given) => {
    await next(given)
    await next(given)
    await later(node, 11)
    return refresh(node, first)
  })
  await family('grandparent of a token in use', async (first, given) => {
    await next(given)
    await next(given)
    await next(given)
    return refresh(node, first)
  })
  return outcomes
}

export const rightOutcomes = {
  'parent, child unused': 'same pair',
  'parent, child’s access token used just now': 'same pair',
  'parent, child refreshed just now': 'same pair',
  'parent, child’s access token used over 10 s ago': 'family ended',
  'parent, child refreshed over 10 s ago': 'family ended',
  'grandparent of a token in use': 'family ended',
}

/**
 * A log-out against refreshes of the same family, started together. Answers how many tokens of it still opened anything
 * afterwards, and whether the refreshes that won gave more than one branch.
 */
export const raceLogout = async (node: TestNode, playerId: string): Promise<{ readonly alive: number; readonly branches: number }> => {
  const session = await sessionOf(node, playerId)
  const logout = () => node.call('Logout', { accessToken: session.accessToken, refreshToken: session.refreshToken })
  const [one, two, , three] = await Promise.all([
    refresh(node, session.refreshToken),
    refresh(node, session.refreshToken),
    logout(),
    refresh(node, session.refreshToken),
  ])
  const won = [one, two, three].filter(({ status }) => status === 200)
  const tokens = [...won, { accessToken: session.accessToken, refreshToken: session.refreshToken }]
  const after = await Promise.all(
    tokens.flatMap(({ accessToken, refreshToken }) => [node.call('Me', {}, accessToken), refresh(node, refreshToken)]),
  )
  return { alive: after.filter(({ status }) => status === 200).length, branches: new Set(won.map(({ refreshToken }) => refreshToken)).size }
}
