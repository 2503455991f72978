import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { grant } from '../../src/ledger/grant.ts'
import type { LedgerResult } from '../../src/ledger/refusals.ts'
import { bet } from '../../src/ledger/rounds.ts'
import { brokenInvariants } from './invariants.ts'
import { newGameSession, newPlayer, PROVIDER } from './players.ts'

const AT_ONCE = 50

const said = (result: LedgerResult<object>): string =>
  result.ok
    ? JSON.stringify(result.value, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    : result.error.code

/**
 * One key, used by fifty callers at once, with another request, and by another player. `reopen` stands for a restart of the
 * platform in between. Answers what went wrong.
 */
export const useOneKey = async (database: Kysely<Schema>, reopen: () => Promise<Kysely<Schema>>): Promise<string[]> => {
  const wrong: string[] = []
  const expect = (what: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) wrong.push(`${what}: ${String(actual)}, not ${String(wanted)}`)
  }
  const [one, other] = [await newPlayer(database, { GAME: 100n }), await newPlayer(database, { GAME: 100n })]

  const grants = await Promise.all(
    Array.from({ length: AT_ONCE }, () => grant(database, { playerId: one, kind: 'SWEEP', minor: 500n, key: 'gift' })),
  )
  expect('different answers to one grant', new Set(grants.map(said)).size, 1)
  expect('sweep tokens after fifty times the same grant', (await balancesOf(database, one)).tokens.SWEEP, 500n)
  expect('same key, more tokens', said(await grant(database, { playerId: one, kind: 'SWEEP', minor: 501n, key: 'gift' })), 'KEY_REUSED')
  expect('same key, another kind', said(await grant(database, { playerId: one, kind: 'GAME', minor: 500n, key: 'gift' })), 'KEY_REUSED')
  await grant(database, { playerId: other, kind: 'SWEEP', minor: 7n, key: 'gift' })
  expect("another player's grant under the same key", (await balancesOf(database, other)).tokens.SWEEP, 7n)

  // Funds for one bet: fifty deliveries of it are one bet and forty-nine replays, not forty-nine refusals.
  const sessionId = await newGameSession(database, one)
  const call = { providerId: PROVIDER, sessionId, transactionId: `${sessionId}:bet`, gameplayId: `${sessionId}:round`, minor: 100n }
  const bets = await Promise.all(Array.from({ length: AT_ONCE }, () => bet(database, call)))
  expect('different answers to one bet', new Set(bets.map(said)).size, 1)
  expect('the bet was accepted', bets[0]?.ok, true)
  expect('game tokens after fifty deliveries of one bet', (await balancesOf(database, one)).tokens.GAME, 0n)
  expect('same bet, other amount', said(await bet(database, { ...call, minor: 50n })), 'KEY_REUSED')
  expect('same bet, other round', said(await bet(database, { ...call, gameplayId: 'x' })), 'KEY_REUSED')
  const theirs = await newGameSession(database, other)
  expect("a provider's id in another player's session", said(await bet(database, { ...call, sessionId: theirs })), 'KEY_REUSED')
  expect("the other player's game tokens", (await balancesOf(database, other)).tokens.GAME, 100n)

  // A refusal burns nothing: with the funds there, the very same call passes.
  const short = { ...call, transactionId: `${sessionId}:second`, gameplayId: `${sessionId}:second` }
  expect('a bet without funds', said(await bet(database, short)), 'INSUFFICIENT_BALANCE')
  await grant(database, { playerId: one, kind: 'GAME', minor: 100n, key: 'more' })
  expect('the same bet with funds', (await bet(database, short)).ok, true)

  const restarted = await reopen()
  expect('the answer after a restart', said(await bet(restarted, call)), said(bets[0] ?? { ok: true, value: {} }))
  // Keys are kept for ever (entries and transactions cannot be deleted), so a day or a year makes no difference.
  const { rows } = await sql<{ columns: bigint }>`SELECT count(*) AS columns FROM information_schema.columns
    WHERE table_name = 'ledger_tx' AND column_name LIKE '%expire%'`.execute(restarted)
  expect('columns by which a key could expire', rows[0]?.columns, 0n)
  return [...wrong, ...(await brokenInvariants(restarted))]
}
