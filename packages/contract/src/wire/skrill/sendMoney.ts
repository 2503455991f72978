import * as v from 'valibot'
import { webAddress, wireText } from '../fields.ts'
import { skrillSid } from './skrill.ts'

/**
 * Skrill's send money, by which a merchant pays to an email (https://docs.paysafe.com/docs/digital-wallets/api-mqi): two forms, each
 * answered with XML. A payout is prepared, which gives it a session, and the session is transferred, once. docs/payments/skrill.md.
 */
export const SEND_MONEY_PATH = '/app/pay.pl'

/** How a payout stands, by the number; texts beside it contradict it at times. A number that is not here is kept out of every decision. */
export const skrillPayoutStatuses = {
  PROCESSED: '2',
  /** The recipient has no account yet, and may never take it. */
  SCHEDULED: '1',
  PENDING: '0',
  /** Nobody claimed it in time. */
  CANCELLED: '-1',
  FAILED: '-2',
  RETURNED: '-4',
} as const
export type SkrillPayoutStatus = (typeof skrillPayoutStatuses)[keyof typeof skrillPayoutStatuses]

const field = wireText(300)
const signedIn = {
  email: field,
  /** Lower-case hex MD5 of the API password. */
  password: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
}

export const prepareTransfer = v.object({
  action: v.literal('prepare'),
  ...signedIn,
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,2})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  bnf_email: wireText(254),
  subject: wireText(250),
  note: wireText(2_000),
  /** The merchant's id of the payout, which is paid once. */
  frn_trn_id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
  /** Where it is posted how the payout stands. Not proven; an account may have one address for all instead. */
  status_url: v.optional(webAddress),
})
export type PrepareTransfer = v.InferOutput<typeof prepareTransfer>

export const executeTransfer = v.object({ action: v.literal('transfer'), sid: skrillSid })
export type ExecuteTransfer = v.InferOutput<typeof executeTransfer>

export const transferred = v.object({
  amount: field,
  currency: field,
  id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  status: v.pipe(v.string(), v.regex(/^-?\d{1,3}$/)),
  status_msg: v.optional(field),
})
export type Transferred = v.InferOutput<typeof transferred>

/** What Skrill answers. */
export type TransferAnswer =
  | { readonly kind: 'SESSION'; readonly sid: string }
  | { readonly kind: 'TRANSFER'; readonly transfer: Transferred }
  /** A code such as `BALANCE_NOT_ENOUGH`. */
  | { readonly kind: 'ERROR'; readonly code: string }

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity).trim()

/** The text of an element that stands once and holds no other; null for any other. */
const textOf = (xml: string, name: string): string | null => {
  const parts = xml.split(`<${name}>`)
  const [text, rest] = parts.length === 2 ? (parts[1] ?? '').split(`</${name}>`) : []
  return text === undefined || rest === undefined || /[<\0]/.test(text) ? null : plain(text)
}

const innerOf = (xml: string, name: string): string | null => new RegExp(`^<${name}>([\\s\\S]*)</${name}>$`).exec(xml.trim())?.[1] ?? null

/** Reads an answer; null for one that is none of the three: then nothing is known. */
export const readTransferAnswer = (text: string): TransferAnswer | null => {
  const inner = innerOf(text.trim().replace(/^<\?xml[^>]*\?>/, ''), 'response')
  if (inner === null) return null
  const error = innerOf(inner, 'error')
  if (error !== null) {
    const code = textOf(error, 'error_msg')
    return code !== null && /^[A-Z_]{3,64}$/.test(code) ? { kind: 'ERROR', code } : null
  }
  const transaction = innerOf(inner, 'transaction')
  if (transaction !== null) {
    const fields = Object.keys(transferred.entries).map((name) => [name, textOf(transaction, name) ?? undefined])
    const read = v.safeParse(transferred, Object.fromEntries(fields))
    return read.success ? { kind: 'TRANSFER', transfer: read.output } : null
  }
  const sid = v.safeParse(skrillSid, textOf(inner, 'sid'))
  return sid.success ? { kind: 'SESSION', sid: sid.output } : null
}

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;')
const element = (name: string, inner: string): string => `<${name}>${inner}</${name}>`
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An answer as Skrill writes it. */
export const transferAnswerText = (answer: TransferAnswer): string => {
  switch (answer.kind) {
    case 'SESSION':
      return HEAD + element('response', element('sid', answer.sid))
    case 'ERROR':
      return HEAD + element('response', element('error', element('error_msg', answer.code)))
    case 'TRANSFER': {
      const fields = Object.entries(answer.transfer).map(([name, text]) => element(name, escaped(String(text))))
      return HEAD + element('response', element('transaction', fields.join('')))
    }
  }
}
