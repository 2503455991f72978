import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { openVerification } from '../src/identity/engine/start.ts'
import { ownProtocols } from '../src/protocols.ts'
import { playerReference } from '../src/providers/playerReference.ts'
import { signAccessToken } from '../src/session/accessToken.ts'
import { harborIdentity, type HarborIdentity } from '../test/support/harborIdentity.ts'
import { inParallel } from '../test/support/inParallel.ts'
import { kycPlayer } from '../test/support/kycPlayers.ts'
import { startNode, type TestNode } from '../test/support/node.ts'
import { newSession } from '../test/support/players.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { awaitMessage } from './awaitMessage.ts'
import { quantile } from './measure.ts'

const CASES = 200
const AT_ONCE = 20
const MOST_MS = 1_000

/** A player with a socket and an open verification; `decide` answers how long after the outcome the app is told, milliseconds. */
const openCase = async (node: TestNode, harbor: HarborIdentity) => {
  const { config, database } = node.app.services
  const playerId = await kycPlayer(database.kysely)
  const sessionId = await newSession(database.kysely, playerId)
  const claims = { playerId, sessionId, generation: 0, expiresAt: new Date(Date.now() + 600_000) }
  const accessToken = await signAccessToken(config.tokenSecret, claims, new Date())
  const opened = await openVerification(node.app.services, playerId)
  if (!opened.ok) throw new Error('a verification of the benchmark was not opened')
  const texts = ['"topic":"verification"', '"isIdVerified":true']
  const { arrived, close } = await awaitMessage({ address: node.address, accessToken, texts })
  const reference = playerReference(harbor.party.id, playerId)
  const decide = async (): Promise<number> => {
    const decided = performance.now()
    const { body, headers } = harbor.notice(reference, harbor.says(reference, { word: 'COMPLETED' }))
    const { status } = await fetch(node.address + webhookPath('identity', harbor.party.id), { method: 'POST', body, headers })
    if (status !== 200) throw new Error(`a notice of the benchmark was answered ${status}`)
    return (await arrived) - decided
  }
  return { decide, close }
}

/**
 * How long it takes from an outcome at the identity provider to the message on the player's socket, with 200 outcomes, 20 at once, on one
 * node. True when the 95th percentile is good enough.
 */
export const identityDelay = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const harbor = harborIdentity()
  const protocols = { ...ownProtocols, identity: { harbor: harbor.protocol } }
  const node = await startNode(
    { databaseUrl: scratch.url(), dataDir: 'memory://', identity: [harbor.party], logLevel: 'warn' },
    [],
    protocols,
  )
  try {
    const cases: Awaited<ReturnType<typeof openCase>>[] = []
    await inParallel(4, Array.from({ length: CASES }), async () => void cases.push(await openCase(node, harbor)))
    const all: number[] = []
    const before = process.cpuUsage()
    await inParallel(AT_ONCE, cases, async ({ decide }) => void all.push(await decide()))
    const { user, system } = process.cpuUsage(before)
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.95)]
    console.log(
      `outcome at the provider to the socket, ${CASES}, ${AT_ONCE} at once: p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms (at most ${MOST_MS}, ratio ${(most / MOST_MS).toFixed(2)}); ${((user + system) / 1_000 / CASES).toFixed(1)} ms of this process for each`,
    )
    for (const { close } of cases) close()
    return most <= MOST_MS
  } finally {
    await node.app.stop()
    await scratch.drop()
  }
}
