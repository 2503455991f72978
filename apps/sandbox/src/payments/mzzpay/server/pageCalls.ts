import * as v from 'valibot'
import { isOwnPage } from '../../../http/ownPage.ts'
import { readJson, sendJson } from '../../../http/exchange.ts'
import { outcomes } from '../../outcomes.ts'
import type { Records } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import type { ChoiceReply, OrderView } from '../contract.ts'
import { choices } from './choices.ts'
import { standingOf, type Order } from './orders.ts'

const Choice = v.object({ order: v.string(), outcome: v.picklist(outcomes) })

/** The calls of the page on which the player pays. */
export const pageCalls = (orders: Records<Order>, origin: string): Readonly<Record<string, Call>> => {
  const view: Call = (_, response, { searchParams }) => {
    const order = orders.get(searchParams.get('order') ?? '')
    if (!order) return sendJson(response, 404, { message: 'We couldn’t find this order.' })
    const { description, amount, currency, returnUrl } = order.request
    const { status } = standingOf(order, Date.now(), origin)
    const answer: OrderView = { description, amount, currency, status, returnUrl, choices, wish: order.wish }
    sendJson(response, 200, answer)
  }
  const choose: Call = async (request, response) => {
    if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the page of the order may ask for this.' })
    const read = v.safeParse(Choice, await readJson(request))
    const order = read.success ? orders.get(read.output.order) : undefined
    if (!read.success || !order || !choices.outcomes.includes(read.output.outcome))
      return sendJson(response, 400, { message: 'We couldn’t find this order.' })
    const { outcome } = read.output
    if (standingOf(order, Date.now(), origin).status !== 'CREATED')
      return sendJson(response, 409, { message: 'This order can no longer be paid.' })
    // Whose window is closed may open it again: nothing was decided.
    if (outcome !== 'CLOSES') await orders.put({ ...order, chosen: { outcome, at: Date.now() } })
    const reply: ChoiceReply = { returnUrl: outcome === 'CLOSES' ? null : order.request.returnUrl }
    sendJson(response, 200, reply)
  }
  return { 'GET /api/order': view, 'POST /api/choice': choose }
}
