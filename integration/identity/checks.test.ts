import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outcomes, type Outcome } from '../../apps/sandbox/src/identity/outcomes.ts'
import { openProvider, orderOf, type OpenProvider } from './provider.ts'
import { eventually, walksOf, type Walks } from './walks.ts'

let provider: OpenProvider
let walks: Walks
beforeEach(async () => {
  provider = await openProvider()
  walks = walksOf(provider)
})
afterEach(() => provider.stop())

describe('a check', () => {
  test('is approved: the notices and the status say the same', async () => {
    const { applicantId, frameUrl } = await walks.walk()
    expect(frameUrl).toBe(`${provider.party.origin}/websdk`)
    const reading = await walks.stands(applicantId, 'COMPLETED')
    expect(reading).toMatchObject({ level: 'IDENTITY', reference: 'player-1', applicantId, attempts: 1, documentBirthDate: '1991-08-14' })
    await walks.notified(3)
    expect(walks.words()).toEqual(['STARTED', 'PENDING', 'ASK'])
    const last = JSON.parse(String(provider.platform.received.at(-1)?.body)) as { createdAtMs: string }
    expect(reading?.at).toEqual(new Date(`${last.createdAtMs.replace(' ', 'T')}Z`))
  })

  const ends: Readonly<Record<Exclude<Outcome, 'APPROVED_LATER'>, object>> = {
    APPROVED: { word: 'COMPLETED' },
    STAYS_PENDING: { word: 'PENDING' },
    ON_HOLD: { word: 'MANUAL' },
    RESUBMIT: { word: 'RESUBMIT', documents: [{ document: 'IDENTITY', fault: 'UNREADABLE', comment: expect.any(String) }] },
    REFUSED_FOR_NOW: { word: 'UNSUCCESSFUL', isFinal: false, reason: 'NOT_CONFIRMED' },
    REFUSED: { word: 'UNSUCCESSFUL', isFinal: true, reason: 'NOT_CONFIRMED' },
    UNDER_AGE: { word: 'COMPLETED', documentBirthDate: expect.stringMatching(/^20[01]\d-/) },
    DUPLICATE: { word: 'MANUAL' },
    REVOKED_LATER: { word: 'COMPLETED' },
    RESET_LATER: { word: 'COMPLETED' },
  }
  test.each(outcomes.filter((outcome) => outcome !== 'APPROVED_LATER'))('that is wished to end as %s does', async (outcome) => {
    const { applicantId } = await walks.walk({ outcome })
    const reading = await eventually(async () => {
      const read = await provider.read(applicantId)
      expect(read).toMatchObject(ends[outcome as keyof typeof ends])
      return read
    })
    // What is written for our staff is in the provider's answers, and comes through in no reading.
    expect(JSON.stringify([reading, provider.said()])).not.toContain('Chosen in the sandbox')
  })

  test('is known by one person however often it is opened', async () => {
    const first = await provider.open()
    const [second, third] = await Promise.all([provider.open(), provider.open()])
    expect([second.applicantId, third.applicantId]).toEqual([first.applicantId, first.applicantId])
    expect(new Set([first.accessToken, second.accessToken, third.accessToken]).size).toBe(3)
    expect(await provider.read(first.applicantId)).toMatchObject({ word: 'STARTED', attempts: 0 })
    expect(await provider.read('0'.repeat(24))).toBeNull()
    const opened = await Promise.all(Array.from({ length: 8 }, () => provider.open(orderOf({ reference: 'player-2' }))))
    expect(new Set(opened.map(({ applicantId }) => applicantId)).size).toBe(1)
  })

  test('that asks again names the document, and goes on to the approval', async () => {
    const { applicantId, accessToken } = await walks.walk({ outcome: 'RESUBMIT', ask: { set: 'SELFIE', label: 'BAD_SELFIE' } })
    expect(await walks.stands(applicantId, 'RESUBMIT')).toMatchObject({
      attempts: 1,
      documents: [{ document: 'SELFIE', fault: 'FACE_NOT_VISIBLE' }],
    })
    const { body: view } = await provider.ask('/api/check', accessToken)
    expect(view.steps.map(({ set, again }) => [set, again !== null])).toEqual([
      ['IDENTITY', false],
      ['SELFIE', true],
    ])
    // What was not asked for again is kept, and without what was it is not taken.
    expect((await provider.submit(accessToken)).status).toBe(409)
    await provider.giveAll(accessToken)
    expect((await provider.submit(accessToken)).status).toBe(200)
    expect(await walks.stands(applicantId, 'COMPLETED')).toMatchObject({ attempts: 2 })
  })

  test('of the profile is mended by the profile', async () => {
    const wish = { outcome: 'RESUBMIT', ask: { set: 'APPLICANT_DATA', label: 'DB_DATA_MISMATCH' } } as const
    const { applicantId, accessToken } = await walks.walk(wish)
    expect(await walks.stands(applicantId, 'RESUBMIT')).toMatchObject({ documents: [{ document: 'PROFILE', fault: 'DATA_MISMATCH' }] })
    expect((await provider.submit(accessToken)).status).toBe(409)
    const { player } = orderOf()
    const { accessToken: next } = await provider.open(orderOf({ player: { ...player, lastName: 'Leigh' } }))
    expect((await provider.submit(next)).status).toBe(200)
    await walks.stands(applicantId, 'COMPLETED')
  })

  test('may be refused after its approval, and reset', async () => {
    const { applicantId } = await walks.walk()
    const approved = await walks.stands(applicantId, 'COMPLETED')
    expect(await provider.desk().act(applicantId, 'REFUSE')).toBe(true)
    const refused = await walks.stands(applicantId, 'UNSUCCESSFUL')
    expect(refused?.at.getTime()).toBeGreaterThan(approved?.at.getTime() ?? Infinity)
    await provider.desk().act(applicantId, 'RESET')
    await walks.stands(applicantId, 'RESET')
    await walks.notified(5)
    expect(walks.words()).toEqual(['STARTED', 'PENDING', 'ASK', 'UNSUCCESSFUL', 'RESET'])
  })

  test('of the address begins with a reset of its own level, and leaves the identity as it was', async () => {
    await walks.stands((await walks.walk()).applicantId, 'COMPLETED')
    const { applicantId, accessToken } = await provider.open(orderOf({ level: 'ADDRESS' }))
    expect(await provider.read(applicantId, 'ADDRESS')).toMatchObject({ level: 'ADDRESS', attempts: 0 })
    await walks.notified(4)
    expect(provider.said().at(-1)).toMatchObject({ reading: { word: 'RESET', level: 'ADDRESS' } })
    await provider.giveAll(accessToken)
    await provider.submit(accessToken)
    expect(await walks.stands(applicantId, 'COMPLETED')).toMatchObject({ level: 'ADDRESS', documentBirthDate: '1991-08-14' })
  })
})

describe('a notice', () => {
  test.each([
    ['AT_ONCE', ['STARTED', 'PENDING', 'ASK']],
    ['TWICE', ['STARTED', 'PENDING', 'PENDING', 'ASK', 'ASK']],
    ['NEVER', ['STARTED']],
    ['WRONG_SIGNATURE', ['STARTED', 'BAD_SIGNATURE', 'BAD_SIGNATURE']],
    ['SHA512', ['STARTED', 'PENDING', 'ASK']],
    ['SANDBOX_MODE', ['STARTED', 'a notice of the vendor’s test system', 'a notice of the vendor’s test system']],
  ] as const)('%s', async (notice, expected) => {
    const { applicantId } = await walks.walk({ notice })
    await walks.stands(applicantId, 'COMPLETED')
    await walks.notified(expected.length)
    expect(walks.words()).toEqual(expected)
  })

  test('that comes out of order carries its own time', async () => {
    const { applicantId } = await walks.walk({ notice: 'OUT_OF_ORDER' })
    await walks.stands(applicantId, 'COMPLETED')
    await walks.notified(3)
    expect(walks.words()).toEqual(['STARTED', 'ASK', 'PENDING'])
    const times = provider.platform.received.map(({ body }) => (JSON.parse(String(body)) as { createdAtMs: string }).createdAtMs)
    expect(times[2]?.localeCompare(times[1] ?? '')).toBe(-1)
  })

  test('comes again with the same bytes until it is taken, four times, over a restart too', async () => {
    provider.platform.answer(500)
    await provider.open()
    await walks.notified(2)
    await provider.restart()
    await walks.notified(5)
    const bodies = new Set(provider.platform.received.map(({ body }) => String(body)))
    expect(bodies.size).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(provider.platform.received).toHaveLength(5)
  })
})
