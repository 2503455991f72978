import { join } from 'node:path'
import { reasonOf } from '../../kernel/reasonOf.ts'
import { openDatabase } from '../../db/database.ts'
import { StartupProblem } from '../../db/startupProblem.ts'
import { reconcile } from './reconcile.ts'

/**
 * `npm run reconcile`: proves the books of the database that DATABASE_URL or DATA_DIR names, by default the one of `npm start`.
 * Leaves with 0 when every rule holds, with 1 when one does not, with 2 when the books could not be read.
 */
const EXIT_BROKEN = 1
const EXIT_UNREAD = 2

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

const main = async (): Promise<void> => {
  const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../../.data/api')
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'],
    dataDir,
    log: {
      info: () => {},
      warn: (_facts: unknown, text?: string) => complain(text ?? ''),
      error: (_facts: unknown, text?: string) => complain(text ?? ''),
    },
  })
  try {
    const findings = await reconcile(database.unhurried)
    for (const { check, count, examples } of findings) {
      say(`Broken: ${check} (${count} ${count === 1n ? 'case' : 'cases'})`)
      for (const example of examples) say(`  ${example}`)
    }
    say(findings.length === 0 ? 'The books balance: every rule holds.' : `${findings.length} rules of the books do not hold.`)
    if (findings.length > 0) process.exitCode = EXIT_BROKEN
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartupProblem) complain(`${error.message} ${error.remedy}`)
  else complain(`The books could not be read: ${reasonOf(error)}`)
  process.exitCode = EXIT_UNREAD
})
