import { webhookPath } from '../../packages/contract/src/wire/webhooks/webhooks.ts'
import type { Verification } from '../../apps/api/src/graphql/resolvers.generated.ts'
import { confirmedPlayer, eventually, logIn } from '../../apps/api/test/support/accounts.ts'
import { fillProfile } from '../../apps/api/test/support/kycPlayers.ts'
import { startNode, type TestNode } from '../../apps/api/test/support/node.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProvider, type OpenProvider } from './provider.ts'

let provider: OpenProvider
let node: TestNode
let handingOn: NodeJS.Timeout
beforeAll(async () => {
  provider = await openProvider()
  node = await startNode({ identity: [provider.party] })
  let handed = 0
  // What the provider posts goes on to the platform as it came.
  handingOn = setInterval(() => {
    for (const { headers, body } of provider.platform.received.slice(handed)) {
      handed += 1
      const signed = Object.entries(headers).filter(([name]) => name.startsWith('x-')) as [string, string][]
      void fetch(node.address + webhookPath('identity', provider.party.id), {
        method: 'POST',
        body: new Uint8Array(body),
        headers: Object.fromEntries(signed),
      })
    }
  }, 10)
})
afterAll(async () => {
  clearInterval(handingOn)
  await node?.app.stop()
  await provider?.stop()
})

const newPlayer = async (profile: Parameters<typeof fillProfile>[2] = {}) => {
  const { accessToken, player } = await logIn(node, (await confirmedPlayer(node)).email)
  await fillProfile(node.app.services.database.kysely, player.id, profile)
  const shown = async (): Promise<Verification> =>
    ((await node.call('Verification', {}, accessToken)).body.data as unknown as { verification: Verification }).verification
  return {
    shown,
    /** Opens the level that is next, gives everything that is asked for and sends it in. */
    walk: async (wish: Parameters<OpenProvider['submit']>[1] = {}) => {
      const { body } = await node.call('StartVerification', {}, accessToken)
      const session = (body.data as unknown as { startVerification: { accessToken: string; level: string } }).startVerification
      await provider.giveAll(session.accessToken)
      expect(await provider.submit(session.accessToken, wish)).toMatchObject({ status: 200 })
      return session.level
    },
    until: (level: Verification['level'], state: Verification['state']) =>
      eventually(async () => {
        const found = await shown()
        return found.level === level && found.state === state ? found : undefined
      }),
  }
}

describe('the platform with the identity provider of the sandbox', () => {
  it('verifies who somebody is, then where they live, and keeps both', async () => {
    const ada = await newPlayer()
    expect(await ada.walk()).toBe('IDENTITY')
    expect(await ada.until('IDENTITY', 'COMPLETED')).toMatchObject({ isIdVerified: true, isAddressVerified: false })
    expect(await ada.walk()).toBe('ADDRESS')
    expect(await ada.until('ADDRESS', 'COMPLETED')).toMatchObject({ isIdVerified: true, isAddressVerified: true })
  })

  it('asks for documents again, and verifies with the next', async () => {
    const ada = await newPlayer()
    await ada.walk({ outcome: 'RESUBMIT' })
    const asked = await ada.until('IDENTITY', 'RESUBMIT_NEEDED')
    expect(asked.requests.length).toBeGreaterThan(0)
    expect(asked.attemptsLeft).toBe(4)
    await ada.walk()
    await ada.until('IDENTITY', 'COMPLETED')
  })
})
