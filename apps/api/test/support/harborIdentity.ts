import { randomUUID } from 'node:crypto'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { IdentityOrder, IdentityProtocol, IdentityReading } from '../../src/identity/protocol.ts'
import { HARBOR_SECRET, harborHeaders, harborRead, harborVerify } from './harbor.ts'

/** A reading as JSON has it: the instant as text. */
type SaidReading = Omit<IdentityReading, 'at'> & { readonly at: string }
const readingOf = (said: SaidReading): IdentityReading => ({ ...said, at: new Date(said.at) }) as IdentityReading

/** What a test has Harbor say: the rest is empty. */
export type Says = Partial<IdentityReading> & Pick<IdentityReading, 'word'> & { readonly [more: string]: unknown }

const UNASKED = { attempts: null, documentBirthDate: null, documentHash: null } as const

/** An identity provider of the tests in this process: it keeps books by reference, and answers by them. */
export interface HarborIdentity {
  readonly party: Party
  readonly protocol: IdentityProtocol
  /** What it was asked to open, in the order of asking. */
  readonly opened: readonly IdentityOrder[]
  /** How often it was asked how somebody stands. */
  asked: number
  /** While it is set every call rejects. */
  isDown: boolean
  /** Runs before a status call answers. */
  beforeAnswer: () => Promise<void>
  /** What it says of a person from now on when it is asked. */
  readonly says: (reference: string, said: Says) => IdentityReading
  /** A notice of a reading: its body and its headers. It may name another person than the reference's. */
  readonly notice: (
    reference: string,
    reading: IdentityReading | { readonly level: VerificationLevel; readonly ask: true },
    more?: { readonly eventId?: string; readonly applicantId?: string },
  ) => Notice
}
export interface Notice {
  readonly body: string
  readonly headers: Record<string, string>
}

export const applicantOf = (reference: string): string => `a-${reference}`

export const harborIdentity = (id = 'harbor-id'): HarborIdentity => {
  const books = new Map<string, IdentityReading>()
  const opened: IdentityOrder[] = []
  const list = JSON.stringify([{ id, protocol: 'harbor', origin: 'https://id.harbor.test', secret: HARBOR_SECRET }])
  const parties = readParties('IDENTITY', list, ['harbor'], {})
  if (!parties.ok || !parties.value[0]) throw new Error('the settings of Harbor are refused')
  const call = async (): Promise<void> => {
    if (harbor.isDown) throw new Error('connect ECONNREFUSED')
  }
  const protocol: IdentityProtocol = {
    open: async (_party, order) => {
      await call()
      opened.push(order)
      return {
        applicantId: applicantOf(order.reference),
        accessToken: `token-${opened.length}`,
        expiresAt: new Date(Date.now() + 600_000),
        frameUrl: 'https://id.harbor.test/frame',
      }
    },
    read: async (_party, { applicantId, level }) => {
      harbor.asked += 1
      await call()
      const reading = books.get(`${applicantId} ${level}`)
      await harbor.beforeAnswer()
      return reading ? { ...reading, applicantId, reference: applicantId.slice(2) } : null
    },
    notices: {
      verify: (party, webhook) => harborVerify(party.secret)(webhook),
      read: (_party, body) => harborRead(body),
      say: (_party, { body }) => {
        const { of, said } = parseJson(body.toString()) as {
          of: { applicantId: string; reference: string }
          said: SaidReading | { level: VerificationLevel; ask: true }
        }
        return 'ask' in said ? { of, ...said } : { of, reading: readingOf(said) }
      },
    },
    browserAccess: ({ origin }) => ({ name: 'Harbor', origin, clientKeys: { id: 'id-key', addressProof: 'address-key' } }),
  }
  const harbor: HarborIdentity = {
    party: parties.value[0],
    protocol,
    opened,
    asked: 0,
    isDown: false,
    beforeAnswer: async () => undefined,
    says: (reference, said) => {
      const reading = { level: 'IDENTITY', at: new Date(), ...UNASKED, ...said } as IdentityReading
      books.set(`${applicantOf(reference)} ${reading.level}`, reading)
      return reading
    },
    notice: (reference, said, { eventId = randomUUID(), applicantId = applicantOf(reference) } = {}) => {
      const at = 'ask' in said ? new Date() : said.at
      const body = JSON.stringify({ id: eventId, subject: reference, at, of: { applicantId, reference }, said })
      return { body, headers: harborHeaders(body) }
    },
  }
  return harbor
}
