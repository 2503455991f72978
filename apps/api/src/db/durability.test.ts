import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { embeddedDirectory } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { quiet } from '../../test/support/quiet.ts'
import { openDatabase } from './database.ts'

const root = mkdtempSync(join(tmpdir(), 'lagoon-durability-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const KILLS = 3
const child = fileURLToPath(new URL('../../test/support/moveUntilKilled.ts', import.meta.url))

/** Bets in a process of its own, kills it without warning after so many acknowledgements, and answers what was acknowledged. */
const betUntilKilled = async (afterMoves: number): Promise<string[]> => {
  const worker = spawn(process.execPath, [child, root], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(worker, 'exit')
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: worker.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === afterMoves) worker.kill('SIGKILL')
  }
  await gone
  return acknowledged
}

it('keeps every acknowledged move exactly once through kill -9, and opens again within seconds', async () => {
  await embeddedDirectory(root)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const acknowledged = await betUntilKilled(50 + kill * 37)
    expect(acknowledged.length).toBeGreaterThan(50)
    const database = await openDatabase({ dataDir: root, log: quiet })
    const booked = await database.kysely.selectFrom('ledger_tx').select('key').where('type', '=', 'BET').execute()
    const entries = await database.kysely
      .selectFrom('entry')
      .innerJoin('ledger_tx', 'ledger_tx.id', 'entry.tx_id')
      .select('ledger_tx.key')
      .where('ledger_tx.type', '=', 'BET')
      .execute()
    const keys = booked.map((row) => row.key)
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
    expect(entries).toHaveLength(keys.length * 2)
    expect(await brokenInvariants(database.kysely)).toEqual([])
    await database.close()
  }
})
