import * as v from 'valibot'
import { ok, refused, type Result } from '../result/result.ts'

/** Somebody outside that the platform works with, such as a game provider. */
export interface Party {
  /** Its name here, once in its list: in the database, in signatures and in the log. */
  readonly id: string
  /** The folder of the adapter that speaks its language. */
  readonly protocol: string
  /** Where it answers. */
  readonly origin: string
  /** Shared with it; empty where it proves itself by keys of its own. */
  readonly secret: string
  /** Signs its webhooks, where that is another secret than the one of our calls. */
  readonly webhookSecret?: string
  /** What its protocol needs beside the secret, such as our merchant number there: texts that are not secret, by their names. */
  readonly settings?: Readonly<Record<string, string>>
}

const LEAST_SECRET = 32

/** Protocols whose parties prove themselves by keys that they publish: no secret is shared with them. */
export const keyProtocols: readonly string[] = ['northlight']

/** Protocols whose parties sign their webhooks with a secret of its own, named by `webhookSecretEnv`. */
export const webhookSecretProtocols: readonly string[] = ['sumsub']

const Entry = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  protocol: v.string(),
  origin: v.string(),
  secretEnv: v.optional(v.string()),
  secret: v.optional(v.string()),
  webhookSecretEnv: v.optional(v.string()),
  settings: v.optional(v.record(v.string(), v.string())),
})
const Entries = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '') ? url.origin : undefined
}

/**
 * Reads a list of outside parties, a JSON list in the environment variable `name`. Each entry has an id, a protocol, an origin and
 * its secret: `secretEnv` names the variable that holds it, `secret` holds it itself; where its webhooks are signed with another one,
 * `webhookSecretEnv` names the variable of that. Refused with one sentence for each thing that
 * is wrong, without repeating a secret.
 */
export const readParties = (
  name: string,
  text: string,
  protocols: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<readonly Party[], readonly string[]> => {
  const list = v.safeParse(Entries, text)
  if (!list.success)
    return refused([`${name} must be a JSON list like [{"id":"…","protocol":"…","origin":"https://…","secretEnv":"NAME_OF_A_VARIABLE"}].`])
  const parties: Party[] = []
  const names = new Set<string>()
  const problems: string[] = []
  for (const [index, value] of list.output.entries()) {
    const entry = v.safeParse(Entry, value)
    if (!entry.success) {
      const field = v.getDotPath(entry.issues[0]) ?? 'it'
      problems.push(`${name}, entry ${index + 1}: ${field} is not right; write id, protocol, origin and secretEnv, an id like my-provider.`)
      continue
    }
    const { id, protocol, secretEnv, webhookSecretEnv, settings } = entry.output
    const origin = originOf(entry.output.origin)
    const secret = entry.output.secret ?? (secretEnv === undefined ? '' : (environment[secretEnv] ?? ''))
    const where = secretEnv ?? `the secret of ${id} in ${name}`
    if (names.has(id)) problems.push(`${name} has two entries called ${id}: give each an id of its own.`)
    names.add(id)
    if (!protocols.includes(protocol)) {
      const remedy = protocols.length === 0 ? 'this release speaks none, leave the entry out' : `use one of ${protocols.join(', ')}`
      problems.push(`${name}: ${id} has a protocol that nobody here speaks: ${remedy}.`)
    }
    if (!keyProtocols.includes(protocol) && secret.length < LEAST_SECRET)
      problems.push(
        `${where} is ${secret === '' ? 'missing' : 'too short'}: set it to a secret text of at least ${LEAST_SECRET} characters.`,
      )
    const webhookSecret = webhookSecretEnv === undefined ? '' : (environment[webhookSecretEnv] ?? '')
    if (webhookSecretProtocols.includes(protocol) && webhookSecret.length < LEAST_SECRET)
      problems.push(
        webhookSecretEnv === undefined
          ? `${name}: ${id} needs webhookSecretEnv, the variable that holds the secret of its webhooks.`
          : `${webhookSecretEnv} is ${webhookSecret === '' ? 'missing' : 'too short'}: set it to a secret text of at least ${LEAST_SECRET} characters.`,
      )
    if (origin === undefined)
      problems.push(`${name}: the origin of ${id} must be an origin without a path, like https://games.example.com.`)
    else parties.push({ id, protocol, origin, secret, ...(webhookSecret !== '' && { webhookSecret }), ...(settings && { settings }) })
  }
  return problems.length > 0 ? refused(problems) : ok(parties)
}
