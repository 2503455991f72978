import { parseJson } from '@lagoon/contract/text/parseJson'
import {
  reviewAct,
  reviewPaths,
  reviewQuery,
  reviewsQuery,
  type ReviewRefusal,
  type ReviewReply,
  type ReviewsReply,
} from '@lagoon/contract/wire/operator/reviews'
import * as v from 'valibot'
import type { HttpRoute } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { signedRoute } from '../signedRoute.ts'
import { actOn } from './act.ts'
import { reviewsOf } from './list.ts'
import { reviewOf } from './one.ts'

const httpStatus: Readonly<Record<'OK' | ReviewRefusal, number>> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  WITHDRAWAL_NOT_FOUND: 404,
  NOT_NOW: 409,
  TAKEN_BY_ANOTHER: 409,
  SAME_REVIEWER: 409,
  INTERNAL: 500,
}

const read = <Schema extends v.GenericSchema>(schema: Schema, body: Buffer): v.InferOutput<Schema> | undefined => {
  const parsed = v.safeParse(schema, parseJson(body.toString('utf8')))
  return parsed.success ? parsed.output : undefined
}

/** The reviewers' calls, in the operator's name. */
export const reviewRoutes = (services: Services, secrets: ReadonlyMap<string, string>): HttpRoute[] => {
  const { kysely } = services.database
  const one = async (id: string): Promise<ReviewReply> => {
    const review = await reviewOf(kysely, id)
    return review ? { status: 'OK', review } : { status: 'WITHDRAWAL_NOT_FOUND' }
  }
  return [
    signedRoute(services, secrets, {
      path: reviewPaths.list,
      httpStatus,
      answer: async (body): Promise<ReviewsReply> => {
        const query = read(reviewsQuery, body)
        return query ? reviewsOf(kysely, query) : { status: 'BAD_REQUEST' }
      },
    }),
    signedRoute(services, secrets, {
      path: reviewPaths.one,
      httpStatus,
      answer: async (body): Promise<ReviewReply> => {
        const query = read(reviewQuery, body)
        return query ? one(query.id) : { status: 'BAD_REQUEST' }
      },
    }),
    signedRoute(services, secrets, {
      path: reviewPaths.act,
      httpStatus,
      answer: async (body): Promise<ReviewReply> => {
        const act = read(reviewAct, body)
        if (!act) return { status: 'BAD_REQUEST' }
        const done = await actOn(services, act)
        return done.ok ? one(act.id) : { status: done.error }
      },
    }),
  ]
}
