import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { MOST_CALLS_AT_ONCE } from '../../games/server/wallet.ts'
import { walletClient } from './walletClient.ts'

const ANSWER_MS = 1_200
/** More than one answer takes, and less than two. */
const TIMEOUT_MS = 2_000

/** A platform that takes its time for each call, and how many it had at once at most. */
const startPlatform = async () => {
  let [now, most] = [0, 0]
  const server = createServer(async (_request, response) => {
    now += 1
    most = Math.max(most, now)
    await wait(ANSWER_MS)
    now -= 1
    response.end('{"status":"OK"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    most: () => most,
    stop: () => (server.closeAllConnections(), server.close()),
  }
}

it('calls that are made at once wait for their turn, and none counts as unanswered while it waits', async () => {
  const platform = await startPlatform()
  const call = walletClient({ id: 'deepwater', platformOrigin: platform.origin, secret: 'a secret', timeoutMs: TIMEOUT_MS })
  const shape = v.object({ status: v.literal('OK') })
  const answers = await Promise.all(Array.from({ length: 2 * MOST_CALLS_AT_ONCE }, () => call('/bet', '{}', shape)))
  platform.stop()
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['ok']))
  expect(platform.most()).toBe(MOST_CALLS_AT_ONCE)
})
