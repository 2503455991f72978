import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { startKycNode, type KycNode, type KycPlayer } from '../../../test/support/kycNode.ts'
import { factsOf } from '../engine/rows.ts'
import { caseStandingOf } from '../machine/standing.ts'
import { claimDue, poll } from './poll.ts'

let kyc: KycNode
beforeAll(async () => {
  kyc = await startKycNode()
})
afterAll(() => kyc?.node.app.stop())

const services = () => kyc.node.app.services
const kysely = () => services().database.kysely
const rowOf = ({ id }: KycPlayer) => kysely().selectFrom('kyc_case').selectAll().where('player_id', '=', id).executeTakeFirstOrThrow()
const pollNow = async (player: KycPlayer, now?: number) => poll(services(), await rowOf(player), new AbortController().signal, now)
const inDays = (days: number) => Date.now() + days * 86_400_000

describe('a verification that nobody told about', () => {
  it('is asked about by itself, and approved', async () => {
    const ada = await kyc.player()
    await ada.start()
    kyc.harbor.says(ada.reference, { word: 'COMPLETED' })
    await sql`UPDATE kyc_case SET next_poll_at = clock_timestamp() WHERE player_id = ${ada.id}::uuid`.execute(kysely())
    await ada.until('COMPLETED')
    expect(await ada.isIdVerified()).toBe(true)
  })

  it('and was begun and left is given up for now, and can be begun again', async () => {
    const ada = await kyc.player()
    await ada.start()
    await pollNow(ada, inDays(6))
    expect(await ada.shown()).toMatchObject({ state: 'NOT_STARTED' })
    await pollNow(ada, inDays(8))
    expect(await ada.shown()).toMatchObject({ state: 'UNSUCCESSFUL', refusal: 'NOT_FINISHED', canTryAgain: true })
    await ada.start()
    expect(await ada.shown()).toMatchObject({ state: 'NOT_STARTED', refusal: null })
  })

  it('is given up by nobody while its provider does not answer', async () => {
    const ada = await kyc.player()
    await ada.start()
    kyc.harbor.isDown = true
    await pollNow(ada, inDays(8))
    kyc.harbor.isDown = false
    expect(await ada.shown()).toMatchObject({ state: 'NOT_STARTED' })
    expect((await rowOf(ada)).next_poll_at).not.toBeNull()
    kyc.harbor.says(ada.reference, { word: 'PENDING' })
    await pollNow(ada, inDays(8))
    expect(await ada.shown()).toMatchObject({ state: 'PENDING' })
  })

  it('is asked about and given up at one level while its provider does not answer about the other', async () => {
    const ada = await kyc.player()
    await ada.start()
    expect(await ada.tells({ level: 'ADDRESS', word: 'RESUBMIT', documents: [] })).toBe(200)
    const levelsNow = async () => caseStandingOf(await factsOf(kysely(), ada.id))
    await eventually(async () => (await levelsNow()).ADDRESS.state === 'RESUBMIT_NEEDED' || undefined)
    const { protocol } = kyc.harbor
    const read: typeof protocol.read = async (party, asked, signal) => {
      if (asked.level === 'IDENTITY') throw new Error('Harbor does not say')
      return protocol.read(party, asked, signal)
    }
    const halfDown = { ...services(), protocols: { ...services().protocols, identity: { harbor: { ...protocol, read } } } }
    await poll(halfDown, await rowOf(ada), new AbortController().signal, inDays(15))
    const { IDENTITY, ADDRESS } = await levelsNow()
    expect(ADDRESS).toMatchObject({ state: 'UNSUCCESSFUL', refusal: 'NOT_FINISHED' })
    expect(IDENTITY).toMatchObject({ state: 'NOT_STARTED', since: expect.any(Date) as Date })
  })

  it('and of which the next poll cannot be set is polled again later, and keeps none of the others of its turn', async () => {
    const ada = await kyc.player()
    await ada.start()
    await sql`CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(kysely())
    await sql
      .raw(
        `CREATE TRIGGER break_it BEFORE UPDATE ON kyc_case FOR EACH ROW
          WHEN (OLD.player_id = '${ada.id}' AND NEW.next_poll_at < clock_timestamp() + interval '1 minute') EXECUTE FUNCTION break_it()`,
      )
      .execute(kysely())
    await pollNow(ada)
    expect((await rowOf(ada)).next_poll_at?.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await sql`DROP TRIGGER break_it ON kyc_case`.execute(kysely())
  })

  it('is claimed by one node of all', async () => {
    const ada = await kyc.player()
    await ada.start()
    const party = 'another-party'
    await sql`UPDATE kyc_case SET next_poll_at = clock_timestamp(), party = ${party} WHERE player_id = ${ada.id}::uuid`.execute(kysely())
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimDue(services(), party, 20)))
    expect(claims.flat()).toHaveLength(1)
  })
})
