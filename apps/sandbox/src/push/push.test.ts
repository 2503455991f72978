import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt } from './decrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const receiver = () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'))
  return { pair, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') }
}
/** The message of RFC 8291, appendix A. */
const message = () =>
  bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )

test('a message is read as the RFC reads it', () => {
  expect(decrypt(receiver(), message())).toBe('When I grow up, I want to be a watermelon')
})

test('a message of which one bit was changed is not read, wherever it was', () => {
  for (let at = 0; at < message().length; at += 1) {
    // The record size, of which only its being large enough counts.
    if (at >= 16 && at < 20) continue
    const changed = message()
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => decrypt(receiver(), changed), `byte ${at}`).toThrow(/./)
  }
})

test('a message is not read by another browser', () => {
  const other = receiver()
  other.auth[0] = (other.auth[0] ?? 0) ^ 1
  expect(() => decrypt(other, message())).toThrow('authenticate')
})
