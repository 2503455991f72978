import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { identitySecrets } from '@lagoon/contract/parties/localIdentity'
import { paymentSecrets } from '@lagoon/contract/parties/localPayments'
import { payoutSecrets } from '@lagoon/contract/parties/localPayouts'
import { providerSecrets } from '@lagoon/contract/parties/localProviders'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import type { ProblemBody } from '@lagoon/contract/problems/problem'
import { startApp, type App } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config.ts'
import { readPersistedDocuments } from '../../src/graphql/documents.ts'
import { createLog } from '../../src/http/log.ts'
import type { Email } from '../../src/mail/email.ts'
import type { Protocols } from '../../src/protocols.ts'
import { dataInMemory } from './embedded.ts'
import type { TextMessage } from '@lagoon/contract/wire/textMessages/textMessages'

export const ORIGIN = 'http://lagoon.test'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** `data` of an answer, or the error body of a refusal. */
  readonly body: Record<string, unknown> & { readonly data?: Record<string, never> } & Partial<ProblemBody>
}

export interface TestNode {
  readonly app: App
  readonly address: string
  /** Emails in the order in which they were handed over. */
  readonly emails: Email[]
  /** Text messages, likewise. */
  readonly texts: TextMessage[]
  /** Everything the node logged. */
  readonly logged: () => string
  /** Makes the mail server refuse emails, or take them again. */
  readonly mailIsDown: (down: boolean) => void
  readonly call: (name: OperationName, variables?: Record<string, unknown>, token?: string) => Promise<Answer>
  readonly post: (path: string, body: string, headers?: Record<string, string>) => Promise<Answer>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
}

const documents = Object.entries(readPersistedDocuments())

/** The hash under which the app sends an operation. */
export const documentIdOf = (name: OperationName): string => {
  const found = documents.find(([, text]) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(text))
  if (!found) throw new Error(`no document is registered for ${name}`)
  return found[0]
}

/** Enough for a hash that differs from its password; the right cost would be most of what the tests take. */
const cheapPasswords = { memory: 64, passes: 1, parallelism: 1 }

export const testConfig = (overrides: Partial<Config> = {}): Config => {
  const config = readConfig({
    PUBLIC_ORIGIN: ORIGIN,
    TOKEN_SECRET: 'a secret of the tests, long enough',
    ...providerSecrets(() => 'a provider secret of the tests, long enough'),
    ...paymentSecrets(() => 'a payment secret of the tests, long enough'),
    ...payoutSecrets(() => 'a payment secret of the tests, long enough'),
    ...identitySecrets(() => 'an identity secret of the tests, long enough'),
    SMS_SECRET: 'a secret for text messages of the tests, long enough',
    WEB_DIST: '/nowhere',
    SEED: 'off',
    APP_VERSION: '1.2.3',
    DRAIN_SECONDS: '0',
  })
  if (!config.ok) throw new Error(config.error.join(' '))
  const dataDir = overrides.dataDir ?? dataInMemory()
  return { ...config.value, port: 0, logLevel: 'trace', passwordCost: cheapPasswords, ...overrides, dataDir }
}

/** A whole node in this process, on a free port, with a mail server in memory; several nodes may share its `emails`. */
export const startNode = async (overrides: Partial<Config> = {}, emails: Email[] = [], protocols?: Protocols): Promise<TestNode> => {
  const lines: string[] = []
  let isDown = false
  const log = createLog(
    overrides.logLevel ?? 'trace',
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  )
  const texts: TextMessage[] = []
  const take =
    <Message>(box: Message[]) =>
    async (message: Message) => {
      if (isDown) throw new Error('connect ECONNREFUSED')
      box.push(message)
    }
  // Where a test brings protocols of its own, it says who of the parties speaks them.
  const settings = { ...(protocols && { payouts: [] }), ...overrides }
  const transports = { email: take(emails), text: take(texts) }
  const app = await startApp(testConfig(settings), log, { transports, ...(protocols && { protocols }) })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const post = async (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${address}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] }
  }
  return {
    app,
    address,
    emails,
    texts,
    logged: () => lines.join(''),
    mailIsDown: (down) => {
      isDown = down
    },
    post,
    call: (name, variables, token) =>
      post(
        `/graphql/${operationPaths[name]}`,
        JSON.stringify({ documentId: documentIdOf(name), variables }),
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      ),
    get: (path, headers = {}) => fetch(`${address}${path}`, { headers }),
  }
}
