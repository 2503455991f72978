import { countCases } from '@lagoon/testing/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { askAndRecord } from '../../src/identity/engine/ask.ts'
import { decideCase } from '../../src/identity/engine/decide.ts'
import { recordReading } from '../../src/identity/engine/record.ts'
import { openVerification } from '../../src/identity/engine/start.ts'
import { claimDue } from '../../src/identity/polling/poll.ts'
import type { IdentityReading } from '../../src/identity/protocol.ts'
import { retried } from '../../src/kernel/retry.ts'
import { playerReference } from '../../src/providers/playerReference.ts'
import type { Services } from '../../src/services.ts'
import { applicantOf, harborIdentity, type HarborIdentity } from '../support/harborIdentity.ts'
import { inParallel } from '../support/inParallel.ts'
import { kycPlayer } from '../support/kycPlayers.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { testServices } from '../support/services.ts'

let scratch: Scratch
let database: Database
let harbor: HarborIdentity
let services: Services
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  harbor = harborIdentity()
  const base = testServices(database, { publish: async () => undefined } as unknown as Services['hub'])
  services = {
    ...base,
    config: { ...base.config, identity: [harbor.party] },
    protocols: { ...base.protocols, identity: { harbor: harbor.protocol } },
  }
})
afterAll(async () => {
  await database?.close()
  await scratch?.drop()
})

const begun = async (profile: Parameters<typeof kycPlayer>[1] = {}) => {
  const id = await kycPlayer(database.kysely, profile)
  const opened = await openVerification(services, id)
  if (!opened.ok) throw new Error(`a verification was not opened: ${opened.error.code}`)
  return { id, reference: playerReference(harbor.party.id, id) }
}
type Begun = Awaited<ReturnType<typeof begun>>

const noticed = ({ id, reference }: Begun, reading: IdentityReading) =>
  retried(() =>
    database.kysely
      .transaction()
      .execute((transaction) =>
        recordReading(transaction, id, { of: { applicantId: applicantOf(reference), reference }, reading }, { source: 'WEBHOOK', raw: '' }),
      ),
  )
const asked = async ({ id }: Begun) => {
  const kept = await database.kysely.selectFrom('kyc_case').selectAll().where('player_id', '=', id).executeTakeFirstOrThrow()
  return askAndRecord(services, kept, 'IDENTITY')
}

/** What a player got of it: how often their tabs, their list and their inbox were told, and whether they are verified. */
const effectsOn = async ({ id }: Begun) => {
  const { rows } = await sql<{
    verified: boolean
    told: number
    listed: number
    emails: number
    moves: number
  }>`SELECT id_verified AS verified,
      (SELECT count(*)::integer FROM outbox WHERE player_id = p.id AND body->>'isIdVerified' = 'true') AS told,
      (SELECT count(*)::integer FROM notification n WHERE n.player_id = p.id AND n.key LIKE 'verification:IDENTITY:COMPLETED:%') AS listed,
      (SELECT count(*)::integer FROM outgoing_message m WHERE m.player_id = p.id AND m.kind = 'verification-completed') AS emails,
      (SELECT count(*)::integer FROM kyc_event e WHERE e.player_id = p.id AND e.word = 'COMPLETED' AND e.effect = 'MOVED') AS moves
    FROM player p WHERE id = ${id}::uuid`.execute(database.kysely)
  return rows[0]
}
const once = { verified: true, told: 1, listed: 1, emails: 1, moves: 1 }
const statesOf = async (players: readonly Begun[]) => {
  const ids = players.map(({ id }) => id)
  const rows = await database.kysely.selectFrom('kyc_case').select('identity_state').where('player_id', 'in', ids).execute()
  return rows.map(({ identity_state }) => identity_state).toSorted()
}

describe('what is said of a verification at once', () => {
  it('J1 a notice and a status call of the same millisecond have one effect, 200 of 200', async (context) => {
    countCases(context, 200)
    await inParallel(8, Array.from({ length: 200 }), async () => {
      const player = await begun()
      const reading = harbor.says(player.reference, { word: 'COMPLETED' })
      await Promise.all([noticed(player, reading), asked(player), noticed(player, reading)])
      expect(await effectsOn(player)).toEqual(once)
    })
  })

  it('J1 five words at once, in whatever order they are committed, leave what their times say, 120 of 120', async (context) => {
    countCases(context, 120)
    const wrong: unknown[] = []
    await inParallel(6, Array.from({ length: 120 }), async () => {
      const player = await begun()
      const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
      const readings = [
        harbor.says(player.reference, { word: 'PENDING', at: at(1) }),
        harbor.says(player.reference, { word: 'RESUBMIT', documents: [], at: at(2) }),
        harbor.says(player.reference, { word: 'MANUAL', at: at(3) }),
        harbor.says(player.reference, { word: 'COMPLETED', at: at(5) }),
        harbor.says(player.reference, { word: 'PENDING', at: at(4) }),
      ]
      await Promise.all(readings.map((reading) => noticed(player, reading)))
      const effects = await effectsOn(player)
      if (!effects?.verified || effects.moves !== 1) wrong.push(effects)
    })
    expect(wrong).toEqual([])
  })

  it('two accounts of one person that are approved at once both wait for a person, 20 of 20', async () => {
    await inParallel(4, Array.from({ length: 20 }), async (_, lane) => {
      const name = `Twin ${lane} ${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`
      const twins = [await begun({ last_name: name }), await begun({ last_name: name })]
      await Promise.all(twins.map((twin) => noticed(twin, harbor.says(twin.reference, { word: 'COMPLETED', documentHash: name }))))
      expect(await statesOf(twins)).toEqual(['UNDER_MANUAL_VERIFICATION', 'UNDER_MANUAL_VERIFICATION'])
    })
  })

  it('of reviewers who decide at once one does, 50 of 50', async (context) => {
    countCases(context, 50)
    await inParallel(5, Array.from({ length: 50 }), async () => {
      const player = await begun()
      await noticed(player, harbor.says(player.reference, { word: 'MANUAL' }))
      const decide = (decision: 'APPROVED' | 'REFUSED', reviewer: string) =>
        decideCase(services, { playerId: player.id, level: 'IDENTITY', decision, reviewer, note: 'raced' })
      const decided = await Promise.all([decide('APPROVED', 'Rosa'), decide('REFUSED', 'Ivo'), decide('APPROVED', 'Mei')])
      expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })

  it('a verification that is opened five times at once is begun once', async () => {
    const id = await kycPlayer(database.kysely)
    const opened = await Promise.all(Array.from({ length: 5 }, () => openVerification(services, id)))
    expect(opened.every(({ ok }) => ok)).toBe(true)
    const started = await database.kysely.selectFrom('kyc_event').select('id').where('player_id', '=', id).execute()
    expect(started).toHaveLength(1)
  })

  it('a case that is due is claimed by one node of many', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => begun()))
    await sql`UPDATE kyc_case SET next_poll_at = NULL`.execute(database.kysely)
    await sql`UPDATE kyc_case SET next_poll_at = clock_timestamp() WHERE player_id = ANY(${players.map(({ id }) => id)}::uuid[])`.execute(
      database.kysely,
    )
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDue(services, harbor.party.id, 4)))
    const ids = claims.flat().map(({ player_id }) => player_id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(players.map(({ id }) => id).toSorted())
  })
})
