import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Party } from '@lagoon/contract/parties/parties'
import { confirmedPlayer, logIn } from '../../apps/api/test/support/accounts.ts'
import { brokenInvariants } from '../../apps/api/test/support/invariants.ts'
import { startNode, type TestNode } from '../../apps/api/test/support/node.ts'
import { scratchDatabase, type Scratch } from '../../apps/api/test/support/postgres.ts'
import { grant } from '../../apps/api/src/ledger/grant.ts'
import { brokenRules } from '../../apps/api/src/ledger/reconcile/reconcile.ts'
import { seedContent } from '../../apps/api/src/seed/seedContent.ts'
import type { PastRound, ProblemAnswer, RoundView, SessionOpened, SessionView } from '../../apps/sandbox/src/games/contract.ts'
import type { Json } from '@lagoon/games/json'
import type { StartOptions } from '../../apps/sandbox/src/games/server/startGames.ts'
import { doubleOrStand } from '../../apps/sandbox/src/games/testing/doubleOrStand.ts'
import { providers } from '../../apps/sandbox/src/providers.ts'
import { faultLine, type FaultLine } from './faults.ts'

const secret = 'a secret of the platform and the provider, long enough'

/** One provider to hold against the statements: a protocol, the id of its studio, and the first of three ports of its own. */
export interface Subject {
  readonly protocol: string
  readonly id: string
  readonly port: number
  /** Providers that the platform knows besides; nothing answers for them. */
  readonly others?: readonly Party[]
}

const limits = { minStake: 10n, maxStake: 5_000n }

/**
 * The platform on PostgreSQL and a provider of the sandbox, each with the line between them that can fail: calls of the platform go
 * through `toProvider`, calls of the provider through `toPlatform`. The provider runs one game, Double or Stand.
 */
export const openProduct = async ({ protocol, id, port, others = [] }: Subject) => {
  const scratch: Scratch = await scratchDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lagoon-conformance-'))
  const own = `http://127.0.0.1:${port}`
  let node: TestNode | undefined
  let stopProvider: (() => Promise<void>) | undefined
  const toProvider: FaultLine = await faultLine(port + 1, () => own)
  const toPlatform: FaultLine = await faultLine(port + 2, () => node?.address ?? 'http://127.0.0.1:9')

  const startPlatform = async () => {
    node = await startNode({
      databaseUrl: scratch.url(),
      logLevel: 'warn',
      providers: [{ id, protocol, origin: toProvider.origin, secret }, ...others],
    })
  }
  const startProvider = async (changes: Partial<StartOptions> = {}) => {
    stopProvider = await providers[protocol]?.({
      id,
      port,
      origin: toProvider.origin,
      platformOrigin: toPlatform.origin,
      secret,
      dataDir,
      page: null,
      log: pino({ level: 'silent' }),
      games: new Map([[doubleOrStand.id, doubleOrStand]]),
      timeoutMs: 600,
      backoffMs: { first: 20, longest: 200 },
      ...changes,
    })
  }
  const platform = (): TestNode => {
    if (!node) throw new Error('the platform does not run')
    return node
  }
  const kysely = () => platform().app.services.database.kysely

  const close = async (): Promise<void> => {
    await stopProvider?.()
    await node?.app.stop()
    await toProvider.close()
    await toPlatform.close()
    await scratch.drop()
    await rm(dataDir, { recursive: true })
  }
  /** What is open when a start fails would hold its ports, and the next start with them. */
  const orClose = async (starting: Promise<unknown>): Promise<void> => {
    try {
      await starting
    } catch (error) {
      await close()
      throw error
    }
  }

  await orClose(startPlatform())
  await seedContent(kysely())
  await kysely()
    .insertInto('game')
    .values({
      id: doubleOrStand.id,
      provider_id: id,
      name: doubleOrStand.name,
      type: 'BLACKJACK',
      summary: '',
      rules: JSON.stringify([]),
      tokens: JSON.stringify(['GAME', 'SWEEP']),
      min_stake: limits.minStake,
      max_stake: limits.maxStake,
      is_playable: true,
      is_new: false,
      is_featured: false,
      rank: 1,
    } as never)
    .execute()
  await orClose(startProvider())

  const fromPage = async <T>(method: 'GET' | 'POST', path: string, token: string, body?: object) => {
    const response = await fetch(own + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as T & Partial<ProblemAnswer>
  }

  /** A player with these tokens and no others. */
  const newPlayer = async (funds: Partial<Record<TokenKind, bigint>>) => {
    const account = await confirmedPlayer(platform())
    const { accessToken, player } = await logIn(platform(), account.email)
    for (const [kind, minor] of Object.entries(funds))
      await grant(kysely(), { playerId: player.id, kind: kind as TokenKind, minor, key: `funds:${kind}` })
    const start = await balances(player.id)
    return { id: player.id, email: account.email, accessToken, start }
  }
  const balances = async (playerId: string): Promise<Record<string, bigint>> => {
    const rows = await kysely()
      .selectFrom('account')
      .select(['owner', 'kind', 'balance'])
      .where('player_id', '=', playerId)
      .where((where) => where.or([where('owner', '=', 'PLAYER'), where('balance', '>', 0n)]))
      .execute()
    return Object.fromEntries(rows.map(({ owner, kind, balance }) => [owner === 'PLAYER' ? kind : `held ${kind}`, balance ?? 0n]))
  }

  /** Opens the game as the app does, and the page in its frame as a browser does. */
  const launch = async (accessToken: string, token: TokenKind = 'SWEEP') => {
    const { body } = await platform().call('InitiateGame', { gameId: doubleOrStand.id, token }, accessToken)
    const opened = (body.data as unknown as { initiateGame: { sessionId: string; url: string } } | undefined)?.initiateGame
    if (!opened) return { refused: body.code ?? 'NONE' }
    const launchToken = new URL(opened.url).searchParams.get('launch')
    const page = await fromPage<SessionOpened>('POST', '/api/session', '', { launch: launchToken })
    return { sessionId: opened.sessionId, url: opened.url, page }
  }
  const table = (token: string) => ({
    session: () => fromPage<SessionView>('GET', '/api/session', token),
    play: (stake = 100n, choice: Json = null, pressId: string = randomUUID()) =>
      fromPage<RoundView>('POST', '/api/play', token, { pressId, stake: String(stake), choice }),
    act: (roundId: string, act: string, pressId: string = randomUUID()) =>
      fromPage<RoundView>('POST', '/api/act', token, { pressId, roundId, act }),
    rounds: () => fromPage<PastRound[]>('GET', '/api/rounds', token),
  })
  const leave = (accessToken: string, sessionId: string) => platform().call('EndGameSession', { id: sessionId }, accessToken)

  /** What is not at rest yet: rounds, sittings and holds that are open, and rounds that are still to come. */
  const unrest = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ what: string }>`
      SELECT 'round ' || gameplay_id AS what FROM round WHERE state = 'OPEN'
      UNION ALL SELECT 'sitting ' || id || ' ' || state || ' ' || coalesce(flag, '') FROM sitting WHERE state <> 'CLOSED' OR rounds < rounds_told
      UNION ALL SELECT 'hold ' || id FROM hold WHERE closed_at IS NULL`.execute(kysely())
    return rows.map(({ what }) => what)
  }
  const rest = async (withinMs = 30_000): Promise<void> => {
    const until = Date.now() + withinMs
    for (;;) {
      const left = await unrest()
      if (left.length === 0) return
      if (Date.now() > until) throw new Error(`not at rest: ${left.join(', ')}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return {
    kysely,
    platform,
    toProvider,
    toPlatform,
    newPlayer,
    balances,
    launch,
    table,
    leave,
    rest,
    /** Rounds of a player in the history, as bet and win. */
    history: async (playerId: string) =>
      kysely().selectFrom('round').select(['gameplay_id', 'bet', 'win', 'state']).where('player_id', '=', playerId).orderBy('id').execute(),
    /** Every rule of the books that does not hold. */
    broken: async (): Promise<readonly string[]> => [
      ...(await brokenInvariants(kysely())),
      ...(await kysely().transaction().execute(brokenRules)).flatMap(({ examples }) => examples),
    ],
    restartPlatform: async () => {
      await node?.app.stop()
      await startPlatform()
    },
    restartProvider: async (changes: Partial<StartOptions> = {}) => {
      await stopProvider?.()
      await startProvider(changes)
    },
    stopProvider: async () => {
      await stopProvider?.()
      stopProvider = undefined
    },
    close,
  }
}
export type Product = Awaited<ReturnType<typeof openProduct>>
