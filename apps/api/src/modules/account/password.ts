import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { owaspCost, type PasswordCost } from '../../config/passwordCost.ts'
import { fairQueue } from '../../kernel/fairQueue.ts'
import { networkOf } from '../../http/callerAddress.ts'
import { Problem } from '../../problem.ts'

const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * A hash takes a core for about 50 ms: more at once would only starve the rest of the node. The queue is fair between addresses, so
 * that nobody keeps everybody else from logging in.
 */
const inTurn = fairQueue({
  atOnce: 2,
  longest: 200,
  refusal: () => new Problem(429, 'TOO_MANY_REQUESTS', 'We’re very busy right now. Try again in a few seconds.', { retryAfterSeconds: 5 }),
})

interface Derivation {
  readonly whom: string
  readonly nonce: Buffer
  readonly cost: PasswordCost
  readonly tagLength: number
}

const derive = (password: string, { whom, nonce, cost: { memory, passes, parallelism }, tagLength }: Derivation): Promise<Buffer> =>
  inTurn(
    networkOf(whom),
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

/** Hash of a password as a PHC string, which carries its own salt and cost. `whom`, an address or a player, waits for its turn. */
export const hashPassword = async (password: string, whom: string, cost: PasswordCost = owaspCost): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  return phcOf(cost, salt, await derive(password, { whom, nonce: salt, cost, tagLength: TAG_BYTES }))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Stands in for the hash of an account that does not exist, so that the answer takes as long. */
const nobody = (cost: PasswordCost): string => phcOf(cost, Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(TAG_BYTES))

/** Whether the password belongs to the hash; without a hash it takes the time that one of `cost` takes, and is false. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  whom: string,
  cost: PasswordCost = owaspCost,
): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? nobody(cost)) ?? []
  if (!salt || !tag) throw new Error('A stored password hash is not a PHC string of argon2id.')
  const expected = Buffer.from(tag, 'base64')
  const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const nonce = Buffer.from(salt, 'base64')
  const actual = await derive(password, { whom, nonce, cost: stored, tagLength: expected.length })
  return timingSafeEqual(actual, expected) && hash !== undefined
}
