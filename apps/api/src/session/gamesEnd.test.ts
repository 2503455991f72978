import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, PASSWORD, type LoggedIn } from '../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../test/support/node.ts'
import { GAME, round } from '../../test/support/players.ts'
import { providerCall } from '../../test/support/providerCall.ts'
import { grant } from '../ledger/grant.ts'

const secret = 'a provider secret of the tests, long enough'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ seed: 'demo' })
})
afterAll(() => node?.app.stop())

const call = (path: string, payload: object) => providerCall(node.address, path, payload, { secret })
const resetToken = (email: string): Promise<string> =>
  eventually(() => /reset-password\/([\w-]+)/.exec(node.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1])

/** Every way in which a session ends before its time. */
const ends: Readonly<Record<string, (here: LoggedIn, email: string) => Promise<unknown>>> = {
  'a log-out': ({ accessToken }) => node.call('Logout', { accessToken }),
  'a log-in elsewhere that ends it': (_here, email) => logIn(node, email, true),
  'a new password by email': async (_here, email) => {
    await node.call('ForgotPassword', { email })
    return node.call('ResetPassword', { token: await resetToken(email), password: `${PASSWORD}-new` })
  },
  'an operator’s statement': ({ player }) =>
    sql`UPDATE session SET revoked_at = now(), revoked_reason = 'revoked' WHERE player_id = ${player.id}::uuid`.execute(
      node.app.services.database.kysely,
    ),
}

describe('a game that is open', () => {
  it.each(Object.keys(ends))('takes no bet after %s; its win and its rollback are booked', async (name) => {
    const { email } = await confirmedPlayer(node)
    const here = await logIn(node, email)
    await grant(node.app.services.database.kysely, { playerId: here.player.id, kind: 'GAME', minor: 10_000n, key: 'funds:GAME' })
    const { body } = await node.call('InitiateGame', { gameId: GAME, token: 'GAME' }, here.accessToken)
    const { sessionId } = (body.data as unknown as { initiateGame: { sessionId: string } }).initiateGame
    const bet = (part: string) => ({ sessionId, transactionId: `${sessionId}:${part}`, roundId: `${sessionId}:r-${part}`, amount: '100' })
    for (const part of ['won', 'undone']) expect(await call(walletPaths.bet, bet(part))).toMatchObject({ status: 'OK' })
    await ends[name]?.(here, email)
    expect(await call(walletPaths.bet, bet('late'))).toMatchObject({ status: 'SESSION_ENDED' })
    const answers = (part: string) => ({ sessionId, transactionId: `${sessionId}:${part}-end`, betTransactionId: `${sessionId}:${part}` })
    const won = { ...answers('won'), roundId: bet('won').roundId, amount: '250', report: round }
    expect(await call(walletPaths.win, won)).toMatchObject({ status: 'OK' })
    expect(await call(walletPaths.rollback, answers('undone'))).toMatchObject({ status: 'OK' })
  })

  it('is not open longer than its session', async () => {
    const here = await logIn(node, (await confirmedPlayer(node)).email)
    const { kysely } = node.app.services.database
    await grant(kysely, { playerId: here.player.id, kind: 'GAME', minor: 10_000n, key: 'funds:GAME' })
    await sql`UPDATE session SET expires_at = now() + interval '1 minute' WHERE player_id = ${here.player.id}::uuid`.execute(kysely)
    await node.call('InitiateGame', { gameId: GAME, token: 'GAME' }, here.accessToken)
    const { rows } = await sql<{ seconds: number }>`SELECT extract(epoch FROM expires_at - now())::integer AS seconds FROM game_session
      WHERE player_id = ${here.player.id}::uuid`.execute(kysely)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
  })
})
