import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import type { Config } from '../../src/config.ts'
import type { Verification } from '../../src/graphql/resolvers.generated.ts'
import { ownProtocols } from '../../src/protocols.ts'
import { playerReference } from '../../src/providers/playerReference.ts'
import { confirmedPlayer, eventually, logIn } from './accounts.ts'
import { harborIdentity, type HarborIdentity, type Notice, type Says } from './harborIdentity.ts'
import { fillProfile } from './kycPlayers.ts'
import { startNode, type Answer, type TestNode } from './node.ts'

/** Somebody logged in whose profile says everything, and what the provider says of them. */
export interface KycPlayer {
  readonly id: string
  readonly email: string
  readonly accessToken: string
  /** Their name at the provider. */
  readonly reference: string
  readonly start: () => Promise<Answer>
  readonly shown: (name?: 'Verification' | 'CheckVerification') => Promise<Verification>
  /** The provider says it from now on, and sends a notice of it; answers the notice's status. */
  readonly tells: (said: Says) => Promise<number>
  readonly until: (state: Verification['state']) => Promise<Verification>
  readonly isIdVerified: () => Promise<boolean>
}

/** A node with an identity provider of the tests. */
export interface KycNode {
  readonly node: TestNode
  readonly harbor: HarborIdentity
  readonly deliver: (notice: Notice) => Promise<number>
  readonly player: (profile?: Parameters<typeof fillProfile>[2]) => Promise<KycPlayer>
}

export const startKycNode = async (overrides: Partial<Config> = {}): Promise<KycNode> => {
  const harbor = harborIdentity()
  const node = await startNode({ identity: [harbor.party], ...overrides }, [], { ...ownProtocols, identity: { harbor: harbor.protocol } })
  const { kysely } = node.app.services.database
  const deliver = async ({ body, headers }: Notice): Promise<number> =>
    (await fetch(node.address + webhookPath('identity', harbor.party.id), { method: 'POST', body, headers })).status

  const player: KycNode['player'] = async (profile = {}) => {
    const { email } = await confirmedPlayer(node)
    const { accessToken, player: own } = await logIn(node, email)
    await fillProfile(kysely, own.id, profile)
    const reference = playerReference(harbor.party.id, own.id)
    const shown: KycPlayer['shown'] = async (name = 'Verification') => {
      const { body } = await node.call(name, {}, accessToken)
      return Object.values(body.data ?? {})[0] ?? (body as never)
    }
    return {
      ...{ id: own.id, email, accessToken, reference, shown },
      start: () => node.call('StartVerification', {}, accessToken),
      tells: (said) => deliver(harbor.notice(reference, harbor.says(reference, said))),
      until: (state) =>
        eventually(async () => {
          const found = await shown()
          return found.state === state ? found : undefined
        }),
      isIdVerified: async () =>
        (await kysely.selectFrom('player').select('id_verified').where('id', '=', own.id).executeTakeFirstOrThrow()).id_verified,
    }
  }
  return { node, harbor, deliver, player }
}
