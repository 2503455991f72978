import type { Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'
import { hashPassword } from '../modules/account/password.ts'
import { grantWelcome } from '../modules/wallet/grantWelcome.ts'
import { grant } from '../ledger/grant.ts'

/** The password of both demo players; the README names it. They exist only where SEED is on. */
export const DEMO_PASSWORD = 'Lagoon-Demo-1'

interface DemoPlayer {
  readonly email: string
  readonly phone: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  /** On top of the welcome grant, minor units. */
  readonly grants: readonly { readonly kind: TokenKind; readonly minor: bigint }[]
}

export const demoPlayers: readonly DemoPlayer[] = [
  {
    email: 'marina@lagoon.localhost',
    phone: '+15550100001',
    displayName: 'marina_tide',
    firstName: 'Marina',
    lastName: 'Castellanos',
    grants: [],
  },
  {
    email: 'noah@lagoon.localhost',
    phone: '+15550100002',
    displayName: 'noah_on_the_reef',
    firstName: 'Noah',
    lastName: 'Okonkwo',
    grants: [
      { kind: 'GAME', minor: 24_831_450n },
      { kind: 'SWEEP', minor: 12_500n },
      { kind: 'BONUS_SWEEP', minor: 1_500n },
      { kind: 'PRIZE', minor: 8_240n },
      { kind: 'TIP', minor: 600n },
    ],
  },
]

/** Makes the demo players that are missing, with confirmed addresses, and books their tokens in the ledger; again it changes nothing. */
export const seedDemoPlayers = async (database: Kysely<Schema>): Promise<void> => {
  for (const player of demoPlayers) {
    const found = await database.selectFrom('player').select('id').where('email', '=', player.email).executeTakeFirst()
    const now = new Date()
    const { id } =
      found ??
      (await database
        .insertInto('player')
        .values({
          email: player.email,
          phone: player.phone,
          display_name: player.displayName,
          first_name: player.firstName,
          last_name: player.lastName,
          password_hash: await hashPassword(DEMO_PASSWORD, 'seed'),
          special_offers: false,
          terms_version: 'demo',
          terms_accepted_at: now,
          age_acknowledged_at: now,
          email_confirmed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow())
    await grantWelcome(database, id)
    for (const { kind, minor } of player.grants) {
      const booked = await grant(database, { playerId: id, kind, minor, key: `demo:${kind}`, reason: 'DEMO' })
      if (!booked.ok) throw new Error(`a demo grant was refused: ${booked.error.code}`)
    }
  }
}
