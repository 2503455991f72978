import { operationPaths } from '@lagoon/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentIdOf, startNode, type TestNode } from '../../test/support/node.ts'
import { limits } from '../modules/throttle.ts'
import { networkOf, plainAddress } from './callerAddress.ts'

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:1::00ab', '2001:db8:0:1::ab'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', 'unknown'],
  ])('is spelled in one way: %s', (spelled, plain) => {
    expect(plainAddress(spelled)).toBe(plain)
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:192.0.2.1', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
    ['unknown', 'unknown'],
  ])('of version 6 counts with all that its owner has: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('M4 a flood', () => {
  let node: TestNode
  beforeAll(async () => {
    node = await startNode({ trustProxy: true })
  })
  afterAll(() => node?.app.stop())
  const ask = (address: string) =>
    node.post(
      `/graphql/${operationPaths.DisplayNameAvailability}`,
      JSON.stringify({ documentId: documentIdOf('DisplayNameAvailability'), variables: { displayName: 'mara_vale' } }),
      { 'x-forwarded-for': address },
    )

  it('M4 from the many addresses of one network is let through as far as from one', async () => {
    const { calls } = limits.displayName
    for (let n = 0; n < calls; n += 1) expect((await ask(`2001:db8:0:1::${n}`)).status).toBe(200)
    expect((await ask('2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await ask('2001:db8:0:2::1')).status).toBe(200)
  })
})
