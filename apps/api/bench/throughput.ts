import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import type { Schema } from '../src/db/schema.ts'
import { legsJson, post, type Leg } from '../src/ledger/post.ts'
import type { LedgerResult } from '../src/ledger/refusals.ts'
import { bet, win } from '../src/ledger/rounds.ts'
import { notifyOfBigWin } from '../src/providers/bigWin.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { addPlayers, playerOf, sessionOf } from './benchPlayers.ts'
import { median, perSecond } from './measure.ts'

const CALLERS = 16
const PLAYERS = 1_000
const ROUNDS = 8
const SECONDS = 2
const LEAST = 0.75

interface Workload {
  readonly name: string
  /** The statement of pgbench; `:n` is the number of a player. */
  readonly script: string
  readonly prepare?: (database: Kysely<Schema>) => Promise<unknown>
  /** The same through the door that the product uses. */
  readonly call: (database: Kysely<Schema>, player: number) => Promise<LedgerResult<object>>
}

const session = `('00000000-0000-4000-8000-' || lpad(:n::text, 12, '0'))::uuid`
const player = `('00000000-0000-4000-9000-' || lpad(:n::text, 12, '0'))`
const key = 'gen_random_uuid()::text'
const openRound = (number: number) => `bench-round-${number}`

/** Six legs: three kinds of token, each from the payment provider to the player. */
const packageOf = (playerId: string): readonly Leg[] =>
  (['GAME', 'SWEEP', 'BONUS_SWEEP'] as const).flatMap((kind) => [
    { account: { owner: 'PLAYER' as const, playerId }, kind, minor: 500n },
    { account: { owner: 'PAYMENTS' as const, party: 'cards' }, kind, minor: -500n },
  ])

const workloads: readonly Workload[] = [
  {
    name: 'a bet',
    script: `SELECT round_bet('deepwater', ${session}, ${key}, ${key}, 100, 'MAIN')`,
    call: (database, number) =>
      bet(database, {
        providerId: 'deepwater',
        sessionId: sessionOf(number),
        transactionId: randomUUID(),
        gameplayId: randomUUID(),
        minor: 100n,
      }),
  },
  {
    name: 'a bet of a round that has ten moves',
    script: `SELECT round_bet('deepwater', ${session}, ${key}, 'bench-round-' || :n::text, 1, 'RAISE')`,
    prepare: async (database) => {
      for (let number = 1; number <= PLAYERS; number += 1)
        for (let move = 0; move < 10; move += 1)
          await bet(database, {
            providerId: 'deepwater',
            sessionId: sessionOf(number),
            transactionId: randomUUID(),
            gameplayId: openRound(number),
            minor: 100n,
            part: move === 0 ? 'MAIN' : 'RAISE',
          })
    },
    call: (database, number) =>
      bet(database, {
        providerId: 'deepwater',
        sessionId: sessionOf(number),
        transactionId: randomUUID(),
        gameplayId: openRound(number),
        minor: 1n,
        part: 'RAISE',
      }),
  },
  {
    name: 'a win of a round that stays open',
    script: `SELECT round_win('deepwater', ${session}, ${key}, NULL, 'bench-round-' || :n::text, 1, NULL, false)`,
    call: async (database, number) => {
      const won = await win(database, {
        providerId: 'deepwater',
        sessionId: sessionOf(number),
        transactionId: randomUUID(),
        gameplayId: openRound(number),
        minor: 1n,
        closes: false,
      })
      if (won.ok && won.value.settled) await notifyOfBigWin(database, won.value.settled)
      return won
    },
  },
  {
    name: 'a purchase of three kinds of token',
    // No colon before a letter: pgbench takes `:null` and `:cards` for variables, also in quotes.
    script: `SELECT ledger_post(${player}::uuid, 'PURCHASE', 'payments' || chr(58) || 'cards', ${key}, ARRAY['PURCHASE', ${key}], NULL,
      replace('${legsJson(packageOf('the player')).replaceAll(':null', ': null')}', 'the player', ${player})::jsonb)`,
    call: (database, number) =>
      post(database, {
        scope: 'payments:cards',
        key: randomUUID(),
        type: 'PURCHASE',
        playerId: playerOf(number),
        legs: packageOf(playerOf(number)),
      }),
  },
]

/** Calls per second of pgbench with the same function, over the same kind of connection. */
const pgbench = async (url: string, file: string): Promise<number> => {
  const given = ['-n', '-f', file, '-M', 'prepared', '-c', String(CALLERS), '-j', '2', '-T', String(SECONDS), url]
  const { stdout } = await promisify(execFile)('pgbench', given)
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate || !/number of failed transactions: 0/.test(stdout)) throw new Error(`pgbench did not run clean:\n${stdout}`)
  return Number(rate)
}

/** 16 callers through the ledger's door against pgbench, turn by turn, for each workload. True when every median ratio is good enough. */
export const throughput = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'lagoon-bench-'))
  let isGood = true
  try {
    const database = await scratch.open({ connections: CALLERS })
    await addPlayers(database.unhurried, PLAYERS)
    for (const { name, script, prepare, call } of workloads) {
      await prepare?.(database.unhurried)
      const file = join(folder, 'workload.sql')
      // pgbench reads a statement to the end of its line when nothing ends it before.
      await writeFile(file, `\\set n random(1, ${PLAYERS})\n${script.replaceAll('\n', ' ')};\n`)
      const once = async () => {
        const done = await call(database.kysely, 1 + randomInt(PLAYERS))
        if (!done.ok) throw new Error(`${name} of the benchmark was refused: ${done.error.code}`)
      }
      await perSecond(CALLERS, 1, once)
      const ratios: number[] = []
      for (let round = 1; round <= ROUNDS; round += 1) {
        const ours = await perSecond(CALLERS, SECONDS, once)
        const theirs = await pgbench(scratch.url(), file)
        ratios.push(ours / theirs)
        console.log(
          `  ${name} per second, round ${round}: ${ours.toFixed(0)} here, ${theirs.toFixed(0)} pgbench, ratio ${(ours / theirs).toFixed(2)}`,
        )
      }
      const ratio = median(ratios)
      isGood &&= ratio >= LEAST
      console.log(`${name}, ${CALLERS} callers: ${ratio.toFixed(2)} of pgbench (at least ${LEAST})`)
    }
    await database.close()
    return isGood
  } finally {
    await rm(folder, { recursive: true, force: true })
    await scratch.drop()
  }
}
