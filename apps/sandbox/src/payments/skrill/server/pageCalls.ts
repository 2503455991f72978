import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import { isOwnPage } from '../../../http/ownPage.ts'
import { noticeWays, offers, outcomes } from '../../outcomes.ts'
import type { Records } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import type { ChoiceReply, SessionView } from '../contract.ts'
import { choices } from './choices.ts'
import type { Session } from './transactions.ts'
import type { Wallet } from './wallet.ts'

const Choice = v.object({ sid: v.string(), outcome: v.picklist(outcomes), notice: v.picklist(noticeWays) })

const stateOf = ({ transaction, endsAt }: Session): SessionView['state'] => (transaction ? 'DONE' : endsAt <= Date.now() ? 'ENDED' : 'OPEN')

/** The calls of the page on which the player pays. */
export const pageCalls = (sessions: Records<Session>, wallet: Wallet): Readonly<Record<string, Call>> => {
  const view: Call = (_, response, { searchParams }) => {
    const session = sessions.get(searchParams.get('sid') ?? '')
    if (!session) return sendJson(response, 404, { message: 'We couldn’t find this session.' })
    const { amount, currency, detail1_text: title = '', pay_from_email: email = '', return_url: returnUrl } = session.request
    const answer: SessionView = { title, amount, currency, email, state: stateOf(session), returnUrl, choices, wish: session.wish }
    sendJson(response, 200, answer)
  }
  const choose: Call = async (request, response) => {
    if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the page of the session may ask for this.' })
    const read = v.safeParse(Choice, await readJson(request))
    const session = read.success ? sessions.get(read.output.sid) : undefined
    if (!read.success || !session || !offers(choices, { ...read.output, start: 'ANSWERS' }))
      return sendJson(response, 400, { message: 'We couldn’t find this session.' })
    const { outcome, notice } = read.output
    if (stateOf(session) !== 'OPEN' || !(await wallet.pay(session, outcome, notice)))
      return sendJson(response, 409, { message: 'This session can no longer be paid.' })
    const { return_url, cancel_url } = session.request
    const reply: ChoiceReply = { returnUrl: outcome === 'CLOSES' ? null : outcome === 'CANCELS' ? cancel_url : return_url }
    sendJson(response, 200, reply)
  }
  return { 'GET /api/session': view, 'POST /api/choice': choose }
}
