import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** An address spelled in the one way that URLs spell it; one of version 4 that was written as one of version 6 is of version 4. */
export const plainAddress = (address: string): string => {
  if (!isIPv6(address)) return address
  const plain = URL.parse(`http://[${address.replace(/%.*/, '')}]`)?.hostname.slice(1, -1) ?? address
  const mapped = mappedIPv4.exec(plain)?.slice(1)
  return mapped ? mapped.flatMap((word) => [parseInt(word, 16) >> 8, parseInt(word, 16) & 255]).join('.') : plain
}

/**
 * What is counted together with an address: of version 6 all that share its first 64 bits, since whoever has one of them has all and may
 * call from another each time.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter((word) => word !== ''))
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`
}

/** The address of the other side; behind a trusted balancer the last one that it appended, which a caller cannot forge. */
export const callerAddress = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return plainAddress(last || (request.socket.remoteAddress ?? 'unknown'))
}
