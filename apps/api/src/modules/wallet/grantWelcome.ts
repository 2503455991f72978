import type { Kysely } from 'kysely'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { formatMinor } from '@lagoon/contract/money/money'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import type { Schema } from '../../db/schema.ts'
import { notify } from '../../notifications/notify.ts'
import { grant } from '../../ledger/grant.ts'

const kindNames = { GAME: 'game tokens', SWEEP: 'sweep tokens' } as const

/**
 * Books what a new player is given, one move per kind of token, in the transaction of the caller or in its own. Called twice it
 * gives once: the keys are the player's, for ever.
 */
export const grantWelcome = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  for (const { kind, minor } of welcomeGrant) {
    const booked = await grant(database, { playerId, kind, minor, key: `welcome:${kind}`, reason: 'WELCOME' })
    if (!booked.ok) throw new Error(`the welcome grant was refused: ${booked.error.code}`)
  }
  await notify(database, {
    playerId,
    key: 'welcome',
    topic: 'REWARD',
    title: 'Your welcome tokens are here',
    text: `${welcomeGrant.map(({ kind, minor }) => `${formatMinor(minor)} ${kindNames[kind]}`).join(' and ')} are in your balance.`,
    href: profileAddress('wallet'),
  })
}
