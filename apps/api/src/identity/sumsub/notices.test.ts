import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { notices } from './notices.ts'

const webhookSecret = 'SoMe_SeCrEt_KeY'
const party = { id: 'sumsub', protocol: 'sumsub', origin: 'https://kyc.example', secret: 'another', webhookSecret }
const vector =
  '{"applicantId":"5cb744200a975a67ed1798a4","type":"applicantReviewed","reviewResult":{"reviewAnswer":"GREEN"},"createdAtMs":"2026-11-22 10:15:30.000"}'
const digest = 'a5e1ffc72259716260e3c3ba1254e58ecf5d8c78714f76f71f8be093ca414d44'
const call = (given: string | undefined, algorithm: string | undefined, body = vector) => ({
  headers: {
    ...(given !== undefined && { 'x-payload-digest': given }),
    ...(algorithm !== undefined && { 'x-payload-digest-alg': algorithm }),
  },
  body: Buffer.from(body),
})
const hmac = (hash: string, secret: string, body = vector) => createHmac(hash, secret).update(body).digest('hex')

describe('a digest', () => {
  it.each([
    ['of SHA-256', call(digest, 'HMAC_SHA256_HEX')],
    ['of SHA-512', call(hmac('sha512', webhookSecret), 'HMAC_SHA512_HEX')],
  ])('%s proves a notice', (_what, given) => expect(notices.verify(party, given)).toMatchObject({ ok: true }))

  it.each([
    ['of SHA-1, though right', call(hmac('sha1', webhookSecret), 'HMAC_SHA1_HEX')],
    ['that names no algorithm', call(digest, undefined)],
    ['that names another one', call(digest, 'HMAC_SHA512_HEX')],
    ['that names one of the language', call(digest, 'constructor')],
    ['that is not there', call(undefined, 'HMAC_SHA256_HEX')],
    ['that is empty', call('', 'HMAC_SHA256_HEX')],
    ['that is too short', call(digest.slice(0, 62), 'HMAC_SHA256_HEX')],
    ['in capitals', call(digest.toUpperCase(), 'HMAC_SHA256_HEX')],
    ['of the secret of calls', call(hmac('sha256', 'another'), 'HMAC_SHA256_HEX')],
    ['of a body that was written anew', call(digest, 'HMAC_SHA256_HEX', JSON.stringify(JSON.parse(vector), null, 1))],
  ])('%s proves nothing', (_what, given) => expect(notices.verify(party, given)).toMatchObject({ ok: false }))

  it('proves nothing where no secret is set', () => {
    const { webhookSecret: _, ...without } = party
    expect(notices.verify(without, call(hmac('sha256', ''), 'HMAC_SHA256_HEX'))).toMatchObject({ ok: false })
  })
})

describe('a notice', () => {
  const base = {
    applicantId: '5cb744200a975a67ed1798a4',
    externalUserId: 'player-1',
    levelName: 'lagoon-identity',
    createdAtMs: '2026-11-22 10:15:30.007',
  }
  const say = (change: object) => notices.say(party, { body: Buffer.from(JSON.stringify({ ...base, ...change })) })
  const of = { applicantId: base.applicantId, reference: 'player-1' }

  it.each([
    ['applicantCreated', 'STARTED'],
    ['applicantPending', 'PENDING'],
    ['applicantPrechecked', 'PENDING'],
    ['applicantAwaitingService', 'PENDING'],
    ['applicantOnHold', 'MANUAL'],
    ['applicantReset', 'RESET'],
    ['applicantLevelChanged', 'RESET'],
    ['applicantDeactivated', 'RESET'],
    ['applicantDeleted', 'RESET'],
  ])('%s says %s, of its own moment and level', (type, word) => {
    const at = new Date('2026-11-22T10:15:30.007Z')
    expect(say({ type })).toMatchObject({ of, reading: { word, at, level: 'IDENTITY' } })
    expect(say({ type, levelName: 'lagoon-address' })).toMatchObject({ reading: { level: 'ADDRESS' } })
  })

  it('has the provider asked where it lacks what the player is judged or told by', () => {
    const ask = { of, level: 'IDENTITY', ask: true }
    expect(say({ type: 'applicantReviewed', reviewResult: { reviewAnswer: 'GREEN' } })).toEqual(ask)
    const again = { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['LOW_QUALITY'] }
    expect(say({ type: 'applicantReviewed', reviewResult: again })).toEqual(ask)
    expect(say({ type: 'applicantAwaitingUser' })).toEqual(ask)
  })

  it('refuses for good by itself, without the words for our staff', () => {
    const reviewResult = { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'], clientComment: 'canary' }
    const said = say({ type: 'applicantReviewed', reviewResult })
    expect(said).toMatchObject({ reading: { word: 'UNSUCCESSFUL', isFinal: true, reason: 'NOT_CONFIRMED' } })
    expect(JSON.stringify(said)).not.toMatch(/canary|FORGERY/)
  })

  it.each<[string, object]>([
    ['a kind that was added since', { type: 'applicantWokeUp' }],
    ['a level that is none of ours', { type: 'applicantPending', levelName: 'basic-kyc-level' }],
    ['no level', { type: 'applicantPending', levelName: undefined }],
    ['no player', { type: 'applicantPending', externalUserId: undefined }],
    ['an answer that was added since', { type: 'applicantReviewed', reviewResult: { reviewAnswer: 'YELLOW' } }],
    ['no result', { type: 'applicantReviewed' }],
    ['other details of the person', { type: 'applicantPersonalInfoChanged' }],
    ['the end of a workflow', { type: 'applicantWorkflowCompleted' }],
    ['a time that is none', { type: 'applicantPending', createdAtMs: 'now' }],
  ])('with %s is kept, and changes nothing', (_what, change) => expect(say(change)).toEqual({ ignore: expect.any(String) }))

  it('of the vendor’s test system counts only where that is set', () => {
    const body = Buffer.from(JSON.stringify({ ...base, type: 'applicantPending', sandboxMode: true }))
    expect(notices.say(party, { body })).toEqual({ ignore: expect.stringContaining('test system') })
    expect(notices.say({ ...party, settings: { testSystem: 'on' } }, { body })).toMatchObject({ reading: { word: 'PENDING' } })
  })

  it('is one event, however often it is delivered', () => {
    const read = (body: string) => notices.read(party, Buffer.from(body))
    expect(read(vector)).toEqual(read(vector))
    expect(read(vector)).toMatchObject({ subject: base.applicantId, at: new Date('2026-11-22T10:15:30.000Z') })
    expect(read(vector.replace('GREEN', 'RED'))?.eventId).not.toBe(read(vector)?.eventId)
    expect(read('{}')).toBeNull()
    expect(read('no JSON')).toBeNull()
  })
})
