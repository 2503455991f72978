import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestChecksumText, type CheckedCall } from '@lagoon/contract/wire/nuvei/checksums'
import { nuveiErrors } from '@lagoon/contract/wire/nuvei/nuvei'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import type { Call } from '../../server/serve.ts'

const CLOCKS_DIFFER_MS = 15 * 60 * 1_000

/** A call that was not carried out; answered with HTTP 200, as all are. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: keyof typeof nuveiErrors, reason: string) {
    super(reason)
    this.code = nuveiErrors[code]
  }
}

export interface Merchant {
  readonly merchantId: string
  readonly merchantSiteId: string
  readonly secret: string
}

const momentOfStamp = (stamp: string): number => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

/** How the calls of a merchant's server are read, checked and answered. */
export const merchantDoor = ({ merchantId, merchantSiteId, secret }: Merchant) => {
  const isOurs = (request: { merchantId: string; merchantSiteId: string }): void => {
    if (request.merchantId !== merchantId || request.merchantSiteId !== merchantSiteId) throw new Refusal('MERCHANT', 'Invalid merchant')
  }
  return {
    isOurs,
    checked: (call: CheckedCall, request: { merchantId: string; merchantSiteId: string; timeStamp: string; checksum: string }): void => {
      isOurs(request)
      const expected = createHash('sha256')
        .update(requestChecksumText(call, request, secret))
        .digest('hex')
      if (request.checksum !== expected) throw new Refusal('CHECKSUM', 'Invalid checksum')
      if (!(Math.abs(Date.now() - momentOfStamp(request.timeStamp)) <= CLOCKS_DIFFER_MS))
        throw new Refusal('TIME_STAMP', 'Invalid timestamp')
    },
    read: async <Shape extends v.GenericSchema>(request: IncomingMessage, shape: Shape): Promise<v.InferOutput<Shape>> => {
      const body = v.safeParse(shape, await readJson(request))
      if (!body.success) throw new Refusal('VALIDATION', `Invalid field ${v.getDotPath(body.issues[0]) ?? ''}`.trim())
      return body.output
    },
    /** Answers with what a call gives; with nothing more where it gives null and has answered by itself. */
    answering:
      (answer: (request: IncomingMessage, response: ServerResponse) => Promise<object | null>): Call =>
      async (request, response) => {
        try {
          const reply = await answer(request, response)
          if (reply) sendDone(response, reply)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          sendRefusal(response, error)
        }
      },
  }
}
export type MerchantDoor = ReturnType<typeof merchantDoor>

export const sendDone = (response: ServerResponse, reply: object): void =>
  sendJson(response, 200, { status: 'SUCCESS', errCode: 0, reason: '', ...reply })
export const sendRefusal = (response: ServerResponse, { code, message }: Refusal): void =>
  sendJson(response, 200, { status: 'ERROR', errCode: code, reason: message })
