import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { openDatabase, type Database } from '../../src/db/database.ts'
import type { Schema } from '../../src/db/schema.ts'
import type { ProfileStats, TransactionConnection } from '../../src/graphql/resolvers.generated.ts'
import { bet, rollback, win } from '../../src/ledger/rounds.ts'
import { lockedSwitchboard } from '../../src/modules/operator/switchboard.ts'
import { profileStats } from '../../src/modules/account/profile/stats.ts'
import { slotRoundsOf } from '../../src/modules/lobby/slotRounds.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { transactionsOf } from '../../src/modules/wallet/transactions/transactions.ts'
import { moved } from '../../src/providers/deepwater/answers.ts'
import type { Services } from '../../src/services.ts'
import { directoryFrom } from './embedded.ts'
import { quiet } from './quiet.ts'

const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))

/** What the release before the ledger of legs answered about its own database, which lies beside it. */
export interface OldFacts {
  readonly playing: { readonly player: string; readonly game: string; readonly sweep: string }
  readonly replays: readonly {
    readonly what: 'bet' | 'win' | 'rollback'
    readonly request: Record<string, string>
    readonly reply: string
  }[]
  readonly players: readonly {
    readonly id: string
    readonly balances: unknown
    readonly rounds: readonly unknown[]
    readonly byWin: unknown
    readonly transactions: TransactionConnection
    readonly stats: unknown
  }[]
}
/** What that release said of its data, but for the slug of a game: it was its id over again, and nobody asks for it now. */
export const oldFacts = (engine: 'embedded' | 'postgres'): OldFacts =>
  JSON.parse(fixture(`${engine}.json`).toString(), (key, value: unknown) => (key === 'slug' ? undefined : value)) as OldFacts

/** The data directory as that release left it, in a folder of its own; not opened yet. */
export const oldDirectory = async (): Promise<{ dataDir: string; remove: () => void }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lagoon-old-'))
  await directoryFrom(brotliDecompressSync(fixture('embedded.tar.br')), dataDir)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

export const openOldDirectory = (dataDir: string): Promise<Database> => openDatabase({ dataDir, log: quiet })

/** The same release's PostgreSQL database as statements. */
export const oldStatements = (): string => brotliDecompressSync(fixture('postgres.sql.br')).toString()

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)))

const repeat = async (database: Kysely<Schema>, { what, request }: OldFacts['replays'][number]): Promise<string> => {
  const { roundId, minor, ...same } = request
  const move = {
    ...same,
    ...(roundId !== undefined && { gameplayId: roundId }),
    ...(minor !== undefined && { minor: BigInt(minor) }),
  } as never
  const { transactionId = '' } = request
  const call = { bet, win, rollback }[what]
  return moved(transactionId, await call(database, move)).body
}

/**
 * What that release said of transactions: it knew no purchase, and what belongs to one is empty. The cursor of a page is no fact; it is
 * good for as long as a page is open.
 */
const inOldFields = ({ nodes, pageInfo: { hasNextPage } }: TransactionConnection) => ({
  nodes: nodes.map(({ id, type, direction, at, tokens, paymentMethod, bonusType, convertedAmount, platformFee, status }) => ({
    ...{ id, type, direction, at, tokens, paymentMethod, bonusType, convertedAmount, platformFee, status },
  })),
  hasNextPage,
})

/** Compares everything that was noted of an old database with what this release makes of it. Answers the differences. */
export const comparedWithOld = async (database: Kysely<Schema>, facts: OldFacts): Promise<string[]> => {
  const different: string[] = []
  const compare = (what: string, now: unknown, before: unknown) => {
    const [left, right] = [JSON.stringify(plain(now)), JSON.stringify(before)]
    if (left !== right) different.push(`${what}: ${left.slice(0, 200)}, before ${right.slice(0, 200)}`)
  }
  const answers = async () => {
    for (const { id, balances, rounds, byWin, transactions, stats } of facts.players) {
      const { version, tokens } = await balancesOf(database, id)
      compare(`balances of ${id}`, { version, tokens }, balances)
      const first = await slotRoundsOf(database, id, { first: 30 })
      const { endCursor } = first.pageInfo
      compare(`rounds of ${id}`, [first, endCursor ? await slotRoundsOf(database, id, { first: 30, after: endCursor }) : null], rounds)
      compare(`rounds by win of ${id}`, await slotRoundsOf(database, id, { first: 100, sort: { by: 'WIN', direction: 'DESC' } }), byWin)
      compare(`transactions of ${id}`, inOldFields(await transactionsOf(database, id, { first: 100 })), inOldFields(transactions))
      const services = { database: { kysely: database }, switchboard: lockedSwitchboard } as unknown as Services
      // What of the prize tokens can be withdrawn follows rules that were not there yet, and of tokens it said less.
      const shown = (of: unknown) => {
        const { details, ...more } = of as ProfileStats
        const asBefore = details.map(({ kind, balance, received, played, won }) => ({ kind, balance, received, played, won }))
        return { ...more, withdrawableWinnings: '', details: asBefore }
      }
      compare(`stats of ${id}`, shown(await profileStats(services, id)), shown(stats))
    }
  }
  await answers()
  for (const replay of facts.replays) {
    const { what, request, reply } = replay
    const said = await repeat(database, replay)
    if (said !== reply && reply.startsWith('{')) different.push(`${what} ${request['transactionId']} again: ${said}, before ${reply}`)
  }
  await answers()
  return different
}

/** Goes on where the old release stopped: settles one round that it left open, undoes another. Answers what was refused. */
export const finishOpenRounds = async (database: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ gameplay_id: string; game_session_id: string; key: string }>`
    SELECT r.gameplay_id, r.game_session_id, t.key FROM round r JOIN round_move m ON m.round_id = r.id JOIN ledger_tx t ON t.id = m.tx_id
    WHERE r.state = 'OPEN' ORDER BY r.id`.execute(database)
  const refused: string[] = []
  for (const [index, { gameplay_id: gameplayId, game_session_id: sessionId, key }] of rows.entries()) {
    const common = { providerId: 'deepwater', sessionId, transactionId: `later-${index}`, betTransactionId: key }
    const done = index % 2 === 0 ? await win(database, { ...common, gameplayId, minor: 500n, round: {} }) : await rollback(database, common)
    if (!done.ok) refused.push(`${gameplayId}: ${done.error.code}`)
  }
  if (rows.length < 2) refused.push('the old database has too few open rounds')
  return refused
}
