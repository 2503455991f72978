import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { noticeChecksumText, requestChecksumText, timeStampOf } from './checksums.ts'
import { amountText, formOf, minorOf, momentOf, responseTimeOf } from './nuvei.ts'
import { withdrawalChecksumText } from './payouts.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const merchant = { merchantId: '427583496191624621', merchantSiteId: '142033' }

describe('a checksum of the protocol nuvei', () => {
  test('of an order covers its amount, the secret last', () => {
    const request = { ...merchant, clientRequestId: 'req-0001', amount: '19.99', currency: 'USD', timeStamp: '20261122101530' }
    const text = requestChecksumText('openOrder', request, 'TESTSECRET')
    expect(text).toBe('427583496191624621142033req-000119.99USD20261122101530TESTSECRET')
    expect(sha256(text)).toBe('c0dec629f8747a82d8f76ccfc81ea9e0ee29b90bc148d95d49e25396ad0be344')
  })

  test('of a payout is that of an order, and of the question about it that of a session token', () => {
    const payout = { ...merchant, clientRequestId: 'req-0001', amount: '19.99', currency: 'USD', timeStamp: '20261122101530' }
    expect(requestChecksumText('payout', payout, 'TESTSECRET')).toBe(requestChecksumText('openOrder', payout, 'TESTSECRET'))
    const asked = { ...merchant, clientRequestId: 'req-0002', timeStamp: '20261122101531' }
    expect(sha256(requestChecksumText('getPayoutStatus', asked, 'TESTSECRET'))).toBe(
      '6f97e8b22c3223bbfa36914340e8b4457edf377a7d39fccfa9bd670ef15f6764',
    )
  })

  test('of a withdrawal notice covers every name and value in the order of arrival', () => {
    const text = 'wdRequestId=7&merchantWDRequestId=a-1&wdRequestStatus=Settled&responsechecksum=00'
    expect(withdrawalChecksumText(new URLSearchParams(text), 'TESTSECRET')).toBe(
      'wdRequestId=7merchantWDRequestId=a-1wdRequestStatus=SettledTESTSECRET',
    )
    const turned = 'merchantWDRequestId=a-1&wdRequestId=7&wdRequestStatus=Settled'
    expect(withdrawalChecksumText(new URLSearchParams(turned), 'TESTSECRET')).not.toBe(
      withdrawalChecksumText(new URLSearchParams(text), 'TESTSECRET'),
    )
  })

  test('of a session token', () => {
    const request = { ...merchant, clientRequestId: 'req-0002', timeStamp: '20261122101531' }
    expect(sha256(requestChecksumText('getSessionToken', request, 'TESTSECRET'))).toBe(
      '6f97e8b22c3223bbfa36914340e8b4457edf377a7d39fccfa9bd670ef15f6764',
    )
  })

  test('of a notice has the secret first, and changes with the text of the amount', () => {
    const notice = new URLSearchParams({
      totalAmount: '19.99',
      currency: 'USD',
      responseTimeStamp: '2026-11-22.10:15:30',
      PPP_TransactionID: '900000123',
      Status: 'APPROVED',
      productId: 'PKG-20',
    })
    const text = noticeChecksumText((name) => notice.get(name), 'TESTSECRET')
    expect(text).toBe('TESTSECRET19.99USD2026-11-22.10:15:30900000123APPROVEDPKG-20')
    expect(sha256(text)).toBe('e176c913f6eeab5743a36f469258fe985e2ccac2b9aa1fb8ca029a56e01deaff')
    notice.set('totalAmount', '19.990')
    expect(sha256(noticeChecksumText((name) => notice.get(name), 'TESTSECRET'))).not.toBe(sha256(text))
  })
})

describe('the texts of the protocol nuvei', () => {
  test('say a time in UTC', () => {
    const at = new Date('2026-11-22T10:15:30.000Z')
    expect(timeStampOf(at)).toBe('20261122101530')
    expect(momentOf(responseTimeOf(at))).toEqual(at)
  })

  test.each([
    ['9.9', 990n],
    ['9.90', 990n],
    ['19', 1900n],
    ['0.01', 1n],
  ])('the amount %s', (text, minor) => {
    expect(minorOf(v.parse(amountText, text))).toBe(minor)
  })

  test.each(['', '1e3', '-1', '+1', '1.999', '٣', '1,00', ' 1', '01'])('%j is no amount', (text) => {
    expect(v.is(amountText, text)).toBe(false)
  })

  test('no form with a name twice', () => {
    expect(formOf('a=1&b=2')?.get('a')).toBe('1')
    expect(formOf('totalAmount=1&totalAmount=2')).toBeUndefined()
  })
})
