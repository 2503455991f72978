import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bet } from '../src/modules/wallet/ledger.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { addPlayers, sessionOf } from './benchPlayers.ts'
import { median, perSecond } from './measure.ts'

const CALLERS = 16
const PLAYERS = 1_000
const ROUNDS = 12
const SECONDS = 2
const LEAST = 0.7

const script = `\\set n random(1, ${PLAYERS})
SELECT wallet_bet('deepwater', ('00000000-0000-4000-8000-' || lpad(:n::text, 12, '0'))::uuid, gen_random_uuid()::text, gen_random_uuid()::text, 100);
`

/** Bets per second of pgbench with the same function, over the same kind of connection. */
const pgbench = async (url: string, file: string): Promise<number> => {
  const given = ['-n', '-f', file, '-M', 'prepared', '-c', String(CALLERS), '-j', '2', '-T', String(SECONDS), url]
  const { stdout } = await promisify(execFile)('pgbench', given)
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate || !/number of failed transactions: 0/.test(stdout)) throw new Error(`pgbench did not run clean:\n${stdout}`)
  return Number(rate)
}

/** Bets of 16 callers through the ledger's door against pgbench, turn by turn. True when the median ratio is good enough. */
export const throughput = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'lagoon-bench-'))
  try {
    const database = await scratch.open({ connections: CALLERS })
    await addPlayers(database.kysely, PLAYERS)
    const file = join(folder, 'bet.sql')
    await writeFile(file, script)
    const placeBet = async () => {
      const call = { providerId: 'deepwater', sessionId: sessionOf(1 + randomInt(PLAYERS)), minor: 100n }
      const placed = await bet(database.kysely, { ...call, transactionId: randomUUID(), roundId: randomUUID() })
      if (!placed.ok) throw new Error(`a bet of the benchmark was refused: ${placed.error.status}`)
    }
    await perSecond(CALLERS, 1, placeBet)
    const ratios: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ours = await perSecond(CALLERS, SECONDS, placeBet)
      const theirs = await pgbench(scratch.url(), file)
      ratios.push(ours / theirs)
      console.log(
        `  bets per second, round ${round}: ${ours.toFixed(0)} here, ${theirs.toFixed(0)} pgbench, ratio ${(ours / theirs).toFixed(2)}`,
      )
    }
    await database.close()
    const ratio = median(ratios)
    console.log(`bets, ${CALLERS} callers: ${ratio.toFixed(2)} of pgbench (at least ${LEAST})`)
    return ratio >= LEAST
  } finally {
    await rm(folder, { recursive: true, force: true })
    await scratch.drop()
  }
}
