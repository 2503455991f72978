import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { sendJson } from './answer.ts'
import type { HttpRoute } from './route.ts'

const PATIENCE_MS = 2_000

const answersInTime = async (services: Services): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const asked = sql`SELECT 1`.execute(services.database.kysely).then(
    () => true,
    () => false,
  )
  const answered = await Promise.race([asked, late])
  clearTimeout(timer)
  return answered
}

/**
 * Live: the process runs. Ready: it may be sent callers, that is, it is not stopping and its database answers; the schema was
 * brought up to date before the first call could come.
 */
export const healthRoutes = (services: Services, isStopping: () => boolean): readonly HttpRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    handle: async (_request, _body, response) => sendJson(response, 200, { status: 'live' }),
  },
  {
    method: 'GET',
    path: '/health/ready',
    handle: async (_request, _body, response) => {
      const ready = !isStopping() && (await answersInTime(services))
      sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' })
    },
  },
]
