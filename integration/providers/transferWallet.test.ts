import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookOut } from '../../apps/api/src/providers/coralForge/bookOut.ts'
import { grant } from '../../apps/api/src/ledger/grant.ts'
import { faults } from './faults.ts'
import { openProduct, type Product } from './product.ts'

const another = {
  protocol: 'deepwater',
  id: 'deepwater',
  origin: 'http://127.0.0.1:9',
  secret: 'a secret of another provider, long enough',
}
const subject = { protocol: 'coralForge', id: 'coralforge', port: 4530, others: [another] }

let product: Product
beforeAll(async () => {
  product = await openProduct(subject)
})
afterAll(() => product?.close())

const sitDown = async (funds = 1_000n, kind: 'GAME' | 'SWEEP' = 'SWEEP') => {
  const player = await product.newPlayer({ [kind]: funds })
  const opened = await product.launch(player.accessToken, kind)
  if (opened.page === undefined) throw new Error(`the game did not open: ${opened.refused}`)
  return { player, ...opened, table: product.table(opened.page.sessionToken) }
}
const sittingsOf = (playerId: string) =>
  product.kysely().selectFrom('sitting').selectAll().where('player_id', '=', playerId).orderBy('opened_at').execute()

describe('each call of the protocol, each fault', () => {
  const withTokens = [/\/sittings\/[^/]+\/transfers$/, /\/close$/, /\/claim$/, /^\/rounds$/]
  const others = [/^\/oauth\/token$/, /^\/players\//, /^\/sittings$/, /\/launches$/]
  const cases = [
    ...withTokens.flatMap((call) => faults.map((fault) => [call, fault] as const)),
    ...others.flatMap((call) => (['silent', 'twice'] as const).map((fault) => [call, fault] as const)),
  ]
  test.each(cases)('PB1 %s: %s', async (call, fault) => {
    const player = await product.newPlayer({ SWEEP: 1_000n })
    const met = product.toProvider.met.length
    product.toProvider.once(call, fault)
    // A bearer is asked for when there is none.
    if (call.test('/oauth/token')) await product.restartPlatform()
    const launches = [await product.launch(player.accessToken)]
    if (launches[0]?.page === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      launches.push(await product.launch(player.accessToken))
    }
    const opened = launches.at(-1)
    if (opened?.page === undefined) throw new Error(`the game did not open: ${opened?.refused}`)
    const table = product.table(opened.page.sessionToken)
    const { roundId } = await table.play(100n)
    await table.act(roundId, 'stand')
    await product.leave(player.accessToken, opened.sessionId)
    await product.rest()
    await product.toProvider.calm()
    await product.rest()
    expect(product.toProvider.met.length).toBe(met + 1)
    expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: (player.start['SWEEP'] ?? 0n) - 100n, PRIZE: 200n })
    expect(await product.broken()).toEqual([])
  })
})

test('PB7 a transfer that comes after it was cancelled is refused, and the tokens are at home once', async () => {
  const player = await product.newPlayer({ SWEEP: 1_000n })
  product.toProvider.once(/\/sittings\/[^/]+\/transfers$/, 'late')
  expect(await product.launch(player.accessToken)).toEqual({ refused: 'PROVIDER_UNAVAILABLE' })
  await product.toProvider.calm()
  await product.rest()
  const [sitting] = await sittingsOf(player.id)
  expect(sitting).toMatchObject({ state: 'CLOSED', brought: 0n, stake_back: 0n, flag: null })
  expect(await product.balances(player.id)).toEqual(player.start)
  expect(await product.broken()).toEqual([])
})

test('PB1 tokens whose transfer is not known are held, and known within two minutes after the provider is back', async () => {
  const player = await product.newPlayer({ SWEEP: 1_000n })
  product.toProvider.once(/\/sittings\/[^/]+\/transfers$/, 'silent')
  const line = product.toProvider
  expect(await product.launch(player.accessToken)).toEqual({ refused: 'PROVIDER_UNAVAILABLE' })
  line.down(true)
  const held = player.start['SWEEP'] ?? 0n
  expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: 0n, 'held SWEEP': held })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: 0n, 'held SWEEP': held })
  line.down(false)
  await product.rest(60_000)
  expect(await product.balances(player.id)).toEqual(player.start)
})

test('PB2 a hand that is open at the close is finished by its rule, over a restart and without a hint', async () => {
  const { player, table, sessionId } = await sitDown()
  await table.play(100n)
  product.toPlatform.down(true)
  await product.leave(player.accessToken, sessionId)
  await expect.poll(async () => (await sittingsOf(player.id))[0]?.state, { timeout: 10_000 }).toBe('CLOSING')
  await product.restartProvider()
  await product.restartProvider({ idleMs: 50 })
  await product.rest()
  product.toPlatform.down(false)
  await product.restartProvider()
  expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: (player.start['SWEEP'] ?? 0n) - 100n, PRIZE: 200n })
  expect((await product.history(player.id)).map(({ bet, win, state }) => [bet, win, state])).toEqual([[100n, 200n, 'SETTLED']])
})

test('PB2 what a provider closed by itself is found by asking alone', async () => {
  const { player } = await sitDown()
  product.toPlatform.down(true)
  await product.restartProvider({ idleMs: 10 })
  await product.rest(40_000)
  product.toPlatform.down(false)
  await product.restartProvider()
  expect(await product.balances(player.id)).toEqual(player.start)
  const { rows } = await sql<{
    ended: boolean
  }>`SELECT ended_at IS NOT NULL AS ended FROM game_session WHERE player_id = ${player.id}::uuid`.execute(product.kysely())
  expect(rows).toEqual([{ ended: true }])
})

test('PB3 launches at once share one sitting, and bring all of the tokens once', async () => {
  const player = await product.newPlayer({ SWEEP: 1_000n })
  const opened = await Promise.all(Array.from({ length: 5 }, () => product.launch(player.accessToken)))
  const live = (await sittingsOf(player.id)).filter(({ state }) => state !== 'CLOSED')
  expect(live.length).toBeLessThanOrEqual(1)
  for (const { sessionId } of opened) if (sessionId) await product.leave(player.accessToken, sessionId)
  await product.rest()
  expect(await product.balances(player.id)).toEqual(player.start)
  expect(await product.broken()).toEqual([])
})

describe('a game of another provider, with the tokens of a table', () => {
  const openAnother = async ({ accessToken }: { readonly accessToken: string }) =>
    (await product.platform().call('InitiateGame', { gameId: 'moonlit-tides', token: 'SWEEP' }, accessToken)).body

  test('has them back at once where no hand is open', async () => {
    const { player } = await sitDown()
    expect(await openAnother(player)).toMatchObject({ data: { initiateGame: { token: 'SWEEP' } } })
    expect(await product.balances(player.id)).toEqual(player.start)
    expect((await sittingsOf(player.id)).map(({ state }) => state)).toEqual(['CLOSED'])
  })

  test('is told where they are while one is, and opens when that is over', async () => {
    const { player, table } = await sitDown()
    const { roundId } = await table.play(100n)
    expect(await openAnother(player)).toMatchObject({ code: 'TOKENS_AT_TABLE', facts: { gameId: 'double-or-stand' } })
    await table.act(roundId, 'stand')
    await product.rest()
    expect(await openAnother(player)).toMatchObject({ data: { initiateGame: { token: 'SWEEP' } } })
  })
})

describe('PB5 the bearer', () => {
  test('is renewed silently, once, when the provider has forgotten it', async () => {
    const { player, sessionId } = await sitDown()
    await product.restartProvider()
    const asked = product.toProvider.passed.filter(({ path }) => path === '/oauth/token').length
    await product.leave(player.accessToken, sessionId)
    await product.rest()
    expect(product.toProvider.passed.filter(({ path }) => path === '/oauth/token')).toHaveLength(asked + 1)
  })

  test('is asked for at most once a second while it cannot be had', async () => {
    const player = await product.newPlayer({ SWEEP: 1_000n })
    await product.restartPlatform()
    product.toProvider.rule((_method, path) => (path === '/oauth/token' ? 'broken' : null))
    const from = product.toProvider.passed.length
    for (const until = Date.now() + 3_500; Date.now() < until;) await product.launch(player.accessToken)
    product.toProvider.rule()
    const asked = product.toProvider.passed.slice(from).filter(({ path }) => path === '/oauth/token')
    expect(asked.length).toBeGreaterThan(1)
    const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThan(900)
    await product.rest()
    expect(await product.balances(player.id)).toEqual(player.start)
  })
})

test('PX1 what a sitting gives back, told a hundred times at once and then otherwise, is booked once', async () => {
  const { player } = await sitDown()
  const other = await sitDown()
  const brought = player.start['SWEEP'] ?? 0n
  const [[sitting], [another]] = [await sittingsOf(player.id), await sittingsOf(other.player.id)]
  const out = {
    transferId: `out-${sitting?.remote_id}`,
    sittingId: sitting?.remote_id ?? '',
    direction: 'OUT',
    stake: brought,
    won: 0n,
    brought,
    rounds: 0,
  } as const
  const { services } = product.platform().app
  const book = (changes: object = {}) => bookOut(services, { id: 'coralforge' }, { ...out, ...changes })
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => book())))).toEqual(new Set(['BOOKED']))
  for (const changes of [{ stake: brought - 1n }, { won: 5_000n }, { brought: 1n }]) await book(changes)
  expect(await product.balances(player.id)).toEqual(player.start)
  expect(await book({ sittingId: another?.remote_id, brought: brought + 1n })).toBe('FLAGGED')
  expect(await product.balances(other.player.id)).toMatchObject({ 'held SWEEP': brought })
  await product.kysely().updateTable('sitting').set({ flag: null }).where('player_id', '=', other.player.id).execute()
  await product.leave(other.player.accessToken, other.sessionId)
  await product.rest()
  expect(await product.balances(other.player.id)).toEqual(other.player.start)
  expect(await product.broken()).toEqual([])
})

describe('PB6 what comes back', () => {
  test('is what is left of the stake in its kind, and what was won as prize tokens', async () => {
    const { player, table, sessionId } = await sitDown()
    const won = await table.play(150n)
    await table.act(won.roundId, 'stand')
    const lost = await table.play(150n)
    await table.act(lost.roundId, 'fold')
    await product.leave(player.accessToken, sessionId)
    await product.rest()
    expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: (player.start['SWEEP'] ?? 0n) - 300n, PRIZE: 300n })
  })

  test('of a game that mixes chips is its kind up to what was brought, and the rest prize tokens', async () => {
    const { player } = await sitDown()
    const brought = player.start['SWEEP'] ?? 0n
    const [sitting] = await sittingsOf(player.id)
    const sittingId = sitting?.remote_id ?? ''
    await sql`SELECT sitting_round('coralforge', ${sittingId}, ${`mixed ${sittingId}`}, 1000, 2500, clock_timestamp(), '{}')`.execute(
      product.kysely(),
    )
    const out = { transferId: `out-${sittingId}`, sittingId, direction: 'OUT', stake: brought, won: 1_500n, brought, rounds: 1 } as const
    const { services } = product.platform().app
    expect(await bookOut(services, { id: 'coralforge' }, out)).toBe('BOOKED')
    expect(await product.balances(player.id)).toEqual({ ...player.start, PRIZE: 1_500n })
    expect(await product.broken()).toEqual([])
  })

  test('that cannot be is not booked, and waits for a person', async () => {
    const { player } = await sitDown()
    const brought = player.start['SWEEP'] ?? 0n
    const [sitting] = await sittingsOf(player.id)
    const sittingId = sitting?.remote_id ?? ''
    const out = {
      transferId: `out-${sittingId}`,
      sittingId,
      direction: 'OUT',
      stake: brought + 1n,
      won: 0n,
      brought: brought + 1n,
      rounds: 0,
    } as const
    const { services } = product.platform().app
    expect(await bookOut(services, { id: 'coralforge' }, out)).toBe('FLAGGED')
    expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: 0n, 'held SWEEP': brought })
    expect(await product.broken()).toEqual([`sitting ${sitting?.id} is flagged: BROUGHT`])
    await product.kysely().updateTable('sitting').set({ flag: null }).where('player_id', '=', player.id).execute()
    await product.platform().call('Logout', { accessToken: player.accessToken }, player.accessToken)
    await product.rest()
    expect(await product.balances(player.id)).toEqual(player.start)
  })
})

test('a bet larger than the purse brings in what the player got meanwhile', async () => {
  const { player, table, sessionId } = await sitDown(1_000n)
  const brought = player.start['SWEEP'] ?? 0n
  await grant(product.kysely(), { playerId: player.id, kind: 'SWEEP', minor: 2_000n, key: 'later' })
  const stake = (brought / 10n + 10n) * 10n
  const { roundId, balance } = await table.play(stake)
  expect(BigInt(balance)).toBe(brought + 2_000n - stake)
  await table.act(roundId, 'fold')
  await product.leave(player.accessToken, sessionId)
  await product.rest()
  expect(await product.balances(player.id)).toEqual({ ...player.start, SWEEP: brought + 2_000n - stake })
})

test.each([
  ['not JSON', 'nonsense'],
  ['another provider', JSON.stringify({ provider: 'nobody', sittingId: 'x', reason: 'LOW' })],
  ['a sitting that is not there', JSON.stringify({ provider: 'coralforge', sittingId: 'x', reason: 'CLOSED' })],
])('a hint is answered the same and asks nobody: %s', async (_what, body) => {
  const asked = () => product.toProvider.passed.filter(({ path }) => path.startsWith('/sittings')).length
  const before = asked()
  const response = await fetch(`${product.platform().address}/hints`, { method: 'POST', body })
  expect([response.status, await response.text()]).toEqual([202, ''])
  expect(asked()).toBe(before)
})
