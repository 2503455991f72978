import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { applicantOf } from '../../../test/support/harborIdentity.ts'
import { startKycNode, type KycNode } from '../../../test/support/kycNode.ts'
import { fillProfile } from '../../../test/support/kycPlayers.ts'
import { listen } from '../../../test/support/stomp.ts'

let kyc: KycNode
beforeAll(async () => {
  kyc = await startKycNode()
})
afterAll(() => kyc?.node.app.stop())
beforeEach(() => {
  kyc.harbor.isDown = false
})
const database = () => kyc.node.app.services.database.kysely

describe('a verification', () => {
  it('is begun, sent, approved by a notice, told to every tab, and opens what it is for', async () => {
    const ada = await kyc.player()
    expect(await ada.shown()).toMatchObject({
      ...{ level: 'IDENTITY', state: 'NOT_STARTED', since: null, isIdVerified: false, missing: [], ofAgeOn: null, timeline: [] },
      provider: { name: 'Harbor', origin: 'https://id.harbor.test', idClientKey: 'id-key', addressClientKey: 'address-key' },
    })
    const { body } = await ada.start()
    expect(body.data).toMatchObject({ startVerification: { level: 'IDENTITY', frameUrl: 'https://id.harbor.test/frame' } })
    expect(kyc.harbor.opened.at(-1)).toMatchObject({ reference: ada.reference, player: { firstName: 'Ada', dateOfBirth: '1990-05-17' } })
    const begun = await ada.shown()
    expect(begun).toMatchObject({ state: 'NOT_STARTED', timeline: [{ state: 'NOT_STARTED' }] })
    expect(begun.since).not.toBeNull()
    const tabs = await Promise.all([listen(kyc.node.address, ada.accessToken), listen(kyc.node.address, ada.accessToken)])
    expect(await ada.tells({ word: 'PENDING' })).toBe(200)
    expect((await ada.until('PENDING')).expectedBy).not.toBeNull()
    expect(await ada.tells({ word: 'COMPLETED' })).toBe(200)
    const done = await ada.until('COMPLETED')
    expect(done).toMatchObject({ isIdVerified: true, isAddressVerified: false, isAddressAsked: false, canTryAgain: false })
    expect(done.timeline.map(({ state }) => state)).toEqual(['NOT_STARTED', 'PENDING', 'COMPLETED'])
    expect(await ada.isIdVerified()).toBe(true)
    for (const { messages, stop } of tabs) {
      await eventually(() => messages.find(({ body: text }) => text.includes('"isIdVerified":true')))
      await stop()
    }
    const email = await eventually(() =>
      kyc.node.emails.find(({ to, subject }) => to === ada.email && subject === 'Your identity is verified'),
    )
    expect(email.text).toContain('/profile?tab=verification')
    const notifications = JSON.stringify((await kyc.node.call('Notifications', {}, ada.accessToken)).body)
    expect(notifications).toContain('Your identity is verified')
    expect(await ada.tells({ word: 'PENDING', at: new Date(Date.now() - 60_000) })).toBe(200)
    expect(await ada.shown('CheckVerification')).toMatchObject({ state: 'COMPLETED' })
  })

  it('asks for documents again, and goes on to the end', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'PENDING', attempts: 1 })
    const documents = [{ document: 'IDENTITY', fault: 'UNREADABLE', comment: 'Please take it in daylight.' }] as const
    await ada.tells({ word: 'RESUBMIT', attempts: 1, documents })
    const asked = await ada.until('RESUBMIT_NEEDED')
    expect(asked).toMatchObject({ requests: documents, attemptsLeft: 4 })
    expect(new Date(asked.until ?? 0).getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    expect((await ada.start()).body.data).toMatchObject({ startVerification: { level: 'IDENTITY' } })
    expect(await ada.shown()).toMatchObject({ state: 'RESUBMIT_NEEDED' })
    await ada.tells({ word: 'COMPLETED' })
    expect(await ada.until('COMPLETED')).toMatchObject({ requests: [], attemptsLeft: null, until: null })
  })

  it('goes on with the address once the identity is proven, and not before', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'COMPLETED', level: 'ADDRESS' })
    await ada.tells({ word: 'COMPLETED' })
    expect(await ada.until('COMPLETED')).toMatchObject({ level: 'ADDRESS', isIdVerified: true, isAddressVerified: true })
    expect((await ada.start()).body).toMatchObject({ status: 409, code: 'VERIFICATION_CLOSED' })
  })

  it('is taken away by a later word of the provider, and told', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'COMPLETED' })
    await ada.until('COMPLETED')
    await ada.tells({ word: 'RESET' })
    expect(await ada.until('NOT_STARTED')).toMatchObject({ isIdVerified: false, since: null })
    expect(await ada.isIdVerified()).toBe(false)
    const notifications = JSON.stringify((await kyc.node.call('Notifications', {}, ada.accessToken)).body)
    expect(notifications).toContain('Please verify again')
  })

  it('is refused for good, and opened by nobody but the provider or the desk', async () => {
    const ada = await kyc.player()
    await ada.start()
    await ada.tells({ word: 'UNSUCCESSFUL', isFinal: true, reason: 'NOT_CONFIRMED' })
    expect(await ada.until('UNSUCCESSFUL')).toMatchObject({ refusal: 'NOT_CONFIRMED', canTryAgain: false })
    expect((await ada.start()).body).toMatchObject({ status: 409, code: 'VERIFICATION_CLOSED' })
    await ada.tells({ word: 'COMPLETED' })
    expect(await ada.shown('CheckVerification')).toMatchObject({ state: 'UNSUCCESSFUL' })
  })

  it('is not begun with an incomplete profile, nor without its provider', async () => {
    const ada = await kyc.player()
    await sql`UPDATE player SET gender = '', city = '' WHERE id = ${ada.id}::uuid`.execute(database())
    const { body } = await ada.start()
    expect(body).toMatchObject({ status: 409, code: 'PROFILE_INCOMPLETE' })
    expect(body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`)).toEqual(['gender required', 'city required'])
    await fillProfile(database(), ada.id)
    kyc.harbor.isDown = true
    expect((await ada.start()).body).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' })
    expect(await ada.shown('CheckVerification')).toMatchObject({ state: 'NOT_STARTED', since: null })
  })
})

describe('J2 notices that say nothing', () => {
  it('J2 of a bad signature, of somebody else and of no player of ours change nothing and are answered at once', async () => {
    const [ada, eve] = [await kyc.player(), await kyc.player()]
    await ada.start()
    await eve.start()
    const approval = kyc.harbor.says(ada.reference, { word: 'COMPLETED' })
    kyc.harbor.says(ada.reference, { word: 'PENDING' })
    const right = kyc.harbor.notice(ada.reference, approval)
    const begun = performance.now()
    expect(await kyc.deliver({ ...right, headers: { ...right.headers, 'webhook-signature': 'v1,' } })).toBe(401)
    const swapped = kyc.harbor.notice(ada.reference, approval)
    const body = swapped.body.replaceAll(applicantOf(ada.reference), applicantOf(eve.reference))
    const { headers } = kyc.harbor.notice(ada.reference, approval)
    expect(await kyc.deliver({ body, headers })).toBe(401)
    expect(await kyc.deliver(kyc.harbor.notice('nobody', approval))).toBe(200)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect([(await ada.shown()).isIdVerified, (await eve.shown()).isIdVerified]).toEqual([false, false])
  })

  it('J2 with the person of another player under a good signature are dropped', async () => {
    const [ada, eve] = [await kyc.player(), await kyc.player()]
    await ada.start()
    await eve.start()
    const approval = kyc.harbor.says(eve.reference, { word: 'COMPLETED' })
    const mixed = { eventId: 'e-mixed', applicantId: applicantOf(eve.reference) }
    expect(await kyc.deliver(kyc.harbor.notice(ada.reference, approval, mixed))).toBe(200)
    await eventually(async () => {
      const { rows } = await sql<{
        reason: string
      }>`SELECT reason FROM webhook_event WHERE state = 'DROPPED' AND event_id = 'e-mixed'`.execute(database())
      return rows[0]
    })
    expect([(await ada.shown()).isIdVerified, (await eve.shown()).isIdVerified]).toEqual([false, false])
  })

  it('J2 whose provider answers slowly are answered at once', async () => {
    const ada = await kyc.player()
    await ada.start()
    kyc.harbor.says(ada.reference, { word: 'COMPLETED' })
    const slow = Promise.withResolvers<void>()
    kyc.harbor.beforeAnswer = () => slow.promise
    const begun = performance.now()
    expect(await kyc.deliver(kyc.harbor.notice(ada.reference, { level: 'IDENTITY', ask: true }))).toBe(200)
    expect(performance.now() - begun).toBeLessThan(2_000)
    slow.resolve()
    kyc.harbor.beforeAnswer = async () => undefined
    await ada.until('COMPLETED')
  })
})
