import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto'

const SALT = 16
const HEAD = SALT + 4 + 1
const TAG = 16
const LAST_RECORD = 2

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What a browser holds of its subscription: its key pair, and the secret that it shares with the sender. */
export interface Receiver {
  readonly pair: ECDH
  readonly auth: Buffer
}

/**
 * Reads a message as the browser does (RFC 8291 in one record of RFC 8188).
 * @throws where it was not encrypted for this browser, or was changed.
 */
export const decrypt = ({ pair, auth }: Receiver, body: Buffer): string => {
  const salt = body.subarray(0, SALT)
  const keyLength = body.readUInt8(SALT + 4)
  const senderKey = body.subarray(HEAD, HEAD + keyLength)
  const record = body.subarray(HEAD + keyLength)
  if (record.length <= TAG || record.length > body.readUInt32BE(SALT)) throw new Error('the message is not one record')

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = hkdf(auth, pair.computeSecret(senderKey), info, 32)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(record.subarray(-TAG))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST_RECORD) throw new Error('the message has no end')
  return padded.subarray(0, end).toString('utf8')
}
