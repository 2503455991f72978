import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const cheap = { memory: 64, passes: 1, parallelism: 1 }

describe('passwords', () => {
  it('keeps a PHC string that only the same password opens, spaces and emoji included', async () => {
    const password = '  Tide 🌊 pool! 9  '
    const hash = await hashPassword(password, 'here')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword(password, hash, 'here')).toBe(true)
    expect(await verifyPassword(password.trim(), hash, 'here')).toBe(false)
    expect(await hashPassword(password, 'here')).not.toBe(hash)
  })

  it('takes a letter and its accent typed on another keyboard as the same', async () => {
    expect(await verifyPassword('Caf\u00e9-Blue-7', await hashPassword('Cafe\u0301-Blue-7', 'here'), 'here')).toBe(true)
  })

  it('says no without a hash, after the same work', async () => {
    const timed = async (hash: string | undefined) => {
      const start = performance.now()
      expect(await verifyPassword('Wrong-Password-1', hash, 'here')).toBe(false)
      return performance.now() - start
    }
    const hash = await hashPassword('Right-Password-1', 'here')
    await timed(hash)
    // The quickest of five: what else the machine does slows one try or another.
    let [known, unknown] = [Infinity, Infinity]
    for (let times = 0; times < 5; times += 1) {
      known = Math.min(known, await timed(hash))
      unknown = Math.min(unknown, await timed(undefined))
    }
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('lets forty log-ins at once through, a few at a time', async () => {
    const hash = await hashPassword('Right-Password-1', 'here')
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => verifyPassword(i % 2 ? 'Right-Password-1' : 'no', hash, 'here')))
    expect(answers.filter(Boolean)).toHaveLength(20)
  })

  /** Whether somebody who asks as `whom` is answered while the address "flood" asks for hundreds, and how many of those are refused. */
  const duringFlood = async (whom: string) => {
    const hash = await hashPassword('Right-Password-1', 'here', cheap)
    const flood = Promise.allSettled(Array.from({ length: 260 }, () => verifyPassword('no', hash, 'flood', cheap)))
    const isAnswered = await verifyPassword('Right-Password-1', hash, whom, cheap).catch(() => false)
    return { isAnswered, refused: (await flood).filter(({ status }) => status === 'rejected').length }
  }

  it('answers somebody else in their turn while one address asks for hundreds; canary: counted with that address they are refused', async () => {
    const { isAnswered, refused } = await duringFlood('here')
    expect(isAnswered).toBe(true)
    expect(refused).toBeGreaterThan(50)
    expect((await duringFlood('flood')).isAnswered).toBe(false)
  })
})
