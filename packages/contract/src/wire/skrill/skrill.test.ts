import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readForm, skrillSignedText } from './skrill.ts'

const digest = (algorithm: 'md5' | 'sha256', text: string) => createHash(algorithm).update(text).digest('hex').toUpperCase()
const sign = (algorithm: 'md5' | 'sha256', mb_amount: string, secretDigest = digest(algorithm, 'Answer One')) =>
  digest(
    algorithm,
    skrillSignedText({ merchant_id: '4637827', transaction_id: '5585262', mb_amount, mb_currency: 'EUR', status: '2' }, secretDigest),
  )

it('digests the secret word as the vectors of public clients do', () =>
  expect(digest('md5', 'Answer One')).toBe('327638C253A4637199CEBA6642371F20'))

it.each([
  ['md5', '9.99', 'CF9DCA614656D19772ECAB978A56866D'],
  ['md5', '9.9', 'B45B3B92204B22FBA3D202A87363D163'],
  ['md5', '9.90', 'D2EB00D80CBE87E8EE570631915848CC'],
  ['sha256', '9.99', '216AAA4C0F59643C16D7655C56EEB86E832D61F136C1EF11335DA808FFE6C096'],
] as const)('signs with %s the amount %s as it is written', (algorithm, amount, signature) =>
  expect(sign(algorithm, amount)).toBe(signature),
)

it('gives another signature with the inner digest in lower case', () =>
  expect(sign('md5', '9.99', digest('md5', 'Answer One').toLowerCase())).not.toBe('CF9DCA614656D19772ECAB978A56866D'))

it('reads a form, and none in which a name stands twice', () => {
  expect(readForm('status=2&mb_amount=9.90&merchant_fields=')).toEqual({ status: '2', mb_amount: '9.90', merchant_fields: '' })
  expect(readForm('status=-2&status=2')).toBeNull()
})
