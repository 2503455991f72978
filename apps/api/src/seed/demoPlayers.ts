import type { Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'
import { hashPassword } from '../modules/account/password.ts'
import { grantWelcome } from '../modules/wallet/grantWelcome.ts'
import { grant } from '../ledger/grant.ts'
import { post } from '../ledger/post.ts'

/** The password of the demo players; the README names it. They exist only under SEED=demo. */
export const DEMO_PASSWORD = 'Lagoon-Demo-1'

interface DemoPlayer {
  readonly email: string
  readonly phone: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  /** ISO 3166-1 alpha-2: buying needs one. */
  readonly country: string
  readonly state?: string
  /** On top of the welcome grant, minor units. */
  readonly grants: readonly { readonly kind: TokenKind; readonly minor: bigint }[]
  /** Prize tokens that count as won: they can be withdrawn at once. */
  readonly won?: bigint
}

export const demoPlayers: readonly DemoPlayer[] = [
  {
    email: 'marina@lagoon.localhost',
    phone: '+15550100001',
    displayName: 'marina_tide',
    firstName: 'Marina',
    lastName: 'Castellanos',
    country: 'US',
    grants: [],
  },
  {
    email: 'noah@lagoon.localhost',
    phone: '+15550100002',
    displayName: 'noah_on_the_reef',
    firstName: 'Noah',
    lastName: 'Okonkwo',
    country: 'US',
    grants: [
      { kind: 'GAME', minor: 24_831_450n },
      { kind: 'SWEEP', minor: 12_500n },
      { kind: 'BONUS_SWEEP', minor: 1_500n },
      { kind: 'PRIZE', minor: 8_240n },
      { kind: 'TIP', minor: 600n },
    ],
  },
  {
    email: 'tess@lagoon.localhost',
    phone: '+15550100003',
    displayName: 'tess_on_top',
    firstName: 'Tess',
    lastName: 'Hallberg',
    country: 'US',
    state: 'NV',
    grants: [],
    won: 750_000n,
  },
]

/** Prize tokens as a table gives back beyond what was brought to it: they come from a game, and were not given. */
const bookWon = async (database: Kysely<Schema>, playerId: string, minor: bigint): Promise<void> => {
  const booked = await post(database, {
    scope: `player:${playerId}`,
    key: 'demo:won',
    type: 'CASH_OUT',
    playerId,
    legs: [
      { account: { owner: 'PLAYER', playerId }, kind: 'PRIZE', minor },
      { account: { owner: 'OPERATOR' }, kind: 'PRIZE', minor: -minor },
    ],
  })
  if (!booked.ok) throw new Error(`a demo win was refused: ${booked.error.code}`)
}

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
          country: player.country,
          ...(player.state !== undefined && { state: player.state }),
          password_hash: await hashPassword(DEMO_PASSWORD, 'seed'),
          special_offers: false,
          terms_version: 'demo',
          terms_accepted_at: now,
          age_acknowledged_at: now,
          email_confirmed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow())
    // A database of an earlier release has them without one.
    await database.updateTable('player').set({ country: player.country }).where('id', '=', id).where('country', '=', '').execute()
    await grantWelcome(database, id)
    for (const { kind, minor } of player.grants) {
      const booked = await grant(database, { playerId: id, kind, minor, key: `demo:${kind}`, reason: 'DEMO' })
      if (!booked.ok) throw new Error(`a demo grant was refused: ${booked.error.code}`)
    }
    if (player.won !== undefined) await bookWon(database, id, player.won)
  }
}
