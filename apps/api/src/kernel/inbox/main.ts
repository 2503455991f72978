import { join } from 'node:path'
import { reasonOf } from '../reasonOf.ts'
import { openDatabase } from '../../db/database.ts'
import { StartupProblem } from '../../db/startupProblem.ts'
import { replay } from './replay.ts'

/**
 * `npm run replay -- <number>`: has a webhook of the inbox handed on once more; without a number it lists those that failed. For the
 * database that DATABASE_URL or DATA_DIR names, by default the one of `npm start`. Leaves with 1 when there is no such webhook,
 * with 2 when the database could not be opened.
 */
const EXIT_UNKNOWN = 1
const EXIT_UNREAD = 2

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

const main = async (given: string | undefined): Promise<void> => {
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'],
    dataDir: process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../../.data/api'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  try {
    if (given === undefined) {
      const failed = await database.kysely.selectFrom('webhook_event').selectAll().where('state', '=', 'FAILED').orderBy('id').execute()
      for (const { id, kind, party, subject, at, reason } of failed)
        say([String(id), `${kind}/${party}`, subject, at.toISOString(), reason ?? ''].join('  '))
      say(`${failed.length} webhooks have failed.`)
    } else if (/^\d{1,18}$/.test(given) && (await replay(database.kysely, BigInt(given))).ok) {
      say(`Webhook ${given} waits to be handed on: a running platform does it within a second, another one with its next start.`)
    } else {
      complain(`There is no webhook ${given} in the inbox: give its number, as the list without one has it.`)
      process.exitCode = EXIT_UNKNOWN
    }
  } finally {
    await database.close()
  }
}

main(process.argv[2]).catch((error: unknown) => {
  if (error instanceof StartupProblem) complain(`${error.message} ${error.remedy}`)
  else complain(`The inbox could not be read: ${reasonOf(error)}`)
  process.exitCode = EXIT_UNREAD
})
