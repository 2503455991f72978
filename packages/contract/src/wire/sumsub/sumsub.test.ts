import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { threeLettersOf, twoLettersOf } from './countries.ts'
import { groupOf, rejectLabels } from './labels.ts'
import { noticeMomentOf, noticeTimeOf, sumsubNotice } from './notices.ts'
import { digestAlgorithmOf, requestSignatureText } from './signatures.ts'
import { applicantReply, reviewMomentOf, reviewTimeOf, statusReply, sumsubPaths } from './sumsub.ts'

const hmac = (hash: string, secret: string, text: string): string => createHmac(hash, secret).update(text).digest('hex')

describe('a call of the protocol sumsub', () => {
  const path = '/resources/accessTokens?userId=cfd20712-24a2-4c7d-9ab0-146f3c142335&levelName=basic-kyc-level&ttlInSecs=600'

  it('is signed over its time, method and path with query', () => {
    const text = requestSignatureText(1607551635, 'post', path)
    expect(text).toBe(`1607551635POST${path}`)
    expect(hmac('sha256', 'TESTSECRET', text)).toBe('dee5362d3f092c126aedfb08d776cf390eaf879eea5c57250ca46958ae404a84')
  })

  it.each([
    ['another second', requestSignatureText(1607551636, 'POST', path)],
    ['another method', requestSignatureText(1607551635, 'GET', path)],
    ['another address', requestSignatureText(1607551635, 'POST', `${path}0`)],
    ['a body', requestSignatureText(1607551635, 'POST', path, '{}')],
  ])('has another signature with %s', (_what, text) => {
    expect(hmac('sha256', 'TESTSECRET', text)).not.toBe('dee5362d3f092c126aedfb08d776cf390eaf879eea5c57250ca46958ae404a84')
  })

  it('writes into its address nothing that could lead elsewhere', () => {
    expect(sumsubPaths.status('../x?y')).toBe('/resources/applicants/..%2Fx%3Fy/status')
  })
})

describe('a notice of the protocol sumsub', () => {
  const body =
    '{"applicantId":"5cb744200a975a67ed1798a4","type":"applicantReviewed","reviewResult":{"reviewAnswer":"GREEN"},"createdAtMs":"2026-11-22 10:15:30.000"}'

  it('has a digest over its bytes', () => {
    const { hash } = digestAlgorithmOf('HMAC_SHA256_HEX') ?? { hash: '' }
    expect(hmac(hash, 'SoMe_SeCrEt_KeY', body)).toBe('a5e1ffc72259716260e3c3ba1254e58ecf5d8c78714f76f71f8be093ca414d44')
  })

  it('is read, with its moment in UTC', () => {
    const read = v.parse(sumsubNotice, JSON.parse(body))
    expect(read).toMatchObject({ type: 'applicantReviewed', sandboxMode: false, reviewResult: { reviewAnswer: 'GREEN', rejectLabels: [] } })
    expect(noticeMomentOf(read.createdAtMs)).toEqual(new Date('2026-11-22T10:15:30.000Z'))
    expect(noticeTimeOf(new Date('2026-11-22T10:15:30.007Z'))).toBe('2026-11-22 10:15:30.007')
  })

  it('may be made with two algorithms, and with nothing that a sender names besides', () => {
    expect(digestAlgorithmOf('HMAC_SHA512_HEX')).toEqual({ hash: 'sha512', digits: 128 })
    for (const name of ['HMAC_SHA1_HEX', 'hmac_sha256_hex', 'sha256', 'constructor', '__proto__', '', undefined, ['HMAC_SHA256_HEX']])
      expect(digestAlgorithmOf(name)).toBeUndefined()
  })

  it.each(['2026-11-22 10:15:30', '2026-11-22T10:15:30.000Z', '1795342530000', ''])('has no such time as %j', (createdAtMs) => {
    expect(v.is(sumsubNotice, { ...JSON.parse(body), createdAtMs })).toBe(false)
  })
})

describe('the texts of the protocol sumsub', () => {
  test('say a time with or without thousandths', () => {
    expect(reviewMomentOf('2026-11-22 10:15:30+0000')).toEqual(new Date('2026-11-22T10:15:30.000Z'))
    const at = new Date('2026-11-22T10:15:30.123Z')
    expect(reviewMomentOf(reviewTimeOf(at))).toEqual(at)
  })

  test('name each label once', () => {
    const all = Object.values(rejectLabels).flat()
    expect(new Set(all).size).toBe(all.length)
    expect([groupOf('BAD_SELFIE'), groupOf('DUPLICATE'), groupOf('NEW_WORD')]).toEqual(['MEND_PICTURE', 'PERSON_DECIDES', undefined])
  })

  test('write a country with three letters', () => {
    expect([threeLettersOf('US'), threeLettersOf('DE'), threeLettersOf('CH'), threeLettersOf('XX')]).toEqual([
      'USA',
      'DEU',
      'CHE',
      undefined,
    ])
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const all = Array.from({ length: 676 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))).filter(threeLettersOf)
    expect(all).toHaveLength(249)
    expect(all.filter((two) => names.of(two) === undefined || twoLettersOf(threeLettersOf(two) ?? '') !== two)).toEqual([])
  })
})

test('an applicant that somebody reads of, with words that came since', () => {
  const review = { levelName: 'lagoon-identity', reviewStatus: 'newWord', createDate: '2026-11-22 10:15:30+0000' }
  expect(v.parse(statusReply, review)).toEqual({ ...review, attemptCnt: 0 })
  const applicant = { id: '5cb744200a975a67ed1798a4', externalUserId: 'p-1', inspectionId: 'i-1', review, more: 1 }
  expect(v.parse(applicantReply, applicant)).toMatchObject({ id: applicant.id, review: { reviewStatus: 'newWord' } })
})
