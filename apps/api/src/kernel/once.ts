import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProblemBody } from '@lagoon/contract/problems/problem'
import { settles } from '@lagoon/contract/problems/settles'
import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { deriveKey } from '../session/keys.ts'

const KEY = /^[\w-]{16,64}$/
/** How long a second sending waits for the answer to the first. */
const PATIENCE_MS = 12_000
const LOOK_AGAIN_MS = 100
/** What was begun this long ago and never answered was cut off: it may be done again. */
const ABANDONED = '60 seconds'

interface Asked {
  /** Whose key it is: the same key of two callers is two keys. */
  readonly scope: string
  readonly key: string
  readonly request: unknown
  /**
   * False where anybody could fill the table with what is refused as it is sent, and would be refused each time. Of a player it is kept:
   * an amount that is too high today may do tomorrow, and must not be taken by a sending that was late.
   */
  readonly keepsBadInput: boolean
}

const hashOf = ({ config }: Pick<Services, 'config'>, request: unknown): Buffer =>
  createHmac('sha256', deriveKey(config.tokenSecret, 'idempotency')).update(JSON.stringify(request)).digest()

const problemOf = ({ status, code, message, fieldErrorDetails, retryAfterSeconds, facts }: ProblemBody): Problem =>
  new Problem(status, code, message, {
    ...(fieldErrorDetails === undefined ? {} : { fields: fieldErrorDetails }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(facts === undefined ? {} : { facts }),
  })

/**
 * Performs what is asked under a key once, and answers every further sending the same, a refusal too; whoever comes while it is being
 * done waits for it, and where that takes long is told so with 409 STILL_WORKING. What failed without an answer of its own is forgotten
 * and may be tried again under the same key; what was done and could not be kept is not, before it counts as cut off.
 */
export const once = async (
  services: Pick<Services, 'config' | 'database'>,
  asked: Asked,
  perform: () => Promise<unknown>,
): Promise<unknown> => {
  const { scope, key } = asked
  if (!KEY.test(key)) throw new Problem(400, 'BAD_INPUT', 'We couldn’t read this request.')
  const { kysely } = services.database
  const hash = hashOf(services, asked.request)
  const row = () => kysely.selectFrom('idempotency').where('scope', '=', scope).where('key', '=', key)
  const keep = (values: { readonly answer: string } | { readonly problem: string }) =>
    kysely.updateTable('idempotency').set(values).where('scope', '=', scope).where('key', '=', key).execute()
  const claim = async (): Promise<boolean> => {
    const { rows } = await sql`INSERT INTO idempotency (scope, key, request_hash) VALUES (${scope}, ${key}, ${hash})
      ON CONFLICT (scope, key) DO UPDATE SET begun_at = clock_timestamp()
      WHERE idempotency.answer IS NULL AND idempotency.problem IS NULL AND idempotency.request_hash = excluded.request_hash
        AND idempotency.begun_at < clock_timestamp() - ${sql.lit(ABANDONED)}::interval
      RETURNING key`.execute(kysely)
    return rows.length > 0
  }
  const forget = () => kysely.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute()
  const isKept = ({ body }: Problem): boolean => settles(body) && (asked.keepsBadInput || body.code !== 'BAD_INPUT')
  const performOrRefuse = async (): Promise<unknown> => {
    try {
      return await perform()
    } catch (error) {
      if (error instanceof Problem && isKept(error)) await keep({ problem: JSON.stringify(error.body) })
      else await forget()
      throw error
    }
  }
  const performAndKeep = async (): Promise<unknown> => {
    const answer = await performOrRefuse()
    // Outside of what forgets the key: it is done, also where its answer cannot be kept.
    await keep({ answer: JSON.stringify(answer) })
    return answer
  }
  const latest = Date.now() + PATIENCE_MS
  for (;;) {
    if (await claim()) return performAndKeep()
    const known = await row().select(['request_hash', 'answer', 'problem']).executeTakeFirst()
    if (known !== undefined && !hash.equals(known.request_hash))
      throw new Problem(400, 'BAD_INPUT', 'This was already sent with different details. Please send it again.')
    if (known?.answer !== null && known?.answer !== undefined) return JSON.parse(known.answer) as unknown
    if (known?.problem !== null && known?.problem !== undefined) throw problemOf(JSON.parse(known.problem) as ProblemBody)
    if (Date.now() > latest) throw new Problem(409, 'STILL_WORKING', 'We’re still working on this. Wait a moment, then try again.')
    await pause(LOOK_AGAIN_MS)
  }
}
