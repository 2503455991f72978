import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProvider, type OpenProvider } from './provider.ts'
import { walksOf, type Walks } from './walks.ts'

let provider: OpenProvider
let walks: Walks
beforeEach(async () => {
  provider = await openProvider()
  walks = walksOf(provider)
})
afterEach(() => provider.stop())

describe('a reviewer', () => {
  const path = (applicantId: string) => `${provider.party.origin}/reviewers/cases/${applicantId}`
  const decide = async (applicantId: string, decision: object, origin = provider.party.origin) =>
    fetch(path(applicantId), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ asked: [], label: null, comment: '', note: '', ...decision }),
    })
  const seen = async (applicantId: string) =>
    (await (await fetch(path(applicantId))).json()) as { since: string; isWaiting: boolean; history: object[] }

  test('asks again for what they name, in their words; the note stays with the staff', async () => {
    const { applicantId } = await walks.walk({ outcome: 'ON_HOLD' })
    await walks.stands(applicantId, 'MANUAL')
    const { since, isWaiting } = await seen(applicantId)
    expect(isWaiting).toBe(true)
    const asked = [{ set: 'IDENTITY', label: 'EXPIRATION_DATE', comment: 'It ended in May.' }]
    expect(await (await decide(applicantId, { since, kind: 'ASK_AGAIN', asked, note: 'canary' })).json()).toMatchObject({ state: 'DONE' })
    const reading = await walks.stands(applicantId, 'RESUBMIT')
    expect(reading).toMatchObject({ documents: [{ document: 'IDENTITY', fault: 'EXPIRED', comment: 'It ended in May.' }] })
    expect(JSON.stringify([reading, provider.said()])).not.toContain('canary')
    expect((await seen(applicantId)).history[0]).toMatchObject({ by: 'reviewer', what: 'Asked again', note: 'canary' })
  })

  test('decides what they saw, once', async () => {
    const { applicantId } = await walks.walk({ outcome: 'ON_HOLD' })
    await walks.stands(applicantId, 'MANUAL')
    const { since } = await seen(applicantId)
    const states = await Promise.all(
      ['APPROVE', 'REFUSE_FOR_NOW'].map(
        async (kind) => ((await (await decide(applicantId, { since, kind })).json()) as { state: string }).state,
      ),
    )
    expect(states.toSorted()).toEqual(['CHANGED', 'DONE'])
  })

  test('has a reason to refuse, and is on the provider’s own page', async () => {
    const { applicantId } = await walks.walk({ outcome: 'ON_HOLD' })
    await walks.stands(applicantId, 'MANUAL')
    const { since } = await seen(applicantId)
    expect(await (await decide(applicantId, { since, kind: 'REFUSE' })).json()).toEqual({ state: 'NOT_UNDERSTOOD' })
    expect(await (await decide(applicantId, { since, kind: 'ASK_AGAIN' })).json()).toEqual({ state: 'NOT_UNDERSTOOD' })
    expect((await decide(applicantId, { since, kind: 'APPROVE' }, 'http://evil.test')).status).toBe(403)
    await decide(applicantId, { since, kind: 'REFUSE', label: 'AGE_REQUIREMENT_MISMATCH' })
    expect(await walks.stands(applicantId, 'UNSUCCESSFUL')).toMatchObject({ isFinal: true, reason: 'UNDER_AGE' })
  })
})
