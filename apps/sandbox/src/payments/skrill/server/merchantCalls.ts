import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import {
  readForm,
  SKRILL_SESSION_SECONDS,
  skrillPaths,
  skrillQuery,
  skrillQueryCodes,
  skrillSessionRequest,
  type SkrillSessionRequest,
} from '@lagoon/contract/wire/skrill/skrill'
import * as v from 'valibot'
import { readText } from '../../../http/exchange.ts'
import type { Wish } from '../../outcomes.ts'
import type { Records } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import { answerStart } from '../../server/startWays.ts'
import type { SendMoney } from './sendMoney.ts'
import { passwordDigest, signedForm } from './signing.ts'
import { reportOf, standing, type Session } from './transactions.ts'
import type { Wallet } from './wallet.ts'

export const sendPlain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

const wordsOf: Readonly<Record<keyof typeof skrillQueryCodes, string>> = {
  OK: 'OK',
  CANNOT_LOGIN: 'Cannot login',
  UNKNOWN_ACTION: 'Unknown action',
  NOT_FOUND: 'Transaction not found',
  MISSING_PARAMETER: 'Missing parameter',
  ILLEGAL_PARAMETER: 'Illegal parameter value',
}

export interface MerchantCallsOptions {
  readonly sessions: Records<Session>
  readonly wallet: Wallet
  readonly merchant: { readonly merchantId: string; readonly payToEmail: string; readonly secretWord: string; readonly apiPassword: string }
  /** What is to happen to a session that is prepared now. */
  readonly takeWish: () => Wish
  readonly sendMoney: Pick<SendMoney, 'report'>
}

/** The calls of the merchant's server. */
export const merchantCalls = ({
  sessions,
  wallet,
  merchant,
  takeWish,
  sendMoney,
}: MerchantCallsOptions): Readonly<Record<string, Call>> => {
  const make = async (request: SkrillSessionRequest, wish: Wish): Promise<Session> => {
    const preparedAt = Date.now()
    const id = randomBytes(16).toString('hex')
    const session: Session = { id, request, preparedAt, endsAt: preparedAt + SKRILL_SESSION_SECONDS * 1_000, wish, transaction: null }
    await sessions.put(session)
    return session
  }
  const prepare: Call = async (request, response) => {
    const read = v.safeParse(skrillSessionRequest, readForm(await readText(request)))
    if (!read.success || read.output.pay_to_email !== merchant.payToEmail) return sendPlain(response, 400, 'BAD_REQUEST')
    const wish = takeWish()
    return answerStart(
      wish.start,
      response,
      () => make(read.output, wish),
      ({ id }) => sendPlain(response, 200, id),
    )
  }

  const answer = (response: ServerResponse, word: keyof typeof skrillQueryCodes, fields = ''): void =>
    sendPlain(response, 200, `${skrillQueryCodes[word]}\t\t${wordsOf[word]}\n${fields}`)
  const query: Call = async (request, response) => {
    const form = readForm(await readText(request)) ?? {}
    const read = v.safeParse(skrillQuery, form)
    if (!read.success) return answer(response, form['action'] === 'status_trn' ? 'MISSING_PARAMETER' : 'UNKNOWN_ACTION')
    const { email, password, trn_id } = read.output
    if (email !== merchant.payToEmail || password !== passwordDigest(merchant.apiPassword)) return answer(response, 'CANNOT_LOGIN')
    if (sendMoney.report(response, trn_id, (report) => answer(response, 'OK', signedForm(report, merchant.secretWord)))) return
    const session = wallet.find(trn_id)
    const change = session?.transaction && standing(session.transaction, Date.now())
    if (!session?.transaction || !change) return answer(response, 'NOT_FOUND')
    answer(response, 'OK', signedForm(reportOf(session, session.transaction, change, merchant.merchantId), merchant.secretWord))
  }
  return { [`POST ${skrillPaths.prepare}`]: prepare, [`POST ${skrillPaths.query}`]: query }
}
