import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { owaspCost, type PasswordCost } from '../../config/passwordCost.ts'
import { Problem } from '../../problem.ts'

const SALT_BYTES = 16
const TAG_BYTES = 32

/** A hash takes a core for about 50 ms: more at once would only starve the rest of the node. */
const AT_ONCE = 2
const LONGEST_QUEUE = 200
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < AT_ONCE) running += 1
  else {
    if (waiting.length >= LONGEST_QUEUE)
      throw new Problem(429, 'LIMIT_REACHED', 'Many players are logging in right now. Try again in a few seconds.', {
        retryAfterSeconds: 5,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost, tagLength: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const message = Buffer.from(password.normalize('NFC'))
        argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        )
      }),
  )

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const phcOf = ({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

/** Hash of a password as a PHC string, which carries its own salt and cost. */
export const hashPassword = async (password: string, cost: PasswordCost = owaspCost): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  return phcOf(cost, salt, await derive(password, salt, cost, TAG_BYTES))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Stands in for the hash of an account that does not exist, so that the answer takes as long. */
const nobody = (cost: PasswordCost): string => phcOf(cost, Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(TAG_BYTES))

/** Whether the password belongs to the hash; without a hash it takes the time that one of `cost` takes, and is false. */
export const verifyPassword = async (password: string, hash: string | undefined, cost: PasswordCost = owaspCost): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? nobody(cost)) ?? []
  if (!salt || !tag) throw new Error('A stored password hash is not a PHC string of argon2id.')
  const expected = Buffer.from(tag, 'base64')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), parameters, expected.length)
  return timingSafeEqual(actual, expected) && hash !== undefined
}
