import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import {
  mzzpayCancelRequest,
  mzzpayOrderRequest,
  mzzpayPaths,
  type MzzpayError,
  type MzzpayOrderRequest,
} from '@lagoon/contract/wire/mzzpay/mzzpay'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import type { Wish } from '../../outcomes.ts'
import { bearerGuard } from '../../server/bearerGuard.ts'
import type { Records } from '../../server/records.ts'
import type { Call } from '../../server/serve.ts'
import { answerStart } from '../../server/startWays.ts'
import { OPEN_MS, SPOILT_MS, standingOf, type Order } from './orders.ts'

const httpOf: Readonly<Record<MzzpayError, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  ORDER_REUSED: 409,
  NOT_CANCELLABLE: 409,
  INTERNAL: 500,
}
const refuse = (response: ServerResponse, error: MzzpayError): void => sendJson(response, httpOf[error], { error })

export interface MerchantCallsOptions {
  readonly orders: Records<Order>
  readonly origin: string
  readonly secret: string
  /** The number of the one merchant that it has. */
  readonly merchant: string
  /** What is to happen to an order that is made now. */
  readonly takeWish: () => Wish
}

export interface MerchantCalls {
  readonly calls: Readonly<Record<string, Call>>
  /** Cuts the calls that are never answered. */
  readonly stop: () => void
}

/** The calls of the merchant's server. */
export const merchantCalls = ({ orders, origin, secret, merchant, takeWish }: MerchantCallsOptions): MerchantCalls => {
  const unanswered = new Set<ServerResponse>()
  const orderOf = (orderId: string | null) => orders.all().find(({ request }) => request.orderId === orderId)
  const send = (response: ServerResponse, status: number, order: Order): void =>
    sendJson(response, status, standingOf(order, Date.now(), origin))

  const make = async (request: MzzpayOrderRequest, wish: Wish): Promise<Order> => {
    const createdAt = Date.now()
    const id = randomBytes(12).toString('hex')
    const nothing = { chosen: null, cancelledAt: null, refund: null, dispute: null }
    const order: Order = { id, request, createdAt, expiresAt: createdAt + OPEN_MS, wish, ...nothing }
    await orders.put(order)
    return order
  }

  const create: Call = async (request, response) => {
    const read = v.safeParse(mzzpayOrderRequest, await readJson(request))
    if (!read.success || read.output.merchant !== merchant) return refuse(response, 'BAD_REQUEST')
    const known = orderOf(read.output.orderId)
    if (known) {
      const isSameOrder = JSON.stringify(known.request) === JSON.stringify(read.output)
      return isSameOrder ? send(response, 200, known) : refuse(response, 'ORDER_REUSED')
    }
    const wish = takeWish()
    return answerStart(
      wish.start,
      response,
      () => make(read.output, wish),
      (order) => send(response, 201, order),
    )
  }

  /** Answers with a status that cannot be used, or not at all, where that was chosen on the page. */
  const answerSpoilt = (response: ServerResponse, order: Order): boolean => {
    if (!order.chosen) return false
    const isOver = Date.now() > order.chosen.at + SPOILT_MS
    switch (order.chosen.outcome) {
      case 'STATUS_SILENT':
        unanswered.add(response)
        response.once('close', () => unanswered.delete(response))
        return true
      case 'STATUS_NONSENSE':
        if (isOver) return false
        sendJson(response, 200, { ...standingOf(order, Date.now(), origin), status: 'SOMEWHAT_PAID' })
        return true
      case 'STATUS_OF_ANOTHER': {
        if (isOver) return false
        const other = standingOf(order, Date.now(), origin)
        sendJson(response, 200, { ...other, id: `other-${other.id}`, orderId: `other-${other.orderId}` })
        return true
      }
      default:
        return false
    }
  }

  const read: Call = (_, response, { searchParams }) => {
    const order = orders.get(searchParams.get('id') ?? '') ?? orderOf(searchParams.get('orderId'))
    if (!order) return refuse(response, 'NOT_FOUND')
    if (!answerSpoilt(response, order)) send(response, 200, order)
  }

  const cancel: Call = async (request, response) => {
    const asked = v.safeParse(mzzpayCancelRequest, await readJson(request))
    if (!asked.success) return refuse(response, 'BAD_REQUEST')
    const order = orders.get(asked.output.id)
    if (!order) return refuse(response, 'NOT_FOUND')
    const { status } = standingOf(order, Date.now(), origin)
    if (status === 'CANCELLED' || status === 'EXPIRED') return send(response, 200, order)
    if (status !== 'CREATED') return refuse(response, 'NOT_CANCELLABLE')
    const cancelled = { ...order, cancelledAt: Date.now() }
    await orders.put(cancelled)
    send(response, 200, cancelled)
  }

  const guarded = bearerGuard(secret, (response) => refuse(response, 'UNAUTHORIZED'))
  return {
    calls: {
      [`POST ${mzzpayPaths.orders}`]: guarded(create),
      [`GET ${mzzpayPaths.orders}`]: guarded(read),
      [`POST ${mzzpayPaths.cancel}`]: guarded(cancel),
    },
    stop: () => {
      for (const response of unanswered) response.destroy()
    },
  }
}
